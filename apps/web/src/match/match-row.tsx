import { computed, useSignal } from '@preact/signals';
import { asSentence, describeLogError, describeNext, ruleSetName } from '@tenbo/i18n';
import { type MatchState, settleMatch } from '@tenbo/ledger';

import { language, locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import { keepFocus } from '../ui/focus.ts';
import place from '../ui/place.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { type Kept, hasAddress } from './kept.ts';
import styles from './match.module.css';
import { lastAt, matchOf } from './replayed-log.ts';
import { removeMatch } from './store.ts';
import { viewAddress } from './view.ts';

// To make a formatter takes a hundred times longer than to use it.
const clock = computed(() => new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }));

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
