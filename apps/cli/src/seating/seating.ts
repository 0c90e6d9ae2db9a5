import { randomBytes } from 'node:crypto';

import { BYTE_ORDER_MARK, type Locale, csvLine, seatingWordsOf } from '@tenbo/i18n';
import { type Round, certify, drawNumbers, writeSeating } from '@tenbo/seating';
import type { Command } from 'commander';

import { carryOut, wrongCommand } from '../output/refusal.ts';
import { printAsIs, printError, printJson } from '../output/output.ts';
import { printDraw, printSeating, saidAway } from './print-seating.ts';
import { Players, STDIN, playersIn } from './files.ts';
import { type Plan, type SeatingOptions, planOf } from './plan.ts';
import { terminalOf } from '../output/terminal.ts';

/** The version of the JSON documents. Increase it if a field changes its meaning or is removed. */
const VERSION = 1;

/** Seats a tournament, rates a plan, or draws numbers. */
export async function seating(options: SeatingOptions, command: Command): Promise<void> {
  await carryOut(options, command, async (locale) => {
    heed(options);
    const players = options.names === undefined ? new Players(Number(options.players)) : await playersIn(options.names);
    const seed = options.seed ?? randomBytes(5).toString('hex');
    const answer = options.draw
      ? drawn(players, seed, options, locale)
      : planned(await planOf(options, players, seed), players, options, locale);
    // Without the seed nobody could repeat the draw. Text and JSON already contain it.
    if (options.csv && options.seed === undefined && options.check === undefined)
      printError(`${seatingWordsOf(locale).seed(seed)}\n`);
    return answer;
  });
}

/** Refuses options that need another one, and one stream used as two files. */
function heed(options: SeatingOptions): void {
  const { players, names, rounds, swiss, repair, after, check, draw, teams, played } = options;
  const needs = (option: string, needed: string) => wrongCommand({ code: 'optionNeeds', option, needs: needed });
  if (draw && names === undefined) throw needs('--draw', '--names');
  if (players === undefined && names === undefined) throw needs('tenbo seating', '--players');
  if (after !== undefined && repair === undefined) throw needs('--after', '--repair');
  const isOwn = !draw && swiss === undefined && repair === undefined && check === undefined;
  if (isOwn && rounds === undefined) throw needs('tenbo seating', '--rounds');
  const streams = [names, teams, played, swiss, repair, check].filter((file) => file === STDIN);
  if (streams.length > 1) throw wrongCommand({ code: 'sameFile', file: STDIN });
}

/** The names in the order drawn, unless this has printed them already. */
function drawn({ names: listed }: Players, seed: string, { json, csv }: SeatingOptions, locale: Locale): string | undefined {
  const names = drawNumbers(listed, seed);
  if (json) printJson({ version: VERSION, seed, names });
  else if (csv) printAsIs(BYTE_ORDER_MARK + ['name', ...names].map((name) => csvLine([name])).join(''));
  else return printDraw(names, seed, locale, terminalOf(process.stdout));
  return undefined;
}

/** The plan and its quality, unless this has printed them already. */
function planned(plan: Plan, players: Players, { json, csv }: SeatingOptions, locale: Locale): string | undefined {
  for (const line of saidAway(plan, players, locale)) printError(`${line}\n`);
  if (json) printJson(documentOf(plan, players));
  else if (csv) printAsIs(csvOf(plan, players));
  else return printSeating(plan, players, locale, terminalOf(process.stdout));
  return undefined;
}

/** All rounds, so that the next ones can be planned from the same file. */
function allRounds({ field, rounds }: Plan): readonly Round[] {
  return [...(field.played ?? []), ...rounds];
}

/** Rounds in the format of `writeSeating`, with names instead of numbers if there are any. */
function csvOf(plan: Plan, players: Players): string {
  const text = writeSeating(allRounds(plan), plan.field.seats);
  if (players.names.length === 0) return text;
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const named = rows.map(([round = '', table = '', ...seats]) => [
    Number(round),
    Number(table) || table,
    ...seats.map((number) => (number === '' ? '' : players.nameOf(Number(number) - 1))),
  ]);
  return BYTE_ORDER_MARK + [head, ...named].map(csvLine).join('');
}

/** A plan as data. Players are counted from 1, as everywhere on the command line. */
function documentOf(plan: Plan, players: Players): object {
  const { method, seed, field, rounds, changed } = plan;
  const fromOne = (list: readonly number[]) => list.map((player) => player + 1);
  return {
    version: VERSION,
    method,
    seed,
    seats: field.seats,
    players: players.count,
    ...(players.names.length > 0 && { names: players.names }),
    played: field.played?.length,
    changed,
    rounds: allRounds(plan).map(({ tables, byes }) => ({ tables: tables.map(fromOne), byes: fromOne(byes) })),
    certificate: certify(field, rounds),
  };
}
