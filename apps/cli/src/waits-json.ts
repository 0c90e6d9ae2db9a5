import { type Result, type Score, type ScoreError, type WaitValue, acceptance, unwrap } from '@tenbo/engine';

import { type WaitingHand, knownTiles } from './request.ts';

/** The output of `tenbo waits --json`: the shanten, the tiles that improve the hand and, in tenpai, their values. */
export function waitsJson(waiting: WaitingHand, values: readonly WaitValue[]): object {
  const { shanten, tiles } = unwrap(acceptance(waiting.hand, waiting.rules, knownTiles(waiting)));
  if (shanten > 0) return { shanten, tiles: tiles.map(({ kind, left }) => ({ tile: kind, left })) };
  return { shanten, tiles: values.map(waitJson) };
}

/** A wait with its value, as JSON. */
export function waitJson({ kind, left, ron, tsumo }: WaitValue): object {
  return { tile: kind, left, ron: valueJson(ron), tsumo: valueJson(tsumo) };
}

/** A score, or a refusal, as in the answer to a record. */
function valueJson(score: Result<Score, readonly ScoreError[]>): object {
  return score.ok ? { ok: true, ...score.value } : { ok: false, errors: score.error };
}
