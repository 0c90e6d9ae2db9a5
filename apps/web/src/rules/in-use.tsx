import type { RuleSet } from '@tenbo/engine';

import { playedBy } from '../hand/edit.ts';
import { change, draft } from '../hand/store.ts';
import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import button from '../ui/button.module.css';
import { NEXT, keepFocus } from '../ui/focus.ts';
import { isSame } from './address.ts';
import { noteUsed } from './recent.ts';

/** Scores the hand, and those after it, under a rule set. */
export function takeIntoUse(rules: RuleSet): void {
  noteUsed(rules.id);
  change(playedBy(draft.peek(), rules));
}

/** A button that takes a rule set into use; once it is in use, what can be done with it. */
export function InUse({ rules }: { readonly rules: RuleSet }) {
  const said = words.value.rules;
  if (!isSame(draft.value.rules, rules)) {
    const use = () => {
      takeIntoUse(rules);
      keepFocus();
    };
    return (
      <button type="button" class={button.primary} onClick={use}>
        {said.use}
      </button>
    );
  }
  return (
    <p role="status" class="row apart across">
      <span>{said.inUse}</span>
      <a class={button.link} href={addressOf('hand')} {...NEXT}>
        {said.scoreHand}
      </a>
      <a class={button.link} href={addressOf('match', ['new'], new URLSearchParams({ rules: rules.id }))}>
        {said.startMatch}
      </a>
    </p>
  );
}
