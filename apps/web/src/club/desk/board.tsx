// The board: what needs a person, the round, and a card for each table.
import { roundWindAt } from '@tenbo/ledger';
import { type PlayedTable, type TournamentRound, isAgreed, tableStatus } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import button from '../../ui/button.module.css';
import fold from '../../ui/fold.module.css';
import { isOfficial, nameOf, now, pointsAt, role, summaries, tablesNow, tournament } from '../event.ts';
import { deskAddress } from '../address.ts';
import { ActButton } from './act-button.tsx';
import styles from './board.module.css';
import { Clock } from './clock.tsx';
import { late } from './late-entries.tsx';
import { NeedsList } from './needs-list.tsx';
import { type Need, minutesBetween, needsOf } from './needs.ts';
import { deskWords } from './words.ts';
import { joined, roundName } from './texts.ts';

/** What needs a person, the buttons for the round itself, and all its tables. */
export function Board() {
  const texts = deskWords.value;
  const state = tournament.value;
  const round = state?.rounds.at(-1);
  const tables = tablesNow.value;
  if (!state || !round) {
    return (
      <p>
        {texts.noRound}{' '}
        {role.value === 'organiser' && (
          <a href={deskAddress('round')}>{state?.plan.isFree ? texts.free.heading : texts.seating.heading(1)}</a>
        )}
      </p>
    );
  }
  // Only officials can see to anything.
  const needs = isOfficial.value
    ? needsOf({ tables, plan: state.plan, summaries: summaries.value, late: late.value, now: now.value })
    : [];
  return (
    <div class={styles.board} data-wide>
      <div class={place.place}>
        {isOfficial.value && <NeedsList needs={needs} />}
        {state.plan.isFree ? (
          <EarlierMatches />
        ) : (
          <>
            <Closing round={round} />
            <Clock round={round} />
          </>
        )}
        {round.byes.length > 0 && <p>{locale.value.rule(texts.board.sitOut, locale.value.commas(round.byes.map(nameOf)))}</p>}
      </div>
      <section>
        <h2 class="hidden">{texts.board.heading}</h2>
        {tables.length === 0 && <p>{texts.free.none}</p>}
        <ul class={styles.cards}>
          {tables.map((one) => (
            <TableCard key={one.table.match} {...one} need={needs.find(({ table }) => table.match === one.table.match)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Closing({ round }: { readonly round: TournamentRound }) {
  const texts = deskWords.value.board;
  const agreed = round.tables.filter((table) => isAgreed(table, summaries.value.get(table.match)?.digest)).length;
  return (
    <section class={card.card} aria-label={deskWords.value.round(round.round)}>
      <p role="status">{round.isClosed ? texts.closed(round.round) : texts.agreedTables(agreed, round.tables.length)}</p>
      {isOfficial.value && (
        <div class="row">
          {!round.isClosed && (
            <ActButton act={{ type: 'roundClosed', round: round.round }} isPrimary={agreed === round.tables.length}>
              {texts.close(round.round)}
            </ActButton>
          )}
          {round.isClosed && (
            <ActButton act={{ type: 'roundReopened', round: round.round }}>{texts.reopen(round.round)}</ActButton>
          )}
        </div>
      )}
    </section>
  );
}

interface CardProps extends PlayedTable {
  /** The most urgent thing that it needs. */
  readonly need: Need | undefined;
}

/** A table on the board: whole names, scores in thousands, and in the corner how far it is or what it needs. */
function TableCard({ round, table, need }: CardProps) {
  const texts = deskWords.value;
  const summary = summaries.value.get(table.match);
  const scores = pointsAt(table);
  return (
    <li class={styles.card} data-status={tableStatus(table, summary)} data-need={need?.kind}>
      <a href={deskAddress('board', String(round.round), String(table.table))}>
        <span class="hidden">{texts.table(table.table)} </span>
        <span class="figure" aria-hidden="true">
          {table.table}
        </span>
        <span class={styles.corner}>{need ? needText(need) : progressText({ round, table })}</span>
      </a>
      <ul>
        {table.players.map((player, seat) => (
          <li key={seat}>
            <span class="breaks">{nameOf(player)}</span>
            <span class="number">{scores && inThousands(scores[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function inThousands(points: number): string {
  return (points / 1000).toFixed(1).replace('-', '−');
}

function needText({ kind, since }: Need): string {
  const { corner } = deskWords.value.board;
  return kind === 'silent' ? corner.silent(minutesBetween(since ?? now.value, now.value)) : corner[kind];
}

/** The hand being played and the minutes since the last entry; or that there is none, or no other. */
function progressText({ table }: PlayedTable): string {
  const { corner, extended } = deskWords.value.board;
  const summary = summaries.value.get(table.match);
  const status = tableStatus(table, summary);
  // A conflict is a need; who is no official sees the table as it is.
  if (status !== 'playing' || !summary) return status === 'playing' ? corner.waiting : corner[status];
  const players = table.players.length;
  return joined([
    corner.hand(roundWindAt(summary, players), (summary.kyoku % players) + 1),
    summary.at === undefined ? '' : corner.minutes(minutesBetween(Date.parse(summary.at), now.value)),
    table.extension === 0 ? '' : extended(table.extension),
  ]);
}

/** Next to the tables of free play: starts the next match, and lists matches that have left the board, latest first. */
function EarlierMatches() {
  const texts = deskWords.value;
  const shown = new Set(tablesNow.value.map(({ table }) => table.match));
  const earlier = (tournament.value?.rounds ?? [])
    .flatMap(({ round, tables }) => tables.map((table) => ({ round, table })))
    .filter(({ table }) => !shown.has(table.match))
    .toReversed();
  return (
    <section class={card.card} aria-label={texts.free.earlier(earlier.length)}>
      {role.value === 'organiser' && (
        <div class="row">
          <a class={button.primary} href={deskAddress('round')}>
            {texts.free.heading}
          </a>
        </div>
      )}
      <details class={fold.fold}>
        <summary>{texts.free.earlier(earlier.length)}</summary>
        <ul class="stack">
          {earlier.map(({ round, table }) => (
            <li key={table.match}>
              <a href={deskAddress('board', String(round), String(table.table))}>
                {locale.value.rule(roundName(round), texts.table(table.table))}
              </a>{' '}
              <span class="breaks">{locale.value.commas(table.players.map(nameOf))}</span>{' '}
              <span class="note">{texts.board.status[tableStatus(table, summaries.value.get(table.match))]}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
