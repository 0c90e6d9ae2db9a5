import { type Result, type Score, type ScoreError, type WaitValue, acceptance, unwrap } from '@tenbo/engine';
import { type TypedHand, knownTiles } from './request.ts';

/** What `tenbo waits --json` prints: the distance, the tiles that bring the hand nearer and, where it waits, their values. */
export function waitsJson(typed: TypedHand, values: readonly WaitValue[]): object {
  const { shanten, tiles } = unwrap(acceptance(typed.hand, typed.rules.tiles, knownTiles(typed)));
  if (shanten > 0) return { shanten, tiles: tiles.map(({ kind, left }) => ({ tile: kind, left })) };
  return { shanten, tiles: values.map(waitJson) };
}

function waitJson({ kind, left, ron, tsumo }: WaitValue): object {
  return { tile: kind, left, ron: valueJson(ron), tsumo: valueJson(tsumo) };
}

function valueJson(score: Result<Score, readonly ScoreError[]>): object {
  return score.ok ? { ...score.value.value, basePoints: score.value.basePoints } : { errors: score.error };
}
