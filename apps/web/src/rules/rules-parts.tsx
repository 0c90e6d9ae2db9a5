import { saveData } from '../data-file/format.ts';
import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import button from '../ui/button.module.css';
import type { OwnRules } from './own.ts';

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
