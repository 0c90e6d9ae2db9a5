// What the reader can do with a rule set: take it into use, change it, share it, delete it, go back to the list.
import type { RuleSet } from '@tenbo/engine';

import { playedBy } from '../hand/edit.ts';
import { change, draft } from '../hand/store.ts';
import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { NEXT, keepFocus } from '../ui/focus.ts';
import { isSame } from './address.ts';
import { noteUsed } from './rules-picker.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { RuleChanges } from './changes.ts';
import { type OwnRules, ownRules, removeRules } from './own.ts';
import { saveData } from '../data-file/format.ts';
import button from '../ui/button.module.css';

/** Scores the hand, and those after it, under a rule set. */
export function takeIntoUse(rules: RuleSet): void {
  noteUsed(rules.id);
  change(playedBy(draft.peek(), rules));
}

/** A button that takes a rule set into use; once it is in use, what can be done with it. */
export function InUse({ rules }: { readonly rules: RuleSet }) {
  const texts = words.value.rules;
  if (!isSame(draft.value.rules, rules)) {
    const use = () => {
      takeIntoUse(rules);
      keepFocus();
    };
    return (
      <button type="button" class={button.primary} onClick={use}>
        {texts.use}
      </button>
    );
  }
  return (
    <p role="status" class="row apart across">
      <span>{texts.inUse}</span>
      <a class={button.link} href={addressOf('hand')} {...NEXT}>
        {texts.scoreHand}
      </a>
      <a class={button.link} href={addressOf('match', ['new'], new URLSearchParams({ rules: rules.id }))}>
        {texts.startMatch}
      </a>
    </p>
  );
}

/** The actions for a rule set: the reader's own can be changed, shared and deleted; any other can be the start of a new one. */
export function OwnActions({ rules }: { readonly rules: RuleSet }) {
  const { rules: texts } = words.value;
  const own = ownRules.value.find(({ id }) => id === rules.id);
  if (!own) {
    return (
      <a class={button.button} href={editAddress({ base: rules.id })}>
        {texts.makeOwn}
      </a>
    );
  }
  return (
    <>
      <a class={button.button} href={editAddress(own)}>
        {texts.edit}
      </a>
      <ShareButton changes={own} />
      <button type="button" class={button.button} onClick={() => remove(own.id)}>
        {texts.remove}
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
  const { rules: texts } = words.value;
  const link = () => new URL(sharedAddress(changes), location.href).href;
  return <CopyButton label={texts.share} title={texts.shareNote} class={button.button} text={link} />;
}

/** The way back to the list. */
export function AllRuleSets() {
  return (
    <p>
      <a class={button.link} href={addressOf('rules')}>
        {words.value.rules.all}
      </a>
    </p>
  );
}

/** The browser refused to store rules: they can be saved as a file that can be imported below the list of matches. */
export function NotKept({ rules }: { readonly rules: OwnRules }) {
  return (
    <p role="alert" class="loss">
      {words.value.choices.notKept}{' '}
      <button type="button" class={button.button} onClick={() => saveData({ rules: [rules] }, 'tenbo-rules')}>
        {words.value.saveAsFile}
      </button>
    </p>
  );
}

/** The address of the editor for these changes. It contains all of them. */
export function editAddress(changes: RuleChanges): string {
  return addressOf('rules', ['edit'], new URLSearchParams({ rules: JSON.stringify(changes) }));
}

/** The address that shows these changes to someone else. It contains all of them, but not their id: the recipient has others. */
function sharedAddress(changes: RuleChanges): string {
  return addressOf('rules', ['shared'], new URLSearchParams({ rules: JSON.stringify({ ...changes, id: undefined }) }));
}
