// The nights of the stored matches, and what everybody has after one, as a table.
import { computed } from '@preact/signals';
import type { Match } from '@tenbo/ledger';

import { dateLanguage, locale, unit, UNITS, words } from '../../prefs.ts';
import { type Kept, playersIn } from '../kept.ts';
import { matchOf } from '../match-row.tsx';
import { kept } from '../store.ts';
import { type Night, type NightTotals, nightOf, nightsOf, totalsOf } from './nights.ts';
import { Table } from '../../ui/table.tsx';
import field from '../../ui/field.module.css';

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
const whole = computed(() => new Intl.DateTimeFormat(dateLanguage.value, { dateStyle: 'full' }));

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

interface Props {
  readonly title: string;
  readonly totals: NightTotals;
}

/** A night as a table: a row for each match, the totals, and what they are worth. */
export function NightTable({ title, totals: { matches, players } }: Props) {
  const texts = words.value.match.night;
  return (
    <Table
      title={title}
      columns={['', ...players.map(({ name }) => name)]}
      rows={[
        ...matches.map((_, i) => [texts.nth(i + 1), ...players.map(({ results }) => <Points of={results[i]} />)]),
        [
          <strong>{texts.total}</strong>,
          ...players.map(({ total }) => (
            <strong>
              <Points of={total} />
            </strong>
          )),
        ],
        ...(unit.value === '0' ? [] : [[texts.stake(unit.value), ...players.map(({ money = 0 }) => moneyText(money))]]),
      ]}
    />
  );
}

function Points({ of: points }: { readonly of: number | undefined }) {
  if (points === undefined) return <>–</>;
  return <span class={points > 0 ? 'gain' : points < 0 ? 'loss' : ''}>{locale.value.match.ranking(points)}</span>;
}

/** An amount of money with its sign. */
export function moneyText(money: number): string {
  return locale.value.match.sheet.change(money) || locale.value.number(0);
}

/** The choice of what 1,000 points are worth, kept on this device. */
export function Stake() {
  const texts = words.value.match.accounts;
  return (
    <label class={field.beside}>
      <span>{texts.unit}</span>
      <select
        class={field.input}
        value={unit.value}
        onChange={(event) => (unit.value = event.currentTarget.value as typeof unit.value)}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {one === '0' ? texts.noMoney : locale.value.number(Number(one))}
          </option>
        ))}
      </select>
    </label>
  );
}
