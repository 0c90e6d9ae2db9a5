import { type Explanation, type WinRecord, formatHand, formatTiles, formatTilesInOrder, kindAt, kindOf } from '@tenbo/engine';
import { type HandLocale, type Locale, asSentence, describeSituation, describeWin, ruleSetName, tileName } from '@tenbo/i18n';

import type { PageWords } from '@tenbo/i18n/page';
import { type Assumable, type Draft, ASSUMABLE, EMPTY, heldOf, isFull } from './draft.ts';
import { reasonsOf } from '../share/pictured.ts';

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

function isClosed({ hand }: Draft): boolean {
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
export function assumptionOf(draft: Draft, locale: HandLocale, texts: PageWords['first']['hand']): string {
  const { before, after } = texts.assuming;
  const list = assumedIn(draft).map((what) => assumedWord(what, draft, locale, texts));
  return list.length === 0 ? '' : before + list.join(' · ') + after;
}

/** A scored hand. */
export interface ScoredHand {
  readonly draft: Draft;
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** A scored hand in words: how it was won, its tiles, its value with all reasons, who pays, and under which rules. Assumptions are stated. */
export function handText({ draft, record, explanation }: ScoredHand, locale: Locale, texts: PageWords['first']['hand']): string {
  const text = describeWin(explanation, record, locale);
  const indicators = [
    [locale.tiles.doraIndicators, draft.dora],
    [locale.tiles.uraIndicators, draft.ura],
  ] as const;
  return [
    howWon({ draft, record }, locale, texts),
    assumptionOf(draft, locale, texts),
    formatHand(draft.hand, draft.tile),
    ...indicators.map(([name, tiles]) => (tiles.length > 0 ? locale.rule(name, formatTilesInOrder(tiles)) : '')),
    ...reasonsOf(text, locale),
    ...text.payments.map(asSentence),
    locale.rule(texts.rules, ruleSetName(draft.rules, locale)),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** "East round · South · ron · Riichi"; an open hand need not say that it is without riichi. */
function howWon(
  { draft, record }: Pick<ScoredHand, 'draft' | 'record'>,
  locale: Locale,
  texts: PageWords['first']['hand'],
): string {
  const riichi = draft.riichi === undefined ? (isClosed(draft) ? texts.noRiichi : '') : texts.riichi[draft.riichi];
  return [describeSituation(record, locale), riichi].filter((part) => part !== '').join(' · ');
}
