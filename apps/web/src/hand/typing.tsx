import { signal } from '@preact/signals';
import { formatHand } from '@tenbo/engine';
import { type AnyError, describeError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { LONGEST } from './address.ts';
import styles from './typing.module.css';
import { change, draft, settled } from './store.ts';
import { withText } from './text.ts';
import { asSentence } from '../words/sentence.ts';

/** The text being typed; undefined once it has been read and the field left. */
const typing = signal<string | undefined>(undefined);
const errors = signal<readonly AnyError[]>([]);

/** The hand as text: to type, to paste, to copy. */
export function Typed() {
  const said = words.value.hand;
  const { hand, tile } = settled.value.draft;
  return (
    <div class={styles.typed}>
      <label>
        <span class={styles.label}>{said.typed}</span>
        <input
          type="text"
          class={styles.field}
          value={typing.value ?? formatHand(hand, tile)}
          placeholder={said.typedHint}
          maxLength={LONGEST}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={errors.value.length > 0}
          aria-describedby="typed-errors"
          onInput={(event) => read(event.currentTarget.value)}
          onBlur={leave}
        />
      </label>
      <div id="typed-errors" role="status">
        {errors.value.length > 0 && <Marked text={typing.value ?? ''} />}
        {errors.value.map((error, i) => (
          <p key={i} class={styles.error}>
            {asSentence(describeError(error, locale.value))}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The text, with the characters the errors are about marked. */
function Marked({ text }: { readonly text: string }) {
  const places = errors.value.map((error) => ('position' in error ? error.position : -1));
  return (
    <p class={styles.marked} aria-hidden="true">
      {[...text].map((character, i) => (places.includes(i) ? <mark key={i}>{character}</mark> : character))}
    </p>
  );
}

function read(text: string): void {
  const next = withText(draft.value, text);
  typing.value = text;
  errors.value = next.ok ? [] : next.error;
  if (next.ok) change(next.value);
}

/** On leaving the field, valid text becomes the hand's own notation; invalid text stays, to be corrected. */
function leave(): void {
  if (errors.value.length === 0) typing.value = undefined;
}
