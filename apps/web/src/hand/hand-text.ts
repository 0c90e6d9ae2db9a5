import { type Explanation, type WinRecord, formatHand, formatTilesInOrder } from '@tenbo/engine';
import { type Locale, describeSituation, describeWin, ruleSetName, asSentence } from '@tenbo/i18n';
import type { PageWords } from '@tenbo/i18n/page';

import { reasonsOf } from '../share/pictured.ts';
import { assumptionOf, isClosed } from './assumption.ts';
import type { Draft } from './draft.ts';

/** A scored hand. */
export interface ScoredHand {
  readonly draft: Draft;
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** A scored hand in words: how it was won, its tiles, its value with all reasons, who pays, and under which rules. Assumptions are stated. */
export function handText({ draft, record, explanation }: ScoredHand, locale: Locale, said: PageWords['first']['hand']): string {
  const text = describeWin(explanation, record, locale);
  const indicators = [
    [locale.tiles.doraIndicators, draft.dora],
    [locale.tiles.uraIndicators, draft.ura],
  ] as const;
  return [
    howWon({ draft, record }, locale, said),
    assumptionOf(draft, locale, said),
    formatHand(draft.hand, draft.tile),
    ...indicators.map(([name, tiles]) => (tiles.length > 0 ? locale.rule(name, formatTilesInOrder(tiles)) : '')),
    ...reasonsOf(text, locale),
    ...text.payments.map(asSentence),
    locale.rule(said.rules, ruleSetName(draft.rules, locale)),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** "East round · South · ron · Riichi"; an open hand need not say that it is without riichi. */
function howWon(
  { draft, record }: Pick<ScoredHand, 'draft' | 'record'>,
  locale: Locale,
  said: PageWords['first']['hand'],
): string {
  const riichi = draft.riichi === undefined ? (isClosed(draft) ? said.noRiichi : '') : said.riichi[draft.riichi];
  return [describeSituation(record, locale), riichi].filter((part) => part !== '').join(' · ');
}
