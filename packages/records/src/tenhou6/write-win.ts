import {
  type CountedId,
  type RuleSet,
  type Score,
  type Seat,
  WINDS,
  type YakuId,
  basePoints,
  limitUnder,
  yakuOf,
} from '@tenbo/engine';
import { dealerAt, roundWindAt, seatWindAt } from '@tenbo/ledger';

import type { GameHand } from '../game.ts';
import type { ScoredWin } from '../match-of.ts';
import { yakuName } from '../yaku-names.ts';
import { LIMIT_NAMES } from './words.ts';

/** Other facts that decide how to write a win. */
interface Around {
  readonly hand: GameHand;
  readonly rules: RuleSet;
  /** The player liable under the rules, used if the record does not state the win's value. */
  readonly liable: Seat | undefined;
}

/**
 * Writes the winner, the discarder, the liable player (or again the winner), the value, and the yaku. Tenhou's viewer needs the texts in exactly this form.
 *
 * @returns undefined if neither the record nor the rules give the value of the win
 */
export function writeWin(
  { recorded, score }: ScoredWin,
  { hand, rules, liable }: Around,
): readonly (number | string)[] | undefined {
  const { claim, seat, from } = recorded;
  const { players } = rules.tiles;
  const yaku = claim.yaku ?? score?.yaku.map(([id, han]) => [id, score.yakuman > 0 ? 1 : han] as const);
  const points = claim.points ?? score?.total;
  if (yaku === undefined || points === undefined) return undefined;
  const isYakuman = yaku.some(([id]) => 'yakuman' in yakuOf(id).value);
  const dora = isYakuman ? [] : doraOf(claim.dora, score);
  const han = claim.han ?? [...yaku, ...dora].reduce((sum, [, one]) => sum + one, 0);
  const worth = isYakuman ? LIMIT_NAMES.yakuman[0] : worthOf(han, claim.fu ?? score?.fu, rules);
  const price = seat === from ? tsumoPrice(points, seat === dealerAt(hand, players), players) : `${points}点`;
  if (worth === undefined || price === undefined) return undefined;
  const lines = [...yaku, ...dora].map(([id, one]) => {
    return `${yakuName(id, windOf(id, seat, hand, players))}(${isYakuman ? LIMIT_NAMES.yakuman[0] : `${one}飜`})`;
  });
  const pao = claim.points === undefined ? liable : claim.pao;
  return [seat, from, pao ?? seat, `${worth}${price}`, ...lines];
}

/** Dora by type, norths counted with ordinary dora; or all as ordinary dora if the record's number differs from the tiles. */
function doraOf(claimed: number | undefined, score: Score | undefined): readonly (readonly [CountedId, number])[] {
  const { dora = 0, kita = 0, akaDora = 0, uraDora = 0 } = score ?? {};
  const shown = dora + kita + akaDora + uraDora;
  const sorts = [
    ['dora', dora + kita],
    ['akaDora', akaDora],
    ['uraDora', uraDora],
  ] as const;
  const listed = claimed === undefined || claimed === shown ? sorts : ([['dora', claimed]] as const);
  return listed.filter(([, han]) => han > 0);
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

function windOf(id: YakuId | CountedId, seat: Seat, hand: GameHand, players: number): number {
  return WINDS.indexOf(id === 'seatWind' ? seatWindAt(seat, hand, players) : roundWindAt(hand, players));
}
