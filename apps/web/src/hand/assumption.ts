import { kindAt, kindOf } from '@tenbo/engine';
import type { HandLocale } from '@tenbo/i18n';

import type { FirstWords } from '../words/words.ts';
import { ASSUMABLE, type Assumable, type Draft, EMPTY, heldOf } from './draft.ts';

const EAST = kindAt(3, 1);
const NORTH = kindAt(3, 4);

/** Assumptions that affect the answer: the round only with winds in the hand, riichi only in a closed hand. */
export function assumedIn(now: Draft): readonly Assumable[] {
  const tiles = [...heldOf(now), ...now.hand.melds.flatMap((meld) => meld.tiles)].map(kindOf);
  const matters = { round: tiles.some((kind) => kind >= EAST && kind <= NORTH), riichi: isClosed(now) };
  return ASSUMABLE.filter((one) => !now.chosen.includes(one) && (one === 'seat' || one === 'by' || matters[one]));
}

export function isClosed({ hand }: Draft): boolean {
  return hand.melds.every(({ type }) => type === 'ankan');
}

type Winds = Pick<HandLocale, 'seats' | 'methods' | 'rounds'>;

/** The word for an assumption. */
export function assumedWord(what: Assumable, { seats, methods, rounds }: Winds, { assuming }: FirstWords['hand']): string {
  if (what === 'seat') return seats[EMPTY.seat];
  if (what === 'by') return methods[EMPTY.by];
  return what === 'round' ? rounds[EMPTY.round] : assuming.noRiichi;
}

/** "Assuming South · ron · no riichi"; empty if nothing is assumed. */
export function assumptionOf(draft: Draft, winds: Winds, said: FirstWords['hand']): string {
  const { before, after } = said.assuming;
  const list = assumedIn(draft).map((what) => assumedWord(what, winds, said));
  return list.length === 0 ? '' : before + list.join(' · ') + after;
}
