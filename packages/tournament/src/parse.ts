import {
  type Result,
  type RulesError,
  err,
  excerpt,
  excerptOf,
  firstErrors,
  isBlank,
  ok,
  parseRules,
  unseenIn,
} from '@tenbo/engine';
import { type LogError, TIE_BREAKS } from '@tenbo/ledger';
import * as v from 'valibot';

import { type Act, type TournamentEntry, TOURNAMENT_VERSION } from './acts.ts';

const MOST_PLAYERS = 2_000;

/** An id that can be part of an address. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, '1–40 letters, digits, - and _'));
const text = v.pipe(
  v.string(),
  v.minLength(1, '1–100 letters'),
  v.maxLength(100, '1–100 letters'),
  v.check((one) => one === '' || (!isBlank(one) && unseenIn(one) === undefined), '1–100 letters'),
);
const time = v.pipe(v.string(), v.isoTimestamp('2026-11-22T18:30:00Z'));
const ordinal = v.pipe(v.number(), v.integer('1, 2, …'), v.minValue(1, '1, 2, …'), v.maxValue(9_999, 'at most 9999'));
const minutes = v.pipe(
  v.number(),
  v.integer('…, -1, 0, 1, …'),
  v.minValue(-1_000, 'at least -1000'),
  v.maxValue(1_000, 'at most 1000'),
);
const points = v.pipe(
  v.number(),
  v.integer('…, -100, 0, 100, …'),
  v.minValue(-10_000_000, 'at least -10000000'),
  v.maxValue(10_000_000, 'at most 10000000'),
);
const seat = v.picklist([0, 1, 2, 3]);
const ids = v.pipe(v.array(id), v.maxLength(MOST_PLAYERS, `at most ${MOST_PLAYERS}`));
const part = v.pipe(v.number(), v.minValue(0, '0 to 1'), v.maxValue(1, '0 to 1'));

const cut = v.strictObject({ after: ordinal, advance: ordinal, keep: v.union([part, v.array(points)]) });
const cuts = v.pipe(
  v.array(cut),
  v.check((list) => list.every(({ after }, i) => after > (list[i - 1]?.after ?? 0)), 'in the order of their rounds'),
);

const plan = v.strictObject({
  title: text,
  rules: v.unknown(),
  isFree: v.exactOptional(v.literal(true)),
  standings: v.strictObject({
    ties: v.array(v.picklist(TIE_BREAKS)),
    cuts: v.exactOptional(cuts),
    best: v.exactOptional(ordinal),
  }),
  rounds: v.exactOptional(ordinal),
  minutes: v.exactOptional(v.pipe(minutes, v.minValue(1, '1, 2, …'))),
  callsTime: v.exactOptional(v.literal(true)),
  bye: v.union([points, v.literal('average')]),
  substitute: v.exactOptional(points),
  tablesCorrect: v.exactOptional(v.literal(true)),
  tablesStart: v.exactOptional(v.literal(true)),
  sharesPlayers: v.exactOptional(v.literal(true)),
  hidesResults: v.exactOptional(v.literal(true)),
});

const atTable = { round: ordinal, table: ordinal };

/** All acts. `parseRules` checks the rules of a plan later. */
const anyAct = v.variant('type', [
  v.strictObject({ type: v.literal('tournamentOpened'), version: ordinal, plan }),
  v.strictObject({ type: v.literal('planChanged'), plan }),
  v.strictObject({
    type: v.literal('playerEntered'),
    player: id,
    team: v.exactOptional(text),
    isSubstitute: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('playerLeft'), player: id }),
  v.strictObject({ type: v.literal('playersNumbered'), players: ids, seed: v.exactOptional(text) }),
  v.strictObject({
    type: v.literal('roundSeated'),
    round: ordinal,
    tables: v.pipe(
      v.array(v.strictObject({ table: ordinal, players: v.pipe(v.array(id), v.maxLength(4, '3–4 players')) })),
      v.maxLength(MOST_PLAYERS, `at most ${MOST_PLAYERS}`),
    ),
    byes: ids,
    method: v.exactOptional(text),
    seed: v.exactOptional(text),
  }),
  v.strictObject({ type: v.literal('seatTaken'), ...atTable, seat, player: id }),
  v.strictObject({ type: v.literal('clockStarted'), round: ordinal, until: time }),
  v.strictObject({
    type: v.literal('clockStopped'),
    round: ordinal,
    left: v.pipe(v.number(), v.integer('0, 1, 2, …'), v.minValue(0, '0, 1, 2, …'), v.maxValue(86_400_000, 'at most a day')),
  }),
  v.strictObject({ type: v.literal('tableExtended'), ...atTable, minutes }),
  v.strictObject({ type: v.literal('refereeCalled'), ...atTable }),
  v.strictObject({ type: v.literal('refereeCame'), ...atTable }),
  v.strictObject({
    type: v.literal('resultConfirmed'),
    ...atTable,
    seat: v.exactOptional(seat),
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')),
  }),
  v.strictObject({
    type: v.literal('resultEntered'),
    ...atTable,
    scores: v.pipe(v.array(points), v.maxLength(4, '3–4 scores')),
    sticks: v.exactOptional(v.pipe(v.array(seat), v.maxLength(20, 'at most 20 sticks'))),
  }),
  v.strictObject({ type: v.literal('penaltyGiven'), round: ordinal, player: id, total: points, reason: v.exactOptional(text) }),
  v.strictObject({ type: v.literal('actWithdrawn'), entry: id }),
  v.strictObject({ type: v.literal('lateDismissed'), match: text, entry: text }),
  v.strictObject({ type: v.literal('roundClosed'), round: ordinal }),
  v.strictObject({ type: v.literal('roundReopened'), round: ordinal }),
  v.strictObject({ type: v.literal('withheld'), result: v.exactOptional(v.strictObject(atTable)) }),
]);

/** An entry of a tournament's log. */
const tournamentEntrySchema = v.strictObject({ id, at: time, act: anyAct });

/** The shapes in an entry by name. */
const shapes: Readonly<Record<string, v.GenericSchema>> = {
  TournamentEntry: tournamentEntrySchema,
  Act: anyAct,
  ...Object.fromEntries(anyAct.options.map((one) => [`${capital(one.entries.type.literal)}Act`, one])),
  Plan: plan,
};

function capital(type: string): string {
  return type.replace(/^./, (first) => first.toUpperCase());
}

/**
 * The shapes in an entry by name, as schemas of valibot, for what describes them to others. `parseTournamentEntry` also checks the rules of a plan. Their
 * type does not name valibot, so that nobody needs its types.
 */
export const ACT_SHAPES: Readonly<Record<string, object>> = shapes;

/** The faults in the form of an entry, the same as for a match's log. */
export type TournamentEntryError = Extract<
  LogError,
  { readonly code: 'badEntry' | 'logVersion' | 'badMatchRules' | 'moreErrors' }
>;

/**
 * Parses one entry of a tournament's log (JSON from outside). It does not check whether the entry fits those before it; `tournamentOf` does.
 *
 * @param path a prefix for the path of each error
 * @returns the entry with its complete rule set, or all its faults; unknown fields are errors
 * @example
 * parseTournamentEntry({ id: 'b', at: '2026-11-22T18:30:00Z', act: { type: 'playerLeft', player: 'p7' } }).ok; // → true
 * parseTournamentEntry({ id: 'b', at: '2026-11-22T18:30:00Z', act: { type: 'playerLeft', player: 7 } }, 'entries[2]'); // → { ok: false, error: [{ code: 'badEntry', path: 'entries[2].act.player', expected: 'string', received: '7' }] }
 */
export function parseTournamentEntry(input: unknown, path = ''): Result<TournamentEntry, readonly TournamentEntryError[]> {
  const parsed = v.safeParse(tournamentEntrySchema, input);
  if (!parsed.success) return err(firstErrors(parsed.issues.map((issue) => faultOf(issue, path))));
  const { act, ...entry } = parsed.output;
  if (act.type !== 'tournamentOpened' && act.type !== 'planChanged') return ok({ ...entry, act });
  if (act.type === 'tournamentOpened' && act.version !== TOURNAMENT_VERSION) {
    return err([{ code: 'logVersion', version: excerptOf(act.version), known: TOURNAMENT_VERSION }]);
  }
  const rules = parseRules(act.plan.rules);
  if (!rules.ok) return err(firstErrors(rules.error.map((error) => inRules(error, path))));
  return ok({ ...entry, act: { ...act, plan: { ...act.plan, rules: rules.value } } satisfies Act });
}

function faultOf({ kind, message, expected, input, path }: v.BaseIssue<unknown>, before: string): TournamentEntryError {
  const steps: readonly v.IssuePathItem[] = path ?? [];
  return {
    code: 'badEntry',
    path: before + steps.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${excerpt(String(key))}`)).join(''),
    expected: kind === 'validation' ? message : (expected ?? ''),
    received: excerptOf(input),
  };
}

function inRules(error: RulesError, path: string): TournamentEntryError {
  return error.code === 'moreErrors' ? error : { code: 'badMatchRules', path: `${path}.act.plan.rules`, error };
}
