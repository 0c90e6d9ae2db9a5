import { signal } from '@preact/signals';
import { describeError, asSentence } from '@tenbo/i18n';

import { locale } from '../prefs.ts';
import button from '../ui/button.module.css';
import type { Draft } from './draft.ts';
import { change, draft, reasonsFor } from './store.ts';

/** Why the condition touched last is not allowed. */
const explained = signal('');

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly next: Partial<Draft>;
}

/** A condition that is on or off. One that is not allowed is grey and says why when focused or tapped. */
export function Toggle({ label, isOn, next }: ToggleProps) {
  const [error] = isOn ? [] : reasonsFor(next);
  const reason = error ? asSentence(describeError(error, locale.value)) : '';
  const explain = () => (explained.value = reason);
  return (
    <button
      type="button"
      class={button.button}
      aria-pressed={isOn}
      aria-disabled={reason !== ''}
      title={reason}
      onFocus={explain}
      onClick={() => {
        explain();
        if (reason === '') change({ ...draft.value, ...next });
      }}
    >
      {label}
    </button>
  );
}

/** Why the condition touched last is not allowed. */
export function Reason() {
  return (
    <p class="note" role="status">
      {explained.value}
    </p>
  );
}
