import type { RuleSet } from '@tenbo/engine';

import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import button from '../ui/button.module.css';
import { CopyButton } from '../ui/copy-button.tsx';
import { keepFocus } from '../ui/focus.ts';
import { editAddress, sharedAddress } from './links.ts';
import type { RuleChanges } from './changes.ts';
import { ownRules, removeRules } from './own.ts';

/** The actions for a rule set: the reader's own can be changed, shared and deleted; any other can be the start of a new one. */
export function OwnActions({ rules }: { readonly rules: RuleSet }) {
  const { rules: said } = words.value;
  const own = ownRules.value.find(({ id }) => id === rules.id);
  if (!own) {
    return (
      <a class={button.button} href={editAddress({ base: rules.id })}>
        {said.makeOwn}
      </a>
    );
  }
  return (
    <>
      <a class={button.button} href={editAddress(own)}>
        {said.edit}
      </a>
      <ShareButton changes={own} />
      <button type="button" class={button.button} onClick={() => remove(own.id)}>
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

/** Copies a link that contains the rules, to read and to use. */
export function ShareButton({ changes }: { readonly changes: RuleChanges }) {
  const { rules: said } = words.value;
  const link = () => new URL(sharedAddress(changes), location.href).href;
  return <CopyButton label={said.share} title={said.shareNote} class={button.button} text={link} />;
}
