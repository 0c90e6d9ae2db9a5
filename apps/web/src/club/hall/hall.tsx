import { describePosition, describeRuleValue } from '@tenbo/i18n';
import { type TournamentRound, type TournamentTable, standingsOf, tableStatus, timeLeft } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import { Mark } from '../../ui/mark.tsx';
import { Stick } from '../../ui/stick.tsx';
import { useTitle } from '../../title.ts';
import { afterText, roundText, timeText } from '../desk/texts.ts';
import { HiddenResults } from '../desk/hidden-results.tsx';
import { deskWords } from '../desk/words.ts';
import { clockText } from '../table-now.ts';
import { connection, hidesResults, nameOf, now, summaries, tablesNow, tournament } from '../event.ts';
import { PlaceRow, Seated } from './rows.tsx';
import styles from './hall.module.css';
import { ManyTables } from './many-tables.tsx';
import { pageAt, pagesOf } from './pages.ts';

/** How many tables, places and sticks of time fit on the screen. */
const TABLES = 6;
const STANDINGS = 12;
const STICKS = 12;

const MINUTE = 60_000;
/** What one stick stands for. */
const TEN_MINUTES = 10 * MINUTE;

/** Clock, tables and standings for a projector. It turns its pages and reconnects by itself. */
export function Hall() {
  const texts = deskWords.value;
  const state = tournament.value;
  useTitle(texts.views.hall, state?.plan.title ?? '');
  const round = state?.rounds.at(-1);
  const isFree = state?.plan.isFree;
  const isMany = tablesNow.value.length > TABLES;
  return (
    // On a small screen it scrolls, and keys only scroll what can have the focus.
    <div class={styles.hall} data-screen="hall" data-many={isMany} tabIndex={0}>
      <header class="ends">
        <h2>
          {state?.plan.title ?? texts.waiting} {round && <span class={styles.round}>{roundText()}</span>}
        </h2>
        {round && isMany && !isFree && <ShortTime round={round} />}
        {!isMany && <Mark />}
      </header>
      <Lost />
      {!round && state && <p class={styles.empty}>{texts.hall.notBegun}</p>}
      {round && isMany && <ManyTables round={round} />}
      {round && !isMany && (
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
  const state = connection.value;
  if (state?.is !== 'offline' && state?.is !== 'revoked') return <p role="status" />;
  const texts = deskWords.value;
  return (
    <p role="status" class={styles.lost}>
      {state.is === 'revoked' ? texts.line.revoked : texts.hall.lost(timeText(state.since))}
    </p>
  );
}

/** The clock above many tables, with its rule beside it. */
function ShortTime({ round }: { readonly round: TournamentRound }) {
  const texts = deskWords.value.clock;
  const time = timeOf(round);
  if (!time) return null;
  return (
    <>
      {time.left !== undefined && <TimeFigure left={time.left} />}
      <p class={styles.beside}>
        {time.state}
        {time.left !== undefined && (
          <span>{texts.rule(describeRuleValue('match.timeUp', round.rules.match.timeUp, locale.value))}</span>
        )}
      </p>
    </>
  );
}

function Time({ round }: { readonly round: TournamentRound }) {
  const texts = deskWords.value;
  const time = timeOf(round);
  if (!time) return null;
  const { left, all, state } = time;
  const sticks = Math.min(STICKS, Math.ceil(Math.max(all, left ?? 0) / TEN_MINUTES));
  const lit = Math.ceil(Math.max(0, left ?? 0) / TEN_MINUTES);
  return (
    <section class={styles.time} aria-label={texts.clock.heading}>
      <p>{state}</p>
      {left !== undefined && (
        <>
          <TimeFigure left={left} />
          <div class={styles.sticks} aria-hidden="true">
            {Array.from({ length: sticks }, (_, i) =>
              i < sticks - lit ? <span key={i} class={styles.spent} /> : <Stick key={i} worth={1000} />,
            )}
          </div>
          <p class={styles.rule}>{texts.hall.stick}</p>
          <p class={styles.rule}>{texts.clock.rule(describeRuleValue('match.timeUp', round.rules.match.timeUp, locale.value))}</p>
        </>
      )}
    </section>
  );
}

function Tables({ byes }: Pick<TournamentRound, 'byes'>) {
  const texts = deskWords.value.hall;
  return (
    <section class={styles.middle} aria-label={texts.tables}>
      <p>{texts.tables}</p>
      <ol class={styles.tables}>
        {tablesNow.value.map(({ table }) => (
          <Table key={table.match} table={table} />
        ))}
      </ol>
      {byes.length > 0 && <p>{locale.value.rule(texts.byes, locale.value.commas(byes.map(nameOf)))}</p>}
    </section>
  );
}

function Table({ table }: { readonly table: TournamentTable }) {
  const texts = deskWords.value;
  const summary = summaries.value.get(table.match);
  const status = tableStatus(table, summary);
  const isDone = status === 'over' || status === 'agreed';
  return (
    <li class={styles.table} data-done={isDone}>
      <span class={`figure ${styles.number}`}>{table.table}</span>
      <div>
        <Seated table={table} />
        <p>
          {isDone
            ? texts.hall.finished
            : status === 'playing' && summary
              ? describePosition(
                  { ...summary, sticks: 0, ...(hidesResults.value && { honba: 0 }) },
                  table.players.length,
                  locale.value,
                )
              : texts.board.status[status]}
        </p>
      </div>
    </li>
  );
}

function Standings() {
  const texts = deskWords.value;
  const state = tournament.value;
  if (!state) return null;
  // Whoever opened it: a hall sees what this screen shows.
  if (hidesResults.value)
    return (
      <section class={styles.standings} aria-label={texts.hall.standings}>
        <HiddenResults />
      </section>
    );
  const standings = standingsOf(state, summaries.value);
  const pages = pagesOf(standings, STANDINGS);
  const { page, number } = pageAt(pages, now.value);
  return (
    <section class={styles.standings} aria-label={texts.hall.standings}>
      <p class="ends">
        {afterText(standings)} {pages.length > 1 && <span>{texts.hall.page(number, pages.length)}</span>}
      </p>
      <ol>
        {(page ?? []).map((one) => (
          <PlaceRow key={one.player} standing={one} />
        ))}
      </ol>
    </section>
  );
}

/** The clock of a round as the hall shows it. */
interface HallTime {
  /** What the figure means, or why there is none. */
  readonly state: string;
  /** In milliseconds; undefined once the round is closed: its clock has ended with it. */
  readonly left: number | undefined;
  readonly all: number;
}

/** Undefined for rounds without a clock. */
function timeOf({ round, clock, isClosed }: TournamentRound): HallTime | undefined {
  const texts = deskWords.value;
  const minutes = tournament.value?.plan.minutes;
  if (!clock && minutes === undefined) return undefined;
  const all = (minutes ?? 0) * MINUTE;
  if (isClosed) return { state: texts.board.closed(round), left: undefined, all };
  if (!clock) return { state: texts.clock.notStarted, left: all, all };
  const left = timeLeft(clock, now.value);
  return { state: 'left' in clock ? texts.clock.stopped : left <= 0 ? texts.clock.over : texts.clock.left, left, all };
}

/** The figure of the clock. */
function TimeFigure({ left }: { readonly left: number }) {
  const isLong = Math.abs(left) >= 100 * MINUTE || left < 0;
  return (
    <p class={`figure ${styles.clock}`} role="timer" aria-live="off" data-long={isLong}>
      {clockText(left)}
    </p>
  );
}
