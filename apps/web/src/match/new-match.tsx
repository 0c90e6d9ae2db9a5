import { useSignal } from '@preact/signals';
import { type RuleSet, WINDS, presets } from '@tenbo/engine';
import { describeLedgerError } from '@tenbo/i18n';
import { useEffect } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { rulesOf } from '../rules/own.ts';
import { RuleNotices } from '../ui/rule-notices.tsx';
import { RulesPicker } from '../ui/rules-picker.tsx';
import { inRandomOrder } from './draw-seats.ts';
import type { Kept } from './kept.ts';
import styles from './match.module.css';
import { beginMatch, kept, listMatches } from './store.ts';
import { viewAddress } from './view.ts';

/** Who plays, and by which rules. */
export function NewMatch() {
  useEffect(() => void listMatches(), []);
  const chosen = useSignal<string | undefined>(undefined);
  const names = useSignal<readonly string[]>(['', '', '', '']);
  const errors = useSignal<readonly string[]>([]);
  const rules = rulesOf(chosen.value ?? lastRules(kept.value ?? [])) ?? presets.standard;
  const said = words.value.match;
  const players = seatsNamed(names.value, rules);
  const isStarting = useSignal(false);
  const start = async (event: Event) => {
    event.preventDefault();
    if (isStarting.value) return;
    isStarting.value = true;
    if (kept.value?.length === 0) askToPersist();
    try {
      const begun = await beginMatch(rules, players);
      if (begun.ok) location.hash = viewAddress(begun.value.id);
      else
        errors.value =
          typeof begun.error === 'string' ? [] : begun.error.map((one) => describeLedgerError(one, locale.value, players));
    } finally {
      isStarting.value = false;
    }
  };
  return (
    <form class={styles.place} onSubmit={(event) => void start(event)}>
      <h2>{said.newMatch}</h2>
      <RulesPicker label={said.begin.rules} value={rules.id} onChoose={(id) => (chosen.value = id)} />
      <RuleNotices rules={rules} />
      <fieldset class={styles.names}>
        <legend>{said.begin.players}</legend>
        <p class={styles.quiet}>{said.begin.hint}</p>
        {players.map((_, seat) => (
          <label key={seat}>
            <span>{seatAtStart(seat)}</span>
            <input
              value={names.value[seat]}
              list="known-players"
              autocomplete="off"
              placeholder={seatAtStart(seat)}
              onInput={({ currentTarget }) => (names.value = names.value.with(seat, currentTarget.value))}
            />
          </label>
        ))}
        <datalist id="known-players">
          {knownPlayers(kept.value ?? []).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </fieldset>
      {errors.value.map((why) => (
        <p key={why} role="alert">
          {why}
        </p>
      ))}
      <div class={styles.actions}>
        <button
          type="button"
          class={styles.button}
          onClick={() =>
            (names.value = [...inRandomOrder(names.value.slice(0, players.length)), ...names.value.slice(players.length)])
          }
        >
          {said.begin.drawSeats}
        </button>
        <button type="submit" class={styles.primary}>
          {said.begin.start}
        </button>
      </div>
    </form>
  );
}

/** The browser is asked not to clear what it keeps; it may say no, or have no such thing. */
function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => {});
}

/** The names as they were typed; who has none is called by their seat. */
function seatsNamed(names: readonly string[], { tiles }: RuleSet): readonly string[] {
  return names.slice(0, tiles.players).map((name, seat) => name.trim() || seatAtStart(seat));
}

function seatAtStart(seat: number): string {
  return locale.value.match.seatsAtStart[WINDS[seat] ?? 'E'];
}

/** The rules played last. */
function lastRules(matches: readonly Kept[]): string {
  const starts = matches.flatMap(({ log }) => (log.ok && log.value[0] ? [log.value[0]] : []));
  const last = starts.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? '')).at(0);
  return last?.event.type === 'matchStarted' ? last.event.rules.id : presets.standard.id;
}

function knownPlayers(matches: readonly Kept[]): readonly string[] {
  const players = matches.flatMap(({ log }) =>
    log.ok && log.value[0]?.event.type === 'matchStarted' ? log.value[0].event.players : [],
  );
  return [...new Set(players)].toSorted();
}
