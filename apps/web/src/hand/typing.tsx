import { signal } from '@preact/signals';
import { formatHand, parseTiles } from '@tenbo/engine';
import { type AnyError, describeError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { LONGEST, withText } from './address.ts';
import styles from './hand.module.css';
import { aim, callFromNext, change, draft, makeWinning, press, settled, step, takeAway, undo } from './store.ts';
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
