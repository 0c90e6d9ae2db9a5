import type { ScoreError } from './errors.ts';
import { tileThatComes } from './red-fives.ts';
import type { Result } from './result.ts';
import type { Score, Scorer } from './score.ts';
import { type TileLeft, acceptance } from './shanten.ts';
import type { Hand, Win } from './win.ts';

/**
 * The tiles a hand of 13 waits for (待ち), with or without a yaku; none if it is not tenpai.
 *
 * @returns each kind with how many of it the hand does not hold itself
 * @example
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 67m'));
 * formatTiles(waits(hand).map((wait) => wait.kind)); // → '58m'
 */
export function waits(hand: Hand): readonly TileLeft[] {
  const { shanten, tiles } = acceptance(hand);
  return shanten === 0 ? tiles : [];
}

/** All of a win but its hand, its tile and how the tile came. */
export type Situation = Omit<Win, 'hand' | 'tile' | 'method'>;

/** What a hand would be worth on one of its waits, by ron and by tsumo, or why it would not be. */
export interface WaitValue extends TileLeft {
  readonly ron: Result<Score, readonly ScoreError[]>;
  readonly tsumo: Result<Score, readonly ScoreError[]>;
}

/**
 * The value of a hand for each tile it waits for, in a situation; a five is plain while a plain one is left.
 *
 * @example
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 67m'));
 * const situation = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
 * const values = waitValues(createScorer(presets.tenhou), hand, situation);
 * values.map(({ ron, tsumo }) => [unwrap(ron).basePoints, unwrap(tsumo).basePoints]); // → [[960, 1280], [960, 1280]]
 */
export function waitValues(scorer: Scorer, hand: Hand, situation: Situation): readonly WaitValue[] {
  const { concealed, melds } = hand;
  const held = [...concealed, ...melds.flatMap(({ tiles }) => tiles)];
  const seen = [...held, ...situation.doraIndicators, ...situation.uraIndicators];
  return waits(hand).map((wait) => {
    const tile = tileThatComes(wait.kind, seen, scorer.rules.tiles);
    return {
      ...wait,
      ron: scorer.score({ ...situation, hand, tile, method: { by: 'ron' } }),
      tsumo: scorer.score({ ...situation, hand, tile, method: { by: 'tsumo' } }),
    };
  });
}
