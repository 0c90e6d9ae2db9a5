import { useSignal } from '@preact/signals';
import { describeLogError, describeNext } from '@tenbo/i18n';
import { type MatchState, replay, standings } from '@tenbo/ledger';
import { useEffect, useRef } from 'preact/hooks';

import { language, locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { AllData } from './accounts/all-data.tsx';
import { NEXT, keepFocus } from '../ui/arrival.ts';
import type { Kept } from './kept.ts';
import styles from './match.module.css';
import { beginSample } from './sample.ts';
import { kept, listMatches, removeMatch } from './store.ts';
import { viewAddress } from './view.ts';

/** Every match that the browser keeps, the last played first. */
export function MatchList() {
  useEffect(() => void listMatches(), []);
  const matches = kept.value;
  const said = words.value.match;
  return (
    <div class={styles.place}>
      <h2>{said.matches}</h2>
      <div class={styles.actions}>
        <a class={styles.primary} href={addressOf('match', ['new'])} {...NEXT}>
          {said.newMatch}
        </a>
        {matches?.length === 0 && <Sample />}
      </div>
      {matches?.length === 0 && <p>{said.list.empty}</p>}
      <ul class={styles.list}>
        {matches
          ?.toSorted((one, other) => lastAt(other).localeCompare(lastAt(one)))
          .map((one) => (
            <Row key={one.id} match={one} />
          ))}
      </ul>
      <AllData />
    </div>
  );
}

function Sample() {
  const { list } = words.value.match;
  const isBeginning = useSignal(false);
  const begin = async () => {
    isBeginning.value = true;
    location.hash = viewAddress(await beginSample(list.samplePlayers));
  };
  return (
    <button type="button" class={styles.button} disabled={isBeginning.value} onClick={() => void begin()}>
      {list.sample}
    </button>
  );
}

/** When something was entered last. */
function lastAt({ log }: Kept): string {
  return (log.ok && log.value.at(-1)?.at) || '';
}

function Row({ match }: { readonly match: Kept }) {
  if (!match.log.ok) {
    return (
      <li class={styles.row}>
        <p>
          {words.value.match.unreadable} {match.log.error.map((error) => describeLogError(error, locale.value)).join(' ')}
        </p>
        <Remove id={match.id} players={match.id} />
      </li>
    );
  }
  const state = replay(match.log.value);
  const players = locale.value.match.names(state.players);
  const at = lastAt(match);
  return (
    <li class={styles.row}>
      <a class={styles.open} href={viewAddress(match.id)}>
        <strong>{players}</strong>
        <span>{standText(state)}</span>
        <span class={styles.quiet}>
          {state.rules.name}
          {at !== '' && (
            <>
              {' · '}
              <time dateTime={at}>{new Date(at).toLocaleDateString(language.value, { dateStyle: 'medium' })}</time>
            </>
          )}
        </span>
      </a>
      <Remove id={match.id} players={players} />
    </li>
  );
}

/** What comes next, or who won. */
function standText(state: MatchState): string {
  const [first] = standings(state, state.rules);
  if (state.end === undefined || !first) return describeNext(state, locale.value);
  return words.value.match.list.leads(state.players[first.seat] ?? '', locale.value.match.ranking(first.total));
}

function Remove({ id, players }: { readonly id: string; readonly players: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { list } = words.value.match;
  return (
    <>
      <button
        type="button"
        class={styles.button}
        aria-label={list.removeThis(players)}
        onClick={() => dialog.current?.showModal()}
      >
        {list.remove}
      </button>
      <dialog ref={dialog} class={styles.dialog} aria-label={list.removeThis(players)}>
        <p>
          <strong>{players}</strong>
        </p>
        <p>{list.sure}</p>
        <form method="dialog" class={styles.actions}>
          <button class={styles.button}>{list.keep}</button>
          <button class={styles.primary} onClick={() => void removeMatch(id).then(keepFocus)}>
            {list.remove}
          </button>
        </form>
      </dialog>
    </>
  );
}
