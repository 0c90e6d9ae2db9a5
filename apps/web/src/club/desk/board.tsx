import { describePosition } from '@tenbo/i18n';
import { type PlayedTable, type TournamentRound, type TournamentTable, isAgreed, tableStatus } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { WindMark } from '../../ui/wind.tsx';
import { isOfficial, nameOf, now, role, summaries, tablesNow, tournament } from '../tournament/event.ts';
import { ActButton } from './act-button.tsx';
import { deskAddress } from './address.ts';
import { Clock } from './clock.tsx';
import styles from './desk.module.css';
import { EarlierMatches } from './earlier-matches.tsx';
import { LateEntries } from './late-entries.tsx';
import { deskWords } from './words.ts';
import { windNow } from './wind-now.ts';

const MINUTE = 60_000;
/** A table counts as quiet after this many minutes without an entry. */
const QUIET = 10;

/** All tables of the round, and the buttons for the round itself. */
export function Board() {
  const said = deskWords.value;
  const state = tournament.value;
  const round = state?.rounds.at(-1);
  const tables = tablesNow.value;
  if (!round) {
    return (
      <p>
        {said.noRound}{' '}
        {role.value === 'organiser' && (
          <a href={deskAddress('round')}>{state?.plan.isFree ? said.free.heading : said.seating.heading(1)}</a>
        )}
      </p>
    );
  }
  const calling = tables.flatMap(({ table: { table, called } }) => (called === undefined ? [] : [table]));
  return (
    <div class={place.uneven}>
      <div class={`${place.place} ${styles.beside}`}>
        {state?.plan.isFree ? (
          <EarlierMatches />
        ) : (
          <>
            <Clock round={round} />
            <Closing round={round} />
          </>
        )}
      </div>
      <section class={place.place}>
        <h2>{said.board.heading}</h2>
        <LateEntries />
        <p role="alert" class={calling.length > 0 ? card.alarm : undefined}>
          {calling.length > 0 && said.board.calls(calling)}
        </p>
        {tables.length === 0 && <p>{said.free.none}</p>}
        <ul class={`columns ${styles.board}`}>
          {tables.map((one) => (
            <Table key={one.table.match} {...one} />
          ))}
        </ul>
        {round.byes.length > 0 && <p>{locale.value.rule(said.board.sitOut, locale.value.commas(round.byes.map(nameOf)))}</p>}
      </section>
    </div>
  );
}

function Closing({ round }: { readonly round: TournamentRound }) {
  const said = deskWords.value.board;
  const agreed = round.tables.filter((table) => isAgreed(table, summaries.value.get(table.match)?.digest)).length;
  return (
    <section class={card.card} aria-label={deskWords.value.round(round.round)}>
      <p role="status">{round.isClosed ? said.closed(round.round) : said.agreedTables(agreed, round.tables.length)}</p>
      {isOfficial.value && (
        <div class="row">
          {!round.isClosed && (
            <ActButton act={{ type: 'roundClosed', round: round.round }} isPrimary={agreed === round.tables.length}>
              {said.close(round.round)}
            </ActButton>
          )}
          {round.isClosed && (
            <ActButton act={{ type: 'roundReopened', round: round.round }}>{said.reopen(round.round)}</ActButton>
          )}
        </div>
      )}
    </section>
  );
}

function Table({ round, table }: PlayedTable) {
  const said = deskWords.value;
  const summary = summaries.value.get(table.match);
  const status = tableStatus(table, summary);
  const scores = table.entered?.scores ?? summary?.scores;
  const players = table.players.length;
  return (
    <li class={styles.table} data-status={status} data-called={table.called !== undefined}>
      <a href={deskAddress('board', String(round.round), String(table.table))}>
        <span class="hidden">{said.table(table.table)} </span>
        <span class={`figure ${styles.tableNumber}`} aria-hidden="true">
          {table.table}
        </span>
        <span class={styles.tableStatus}>
          <strong>{said.board.status[status]}</strong>
          {status === 'playing' && summary && <span> · {describePosition(summary, players, locale.value)}</span>}
        </span>
      </a>
      <ul class={styles.sides}>
        {table.players.map((player, seat) => (
          <li key={seat} class="ends">
            <span class="row">
              <WindMark wind={windNow(seat, table, summary)} dealer={windNow(seat, table, summary) === 'E'} />
              <span class="hidden">{locale.value.seats[windNow(seat, table, summary)]} </span>
              <span class="breaks">{nameOf(player)}</span>
            </span>
            <span class="figure">{scores && locale.value.number(scores[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p class="note">{notesOf(round, table).join(' · ')}</p>
    </li>
  );
}

/** Notes about a table: what matters but has no column. */
function notesOf({ clock, isClosed }: TournamentRound, table: TournamentTable): readonly string[] {
  const said = deskWords.value.board;
  const summary = summaries.value.get(table.match);
  const status = tableStatus(table, summary);
  const minutesSince = (time: string) => Math.floor((now.value - Date.parse(time)) / MINUTE);
  const quiet = status === 'playing' && summary?.at !== undefined && clock && !isClosed ? minutesSince(summary.at) : 0;
  const confirmed = table.confirmations.filter(({ digest }) => digest === summary?.digest).length;
  return [
    table.called === undefined ? '' : said.called(Math.max(0, minutesSince(table.called))),
    table.entered ? said.entered : '',
    quiet >= QUIET ? said.quiet(quiet) : '',
    table.extension === 0 ? '' : said.extended(table.extension),
    status === 'over' && confirmed > 0 ? said.confirmedBy(confirmed, table.players.length) : '',
  ].filter((note) => note !== '');
}
