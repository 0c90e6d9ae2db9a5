import { batch } from '@preact/signals';
import { formatHand, parseTiles } from '@tenbo/engine';
import { type AnyError, describeError } from '@tenbo/i18n';

import { fetched } from '../fetched.ts';
import { locale, words } from '../prefs.ts';
import { withText } from './address.ts';
import type { Draft } from './draft.ts';
import styles from './hand.module.css';
import { aim, callFromNext, change, draft, makeWinning, misread, press, settled, step, takeAway, typing, undo } from './store.ts';
import { asSentence } from '../words/sentence.ts';

/** Longer than any line that can be read. */
const MOST = 2000;

/** Holds what was read to what is known already. */
type Known = (found: Draft) => Draft;
const NOTHING_KNOWN: Known = (found) => found;

/** The hand as text: to type, to paste, to copy. */
export function Typed({ known = NOTHING_KNOWN }: { readonly known?: Known }) {
  const said = words.value.hand;
  const { hand, tile } = settled.value.draft;
  const text = typing.value;
  const errors = text === undefined ? [] : (misread.value ?? []);
  return (
    <div class={styles.typed}>
      <label>
        <span class={styles.label}>{said.typed}</span>
        <input
          type="text"
          class={styles.field}
          value={text ?? formatHand(hand, tile)}
          placeholder={said.typedHint}
          maxLength={MOST}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={errors.length > 0}
          aria-describedby="typed-errors"
          onFocus={() => void fetchReader(known)}
          onInput={(event) => read(event.currentTarget.value, known)}
          onBlur={leave}
        />
      </label>
      {text !== undefined && errors.length > 0 && <Marked text={text} errors={errors} />}
      {/* The headline shows the same. */}
      <p id="typed-errors" class="hidden">
        {errors.map((error) => asSentence(describeError(error, locale.value))).join(' ')}
      </p>
    </div>
  );
}

/** The text, with the characters the errors are about marked. */
function Marked({ text, errors }: { readonly text: string; readonly errors: readonly AnyError[] }) {
  const places = errors.map((error) => ('position' in error ? error.position : -1));
  return (
    <p class={styles.marked} aria-hidden="true">
      {[...text].map((character, i) => (places.includes(i) ? <mark key={i}>{character}</mark> : character))}
    </p>
  );
}

/** Reads tiles, until what also reads words and links is here. */
let reader = withText;

async function fetchReader(known: Known): Promise<void> {
  const { withPasted } = await fetched(() => import('./pasted.ts'));
  reader = withPasted;
  if (typing.peek() !== undefined && misread.peek()) read(typing.peek() ?? '', known);
}

/** The draft before the text was typed: what words said that are gone again is undone. */
let before = draft.peek();

function read(text: string, known: Known): void {
  if (typing.peek() === undefined) before = draft.peek();
  const next = reader(before, text);
  batch(() => {
    if (next.ok) change(known(next.value));
    typing.value = text;
    misread.value = next.ok ? undefined : next.error;
  });
}

/** On leaving the field, valid text becomes the hand's own notation; invalid text stays, to be corrected. */
function leave(): void {
  if (!misread.value) typing.value = undefined;
}

/** Digits typed so far, waiting for the letter of their suit. */
let digits = '';

/** Shift and a letter choose the meld that the next tile starts. */
const MELDS: { readonly [letter: string]: typeof aim.value } = { C: 'chi', P: 'pon', Q: 'daiminkan', A: 'ankan' };

const KEYS: { readonly [key: string]: () => void } = {
  Backspace: takeAway,
  Delete: takeAway,
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  '+': makeWinning,
  F: callFromNext,
};

/** The hand by keyboard: `123m`, arrows, backspace, `+` for the winning tile, shift and a letter for a meld, `F` for who gave it. */
export function typeKey(event: KeyboardEvent): void {
  const { key } = event;
  if (event.altKey || isTaken(event)) return;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') handled(event, undo);
    return;
  }
  const act = KEYS[key];
  if (act) handled(event, act);
  else if (/^\d$/.test(key)) handled(event, () => (digits += key));
  else if (/^[mpsz]$/.test(key)) handled(event, () => pressSuit(key));
  else if (MELDS[key]) handled(event, () => (aim.value = MELDS[key] ?? 'tile'));
}

/** Whether a field needs the key itself: text fields take all keys, radio buttons the arrows. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio' || key.startsWith('Arrow');
  return target instanceof HTMLSelectElement;
}

function pressSuit(letter: string): void {
  const tiles = parseTiles(digits + letter);
  digits = '';
  if (tiles.ok) tiles.value.forEach(press);
}

function handled(event: Event, act: () => void): void {
  event.preventDefault();
  act();
}
