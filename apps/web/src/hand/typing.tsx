import { batch, signal } from '@preact/signals';
import { formatHand } from '@tenbo/engine';
import { type AnyError, asSentence, describeError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import type { Draft } from './draft.ts';
import { change, draft, misread, settled, typing } from './store.ts';
import { withText } from './drafted.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Table } from '../ui/table.tsx';
import field from '../ui/field.module.css';
import styles from './below.module.css';

/** Longer than any line that can be read. */
const MOST = 2000;

/** Adapts a draft that was read to what is already known. */
export type Known = (found: Draft) => Draft;
const NOTHING_KNOWN: Known = (found) => found;

/** The hand as text, to type, paste or copy. */
export function Typed({ known = NOTHING_KNOWN }: { readonly known?: Known }) {
  const texts = words.value.details;
  const { hand, tile } = settled.value.draft;
  const text = typing.value;
  const errors = text === undefined ? [] : (misread.value ?? []);
  return (
    <div class={`stack ${styles.typed}`}>
      <label class={field.field}>
        <span>{texts.typed}</span>
        <input
          type="text"
          class={field.input}
          value={text ?? formatHand(hand, tile)}
          placeholder={texts.typedHint}
          maxLength={MOST}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={errors.length > 0}
          aria-describedby="typed-errors"
          onInput={(event) => read(event.currentTarget.value, known)}
          onBlur={leave}
        />
      </label>
      <button type="button" class={`note ${styles.keys}`} onClick={() => (areKeysShown.value = true)}>
        ? {texts.keys}
      </button>
      {text !== undefined && errors.length > 0 && <Marked text={text} errors={errors} />}
      {/* Hidden, because the headline shows the same. */}
      <p id="typed-errors" class="hidden">
        {errors.map((error) => asSentence(describeError(error, locale.value))).join(' ')}
      </p>
    </div>
  );
}

/** The text, with the faulty characters marked. */
function Marked({ text, errors }: { readonly text: string; readonly errors: readonly AnyError[] }) {
  const places = errors.map((error) => ('position' in error ? error.position : -1));
  return (
    <p class={styles.marked} aria-hidden="true">
      {[...text].map((character, i) => (places.includes(i) ? <mark key={i}>{character}</mark> : character))}
    </p>
  );
}

/** The draft before typing began, so that deleting a word also undoes what it said. */
let before = draft.peek();

/** Reads a text for the hand, as typed in the field or pasted anywhere on the place. */
export function read(text: string, known: Known = NOTHING_KNOWN): void {
  if (typing.peek() === undefined) before = draft.peek();
  const next = withText(before, text);
  batch(() => {
    if (next.ok) change(known(next.value));
    typing.value = text;
    misread.value = next.ok ? undefined : next.error;
  });
}

/** When the reader leaves the field, valid text becomes the hand's own notation; invalid text stays, so that it can be corrected. */
function leave(): void {
  if (!misread.value) typing.value = undefined;
}

/** Whether the sheet is shown. */
export const areKeysShown = signal(false);

/** Explains the keys of the keyboard, on request. */
export function KeysSheet() {
  const texts = words.value.details;
  return (
    <Sheet heading={texts.keys} onClose={() => (areKeysShown.value = false)}>
      <Table
        title={texts.keysTitle}
        cells="words"
        columns={[texts.key, texts.does]}
        rows={texts.keyRows.map((row) => [...row])}
      />
    </Sheet>
  );
}
