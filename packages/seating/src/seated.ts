import { type Field, type Round, seatsIn } from './field.ts';
import type { Random } from './random.ts';
import { numbered } from './table-numbers.ts';
import { WindCounts, withWinds } from './winds.ts';

/** Turns groups of players into rounds: gives the tables numbers, and the players winds. */
export function seated(
  field: Field,
  rounds: readonly (readonly (readonly number[])[])[],
  byes: readonly (readonly number[])[],
  random: Random,
): Round[] {
  const { players, played = [], stays = [] } = field;
  const past = played.map(({ tables }) => tables);
  const tables = numbered(rounds, { players, played: past, stays }, random);
  return inWinds(field, tables).map((round, r) => ({ tables: round, byes: byes[r] ?? [] }));
}

/** How often to go through all tables, at most. */
const SWEEPS = 12;

/** If rounds have been played, the colouring is only a start: reorder one table after another until that improves nothing. */
function inWinds(
  { players, played = [], ...field }: Field,
  rounds: readonly (readonly (readonly number[])[])[],
): (readonly number[])[][] {
  const seats = seatsIn({ players, ...field });
  const coloured: (readonly number[])[][] = withWinds(rounds, seats);
  if (played.length === 0) return coloured;
  const winds = new WindCounts(players, seats);
  for (const table of [...played.flatMap(({ tables }) => tables), ...coloured.flat()]) winds.add(table);
  for (let sweep = 0, isBetter = true; sweep < SWEEPS && isBetter; sweep++) {
    isBetter = false;
    for (const round of coloured) {
      round.forEach((table, at) => {
        winds.add(table, -1);
        const best = winds.best(table);
        winds.add(best);
        isBetter ||= best !== table;
        round[at] = best;
      });
    }
  }
  return coloured;
}
