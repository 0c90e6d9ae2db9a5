import { shownText } from '@tenbo/engine';

import { widthOf } from './columns.ts';

/** How much of a long text is shown, and how much of that before the place, in characters. */
const SHOWN = 72;
const BEFORE = 40;

/** A text, and under one of its characters, counted from 0, what is said of it; of a long text the part around that place. */
export function underPlace(text: string, position: number, sentence: string): readonly [string, string] {
  const characters = [...text];
  const from = position < SHOWN ? 0 : position - BEFORE;
  const shown = characters.slice(from, from + SHOWN);
  const before = (from > 0 ? '…' : '') + shownText(shown.slice(0, position - from).join(''));
  const after = shownText(shown.slice(position - from).join('')) + (characters.length > from + SHOWN ? '…' : '');
  return [before + after, `${' '.repeat(widthOf(before))}^ ${sentence}`];
}
