// Past results as the acts that enter them.
import type { RuleSet, Seat } from '@tenbo/engine';
import { settleMatch } from '@tenbo/ledger';
import type { ResultRow } from '@tenbo/records';
import { type Act, type RoundSeated, type SeatedTable, type Tournament, checkAct, withAct } from '@tenbo/tournament';

import { nameKey } from './pasted.ts';
import type { RowFault } from './results-file.ts';

/** A person whose name must reach the server before they can be entered. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The acts an organiser would have done to enter past results by hand. */
export interface ResultActs {
  /** In order. Do them together, and only if there is no fault. */
  readonly acts: readonly Act[];
  readonly fresh: readonly Person[];
  /** How many of the named people already take part. */
  readonly known: number;
  /** The rounds with their new numbers; none if there are no rows. */
  readonly rounds: readonly number[];
  readonly tables: number;
  /** How many of these tables the event already has, with the same players and points. */
  readonly repeated: number;
  readonly faults: readonly RowFault[];
}

/**
 * Turns past results into acts. The rounds follow those of the tournament, in the order of the file. A faulty table is left out while the rest is checked,
 * so that one pass finds every faulty line.
 *
 * @param nameOf the names of those who take part
 * @param newId returns an id not yet in use
 */
export function resultActs(
  rows: readonly ResultRow[],
  tournament: Tournament,
  nameOf: (player: string) => string,
  newId: () => string,
): ResultActs {
  const people = peopleIn(rows, tournament, nameOf, newId);
  const faults = [...people.faults];
  const acts: Act[] = [];
  let state = tournament;
  const act = (...more: readonly Act[]) => {
    for (const one of more) {
      acts.push(one);
      state = withAct(state, { id: `imported-${acts.length}`, at: '', act: one }) ?? state;
    }
  };
  act(...people.entered);
  const before = tournament.rounds.length;
  let tables = 0;
  let repeated = 0;
  const byRound = [...Map.groupBy(rows, ({ round }) => round)].toSorted(([one], [other]) => one - other);
  for (const [i, [, ofRound]] of byRound.entries()) {
    const read = roundOf(before + i + 1, ofRound, state, people.idOf);
    faults.push(...read.faults);
    if (!read.isSeatable) break;
    act(...read.acts);
    tables += read.tables.length;
    repeated += read.tables.filter(({ players, scores }) => isEntered(tournament, players, scores)).length;
  }
  return {
    acts,
    fresh: people.fresh,
    known: people.known,
    rounds: byRound.map((_, i) => before + i + 1),
    tables,
    repeated,
    faults: faults.toSorted((one, other) => one.line - other.line),
  };
}

/** The people named in the file: those who already take part, and new ones. */
function peopleIn(rows: readonly ResultRow[], { players }: Tournament, nameOf: (player: string) => string, newId: () => string) {
  const ids = new Map(players.map(({ player }) => [nameKey(nameOf(player)), player]));
  const teams = new Map(players.map(({ player, team }) => [player, team ?? '']));
  const fresh: Person[] = [];
  const faults: RowFault[] = [];
  for (const { line, player: name, team } of rows) {
    const key = nameKey(name);
    const known = ids.get(key);
    if (known === undefined) {
      const person = { id: newId(), name };
      fresh.push(person);
      ids.set(key, person.id);
      teams.set(person.id, team);
      continue;
    }
    const isNew = fresh.some(({ id }) => id === known);
    const own = teams.get(known) ?? '';
    if (isNew && own === '') teams.set(known, team);
    else if (team !== '' && team !== own) faults.push({ line, why: 'otherTeam', name, team: own });
  }
  const entered = fresh.map(({ id }): Act => {
    const team = teams.get(id) ?? '';
    return { type: 'playerEntered', player: id, ...(team !== '' && { team }) };
  });
  const idOf = (name: string) => ids.get(nameKey(name)) ?? '';
  const named = new Set(rows.map(({ player }) => idOf(player)));
  return { fresh, faults, entered, idOf, known: named.size - fresh.length };
}

interface ReadTable extends SeatedTable {
  readonly line: number;
  readonly scores: readonly number[];
  readonly sticks: readonly Seat[];
}

interface ReadRound {
  readonly acts: readonly Act[];
  readonly tables: readonly ReadTable[];
  readonly faults: readonly RowFault[];
  /** Whether the tournament can seat the round now. If not, it cannot seat a later one either. */
  readonly isSeatable: boolean;
}

function roundOf(round: number, rows: readonly ResultRow[], state: Tournament, idOf: (name: string) => string): ReadRound {
  const faults: RowFault[] = [];
  const [good, byes]: [ReadTable[], string[]] = [[], []];
  const seating = (tables: readonly ReadTable[], out: readonly string[]): RoundSeated => ({
    type: 'roundSeated',
    round,
    tables: tables.map(({ table, players }) => ({ table, players })),
    byes: out,
    method: 'prescribed',
  });
  const entering = ({ table, scores, sticks }: ReadTable): Act => ({
    type: 'resultEntered',
    round,
    table,
    scores,
    ...(sticks.length > 0 && { sticks }),
  });
  const refusal = checkAct(state, seating([], []));
  if (refusal)
    return { acts: [], tables: [], faults: [{ line: rows[0]?.line ?? 1, why: 'refused', error: refusal }], isSeatable: false };
  const byTable = Map.groupBy(
    rows.filter(({ table }) => table !== undefined),
    ({ table }) => table ?? 0,
  );
  for (const [number, some] of byTable) {
    const table = tableOf(number, some, idOf);
    if ('why' in table) {
      faults.push(table);
      continue;
    }
    const trial = seating([...good, table], []);
    const error = checkAct(state, trial) ?? checkAct(withAct(state, { id: 'trial', at: '', act: trial }), entering(table));
    if (error) faults.push({ line: table.line, why: 'refused', error });
    else {
      faults.push(...otherTotals(some, table, state.plan.rules, idOf));
      good.push(table);
    }
  }
  for (const { line, player, penalty, total } of rows.filter(({ table }) => table === undefined)) {
    if (penalty !== 0) {
      if (total !== undefined && total !== penalty) faults.push({ line, why: 'otherTotal', total, expected: penalty });
      continue;
    }
    const error = checkAct(state, seating(good, [...byes, idOf(player)]));
    if (error) faults.push({ line, why: 'refused', error });
    else byes.push(idOf(player));
  }
  const penalties = rows
    .filter(({ penalty }) => penalty !== 0)
    .map(({ player, penalty }): Act => ({ type: 'penaltyGiven', round, player: idOf(player), total: penalty }));
  return {
    // Also in free play: an imported table that stayed open would look as if it were in use.
    acts: [seating(good, byes), ...good.map(entering), ...penalties, { type: 'roundClosed', round }],
    tables: good,
    faults,
    isSeatable: true,
  };
}

/** A table's rows in the order of their seats; without seats, in the order of the file. */
function tableOf(table: number, rows: readonly ResultRow[], idOf: (name: string) => string): ReadTable | RowFault {
  const line = rows[0]?.line ?? 1;
  if (rows.some(({ points }) => points === undefined)) return { line, why: 'noPoints' };
  const seats = rows.flatMap(({ seat }) => seat ?? []);
  const isWhole = seats.length === rows.length && seats.toSorted((one, other) => one - other).every((seat, i) => seat === i);
  if (seats.length > 0 && !isWhole) return { line, why: 'badSeats', table };
  const seated = rows.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
  return {
    line,
    table,
    players: seated.map(({ player }) => idOf(player)),
    scores: seated.map(({ points }) => points ?? 0),
    sticks: seated.flatMap(({ sticks }, seat) => Array.from({ length: sticks }, () => seat as Seat)),
  };
}

/** Rows whose total differs from what the event's rules give: they were played under other rules. */
function otherTotals(
  rows: readonly ResultRow[],
  { scores, sticks, players }: ReadTable,
  rules: RuleSet,
  idOf: (name: string) => string,
): readonly RowFault[] {
  const settled = settleMatch({ scores, sticks }, rules);
  return rows.flatMap(({ line, player, penalty, total }) => {
    const seat = players.indexOf(idOf(player));
    const expected = (settled.find((one) => one.seat === seat)?.total ?? 0) + penalty;
    return total === undefined || Math.abs(total - expected) < 1 ? [] : [{ line, why: 'otherTotal', total, expected }];
  });
}

function isEntered({ rounds }: Tournament, players: readonly string[], scores: readonly number[]): boolean {
  return rounds.some(({ tables }) =>
    tables.some(
      (one) =>
        one.players.length === players.length &&
        one.players.every((player, seat) => player === players[seat] && one.entered?.scores[seat] === scores[seat]),
    ),
  );
}
