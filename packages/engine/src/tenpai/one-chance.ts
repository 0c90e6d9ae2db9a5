import { acceptanceOf } from './acceptance.ts';
import type { Survey } from '../core/survey.ts';
import { ALL_KINDS, type Kind } from '../tiles/tile.ts';

/** Whether a hand that is won waited for no other kind than the winning one ("one chance"): for the kinds that `waits` names. */
export function waitsOnOneTile(survey: Survey): boolean {
  const { tile, melds, playedWith } = survey;
  const concealed = Uint8Array.from(ALL_KINDS, (kind) => survey.concealed(kind) - (kind === tile ? 1 : 0));
  const held = concealed.map((count, kind) => count + melds.copiesOf(kind as Kind));
  return acceptanceOf({ concealed, held, known: held }, melds.count, playedWith).tiles.length === 1;
}
