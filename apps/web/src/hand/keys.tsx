import { signal } from '@preact/signals';
import { parseTiles } from '@tenbo/engine';
import { useEffect } from 'preact/hooks';

import { takeEarlyKeys } from './early-keys.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { callFromNext, makeWinning, step } from './selection.ts';
import { aim, press, redo, removeTile, undo } from './store.ts';

const isAsked = signal(false);

/** Keys type tiles wherever the focus is, while the hand is shown. */
export function Keys() {
  useEffect(() => {
    takeEarlyKeys().forEach(typeKey);
    document.addEventListener('keydown', typeKey);
    return () => document.removeEventListener('keydown', typeKey);
  }, []);
  return isAsked.value ? <KeysSheet onClose={() => (isAsked.value = false)} /> : null;
}

/** Digits typed so far, waiting for the letter of their suit. */
let digits = '';

/** Shift and a letter choose the meld that the next tile starts, or an indicator. */
const AIMS: { readonly [letter: string]: typeof aim.value } = { C: 'chi', P: 'pon', Q: 'daiminkan', A: 'ankan', D: 'dora' };

const KEYS: { readonly [key: string]: () => void } = {
  Backspace: removeTile,
  Delete: removeTile,
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  '+': makeWinning,
  F: callFromNext,
  '?': () => (isAsked.value = true),
};

/** Handles a key pressed for the hand; keys-sheet.tsx explains the keys to readers. */
function typeKey(event: KeyboardEvent): void {
  const { key } = event;
  if (event.altKey || isTaken(event)) return;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'z') handled(event, event.shiftKey ? redo : undo);
    return;
  }
  const act = KEYS[key];
  if (act) handled(event, act);
  else if (/^\d$/.test(key)) handled(event, () => (digits += key));
  else if (/^[mpsz]$/.test(key)) handled(event, () => pressSuit(key));
  else if (AIMS[key]) handled(event, () => (aim.value = AIMS[key] ?? 'tile'));
}

/** Whether something else needs the key: text fields take all keys, radio buttons the arrows, and a dialog or popover without a pad takes them all. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const above = document.querySelector('dialog[open], [popover]:popover-open');
  if (above && !above.querySelector('[data-pad]')) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'radio' || key.startsWith('Arrow');
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
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
