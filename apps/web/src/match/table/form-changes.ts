import type { Seat } from '@tenbo/engine';
import type { Foul, HandSoFar } from '@tenbo/ledger';

import type { HandForm, WinForm } from './form.ts';

/** Each change of a form gives another form; what speaks against it the ledger says. */

export function toggled(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];
}

/** One more who won, or one fewer. The tile of two came from a player, and not from one of them. */
export function withWinner(form: HandForm, winner: Seat): HandForm {
  const known = form.wins.some((win) => win.winner === winner);
  const wins: readonly WinForm[] = known
    ? form.wins.filter((win) => win.winner !== winner)
    : [...form.wins, { winner, way: form.wins[0]?.way ?? 'hanFu', pao: [] }];
  const cannot = form.from === winner || (form.from === 'wall' && wins.length > 1);
  return { ...form, wins, from: cannot ? undefined : form.from };
}

/** Points are told otherwise for a ron than for a tsumo, so that those told before go. */
export function withFrom(form: HandForm, from: Seat | 'wall'): HandForm {
  const other = (from === 'wall') !== (form.from === 'wall');
  return { ...form, from, wins: other ? form.wins.map((win) => ({ ...win, points: undefined })) : form.wins };
}

export function withWin(form: HandForm, winner: Seat, changes: Partial<WinForm>): HandForm {
  return { ...form, wins: form.wins.map((win) => (win.winner === winner ? { ...win, ...changes } : win)) };
}

/** Who declares riichi is in tenpai at a draw. */
export function withRiichi(form: HandForm, seat: Seat): HandForm {
  const riichi = toggled(form.riichi, seat);
  const tenpai = riichi.includes(seat) && !form.tenpai.includes(seat) ? [...form.tenpai, seat] : form.tenpai;
  return { ...form, riichi, tenpai };
}

/** The form after what lies on the table has changed under it; what was told in the form stays. */
export function withLaid(form: HandForm, before: HandSoFar, now: HandSoFar): HandForm {
  const more = now.riichi.filter((seat) => !before.riichi.includes(seat) && !form.riichi.includes(seat));
  const fewer = before.riichi.filter((seat) => !now.riichi.includes(seat) && form.riichi.includes(seat));
  const laid = [...more, ...fewer].reduce(withRiichi, form);
  return now.wareme === before.wareme ? laid : { ...laid, wareme: now.wareme };
}

/** Who is liable for a yakuman of a win; undefined for nobody. */
export function withPao(win: WinForm, yakuman: WinForm['pao'][number]['yakuman'], liable: Seat | undefined): WinForm {
  const others = win.pao.filter((one) => one.yakuman !== yakuman);
  return { ...win, pao: liable === undefined ? others : [...others, { yakuman, liable }] };
}

/** What a player's foul was; said again, it is not said any more. */
export function withCause(form: HandForm, foul: Foul): HandForm {
  const others = form.causes.filter(({ seat }) => seat !== foul.seat);
  const isSaid = form.causes.some(({ seat, cause }) => seat === foul.seat && cause === foul.cause);
  return { ...form, causes: isSaid ? others : [...others, foul] };
}
