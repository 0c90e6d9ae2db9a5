import { computed } from '@preact/signals';
import type { Match } from '@tenbo/ledger';

import { language, unit, words } from '../../prefs.ts';
import { type Kept, playersIn } from '../kept.ts';
import { matchOf } from '../replayed-log.ts';
import { kept } from '../store.ts';
import { type Night, nightOf, nightsOf } from './nights.ts';
import { type NightTotals, totalsOf } from './totals.ts';

export type KeptNight = Night<ReturnType<typeof dated>>;

/** The stored matches by night, the latest first. */
export const nights = computed(() => nightsOf((kept.value ?? []).map(dated)));

function dated(match: Kept) {
  const log = match.log.ok ? match.log.value : [];
  return { match, at: log[0]?.at ?? '', players: playersIn(log), event: match.shared?.event ?? '' };
}

/** The night of a match; undefined until the stored matches have been read. */
export function nightWith(id: string): KeptNight | undefined {
  return nights.value.find(({ matches }) => matches.some(({ match }) => match.id === id));
}

/** Its day in words: today, or the date. */
export function nameOf(night: KeptNight): string {
  if (night.day === '') return words.value.match.night.undated;
  return night.day === nightOf(new Date().toISOString()) ? words.value.match.night.today : dateOf(night);
}

// To make a formatter takes a hundred times longer than to use it.
const whole = computed(() => new Intl.DateTimeFormat(language.value, { dateStyle: 'full' }));

/** The date on which it began. */
export function dateOf({ day }: KeptNight): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return whole.value.format(new Date(year, month - 1, date));
}

/** More than people play in a night. Adding up hundreds of imported matches would hold the page up. */
const MOST = 24;

/**
 * What everybody has after a night of several matches; undefined if fewer than two are over. A club's event has its own standings, and
 * records without a time were not played on one night.
 */
export function totalsOfNight({ day, matches }: KeptNight): NightTotals | undefined {
  if (day === '' || matches.length > MOST || matches.some(({ event }) => event !== '')) return undefined;
  const played = matches.map(({ match }) => matchOf(match)).filter((match): match is Match => match !== undefined);
  const totals = totalsOf(played, unit.value === '0' ? undefined : Number(unit.value));
  return totals.matches.length < 2 ? undefined : totals;
}
