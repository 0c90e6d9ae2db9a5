import { type RuleNotice, type RuleSet, ruleNotices } from '@tenbo/engine';

import { ruleNotices as en } from '../en/rule-notices.ts';
import { ruleNotices as ja } from '../ja/rule-notices.ts';
import type { Language } from '../languages.ts';
import type { Locale } from '../locale.ts';
import { ruleNotices as zh } from '../zh/rule-notices.ts';
import type { RuleNoticeWords } from './notice-words.ts';

const NOTICES: { readonly [L in Language]: RuleNoticeWords } = { en, ja, zh };

/**
 * Warnings about rules that are probably a mistake, as sentences.
 *
 * @param start the starting points of each seat, if they differ from the rules
 * @example
 * import { presets } from '@tenbo/engine';
 * describeRuleNotices(presets.tenhou, localeOf('en')); // → []
 * describeRuleNotices(presets.tenhou, localeOf('ja'), [35_000, 35_000, 35_000, 35_000]); // → ['返し点の30000点が配給原点より低いため、トップのオカが△20.0になります。オカなしなら返し点を配給原点と同じにしてください。']
 */
export function describeRuleNotices(rules: RuleSet, locale: Locale, start?: readonly number[]): readonly string[] {
  return ruleNotices(rules, start).map((notice) =>
    (NOTICES[locale.language][notice.code] as (notice: RuleNotice, locale: Locale) => string)(notice, locale),
  );
}
