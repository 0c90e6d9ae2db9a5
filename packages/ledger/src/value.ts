import {
  type Score,
  type HandValue,
  LIMIT_TABLE,
  type PointStep,
  type RecordError,
  type Result,
  type RuleSet,
  type ScoreError,
  type Seat,
  type Shares,
  type Unreached,
  type Win,
  type WinnerAtTable,
  type WonBy,
  basePoints,
  err,
  formatTiles,
  minimumHan,
  ok,
  parseRecord,
  pointSteps,
  scorerOf,
  sharesOf,
  unreached,
} from '@tenbo/engine';

import type { EnteredValue, EnteredWin, WinTiles } from './entries.ts';
import { type Position, type WonHand, dealerAt, roundWindAt, seatWindAt } from './hand.ts';
import { type PaoError, paoOf } from './pao.ts';

/** What can be wrong with a win's value or with who is liable for it. */
export type ValueError =
  | { readonly code: 'badWin'; readonly winner: Seat; readonly errors: readonly (RecordError | ScoreError)[] }
  | {
      readonly code: 'noSuchValue';
      readonly winner: Seat;
      readonly han: number;
      readonly fu: number;
      /** Undefined if the numbers cannot be han and fu at all. */
      readonly why?: Unreached;
    }
  | { readonly code: 'noSuchPoints'; readonly winner: Seat; readonly points: Shares; readonly nearest: readonly Shares[] }
  | { readonly code: 'noSuchYakuman'; readonly winner: Seat; readonly yakuman: number; readonly most: number }
  | { readonly code: 'tooFewHanEntered'; readonly winner: Seat; readonly han: number; readonly minimum: number }
  | { readonly code: 'riichiNotDeclared'; readonly winner: Seat }
  | { readonly code: 'riichiNotScored'; readonly winner: Seat }
  | PaoError;

/** What a win's value depends on besides the win itself. */
export interface WinContext {
  readonly by: WonBy;
  readonly position: Position;
  /** Players who declared riichi in this hand. */
  readonly riichi: readonly Seat[];
  readonly rules: RuleSet;
}

/** What the tiles or the entered numbers are worth, pao not yet considered. */
interface Value {
  readonly basePoints: number;
  /** Undefined if only a limit or points were entered. */
  readonly value: HandValue | undefined;
  /** Undefined if no tiles were entered. */
  readonly yaku: readonly string[] | undefined;
  readonly chips: number;
}

type ValueWithoutTiles = Exclude<EnteredValue, { readonly tiles: WinTiles }>;

/** Scores an entered win, or returns everything wrong with it. */
export function wonHand(win: EnteredWin, context: WinContext): Result<WonHand, readonly ValueError[]> {
  const { winner } = win;
  const scored =
    'tiles' in win.value ? valueOfTiles(winner, win.value.tiles, context) : valueOfNumbers(winner, win.value, context);
  if (!scored.ok) return scored;
  const pao = paoOf(win, scored.value, context.by, context.rules);
  if (!pao.ok) return pao;
  const { basePoints: base, value, chips } = scored.value;
  return ok({ winner, basePoints: base, value, pao: pao.value, chips: win.chips ?? chips });
}

function valueOfTiles(winner: Seat, tiles: WinTiles, context: WinContext): Result<Value, readonly ValueError[]> {
  const { position, riichi, rules } = context;
  const record = recordOfTiles(winner, tiles, context);
  if (!record.ok) return err([{ code: 'badWin', winner, errors: record.error }]);
  const { win } = record.value;
  if (win.riichi && !riichi.includes(winner)) return err([{ code: 'riichiNotDeclared', winner }]);
  if (!win.riichi && riichi.includes(winner)) return err([{ code: 'riichiNotScored', winner }]);
  const score = scorerOf(rules).score(win, position.honba);
  if (!score.ok) return err([{ code: 'badWin', winner, errors: score.error }]);
  const { yaku, han, fu, yakuman, basePoints: base } = score.value;
  const chips = chipsOf(score.value, win, rules);
  return ok({ basePoints: base, value: { han, fu, yakuman }, yaku: yaku.map(([id]) => id), chips });
}

/** The record of a win entered by its tiles. Its winds follow from the position. */
export function recordOfTiles(
  winner: Seat,
  tiles: WinTiles,
  { by, position, rules }: Pick<WinContext, 'by' | 'position' | 'rules'>,
): ReturnType<typeof parseRecord> {
  const { players } = rules.tiles;
  const seat = seatWindAt(winner, position, players);
  const round = roundWindAt(position, players);
  const melds = tiles.melds?.map(({ type, tiles: its }) => ({ type, tiles: its }));
  return parseRecord({ ...tiles, melds, by, seat, round }, rules);
}

/**
 * A win as it is entered by its tiles: winds, honba and sticks come from the match.
 *
 * @example
 * import { parseRecord, unwrap } from '@tenbo/engine';
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'E', round: 'E', riichi: 'riichi' }));
 * winTilesOf(win); // → { hand: '23467m406p56788s', tile: '8m', riichi: 'riichi', ippatsu: false }
 */
export function winTilesOf({ hand, tile, method, riichi, doraIndicators, uraIndicators, kita }: Win): WinTiles {
  const melds = hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTiles(tiles) }));
  return {
    hand: formatTiles(hand.concealed),
    tile: formatTiles([tile]),
    ...(melds.length > 0 && { melds }),
    ...(method.on && { on: method.on }),
    ...(riichi && { riichi: riichi.kind, ippatsu: riichi.ippatsu }),
    ...(doraIndicators.length > 0 && { dora: formatTiles(doraIndicators) }),
    ...(uraIndicators.length > 0 && { ura: formatTiles(uraIndicators) }),
    ...(kita && { kita }),
  };
}

/** The chips each payer gives for a win (祝儀). */
function chipsOf({ uraDora, akaDora, yakuman }: Score, win: Win, { chips, yaku }: RuleSet): number {
  if (chips.value === 0) return 0;
  const ippatsu = win.riichi?.ippatsu && yaku.ippatsu === 'played' ? chips.ippatsu : 0;
  const each = win.method.by === 'ron' ? chips.yakuman.ron : chips.yakuman.tsumoEach;
  return ippatsu + uraDora * chips.ura + akaDora * chips.aka + yakuman * each;
}

function valueOfNumbers(
  winner: Seat,
  entered: ValueWithoutTiles,
  { by, position, rules }: WinContext,
): Result<Value, readonly ValueError[]> {
  const table = { honba: position.honba, dealer: winner === dealerAt(position, rules.tiles.players) };
  const base = basePointsOf(winner, entered, by, table, rules);
  return base.ok ? ok({ basePoints: base.value, value: handValueOf(entered), yaku: undefined, chips: 0 }) : base;
}

function handValueOf(entered: ValueWithoutTiles): HandValue | undefined {
  if ('yakuman' in entered) return { han: 0, fu: 0, yakuman: entered.yakuman };
  return 'han' in entered ? { han: entered.han, fu: entered.fu, yakuman: 0 } : undefined;
}

function basePointsOf(
  winner: Seat,
  entered: ValueWithoutTiles,
  by: WonBy,
  table: WinnerAtTable,
  rules: RuleSet,
): Result<number, readonly ValueError[]> {
  if ('limit' in entered) return ok(LIMIT_TABLE[entered.limit].basePoints);
  if ('han' in entered) return ofHan(winner, entered, by, table, rules);
  const steps = stepsOf(rules, by, table);
  return 'yakuman' in entered
    ? ofYakuman(winner, entered.yakuman, steps)
    : ofPoints(winner, entered.points, steps, (step) => sharesOf(step.basePoints, { by, dealer: table.dealer }, rules));
}

const MOST_FU = 170;
/** More than all yaku and dora together. */
const MOST_HAN = 200;

function ofHan(
  winner: Seat,
  { han, fu }: { readonly han: number; readonly fu: number },
  by: WonBy,
  table: WinnerAtTable,
  rules: RuleSet,
): Result<number, readonly ValueError[]> {
  const minimum = minimumHan(rules, table);
  if (han < minimum) return err([{ code: 'tooFewHanEntered', winner, han, minimum }]);
  const isFu = fu % 10 === 0 || fu === rules.fu.sevenPairs.fu;
  const fits = Number.isInteger(han) && han <= MOST_HAN && isFu && fu >= 20 && fu <= (rules.fu.most ?? MOST_FU);
  const why = fits ? unreached(han, fu, by, rules) : undefined;
  if (fits && !why) return ok(basePoints(han, fu, rules));
  return err([{ code: 'noSuchValue', winner, han, fu, ...(why && { why }) }]);
}

function ofYakuman(winner: Seat, yakuman: number, steps: readonly PointStep[]): Result<number, readonly ValueError[]> {
  const most = (steps.at(-1) as PointStep).basePoints / LIMIT_TABLE.yakuman.basePoints;
  const fits = Number.isInteger(yakuman) && yakuman >= 1 && yakuman <= most;
  return fits ? ok(LIMIT_TABLE.yakuman.basePoints * yakuman) : err([{ code: 'noSuchYakuman', winner, yakuman, most }]);
}

function ofPoints(
  winner: Seat,
  points: Shares,
  steps: readonly PointStep[],
  sharesOfStep: (step: PointStep) => Shares,
): Result<number, readonly ValueError[]> {
  const known = steps.map((step) => ({ basePoints: step.basePoints, shares: sharesOfStep(step) }));
  const found = known.find(({ shares }) => sameShares(shares, points));
  if (found) return ok(found.basePoints);
  const distance = (shares: Shares) => Math.abs(firstOf(shares) - firstOf(points));
  const nearest = known.toSorted((one, other) => distance(one.shares) - distance(other.shares)).slice(0, 2);
  return err([{ code: 'noSuchPoints', winner, points, nearest: nearest.map(({ shares }) => shares) }]);
}

function sameShares(one: Shares, other: Shares): boolean {
  if ('discarder' in one) return 'discarder' in other && one.discarder === other.discarder;
  if ('all' in one) return 'all' in other && one.all === other.all;
  return 'dealer' in other && one.dealer === other.dealer && one.other === other.other;
}

function firstOf(shares: Shares): number {
  return 'discarder' in shares ? shares.discarder : 'all' in shares ? shares.all : shares.dealer;
}

/** Makes a value once for each rule set, and keeps it as long as the rule set is in use. */
function once<T extends object>(make: (rules: RuleSet) => T): (rules: RuleSet) => T {
  const made = new WeakMap<RuleSet, T>();
  return (rules) => {
    const known = made.get(rules);
    if (known) return known;
    const fresh = make(rules);
    made.set(rules, fresh);
    return fresh;
  };
}

const stepsByHan = once((rules) =>
  [1, 2].map((han) => ({ ron: pointSteps(rules, 'ron', han), tsumo: pointSteps(rules, 'tsumo', han) })),
);

/** The values a winner's hand can have, in ascending order. */
export function stepsOf(rules: RuleSet, by: WonBy, winner: WinnerAtTable): readonly PointStep[] {
  return (stepsByHan(rules)[minimumHan(rules, winner) - 1] as Record<typeof by, readonly PointStep[]>)[by];
}
