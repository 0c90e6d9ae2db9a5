import type { Seat } from '@tenbo/engine';
import { describePosition } from '@tenbo/i18n';
import { type TournamentRound, type TournamentTable, tableStatus } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { WindMark } from '../../ui/wind.tsx';
import { openLog } from '../arrive.ts';
import { matches } from '../club.ts';
import { event, isHidden, isOfficial, mayReadHere, nameOf, pointsAt, summaries, tournament } from '../event.ts';
import { ActButton } from './act-button.tsx';
import { EnterResult } from './enter-result.tsx';
import { LateEntries } from './late-entries.tsx';
import { roundName } from './said.ts';
import { ClearTable } from './clear-table.tsx';
import { Substitute } from './substitute.tsx';
import { deskWords } from './words.ts';
import { windNow } from '../table-now.ts';

interface Props {
  readonly round: number;
  readonly table: number;
}

/** One table of a round, with the actions of a referee. */
export function OneTable({ round: number, table: wanted }: Props) {
  const said = deskWords.value;
  const round = tournament.value?.rounds[number - 1];
  const table = round?.tables.find((one) => one.table === wanted);
  if (!round || !table) return <p role="alert">{said.one.none}</p>;
  const at = { round: round.round, table: table.table };
  const isFree = tournament.value?.plan.isFree === true;
  return (
    <div class={place.place}>
      <h2>{locale.value.rule(roundName(at.round), said.table(at.table))}</h2>
      <LateEntries match={table.match} />
      <div class={place.wide}>
        <Stand round={round} table={table} />
        {isOfficial.value && (
          <>
            <EnterResult round={round} table={table} />
            {!isFree && <Extension round={round} table={table} />}
            <Substitute round={round} table={table} />
            {isFree && <ClearTable round={round} />}
          </>
        )}
      </div>
    </div>
  );
}

interface TableProps {
  readonly round: TournamentRound;
  readonly table: TournamentTable;
}

function Extension({ round: { round }, table: { table, extension } }: TableProps) {
  const said = deskWords.value;
  const at = { round, table };
  return (
    <section class={card.card}>
      <h3>{said.one.extension}</h3>
      <p>{extension === 0 ? said.none : said.board.extended(extension)}</p>
      <div class="row">
        <ActButton act={{ type: 'tableExtended', ...at, minutes: 5 }}>{said.clock.more}</ActButton>
        <ActButton act={{ type: 'tableExtended', ...at, minutes: -5 }}>{said.clock.less}</ActButton>
      </div>
    </section>
  );
}

/** Who sits there, the scores, and whether everyone has confirmed them. */
function Stand({ round, table }: TableProps) {
  const said = deskWords.value;
  const summary = summaries.value.get(table.match);
  const status = tableStatus(table, summary);
  const scores = pointsAt(table);
  const at = { round: round.round, table: table.table };
  const official = table.confirmations.find(({ seat, digest }) => seat === undefined && digest === summary?.digest);
  return (
    <section class={card.card} aria-label={said.table(table.table)}>
      <p role="status">
        <strong>{said.board.status[status]}</strong>{' '}
        {status === 'playing' && summary && describePosition(summary, table.players.length, locale.value)}
      </p>
      <ul>
        {table.players.map((player, seat) => (
          <li key={seat} class="ends">
            <span class="row">
              <WindMark wind={windNow(seat, table, summary)} dealer={windNow(seat, table, summary) === 'E'} />
              <span class="hidden">{locale.value.seats[windNow(seat, table, summary)]} </span>
              <span class="breaks">{whoIsThere(table, seat)}</span>
              <span class="note">
                {isConfirmed(table, seat as Seat, summary?.digest) && said.confirming.confirmed(nameOf(player))}
              </span>
            </span>
            <span class="figure">{scores && locale.value.number(scores[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <div class="row">
        {table.called !== undefined && isOfficial.value && (
          <ActButton act={{ type: 'refereeCame', ...at }} isPrimary>
            {said.one.came}
          </ActButton>
        )}
        {isHidden.value && !mayReadHere(table.match) ? (
          <span class="note">{said.hidden.here}</span>
        ) : summary ? (
          <OpenMatch table={table} />
        ) : (
          <span class="note">{said.one.noMatch}</span>
        )}
      </div>
      {isOfficial.value && summary?.isOver && summary.conflicts === 0 && !table.entered && (
        <>
          <p class="note">{said.one.confirmHint}</p>
          <div class="row">
            {official ? (
              <ActButton act={{ type: 'actWithdrawn', entry: official.entry }}>{said.one.withdrawConfirmation}</ActButton>
            ) : (
              <ActButton act={{ type: 'resultConfirmed', ...at, digest: summary.digest }} isPrimary>
                {said.one.confirm}
              </ActButton>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function whoIsThere({ players, seated }: TournamentTable, seat: number): string {
  const [now = '', before = ''] = [players[seat], seated[seat]];
  return now === before ? nameOf(now) : deskWords.value.one.forWhom(nameOf(now), nameOf(before));
}

function isConfirmed({ confirmations }: TournamentTable, seat: Seat, digest: string | undefined): boolean {
  return confirmations.some((one) => one.seat === seat && one.digest === digest);
}

function OpenMatch({ table }: { readonly table: TournamentTable }) {
  const of = event.value;
  const match = matches.value.get(of ?? '')?.find(({ log }) => log === table.match);
  if (!match || of === undefined) return null;
  return (
    <button type="button" class={button.button} onClick={() => void openLog(of, match)}>
      {deskWords.value.one.openMatch}
    </button>
  );
}
