import type { RuleSet } from '@tenbo/engine';
import { describeRuleNotices } from '@tenbo/i18n';

import { locale } from '../prefs.ts';

interface Props {
  readonly rules: RuleSet;
  /** The starting points of each seat, if they differ from the rules. */
  readonly start?: readonly number[] | undefined;
}

/** Remarks about a rule set, shown where it is chosen or read. */
export function RuleNotices({ rules, start }: Props) {
  return (
    <>
      {describeRuleNotices(rules, locale.value, start).map((notice) => (
        <p key={notice} role="status" class="loss">
          {notice}
        </p>
      ))}
    </>
  );
}
