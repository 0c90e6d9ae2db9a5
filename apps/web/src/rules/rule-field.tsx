import type { RulePath } from '@tenbo/engine';
import { describeError } from '@tenbo/i18n';
import { useId } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { changedPaths } from './changes.ts';
import { draft, errorAt } from './draft.ts';
import styles from './editor.module.css';
import { RuleInput } from './rule-input.tsx';
import { ruleNotes } from './rule-notes.ts';

/** A rule with its name, what it is about, its choices, and what is wrong with the one made. */
export function RuleField({ path }: { readonly path: RulePath }) {
  const id = useId();
  const error = errorAt(path);
  const isChanged = changedPaths(draft.value).includes(path);
  return (
    <div
      class={isChanged ? `${styles.field} ${styles.changed}` : styles.field}
      role="group"
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}note`}
    >
      <h4 id={`${id}name`}>
        {locale.value.rules[path].name}
        {isChanged && <small>{words.value.rules.changed}</small>}
      </h4>
      <p id={`${id}note`} class={styles.note}>
        {ruleNotes.value[path]}
      </p>
      <RuleInput path={path} />
      {error && (
        <p role="alert" class={styles.error}>
          {describeError(error, locale.value)}
        </p>
      )}
    </div>
  );
}
