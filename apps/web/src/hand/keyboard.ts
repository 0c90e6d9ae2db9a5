import { parseTiles } from '@tenbo/engine';

import { aim, callFromNext, makeWinning, press, step, takeAway, undo } from './store.ts';

/** Digits wait for the letter of their suit. */
let digits = '';

/** With shift a letter says what the next tile begins. */
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

/** What is typed into a field is the field's, and radios have the arrows. */
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
