import { type TileLeft, waits } from './tenpai/acceptance.ts';
import { type Discard, discards } from './tenpai/discards.ts';
import { shownTiles } from './tenpai/shown-tiles.ts';
import type { ScoreError, ScoreErrorCode } from './hand/errors.ts';
import { type HandError, WAITING_HAND, countTiles } from './hand/hand-tiles.ts';
import { tileThatComes } from './hand/red-fives.ts';
import { type Result, err, ok } from './result.ts';
import type { Score } from './best-score.ts';
import type { Scorer } from './score.ts';
import type { Tile } from './tiles/tile.ts';
import type { Hand, Win } from './hand/win.ts';

/** All of a win but its hand, its tile and how the tile came. */
export type Situation = Omit<Win, 'hand' | 'tile' | 'method'>;

/** What a hand would be worth on one of its waits, by ron and by tsumo, or why it would not be. */
export interface WaitValue extends TileLeft {
  readonly ron: Result<Score, readonly ScoreError[]>;
  readonly tsumo: Result<Score, readonly ScoreError[]>;
}

/** What else the value of waits depends on. */
export interface WaitTable {
  /** Tiles seen elsewhere, each once, without those the situation shows. */
  readonly seen?: readonly Tile[];
  /** Matters only under a two-han minimum. */
  readonly honba?: number;
}

/**
 * The value of a hand for each tile it waits for, in a situation; a five is plain while a plain one is left.
 *
 * @returns the waits, none if the hand is not tenpai; or everything that is wrong with the hand whatever tile comes
 * @example
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 67m'));
 * const situation = { seatWind: 'S', roundWind: 'E', doraIndicators: unwrap(parseTiles('8m')), uraIndicators: [] } as const;
 * const values = unwrap(waitValues(createScorer(presets.tenhou), hand, situation));
 * values.map(({ left, ron, tsumo }) => [left, unwrap(ron).basePoints, unwrap(tsumo).basePoints]); // → [[4, 960, 1280], [3, 960, 1280]]
 */
export function waitValues(
  scorer: Scorer,
  hand: Hand,
  situation: Situation,
  { seen = [], honba = 0 }: WaitTable = {},
): Result<readonly WaitValue[], readonly ScoreError[]> {
  const errors = errorsWithAnyTile(scorer, { ...situation, hand }, honba);
  if (errors.length > 0) return err(errors);
  const shown = shownTiles(situation);
  const held = [...hand.concealed, ...hand.melds.flatMap(({ tiles }) => tiles)];
  const found = waits(hand, scorer.rules, [...shown, ...seen]);
  if (!found.ok) return err(found.error.map((error) => inSituation(error, situation)));
  return ok(
    found.value.map((wait) => {
      const tile = tileThatComes(wait.kind, [...held, ...shown, ...seen], scorer.rules.tiles);
      return {
        ...wait,
        ron: scorer.score({ ...situation, hand, tile, method: { by: 'ron' } }, honba),
        tsumo: scorer.score({ ...situation, hand, tile, method: { by: 'tsumo' } }, honba),
      };
    }),
  );
}

/** What a discard leads to, with the value of its waits; none if it does not make the hand tenpai. */
export interface DiscardValue extends Discard {
  readonly waits: readonly WaitValue[];
}

/**
 * The discards of a hand of 14 tiles, as `discards` orders them, with what each of their waits would be worth in a situation.
 *
 * @param situation as it is before the discard; with `riichi`, as it is after declaring it
 * @returns the discards, or everything that is wrong with the hand whatever leaves it
 * @example
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 679m'));
 * const situation = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
 * const [best] = unwrap(discardValues(createScorer(presets.tenhou), hand, situation));
 * formatTiles([best!.tile]); // → '9m'
 * best!.waits.map(({ left, ron }) => [left, unwrap(ron).basePoints]); // → [[4, 960], [4, 960]]
 */
export function discardValues(
  scorer: Scorer,
  hand: Hand,
  situation: Situation,
  { seen = [], honba = 0 }: WaitTable = {},
): Result<readonly DiscardValue[], readonly ScoreError[]> {
  const shown = shownTiles(situation);
  const found = discards(hand, scorer.rules, [...shown, ...seen]);
  if (!found.ok) return err(found.error.map((error) => inSituation(error, situation)));
  const valued: DiscardValue[] = [];
  for (const discard of found.value) {
    const index = hand.concealed.indexOf(discard.tile);
    const left = { ...hand, concealed: hand.concealed.toSpliced(index, 1) };
    const after = discard.kita ? { ...situation, kita: (situation.kita ?? 0) + 1 } : situation;
    const values = waitValues(scorer, left, after, { seen: discard.kita ? seen : [...seen, discard.tile], honba });
    if (!values.ok) return err(values.error.map((error) => beforeDiscard(error, index)));
    valued.push({ ...discard, waits: values.value });
  }
  return ok(valued);
}

/** An error in a hand that a tile has left, at its place before. */
function beforeDiscard(error: ScoreError, left: number): ScoreError {
  if (!('at' in error) || error.at.in !== 'concealed' || error.at.index < left) return error;
  return { ...error, at: { in: 'concealed', index: error.at.index + 1 } };
}

/** Errors that only a complete hand can have. */
const OF_COMPLETE: readonly ScoreErrorCode[] = ['notComplete', 'noYaku', 'tooFewHan'];

/** What is wrong with a hand by ron and by tsumo alike, found by treating its own last tile as the winning one. */
function errorsWithAnyTile(scorer: Scorer, waiting: Omit<Win, 'tile' | 'method'>, honba: number): readonly ScoreError[] {
  const { hand } = waiting;
  const counted = countTiles(hand, scorer.rules.tiles, WAITING_HAND);
  const counts = counted.ok ? [] : counted.error.filter(({ code }) => code === 'tileCount');
  const { concealed, melds } = hand;
  const tile = concealed.at(-1);
  if (tile === undefined) return counts;
  const lent = { ...waiting, hand: { concealed: concealed.slice(0, -1), melds }, tile };
  const byTsumo = scorer.check({ ...lent, method: { by: 'tsumo' } }, honba).map((error) => JSON.stringify(error));
  const both = scorer.check({ ...lent, method: { by: 'ron' } }, honba).filter((error) => byTsumo.includes(JSON.stringify(error)));
  const others = both.filter(({ code }) => code !== 'tileCount' && !OF_COMPLETE.includes(code));
  return [...counts, ...others.map((error) => inHand(error, concealed.length - 1))];
}

/** An error at the last tile, moved back to its place in the hand. */
function inHand(error: ScoreError, index: number): ScoreError {
  return 'at' in error && error.at.in === 'tile' ? { ...error, at: { in: 'concealed', index } } : error;
}

/** An error among all tiles seen, at its place among those that the situation shows, or among the others. */
function inSituation(error: HandError, { doraIndicators, uraIndicators, kita = 0 }: Situation): ScoreError {
  if (!('at' in error) || error.at.in !== 'seen') return error;
  let { index } = error.at;
  const shown = [
    ['doraIndicators', doraIndicators.length],
    ['uraIndicators', uraIndicators.length],
    ['kita', kita],
  ] as const;
  for (const [where, count] of shown) {
    if (index < count) return { ...error, at: { in: where, index } };
    index -= count;
  }
  return { ...error, at: { in: 'seen', index } };
}
