import { WEIGHT, honorShape, suitShape } from './suits.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, COPIES, type Kind, type Suit, suitOf } from './tile.ts';

/** Whether the four sets and the pair waited for no other kind than the winning one ("one chance"), as `waits` names them. */
export function waitsOnOneTile(survey: Survey): boolean {
  return ALL_KINDS.every((kind) => kind === survey.tile || !wouldComplete(survey, kind));
}

function wouldComplete(survey: Survey, kind: Kind): boolean {
  if (survey.concealed(kind) + survey.melds.copiesOf(kind) === COPIES) return false;
  const suits = ([0, 1, 2, 3] as const).map((suit) => suitWith(survey, suit, kind));
  return suits.every(({ complete }) => complete) && suits.filter(({ size }) => size % 3 === 2).length === 1;
}

/** A suit with `kind` in place of the winning tile. */
function suitWith({ keys, sizes, tile }: Survey, suit: Suit, kind: Kind): { readonly complete: boolean; readonly size: number } {
  const change = (of: (one: Kind) => number) => (suitOf(kind) === suit ? of(kind) : 0) - (suitOf(tile) === suit ? of(tile) : 0);
  const key = (keys[suit] as number) + change((one) => WEIGHT[one % 9] as number);
  const shape = suit < 3 ? suitShape(key) : honorShape(key);
  return { complete: shape.first !== undefined, size: (sizes[suit] as number) + change(() => 1) };
}
