import {
  type Explanation,
  type HandValue,
  type RecordError,
  type Result,
  type RuleSet,
  type ScoreError,
  type Seat,
  type Shares,
  type Unreached,
  type Win,
  err,
  ok,
  parseRecord,
} from '@tenbo/engine';

import { pointsOf } from './entered-points.ts';
import type { EnteredPao, EnteredValue, EnteredWin, WinTiles } from './entries.ts';
import { type Position, type WonHand, roundWindAt, seatWindAt } from './hand.ts';
import { scorerOf } from './of-rules.ts';
import { paoOf } from './pao.ts';

/** What can be wrong with a win's value or with who is liable for it. */
export type ValueError =
  | { readonly code: 'badWin'; readonly winner: Seat; readonly errors: readonly (RecordError | ScoreError)[] }
  | {
      readonly code: 'noSuchValue';
      readonly winner: Seat;
      readonly han: number;
      readonly fu: number;
      /** Undefined where the numbers are no han and fu at all. */
      readonly why?: Unreached;
    }
  | { readonly code: 'noSuchPoints'; readonly winner: Seat; readonly points: Shares; readonly nearest: readonly Shares[] }
  | { readonly code: 'noSuchYakuman'; readonly winner: Seat; readonly yakuman: number; readonly most: number }
  | { readonly code: 'tooFewHanEntered'; readonly winner: Seat; readonly han: number; readonly minimum: number }
  | { readonly code: 'riichiNotDeclared'; readonly winner: Seat }
  | { readonly code: 'riichiNotScored'; readonly winner: Seat }
  | { readonly code: 'paoNotPlayed'; readonly winner: Seat; readonly yakuman: EnteredPao['yakuman'] }
  | { readonly code: 'paoNotWon'; readonly winner: Seat; readonly yakuman: EnteredPao['yakuman'] }
  | { readonly code: 'paoByWinner'; readonly winner: Seat };

/** What a win's value depends on beside itself. */
export interface WinContext {
  readonly by: 'ron' | 'tsumo';
  readonly position: Position;
  /** Who declared riichi in this hand. */
  readonly riichi: readonly Seat[];
  readonly rules: RuleSet;
}

/** A win worked out from what was entered, or all that is wrong with it. */
export function wonHand(win: EnteredWin, context: WinContext): Result<WonHand, readonly ValueError[]> {
  const value = valueOf(win, context);
  if (!value.ok) return value;
  const pao = paoOf(win, value.value, context);
  if (!pao.ok) return pao;
  const { basePoints, told, chips } = value.value;
  return ok({ winner: win.winner, basePoints, value: told, pao: pao.value, chips: win.chips ?? chips });
}

/** What a win is worth, however it was entered. */
export interface Value {
  readonly basePoints: number;
  /** Undefined where only a limit or points are told. */
  readonly told: HandValue | undefined;
  /** Undefined where the tiles do not say which yakuman they are. */
  readonly yakuman: readonly string[] | undefined;
  readonly chips: number;
}

function valueOf({ winner, value }: EnteredWin, context: WinContext): Result<Value, readonly ValueError[]> {
  if ('tiles' in value) return valueOfTiles(winner, value.tiles, context);
  const points = pointsOf(winner, value, context);
  return points.ok ? ok({ basePoints: points.value, told: toldValue(value), yakuman: undefined, chips: 0 }) : points;
}

function toldValue(value: Exclude<EnteredValue, { readonly tiles: WinTiles }>): HandValue | undefined {
  if ('yakuman' in value) return { kind: 'yakuman', multiple: value.yakuman };
  return 'han' in value ? { kind: 'han', ...value } : undefined;
}

/** The record of a win by its tiles: winds follow from the position. */
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

function valueOfTiles(winner: Seat, tiles: WinTiles, context: WinContext): Result<Value, readonly ValueError[]> {
  const { position, riichi, rules } = context;
  const record = recordOfTiles(winner, tiles, context);
  if (!record.ok) return err([{ code: 'badWin', winner, errors: record.error }]);
  const { win } = record.value;
  if (win.riichi && !riichi.includes(winner)) return err([{ code: 'riichiNotDeclared', winner }]);
  if (!win.riichi && riichi.includes(winner)) return err([{ code: 'riichiNotScored', winner }]);
  const score = scorerOf(rules).score(win, position.honba);
  if (!score.ok) return err([{ code: 'badWin', winner, errors: score.error }]);
  const yakuman = score.value.yaku.filter(({ counts }) => counts === 'yakuman').map(({ id }) => id);
  const { basePoints, value } = score.value;
  return ok({ basePoints, told: value, yakuman, chips: chipsOf(score.value, win, rules) });
}

/** The chips each payer gives for a win (祝儀). */
function chipsOf({ value, dora }: Pick<Explanation, 'value' | 'dora'>, win: Win, { chips, yaku }: RuleSet): number {
  if (chips.value === 0) return 0;
  const ippatsu = win.riichi?.ippatsu && yaku.ippatsu === 'played' ? chips.ippatsu : 0;
  const each = win.method.by === 'ron' ? chips.yakuman.ron : chips.yakuman.tsumoEach;
  return ippatsu + dora.uraDora * chips.ura + dora.akaDora * chips.aka + (value.kind === 'yakuman' ? value.multiple * each : 0);
}
