import type { HandSoFar } from '@tenbo/ledger';

import { type HandForm, emptyForm, withOnlyWinner } from './form.ts';

/** Whether a form holds no more than the taps that opened it and the payer: nothing that takes long to enter again. */
export function isUntouched(form: HandForm, soFar: HandSoFar): boolean {
  const empty = emptyForm(form.end, soFar);
  const [win, ...others] = form.wins;
  if (others.length > 0) return false;
  const opened = {
    win: win ? withOnlyWinner(empty, win.winner) : empty,
    draw: empty,
    chombo: { ...empty, chombo: form.chombo.slice(0, 1) },
  }[form.end];
  const without = (one: HandForm) => JSON.stringify({ ...one, from: undefined });
  return without(form) === without(opened);
}
