import { formatTiles, kindAt, kindOf } from '@tenbo/engine';
import { type HandLocale, tileName } from '@tenbo/i18n';
import type { PageWords } from '@tenbo/i18n/page';

import { ASSUMABLE, type Assumable, type Draft, EMPTY, heldOf, isFull } from './draft.ts';

const EAST = kindAt(3, 1);
const NORTH = kindAt(3, 4);

/** What is assumed: the winning tile of a full hand, which no control shows, or a choice. */
export type Assumption = 'tile' | Assumable;

/** Assumptions that affect the answer: the round only with winds in the hand, riichi only in a closed hand. */
export function assumedIn(now: Draft): readonly Assumption[] {
  const tiles = [...heldOf(now), ...now.hand.melds.flatMap((meld) => meld.tiles)].map(kindOf);
  const matters = { round: tiles.some((kind) => kind >= EAST && kind <= NORTH), riichi: isClosed(now) };
  const choices = ASSUMABLE.filter((one) => !now.chosen.includes(one) && (one === 'seat' || one === 'by' || matters[one]));
  return isFull(now) && now.tileIs !== 'chosen' ? ['tile', ...choices] : choices;
}

export function isClosed({ hand }: Draft): boolean {
  return hand.melds.every(({ type }) => type === 'ankan');
}

/** The words for an assumption. */
export function assumedWord(
  what: Assumption,
  draft: Draft,
  locale: HandLocale,
  { assuming }: PageWords['first']['hand'],
): string {
  const { seats, methods, rounds } = locale;
  if (what === 'tile') {
    const { tile, tileIs } = draft;
    const among = tileIs === 'best' ? new Set(heldOf(draft).map(kindOf)).size : 0;
    return tile === undefined ? '' : assuming.wonOn(formatTiles([tile]), tileName(tile, locale), among);
  }
  if (what === 'seat') return seats[EMPTY.seat];
  if (what === 'by') return methods[EMPTY.by];
  return what === 'round' ? rounds[EMPTY.round] : assuming.noRiichi;
}

/** "Assuming South · ron · no riichi"; empty if nothing is assumed. */
export function assumptionOf(draft: Draft, locale: HandLocale, said: PageWords['first']['hand']): string {
  const { before, after } = said.assuming;
  const list = assumedIn(draft).map((what) => assumedWord(what, draft, locale, said));
  return list.length === 0 ? '' : before + list.join(' · ') + after;
}
