// The JSON that several commands and the server answer with.
import { type Lens, type Result, type Score, type ScoreError, type WaitValue, acceptance, unwrap } from '@tenbo/engine';

import { type WaitingHand, knownTiles } from './request.ts';

/** The comparison as plain JSON, with each result or error as in the pipe of `tenbo score`. */
export function lensJson({ base, rows }: Lens): object {
  const resultJson = (result: Lens['base']) => (result.ok ? result.value : { ok: false, errors: result.error });
  return {
    ok: true,
    base: resultJson(base),
    rows: rows.map(({ rules, code, result, cause }) => ({
      id: rules.id,
      name: rules.name,
      code,
      cause,
      result: resultJson(result),
    })),
  };
}

/** The output of `tenbo waits --json`: the shanten, the tiles that improve the hand and their values, null where they have none. */
export function waitsJson(waiting: WaitingHand, values: readonly WaitValue[]): object {
  const { shanten, tiles } = unwrap(acceptance(waiting.hand, waiting.rules, knownTiles(waiting)));
  if (values.length > 0) return { ok: true, shanten, tiles: values.map(waitJson) };
  return { ok: true, shanten, tiles: tiles.map(({ kind, left }) => ({ tile: kind, left, ron: null, tsumo: null })) };
}

/** A wait with its value, as JSON. */
export function waitJson({ kind, left, ron, tsumo }: WaitValue): object {
  return { tile: kind, left, ron: valueJson(ron), tsumo: valueJson(tsumo) };
}

/** A score, or a refusal, as in the answer to a record. */
function valueJson(score: Result<Score, readonly ScoreError[]>): object {
  return score.ok ? { ok: true, ...score.value } : { ok: false, errors: score.error };
}
