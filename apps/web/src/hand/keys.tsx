import { parseTiles } from '@tenbo/engine';
import { useEffect } from 'preact/hooks';

import { takeEarlyKeys } from './early-keys.ts';
import { wonBy } from './edit.ts';
import { callFromNext, makeWinning, step } from './selection.ts';
import { NO_RIICHI, choose } from './situation.tsx';
import { aim, aimAsBefore, change, draft, isAtIndicators, press, reasonsFor, redo, removeTile, selected, undo } from './store.ts';
import { type Known, KeysSheet, areKeysShown, read } from './typing.tsx';

/**
 * Keys type tiles, and a pasted text is read, wherever the focus is, while the hand is shown. `known` is what a match knows of the hand, which the keys then
 * leave alone.
 */
export function Keys({ known }: { readonly known?: Known }) {
  useEffect(() => {
    const type = (event: KeyboardEvent) => typeKey(event, known === undefined);
    const paste = (event: ClipboardEvent) => pasteText(event, known);
    takeEarlyKeys().forEach(type);
    document.addEventListener('keydown', type);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('keydown', type);
      document.removeEventListener('paste', paste);
    };
  }, [known === undefined]);
  return areKeysShown.value ? <KeysSheet /> : null;
}

/** Digits typed so far, waiting for the letter of their suit. */
let digits = '';

/** Shift and a letter choose the meld that the next tile starts. */
const AIMS: { readonly [letter: string]: typeof aim.value } = { C: 'chi', P: 'pon', Q: 'daiminkan', A: 'ankan' };

const KEYS: { readonly [key: string]: () => void } = {
  Backspace: removeTile,
  Delete: removeTile,
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  '+': makeWinning,
  F: callFromNext,
  d: turnToIndicators,
  D: turnToIndicators,
  '?': () => (areKeysShown.value = true),
};

/** Keys for what a match would know already. */
const SITUATION: { readonly [key: string]: () => void } = {
  t: () => change(wonBy(draft.value, draft.value.by === 'ron' ? 'tsumo' : 'ron')),
  r: () => {
    if (draft.value.riichi !== undefined) choose('riichi', NO_RIICHI);
    else if (reasonsFor({ riichi: 'riichi' }).length === 0) choose('riichi', { riichi: 'riichi' });
  },
};

function turnToIndicators(): void {
  if (isAtIndicators.value) aimAsBefore();
  else aim.value = 'dora';
}

/** Leaves the selected tile, then the indicators; after that, Escape is for the screen around the hand. */
function letGo(event: KeyboardEvent): void {
  if (selected.value) handled(event, () => (selected.value = undefined));
  else if (isAtIndicators.value) handled(event, aimAsBefore);
}

/** Handles a key pressed for the hand; `KeysSheet` explains the keys to readers. */
function typeKey(event: KeyboardEvent, isFree: boolean): void {
  const { key } = event;
  if (event.altKey || isTaken(event)) return;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'z') handled(event, event.shiftKey ? redo : undo);
    return;
  }
  if (key.startsWith('Arrow') && movedInPad(event)) return;
  if (key === 'Escape') return letGo(event);
  const act = KEYS[key] ?? (isFree ? SITUATION[key] : undefined);
  if (act) handled(event, act);
  else if (/^\d$/.test(key)) handled(event, () => (digits += key));
  else if (/^[mpsz]$/.test(key)) handled(event, () => pressSuit(key));
  else if (AIMS[key]) handled(event, () => (aim.value = AIMS[key] ?? 'tile'));
}

/** How far apart two keys of the pad are. */
const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -10, ArrowDown: 10 };

/** Moves the focus from key to key of the pad, which Tab passes as one. @returns whether the focus is there */
function movedInPad(event: KeyboardEvent): boolean {
  const { target, key } = event;
  const keys = target instanceof HTMLElement ? target.closest('[data-aim]')?.children : undefined;
  if (!keys) return false;
  const all = [...keys] as HTMLElement[];
  const at = all.indexOf(target as HTMLElement);
  handled(event, () => {
    const to = all[at + (STEPS[key] ?? 0)];
    if (to === undefined) return;
    all.forEach((one) => (one.tabIndex = one === to ? 0 : -1));
    to.focus();
  });
  return true;
}

/** Whether something else needs the key: text fields take all keys, radio buttons the arrows, and a dialog or popover without a hand takes them all. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (isCovered()) return true;
  if (target instanceof HTMLInputElement && target.type === 'radio') return key.startsWith('Arrow');
  return isField(target);
}

function isCovered(): boolean {
  const above = document.querySelector('dialog[open], [popover]:popover-open');
  return above !== null && !above.querySelector('[data-box]');
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function pressSuit(letter: string): void {
  const tiles = parseTiles(digits + letter);
  digits = '';
  if (tiles.ok) tiles.value.forEach(press);
}

/** A radio button is a field too, but takes no text. */
function pasteText(event: ClipboardEvent, known: Known | undefined): void {
  const { target } = event;
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  const isText = isField(target) && !(target instanceof HTMLInputElement && target.type === 'radio');
  if (text !== '' && !isText && !isCovered()) handled(event, () => read(text, known));
}

function handled(event: Event, act: () => void): void {
  event.preventDefault();
  act();
}
