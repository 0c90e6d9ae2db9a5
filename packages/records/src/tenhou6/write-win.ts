import { type RuleSet, basePoints, limitUnder } from '@tenbo/engine';
import { dealerAt } from '@tenbo/ledger';

import type { GameHand } from '../game.ts';
import { type StatedWin, windOf } from '../stated.ts';
import { yakuName } from '../yaku-names.ts';
import { LIMIT_NAMES } from './words.ts';

/**
 * Writes the winner, the discarder, the liable player (or again the winner), the value, and the yaku. Tenhou's viewer needs the texts in exactly this form.
 *
 * @returns undefined if no fu or payments give the value of the win
 */
export function writeWin(win: StatedWin, hand: GameHand, rules: RuleSet): readonly (number | string)[] | undefined {
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
