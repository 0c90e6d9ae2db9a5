import { describePosition, describeRuleValue } from '@tenbo/i18n';
import type { TournamentStanding } from '@tenbo/ledger';
import { type TournamentRound, type TournamentTable, standingsOf, tableStatus, timeLeft } from '@tenbo/tournament';

import { language, locale } from '../../prefs.ts';
import { Mark } from '../../ui/mark.tsx';
import { Stick } from '../../ui/stick.tsx';
import { WindMark } from '../../ui/wind.tsx';
import { useTitle } from '../../title.ts';
import { clockText } from '../desk/clock-text.ts';
import { afterText, roundText, timeText } from '../desk/said.ts';
import { deskWords } from '../desk/words.ts';
import { windNow } from '../desk/wind-now.ts';
import { connection, nameOf, now, summaries, tablesNow, tournament } from '../tournament/event.ts';
import styles from './hall.module.css';
import { pageAt, pagesOf } from './pages.ts';

const MINUTE = 60_000;
/** How many tables fit while the back row can still read them. */
const TABLES = 6;
const STANDINGS = 12;

/** Clock, tables and standings for a projector. It turns its pages and reconnects by itself. */
export function Hall() {
  const said = deskWords.value;
  const state = tournament.value;
  useTitle(said.views.hall, state?.plan.title ?? '');
  const round = state?.rounds.at(-1);
  const isFree = state?.plan.isFree;
  return (
    // On a small screen it scrolls, and keys only scroll what can have the focus.
    <div class={styles.hall} data-screen="hall" tabIndex={0}>
      <header class="ends">
        <h2>
          {state?.plan.title ?? said.waiting} {round && <span class={styles.round}>{roundText()}</span>}
        </h2>
        <Mark />
      </header>
      <Lost />
      {!round && state && <p class={styles.empty}>{said.hall.notBegun}</p>}
      {round && (
        <div class={styles.parts}>
          {!isFree && <Time round={round} />}
          <Tables byes={round.byes} />
          <Standings />
        </div>
      )}
    </div>
  );
}

/** Warns everyone in the hall that what they see is out of date. */
function Lost() {
  const is = connection.value;
  if (is?.is !== 'offline' && is?.is !== 'revoked') return <p role="status" />;
  const said = deskWords.value;
  return (
    <p role="status" class={styles.lost}>
      {is.is === 'revoked' ? said.line.revoked : said.hall.lost(timeText(is.since, language.value))}
    </p>
  );
}

function Time({ round }: { readonly round: TournamentRound }) {
  const said = deskWords.value;
  const minutes = tournament.value?.plan.minutes;
  if (!round.clock && minutes === undefined) return null;
  const all = (minutes ?? 0) * MINUTE;
  const left = round.clock ? timeLeft(round.clock, now.value) : all;
  const state = !round.clock
    ? said.clock.notStarted
    : 'left' in round.clock
      ? said.clock.stopped
      : left <= 0
        ? said.clock.over
        : said.clock.left;
  const sticks = Math.ceil(Math.max(all, left) / TEN_MINUTES);
  const lit = Math.min(sticks, Math.ceil(Math.max(0, left) / TEN_MINUTES));
  return (
    <section class={styles.time} aria-label={said.clock.heading}>
      <p>{state}</p>
      <p class={`figure ${styles.clock}`} role="timer" aria-live="off" data-long={Math.abs(left) >= 100 * MINUTE || left < 0}>
        {clockText(left)}
      </p>
      <div class={styles.sticks} aria-hidden="true">
        {Array.from({ length: Math.min(sticks, MOST_STICKS) }, (_, i) =>
          i < Math.min(sticks, MOST_STICKS) - lit ? <span key={i} class={styles.spent} /> : <Stick key={i} worth={1000} />,
        )}
      </div>
      <p class={styles.rule}>
        {said.hall.stick} {said.clock.rule(describeRuleValue('match.timeUp', round.rules.match.timeUp, locale.value))}
      </p>
    </section>
  );
}

const TEN_MINUTES = 10 * MINUTE;
/** More do not fit. */
const MOST_STICKS = 12;

function Tables({ byes }: Pick<TournamentRound, 'byes'>) {
  const said = deskWords.value.hall;
  const pages = pagesOf(tablesNow.value, TABLES);
  const { page, number } = pageAt(pages, now.value);
  return (
    <section class={styles.middle} aria-label={said.tables}>
      <p class="ends">
        {said.tables} {pages.length > 1 && <span>{said.page(number, pages.length)}</span>}
      </p>
      <ol class={styles.tables}>
        {page.map(({ table }) => (
          <Table key={table.match} table={table} />
        ))}
      </ol>
      {byes.length > 0 && <p>{locale.value.rule(said.byes, locale.value.commas(byes.map(nameOf)))}</p>}
    </section>
  );
}

function Table({ table }: { readonly table: TournamentTable }) {
  const said = deskWords.value;
  const summary = summaries.value.get(table.match);
  const status = tableStatus(table, summary);
  const isDone = status === 'over' || status === 'agreed';
  return (
    <li class={styles.table} data-done={isDone}>
      <span class={`figure ${styles.number}`}>{table.table}</span>
      <div>
        <ul>
          {table.players.map((player, seat) => (
            <li key={seat} class="row">
              <WindMark wind={windNow(seat, table, summary)} dealer={windNow(seat, table, summary) === 'E'} />
              <span class="hidden">{locale.value.seats[windNow(seat, table, summary)]} </span>
              <span class="cut">{nameOf(player)}</span>
            </li>
          ))}
        </ul>
        <p class="cut">
          {isDone
            ? said.hall.finished
            : status === 'playing' && summary
              ? describePosition({ ...summary, sticks: 0 }, table.players.length, locale.value)
              : said.board.status[status]}
        </p>
      </div>
    </li>
  );
}

function Standings() {
  const said = deskWords.value;
  const state = tournament.value;
  if (!state) return null;
  const standings = standingsOf(state, summaries.value);
  const pages = pagesOf(standings, STANDINGS);
  const { page, number } = pageAt(pages, now.value);
  return (
    <section class={styles.standings} aria-label={said.hall.standings}>
      <p class="ends">
        {afterText(standings)} {pages.length > 1 && <span>{said.hall.page(number, pages.length)}</span>}
      </p>
      <ol>
        {page.map((one: TournamentStanding) => (
          <li key={one.player} data-first={one.place === 1 && one.results.length > 0}>
            <span class="figure">{one.place}</span>
            <span class="cut">{nameOf(one.player)}</span>
            <strong>{locale.value.match.ranking(one.total)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
