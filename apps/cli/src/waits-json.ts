import { type WaitValue, acceptance, waitValues } from '@tenbo/engine';
import type { TypedHand } from './request.ts';
import { scorerFor } from './scorers.ts';

/** What `tenbo waits --json` prints: the distance, the tiles that bring the hand nearer and, where it waits, their values. */
export function waitsJson({ hand, situation, rules }: TypedHand): object {
  const { shanten, tiles } = acceptance(hand);
  if (shanten > 0) return { shanten, tiles: tiles.map(({ kind, left }) => ({ tile: kind, left })) };
  return { shanten, tiles: waitValues(scorerFor(rules), hand, situation).map(waitJson) };
}

function waitJson({ kind, left, ron, tsumo }: WaitValue): object {
  const valueJson = (score: WaitValue['ron']) =>
    score.ok ? { ...score.value.value, basePoints: score.value.basePoints } : { errors: score.error };
  return { tile: kind, left, ron: valueJson(ron), tsumo: valueJson(tsumo) };
}
