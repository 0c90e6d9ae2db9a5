import { type Result, type RuleSet, basePoints, err, limitUnder, ok, presetOf } from '@tenbo/engine';
import { dealerAt } from '@tenbo/ledger';

import type { Final, Game, GameHand, RecordedDraw } from '../game.ts';
import { type StatedWin, statedEnd, windOf } from '../stated.ts';
import { yakuName } from '../yaku-names.ts';
import { LIMIT_NAMES, endingName } from './result.ts';
import { ofFour, writeLists } from './write-lists.ts';

/** A game as JSON of tenhou.net/6. */
export interface Tenhou6 {
  readonly title: readonly [string, string];
  readonly name: readonly string[];
  readonly rule: { readonly disp: string; readonly aka51: number; readonly aka52: number; readonly aka53: number };
  /** The site's id of the game. */
  readonly ref?: string;
  readonly ratingc: 'PF3' | 'PF4';
  /** Each player's points and settlement, the settlement in thousands. */
  readonly sc?: readonly number[];
  readonly log: readonly (readonly unknown[])[];
}

/** A hand that tenhou.net/6 cannot represent: neither record nor rules give the value of a win, or a tile was added to a pon that does not exist. */
export interface Unwritable {
  readonly code: 'noValue' | 'noPon';
  /** Counted from 0. */
  readonly hand: number;
}

/**
 * Writes a game as JSON of tenhou.net/6, which Tenhou's viewer and many programs open. Values of wins that the record does not have are computed
 * under its rules.
 *
 * The format has no place for the order of the tiles dealt, the fu and han of limit hands, the players in tenpai at a draw, the changes of an abortive
 * draw, or rules other than a preset with its red fives, starting points and open tanyao. A hand that breaks off is left out.
 *
 * @returns the object to pass to `JSON.stringify`, or the first hand that cannot be written
 * @example
 * import { presets } from '@tenbo/engine';
 * const players = ['Aki', 'Ben', 'Chie', 'Dai'];
 * const written = writeTenhou6({ id: undefined, rules: presets.tenhou, houseRules: false, players, hands: [], final: undefined });
 * written.ok && [written.value.rule.disp, written.value.name]; // → ['南喰赤', ['Aki', 'Ben', 'Chie', 'Dai']]
 */
export function writeTenhou6(game: Game): Result<Tenhou6, Unwritable> {
  const { id, rules, houseRules, players, final } = game;
  const log: (readonly unknown[])[] = [];
  for (const [at, hand] of game.hands.entries()) {
    if (!hasEnd(hand)) continue;
    const lists = writeLists(hand);
    if (lists === undefined) return err({ code: 'noPon', hand: at });
    const result = writeResult(hand, game);
    if (result === undefined) return err({ code: 'noValue', hand: at });
    log.push([...lists, result]);
  }
  const [aka51, aka52, aka53] = rules.tiles.redFives;
  return ok({
    title: ['', ''],
    name: ofFour(players, ''),
    rule: { disp: dispOf(rules, houseRules), aka51, aka52, aka53 },
    ...(id !== undefined && { ref: id }),
    ratingc: rules.tiles.players === 3 ? 'PF3' : 'PF4',
    ...(final?.totals && { sc: settlementOf(final.scores, final.totals) }),
    log,
  });
}

function hasEnd({ events }: GameHand): boolean {
  const last = events.at(-1)?.type;
  return last === 'win' || last === 'exhaustiveDraw' || last === 'abortiveDraw';
}

function settlementOf(scores: Final['scores'], totals: readonly number[]): readonly number[] {
  return ofFour(scores, 0).flatMap((score, seat) => [score, (totals[seat] ?? 0) / 1000]);
}

/** The text for readers, which `rulesOf` reads: Tenhou's letters; for other rules, the id of the preset comes before them. */
function dispOf({ id, tiles, match, yaku }: RuleSet, houseRules: boolean): string {
  const letters = [
    tiles.players === 3 ? '三' : '',
    match.rounds === 1 ? '東' : '南',
    yaku.openTanyao === 'played' ? '喰' : '',
    tiles.redFives.some((count) => count > 0) ? '赤' : '',
  ].join('');
  const preset = id.replace(/\+$/, '');
  const isTenhou = preset.startsWith('tenhou') && presetOf(preset) !== undefined;
  return isTenhou && !houseRules ? letters : `${preset}${houseRules ? '+' : ''} ${letters}`;
}

/**
 * The result of a hand according to its record. Values that the record does not have are computed under the rules.
 *
 * @returns undefined if the record breaks off, or if neither the record nor the rules give the value of a win
 */
function writeResult(hand: GameHand, game: Game): readonly unknown[] | undefined {
  const { wins, draw, changes } = statedEnd(hand, game);
  if (wins?.length === 0) return draw && writeDraw(draw, changes);
  const written = wins?.map((win) => {
    const detail = writeWin(win, hand, game.rules);
    return detail && [ofFour(win.changes, 0), detail];
  });
  return written && !written.includes(undefined) ? [endingName('win'), ...written.flat()] : undefined;
}

function writeDraw({ cause, nagashi }: RecordedDraw, changes: readonly number[] | undefined): readonly unknown[] {
  if (cause !== undefined) return [endingName(cause)];
  return [endingName(nagashi ? 'nagashi' : 'exhaustiveDraw'), ...(changes ? [ofFour(changes, 0)] : [])];
}

/**
 * Writes the winner, the discarder, the liable player (or again the winner), the value, and the yaku. Tenhou's viewer needs the texts in exactly this form.
 *
 * @returns undefined if no fu or payments give the value of the win
 */
function writeWin(win: StatedWin, hand: GameHand, rules: RuleSet): readonly (number | string)[] | undefined {
  const { recorded, yaku, isYakuman, dora, points } = win;
  const { seat, from } = recorded;
  const { players } = rules.tiles;
  const worth = isYakuman ? LIMIT_NAMES.yakuman[0] : worthOf(win.han, win.fu, rules);
  const price = seat === from ? tsumoPrice(points, seat === dealerAt(hand, players), players) : `${points}点`;
  if (worth === undefined || price === undefined) return undefined;
  const lines = [...yaku, ...dora].map(([id, one]) => {
    return `${yakuName(id, windOf(id, seat, hand, players))}(${isYakuman ? LIMIT_NAMES.yakuman[0] : `${one}飜`})`;
  });
  return [seat, from, win.pao ?? seat, `${worth}${price}`, ...lines];
}

/** Fu and han, or the name of the limit that they reach; undefined if the fu matter but are unknown. */
function worthOf(han: number, fu: number | undefined, rules: RuleSet): string | undefined {
  const limit = limitUnder(rules, basePoints(han, fu ?? 0, rules));
  if (limit !== undefined) return LIMIT_NAMES[limit === 'yakuman' ? 'countedYakuman' : limit][0];
  return fu === undefined ? undefined : `${fu}符${han}飜`;
}

/**
 * The payments of a tsumo. All pay a dealer the same; otherwise the dealer pays twice as much as the others, each amount rounded up to a hundred.
 *
 * @returns undefined if no payments add up to the points
 */
function tsumoPrice(points: number, isDealer: boolean, players: number): string | undefined {
  const each = points / (players - 1);
  if (isDealer) return Number.isInteger(each) ? `${each}点∀` : undefined;
  const other = Math.ceil(points / players / 100) * 100;
  const dealers = points - (players - 2) * other;
  return dealers > 0 ? `${other}-${dealers}点` : undefined;
}
