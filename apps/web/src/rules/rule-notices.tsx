import type { RuleSet } from '@tenbo/engine';
import { describeRuleNotices } from '@tenbo/i18n';

import { locale } from '../prefs.ts';
import styles from './rule-notices.module.css';

interface Props {
  readonly rules: RuleSet;
  /** Points of each seat at the start, where they are others than the rules have. */
  readonly start?: readonly number[] | undefined;
}

/** What is pointed out of rules, where they are chosen or read. */
export function RuleNotices({ rules, start }: Props) {
  return (
    <>
      {describeRuleNotices(rules, locale.value, start).map((notice) => (
        <p key={notice} role="status" class={styles.notice}>
          {notice}
        </p>
      ))}
    </>
  );
}
