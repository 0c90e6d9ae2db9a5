import { computed, useSignal } from '@preact/signals';
import { asSentence, describeLogError, describeNext, ruleSetName } from '@tenbo/i18n';
import { type Log, type Match, type MatchState, replay, settleMatch } from '@tenbo/ledger';

import { dateLanguage, locale, words } from '../prefs.ts';
import { keepFocus } from '../ui/focus.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { Kept } from './kept.ts';
import { hasAddress } from './stored-match.ts';
import { removeMatch } from './store.ts';
import { viewAddress } from './view.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import place from '../ui/place.module.css';
import styles from './match.module.css';

// To make a formatter takes a hundred times longer than to use it.
const clock = computed(() => new Intl.DateTimeFormat(dateLanguage.value, { timeStyle: 'short' }));

/** A match of the list: its players, how it stands, and a way to delete it. */
export function MatchRow({ match }: { readonly match: Kept }) {
  const summary = summaryOf(match);
  if (!summary) return <UnreadableRow match={match} />;
  const { players, stands, rules } = summary;
  const at = lastAt(match);
  return (
    <li class={card.row}>
      <a class={styles.open} href={viewAddress(match.id)}>
        <strong>{players}</strong>
        <span>{stands}</span>
        <span class="quiet">
          {rules}
          {at !== '' && (
            <>
              {' · '}
              <time dateTime={at}>{clock.value.format(new Date(at))}</time>
            </>
          )}
        </span>
      </a>
      <Remove id={match.id} players={players} />
    </li>
  );
}

/** A match that is unreadable or has no address is listed too, so that it can be deleted. */
function UnreadableRow({ match: { id, log } }: { readonly match: Kept }) {
  const errors = log.ok ? [] : log.error.slice(0, MOST_ERRORS).map((error) => asSentence(describeLogError(error, locale.value)));
  const why = hasAddress(id) ? errors : [words.value.match.noAddress, ...errors];
  return (
    <li class={card.row}>
      <p>
        {words.value.match.unreadable} {why.join(' ')}
      </p>
      <Remove id={id} players={id.slice(0, MOST_OF_ID).toWellFormed()} />
    </li>
  );
}

/** The most errors listed for an unreadable match, and the most characters shown of its id. */
const MOST_ERRORS = 3;
const MOST_OF_ID = 40;

interface Summary {
  readonly players: string;
  readonly stands: string;
  readonly rules: string;
}

function summaryOf(one: Kept): Summary | undefined {
  const match = matchOf(one);
  if (!match) return undefined;
  const { state } = match;
  return {
    players: locale.value.match.names(state.players),
    stands: standText(state),
    rules: ruleSetName(state.rules, locale.value),
  };
}

/** What comes next, or who won. */
function standText(state: MatchState): string {
  const [first] = settleMatch(state, state.rules);
  if (state.end === undefined || !first) return describeNext(state, locale.value);
  return words.value.match.list.leads(state.players[first.seat] ?? '', locale.value.match.ranking(first.total));
}

function Remove({ id, players }: { readonly id: string; readonly players: string }) {
  const isAsked = useSignal(false);
  const { list } = words.value.match;
  const keep = () => (isAsked.value = false);
  return (
    <>
      <button type="button" class={button.link} aria-label={list.removeThis(players)} onClick={() => (isAsked.value = true)}>
        {list.remove}
      </button>
      {isAsked.value && (
        <Sheet heading={list.removeThis(players)} onClose={keep}>
          <div class={place.place}>
            <p>{list.sure}</p>
            <div class="row">
              <button type="button" class={button.button} onClick={keep}>
                {list.keep}
              </button>
              <button type="button" class={button.primary} onClick={() => void removeMatch(id).then(keepFocus)}>
                {list.remove}
              </button>
            </div>
          </div>
        </Sheet>
      )}
    </>
  );
}

const done = new WeakMap<Log, Match | 'failed'>();

/** A stored match, replayed once; undefined if that fails for any reason, so that one broken match does not hide the others. */
export function matchOf({ id, log }: Pick<Kept, 'id' | 'log'>): Match | undefined {
  if (!log.ok || !hasAddress(id)) return undefined;
  const found = done.get(log.value) ?? replayed(log.value);
  done.set(log.value, found);
  return found === 'failed' ? undefined : found;
}

function replayed(log: Log): Match | 'failed' {
  try {
    return { log, state: replay(log) };
  } catch {
    return 'failed';
  }
}

/** When the last entry was made; empty if that is not known. */
export function lastAt({ log }: Pick<Kept, 'log'>): string {
  return (log.ok && log.value.at(-1)?.at) || '';
}
