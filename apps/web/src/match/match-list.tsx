import { computed, effect, signal, useSignal } from '@preact/signals';
import { describeLogError, describeNext, ruleSetName, asSentence } from '@tenbo/i18n';
import { type MatchState, replay, standings } from '@tenbo/ledger';
import { useEffect } from 'preact/hooks';

import { AllData } from '../data-file/all-data.tsx';
import { language, locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import { NEXT, keepFocus } from '../ui/focus.ts';
import { afterPaint } from '../ui/pacing.ts';
import place from '../ui/place.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { type Kept, hasAddress } from './kept.ts';
import styles from './match.module.css';
import { beginSample } from './sample.ts';
import { kept, listMatches, removeMatch } from './store.ts';
import { viewAddress } from './view.ts';

/** A long list is drawn in portions, one per frame, so that the page never blocks. */
const PORTION = 20;

const shown = signal(PORTION);
const sorted = computed(() => (kept.value ?? []).toSorted((one, other) => lastAt(other).localeCompare(lastAt(one))));

effect(() => {
  if (shown.value >= sorted.value.length) return undefined;
  return afterPaint(() => (shown.value += PORTION));
});

/** Every stored match, last played first. */
export function MatchList() {
  useEffect(() => void listMatches(), []);
  const matches = kept.value;
  const said = words.value.match;
  return (
    <div class={place.wide}>
      <div class={place.place}>
        <h2>{said.matches}</h2>
        <div class="row">
          <a class={button.primary} href={addressOf('match', ['new'])} {...NEXT}>
            {said.newMatch}
          </a>
          {matches?.length === 0 && <Sample />}
        </div>
        {matches?.length === 0 && <p>{said.list.empty}</p>}
        <ul class={card.list}>
          {sorted.value.slice(0, shown.value).map((one) => (
            <Row key={one.id} match={one} />
          ))}
        </ul>
      </div>
      <AllData />
    </div>
  );
}

function Sample() {
  const { list } = words.value.match;
  const isBeginning = useSignal(false);
  const begin = async () => {
    isBeginning.value = true;
    const begun = await beginSample(list.samplePlayers);
    isBeginning.value = false;
    if (begun.ok) location.hash = viewAddress(begun.value.id);
  };
  return (
    <button type="button" class={button.button} disabled={isBeginning.value} onClick={() => void begin()}>
      {list.sample}
    </button>
  );
}

/** When the last entry was made. */
function lastAt({ log }: Kept): string {
  return (log.ok && log.value.at(-1)?.at) || '';
}

function Row({ match }: { readonly match: Kept }) {
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
              <time dateTime={at}>{new Date(at).toLocaleDateString(language.value, { dateStyle: 'medium' })}</time>
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

/** A summary of a match; undefined if that fails for any reason, so that one broken match does not hide the others. */
function summaryOf({ id, log }: Kept): Summary | undefined {
  if (!log.ok || !hasAddress(id)) return undefined;
  try {
    const state = replay(log.value);
    return {
      players: locale.value.match.names(state.players),
      stands: standText(state),
      rules: ruleSetName(state.rules, locale.value),
    };
  } catch {
    return undefined;
  }
}

/** What comes next, or who won. */
function standText(state: MatchState): string {
  const [first] = standings(state, state.rules);
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
