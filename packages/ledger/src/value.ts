import {
  type Score,
  type NoSuchValue,
  type PointStep,
  type RecordError,
  type Result,
  type RuleSet,
  type ScoreError,
  type Seat,
  type Shares,
  type ValueFound,
  type Win,
  type WinnerAtTable,
  type WonBy,
  type YakuId,
  createScorer,
  err,
  formatTilesInOrder,
  formatTiles,
  minimumHan,
  ok,
  parseRecord,
  pointSteps,
  scorerOf,
  sharesOf,
  valueUnder,
} from '@tenbo/engine';

import type { EnteredValue, EnteredWin, WinTiles } from './entries.ts';
import { type HandEnd, type Position, type WonHand, dealerAt, roundWindAt, seatWindAt } from './hand.ts';
import { type PaoError, paoOf } from './pao.ts';

/** What can be wrong with a win's value or with who is liable for it. */
export type ValueError =
  | { readonly code: 'badWin'; readonly winner: Seat; readonly errors: readonly (RecordError | ScoreError)[] }
  | (NoSuchValue & { readonly winner: Seat })
  | { readonly code: 'noSuchPoints'; readonly winner: Seat; readonly points: Shares; readonly nearest: readonly Shares[] }
  | { readonly code: 'riichiNotDeclared'; readonly winner: Seat }
  | { readonly code: 'riichiNotScored'; readonly winner: Seat }
  | PaoError;

/** What a win's value depends on besides the win itself. */
export interface WinContext {
  readonly by: WonBy;
  /** Undefined for a tsumo. */
  readonly discarder: Seat | undefined;
  readonly position: Position;
  /** Players who declared riichi in this hand. */
  readonly riichi: readonly Seat[];
  readonly rules: RuleSet;
}

/** What the wins of a hand depend on. */
export function contextOf({ riichi, outcome }: HandEnd<unknown>, position: Position, rules: RuleSet): WinContext {
  const by = outcome.kind === 'tsumo' ? 'tsumo' : 'ron';
  return { by, discarder: outcome.kind === 'ron' ? outcome.discarder : undefined, position, riichi, rules };
}

/** What the tiles or the entered numbers are worth, pao not yet considered. */
interface Value extends ValueFound {
  /** Undefined if no tiles were entered. */
  readonly yaku: readonly YakuId[] | undefined;
  readonly chips: number;
}

type ValueWithoutTiles = Exclude<EnteredValue, { readonly tiles: WinTiles }>;

/** Scores an entered win, or returns everything wrong with it. */
export function wonHand(win: EnteredWin, context: WinContext): Result<WonHand, readonly ValueError[]> {
  const { winner } = win;
  const scored = 'tiles' in win.value ? valueOfTiles(win, win.value.tiles, context) : valueOfNumbers(winner, win.value, context);
  if (!scored.ok) return scored;
  const pao = paoOf(win, scored.value, context.by, context.rules);
  if (!pao.ok) return pao;
  const { basePoints: base, value, chips } = scored.value;
  return ok({ winner, basePoints: base, value, pao: pao.value, chips: win.chips ?? chips });
}

/** What tiles were last worth, and in which context. A log is replayed each time it grows, and most of its hands are where they were. */
const lastValues = new WeakMap<WinTiles, { readonly of: string; readonly rules: RuleSet; readonly value: ValueOfTiles }>();
type ValueOfTiles = Result<Value, readonly ValueError[]>;

function valueOfTiles(win: EnteredWin, tiles: WinTiles, context: WinContext): ValueOfTiles {
  const { by, discarder, position, riichi, rules } = context;
  const { kyoku, honba, sticks } = position;
  const of = JSON.stringify([win.winner, win.pao, by, discarder, kyoku, honba, sticks, riichi]);
  const last = lastValues.get(tiles);
  if (last?.of === of && last.rules === rules) return last.value;
  const value = newValueOfTiles(win, tiles, context);
  lastValues.set(tiles, { of, rules, value });
  return value;
}

function newValueOfTiles({ winner, pao }: EnteredWin, tiles: WinTiles, context: WinContext): ValueOfTiles {
  const { position, riichi, rules } = context;
  const record = recordOfTiles(winner, tiles, context);
  if (!record.ok) return err([{ code: 'badWin', winner, errors: record.error }]);
  const { win } = record.value;
  if (win.riichi && !riichi.includes(winner)) return err([{ code: 'riichiNotDeclared', winner }]);
  if (!win.riichi && riichi.includes(winner)) return err([{ code: 'riichiNotScored', winner }]);
  const score = scorerOf(rules).score(win, position.honba);
  if (!score.ok) return err([{ code: 'badWin', winner, errors: score.error }]);
  const { han, fu, yakuman, basePoints: base } = score.value;
  const { yaku } = pao === undefined ? score.value : withEveryYakuman(win, score.value, rules);
  const chips = chipsOf(score.value, win, rules);
  return ok({ basePoints: base, value: { han, fu, yakuman }, yaku: yaku.map(([id]) => id), chips });
}

/**
 * A score with every yakuman of the hand, also where the rules count only the highest: a player may be liable for any of them.
 *
 * @example
 * import { parseRecord, presets, scorerOf, unwrap } from '@tenbo/engine';
 * const { win } = unwrap(parseRecord({ hand: '123m99p55566677z', tile: '7z', by: 'tsumo', seat: 'S', round: 'E' }, presets.ema2012));
 * const score = unwrap(scorerOf(presets.ema2012).score(win, 0));
 * withEveryYakuman(win, score, presets.ema2012).yaku; // → [['daisangen', 1]]
 */
export function withEveryYakuman(win: Win, score: Score, rules: RuleSet): Score {
  if (rules.yaku.yakumanStacking === 'sum') return score;
  const all = createScorer({ ...rules, yaku: { ...rules.yaku, yakumanStacking: 'sum' } }).score(win, 0);
  return all.ok ? all.value : score;
}

/** The record of a win entered by its tiles. Its winds follow from the position, and whether the discarder was in riichi from the hand. */
export function recordOfTiles(
  winner: Seat,
  tiles: WinTiles,
  { by, discarder, position, riichi, rules }: WinContext,
): ReturnType<typeof parseRecord> {
  const { players } = rules.tiles;
  const seat = seatWindAt(winner, position, players);
  const round = roundWindAt(position, players);
  const melds = tiles.melds?.map(({ type, tiles: its }) => ({ type, tiles: its }));
  const circumstances = circumstancesAt(tiles.circumstances ?? [], discarder !== undefined && riichi.includes(discarder));
  return parseRecord({ ...tiles, melds, by, seat, round, circumstances }, rules);
}

/**
 * The circumstances of a win in a match, which knows itself whether the discarder is in riichi.
 *
 * @param entered those that came with the tiles
 * @param riichiDiscarder whether the win is a ron off a player in riichi
 * @example
 * circumstancesAt(['riichiDiscarder', 'eighthWin'], false); // → ['eighthWin']
 */
export function circumstancesAt<C extends string>(
  entered: readonly C[],
  riichiDiscarder: boolean,
): readonly (C | 'riichiDiscarder')[] {
  const others = entered.filter((one) => one !== 'riichiDiscarder');
  return riichiDiscarder ? [...others, 'riichiDiscarder'] : others;
}

/**
 * A win as it is entered by its tiles: winds, honba and sticks come from the match.
 *
 * @example
 * import { parseRecord, unwrap } from '@tenbo/engine';
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'E', round: 'E', riichi: 'riichi' }));
 * winTilesOf(win); // → { hand: '23467m406p56788s', tile: '8m', riichi: 'riichi', ippatsu: false }
 */
export function winTilesOf({ hand, tile, method, riichi, circumstances, doraIndicators, uraIndicators, kita }: Win): WinTiles {
  const melds = hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTiles(tiles) }));
  return {
    hand: formatTiles(hand.concealed),
    tile: formatTiles([tile]),
    ...(melds.length > 0 && { melds }),
    ...(method.on && { on: method.on }),
    ...(riichi && { riichi: riichi.kind, ippatsu: riichi.ippatsu }),
    ...(doraIndicators.length > 0 && { dora: formatTilesInOrder(doraIndicators) }),
    ...(uraIndicators.length > 0 && { ura: formatTilesInOrder(uraIndicators) }),
    ...(kita && { kita }),
    ...(circumstances && { circumstances }),
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
  const unknown = { value: undefined, yaku: undefined, chips: 0 };
  if ('points' in entered) {
    const shares = (step: PointStep) => sharesOf(step.basePoints, { by, dealer: table.dealer }, rules);
    const points = ofPoints(winner, entered.points, stepsOf(rules, by, table), shares);
    return points.ok ? ok({ ...unknown, basePoints: points.value }) : points;
  }
  const found = valueUnder(entered, by, rules, minimumHan(rules, table));
  return found.ok ? ok({ ...unknown, ...found.value }) : err([{ ...found.error, winner }]);
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
