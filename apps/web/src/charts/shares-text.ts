import type { RuleSet, Shares } from '@tenbo/engine';
import { type Locale, describeShares } from '@tenbo/i18n';

/** What is paid, as a chart writes it: where every cell is points, no cell says so. */
export function sharesText(shares: Shares, rules: RuleSet, locale: Locale): string {
  return 'discarder' in shares ? locale.number(shares.discarder) : describeShares(shares, rules, locale);
}
