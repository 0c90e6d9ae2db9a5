import { computed, effect, signal, useSignal } from '@preact/signals';
import { describeLogError, describeNext, ruleSetName, asSentence } from '@tenbo/i18n';
import { type Match, type MatchState, standings } from '@tenbo/ledger';
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
import { AgainTable } from './again/again.tsx';
import { type Kept, hasAddress } from './kept.ts';
import styles from './match.module.css';
import { lastAt, matchOf } from './replayed-log.ts';
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
        {lastOver.value && <Again key={lastOver.value.log[0]?.id} match={lastOver.value} />}
        <h2>{said.matches}</h2>
        <div class="row">
          <a class={lastOver.value ? button.button : button.primary} href={addressOf('match', ['new'])} {...NEXT}>
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

/** The match that was played last, if it is over; it is one of this device, not of a club or from a record, whose entries have no time. */
const lastOver = computed(() => {
  const last = sorted.value.find((one) => !one.shared && lastAt(one) !== '');
  const match = last && matchOf(last);
  return match?.state.end === undefined ? undefined : match;
});

/** The next match of the players of the last one. */
function Again({ match }: { readonly match: Match }) {
  return (
    <section class={place.place}>
      <h2>{words.value.match.night.again(match.state.players.length)}</h2>
      <AgainTable match={match} />
    </section>
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
