import { signal, useSignal } from '@preact/signals';
import { type RuleSet, type Seat, WINDS, isBlank, offeredStarts, presets } from '@tenbo/engine';
import { useEffect } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { route } from '../router.ts';
import { rulesOf } from '../rules/own.ts';
import { RuleNotices, RulesPicker } from '../rules/rules-picker.tsx';
import { WindMark } from '../ui/wind.tsx';
import { beginAndShow } from './begin.ts';
import { inRandomOrder } from './again/seating.ts';
import { type Kept, playersIn, startOf } from './kept.ts';
import button from '../ui/button.module.css';
import field from '../ui/field.module.css';
import fold from '../ui/fold.module.css';
import place from '../ui/place.module.css';
import seatsOfTable from '../ui/seats.module.css';
import styles from './match.module.css';
import { placeOf, placed } from '../ui/places.ts';
import { kept, listMatches } from './store.ts';

/** What has been typed about a player. */
interface Typed {
  readonly name: string;
  readonly points: string;
}

const NOBODY: readonly Typed[] = Array.from({ length: WINDS.length }, () => ({ name: '', points: '' }));

/** What was chosen and typed. It stays until a match begins, so that leaving the form loses nothing. */
const chosen = signal<{ readonly rules: string; readonly at: string | null }>();
const seats = signal(NOBODY);

/** A form for a new match: its players and rules. */
export function NewMatch() {
  useEffect(() => void listMatches(), []);
  const errors = useSignal<readonly string[]>([]);
  const named = route.value.params.get('rules');
  // Rules that the address names take the place of those chosen at another address.
  const picked = chosen.value?.at === named ? chosen.value.rules : undefined;
  const rules = rulesOf(picked ?? named ?? lastRules(kept.value ?? [])) ?? presets.standard;
  const texts = words.value.match;
  const seated = seats.value.slice(0, rules.tiles.players);
  const players = seated.map(({ name }, seat) => (isBlank(name) ? seatAtStart(seat) : name.trim()));
  const stake = useSignal(0);
  const stakes = stakesOf(rules);
  const usual = stakes.includes(stake.value) ? stake.value : rules.match.start;
  const scores = startingPoints(
    seated.map(({ points }) => points),
    usual,
    rules.match.start,
  );
  const type = (seat: number, typed: Partial<Typed>) =>
    (seats.value = seats.value.map((one, i) => (i === seat ? { ...one, ...typed } : one)));
  const isStarting = useSignal(false);
  const start = async (event: Event) => {
    event.preventDefault();
    if (isStarting.value) return;
    isStarting.value = true;
    try {
      const why = await beginAndShow({ rules, players, ...(scores && { scores }) });
      errors.value = why ?? [];
      if (why?.length === 0) [chosen.value, seats.value] = [undefined, NOBODY];
    } finally {
      isStarting.value = false;
    }
  };
  return (
    <form class={`${place.place} ${place.narrow}`} noValidate onSubmit={(event) => void start(event)}>
      <h2>{texts.newMatch}</h2>
      <RulesPicker label={texts.begin.rules} value={rules.id} onChoose={(id) => (chosen.value = { rules: id, at: named })} />
      {stakes.length > 0 && <Stake stakes={stakes} value={usual} onChoose={(points) => (stake.value = points)} />}
      <RuleNotices rules={rules} start={scores} />
      <fieldset class={`columns ${styles.names}`}>
        <legend>
          <strong>{texts.begin.players}</strong>
        </legend>
        <p class="quiet across">{texts.begin.hint}</p>
        <div class={`across ${seatsOfTable.seats} ${styles.table}`} data-players={players.length}>
          {players.map((_, seat) => (
            <label key={seat} class="middle" {...placed(placeOf(seat as Seat, players.length))}>
              <span>
                <WindMark wind={WINDS[seat] ?? 'E'} dealer={seat === 0} />
                <span class="hidden">{locale.value.seats[WINDS[seat] ?? 'E']}</span>
              </span>
              <input
                class={field.input}
                value={seats.value[seat]?.name}
                list="known-players"
                autocomplete="off"
                placeholder={seatAtStart(seat)}
                onInput={({ currentTarget }) => type(seat, { name: currentTarget.value })}
              />
            </label>
          ))}
        </div>
        <datalist id="known-players">
          {knownPlayers(kept.value ?? []).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </fieldset>
      <StartPoints
        players={players}
        usual={usual}
        points={seated.map(({ points }) => points)}
        onType={(seat, points) => type(seat, { points })}
      />
      {errors.value.map((why) => (
        <p key={why} role="alert">
          {why}
        </p>
      ))}
      <div class="row">
        <button
          type="button"
          class={button.button}
          onClick={() => (seats.value = [...inRandomOrder(seated), ...seats.value.slice(players.length)])}
        >
          {texts.begin.drawSeats}
        </button>
        <button type="submit" class={button.primary}>
          {texts.begin.start}
        </button>
      </div>
    </form>
  );
}

/** The name of a player without one. */
function seatAtStart(seat: number): string {
  return locale.value.match.seatsAtStart[WINDS[seat] ?? 'E'];
}

/** The rules of the match begun last. */
function lastRules(matches: readonly Kept[]): string {
  const starts = matches.flatMap(({ log }) => (log.ok && log.value[0] ? [log.value[0]] : []));
  const last = starts.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? '')).slice(0, 1);
  return startOf(last)?.rules.id ?? presets.standard.id;
}

function knownPlayers(matches: readonly Kept[]): readonly string[] {
  const players = matches.flatMap(({ log }) => (log.ok ? playersIn(log.value) : []));
  return [...new Set(players)].toSorted();
}

/** The starting points that the document of the rules offers, and those of the rules themselves; none if there is no such choice. */
function stakesOf(rules: RuleSet): readonly number[] {
  const offered = offeredStarts(rules);
  return offered.length === 0 ? [] : [...new Set([rules.match.start, ...offered])].toSorted((one, other) => one - other);
}

interface StakeProps {
  readonly stakes: readonly number[];
  readonly value: number;
  readonly onChoose: (points: number) => void;
}

/** A choice of starting points for everybody. */
function Stake({ stakes, value, onChoose }: StakeProps) {
  const { number, rules } = locale.value;
  return (
    <label class={field.beside}>
      <span>{rules['match.start'].name}</span>
      <select class={field.input} value={value} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
        {stakes.map((points) => (
          <option key={points} value={points} selected={points === value}>
            {number(points)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StartPointsProps {
  readonly players: readonly string[];
  /** The usual starting points, if nothing is typed. */
  readonly usual: number;
  /** The typed points, by seat. */
  readonly points: readonly string[];
  readonly onType: (seat: number, points: string) => void;
}

/** Starting points that differ from the rules; folded, because few matches need them. */
function StartPoints({ players, usual, points, onType }: StartPointsProps) {
  const texts = words.value.match.begin;
  return (
    <details class={fold.fold}>
      <summary>{texts.points}</summary>
      <div class={`columns ${styles.names}`} role="group" aria-label={texts.points}>
        {players.map((name, seat) => (
          <label key={seat} class={field.field}>
            <span>{name}</span>
            <input
              class={field.input}
              type="number"
              inputMode="numeric"
              step={100}
              value={points[seat]}
              placeholder={String(usual)}
              onInput={({ currentTarget }) => onType(seat, currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </details>
  );
}

/** The points by seat: as typed, or the usual ones; undefined if all are those of the rules. */
function startingPoints(typed: readonly string[], usual: number, ofRules: number): readonly number[] | undefined {
  if (usual === ofRules && typed.every((points) => points === '')) return undefined;
  return typed.map((points) => (points === '' ? usual : Number(points)));
}
