import type { RuleSet } from '@tenbo/engine';

import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { keepFocus } from '../ui/focus.ts';
import { editAddress } from './edit-address.ts';
import { ownRules, removeRules } from './own.ts';
import styles from './rules.module.css';
import { ShareButton } from './share-button.tsx';

/** What can be done with a rule set: one's own is changed, shared and deleted; from any other one's own is made. */
export function OwnActions({ rules }: { readonly rules: RuleSet }) {
  const { rules: said } = words.value;
  const own = ownRules.value.find(({ id }) => id === rules.id);
  if (!own) {
    return (
      <a class={styles.button} href={editAddress({ base: rules.id })}>
        {said.makeOwn}
      </a>
    );
  }
  return (
    <>
      <a class={styles.button} href={editAddress(own)}>
        {said.edit}
      </a>
      <ShareButton changes={own} />
      <button type="button" class={styles.button} onClick={() => remove(own.id)}>
        {said.remove}
      </button>
    </>
  );
}

function remove(id: string): void {
  location.hash = addressOf('rules');
  removeRules(id);
  keepFocus();
}
