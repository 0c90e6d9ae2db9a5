import { asSentence } from '@tenbo/i18n';
import type { Explanation } from '@tenbo/engine';
import type { Locale, WinText } from '@tenbo/i18n';

import type { SeatedPlayer } from '../boxes/payments.ts';
import { valueLines } from '../hand/line-terms.ts';
import type { PicturedSeat, PicturedWin } from './shared.ts';

/** The value of a win and the reasons, line by line: each yaku, each line of fu and their sum, the arithmetic. */
export function reasonsOf(
  { headline, yaku, fu, rounding, arithmetic }: WinText,
  locale: Pick<Locale, 'rule' | 'fu'>,
): readonly string[] {
  return [
    headline,
    ...yaku.map(({ name, value }) => locale.rule(name, value)),
    ...fu.map(({ label, fu: points }) => locale.rule(asSentence(label), locale.fu(points))),
    ...(rounding === undefined ? [] : [rounding]),
    arithmetic,
  ];
}

/** What a picture shows of a win besides its reasons. */
type Beside = Pick<PicturedWin, 'tiles' | 'who' | 'notes'>;

/** A win with its reasons, ready for a picture. `total` is the word before the sum of the fu. */
export function picturedWin(explanation: Explanation, text: WinText, total: string, { tiles, who, notes }: Beside): PicturedWin {
  const shown = valueLines(explanation);
  return {
    tiles,
    who: asSentence(who),
    notes: [...notes, text.arithmetic],
    points: text.points,
    value: asSentence(text.name === text.value ? text.value : `${text.name} · ${text.value}`),
    yaku: text.yaku.map(({ name, value }, i) => ({ name, value, tiles: shown[i]?.shown ?? [] })),
    fu: text.fu.map(({ name, fu, tiles: its }) => ({ name: asSentence(name), tiles: its, value: String(fu) })),
    sum: text.rounding === undefined ? undefined : { name: total, tiles: [], value: text.rounding },
  };
}

/** The players, ready for a picture. */
export function picturedSeats(
  seats: readonly SeatedPlayer[],
  { signed }: Pick<Locale, 'signed'>,
  markOf: (wind: SeatedPlayer['wind']) => string,
): readonly PicturedSeat[] {
  return seats.map(({ place, wind, name, before, after }) => ({
    place,
    wind,
    name,
    mark: markOf(wind),
    change: before === after ? '' : signed(after - before),
  }));
}
