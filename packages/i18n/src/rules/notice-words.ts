import type { RuleNotice } from '@tenbo/engine';

import type { WithCode } from '../languages.ts';
import type { Locale } from '../locale.ts';

/** The words of a language for warnings about rules that are probably a mistake. */
export type RuleNoticeWords = {
  readonly [C in RuleNotice['code']]: (notice: WithCode<RuleNotice, C>, locale: Locale) => string;
};
