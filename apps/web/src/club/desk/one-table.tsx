// One table of a round, with what a referee may do there.
import { useSignal } from '@preact/signals';
import { type Seat, WINDS } from '@tenbo/engine';
import { describePosition } from '@tenbo/i18n';
import { type TournamentRound, type TournamentTable, tableStatus } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { Wind, windCharacter } from '../../ui/wind.tsx';
import field from '../../ui/field.module.css';
import { openLog } from '../arrive.ts';
import { matches } from '../club.ts';
import { event, isHidden, isOfficial, mayReadHere, nameOf, pointsAt, summaries, tournament } from '../event.ts';
import { windNow } from '../table-now.ts';
import { ActButton } from './act-button.tsx';
import { EnterResult } from './enter-result.tsx';
import { LateAtTable } from './late-entries.tsx';
import { roundName } from './texts.ts';
import { deskWords } from './words.ts';

interface Props {
  readonly round: number;
  readonly table: number;
}

/** One table of a round, with the actions of a referee. */
export function OneTable({ round: number, table: wanted }: Props) {
  const texts = deskWords.value;
  const round = tournament.value?.rounds[number - 1];
  const table = round?.tables.find((one) => one.table === wanted);
  if (!round || !table) return <p role="alert">{texts.one.none}</p>;
  const at = { round: round.round, table: table.table };
  const isFree = tournament.value?.plan.isFree === true;
  return (
    <div class={place.place}>
      <h2>{locale.value.rule(roundName(at.round), texts.table(at.table))}</h2>
      <LateAtTable match={table.match} />
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
  const texts = deskWords.value;
  const at = { round, table };
  return (
    <section class={card.card}>
      <h3>{texts.one.extension}</h3>
      <p>{extension === 0 ? texts.none : texts.board.extended(extension)}</p>
      <div class="row">
        <ActButton act={{ type: 'tableExtended', ...at, minutes: 5 }}>{texts.clock.more}</ActButton>
        <ActButton act={{ type: 'tableExtended', ...at, minutes: -5 }}>{texts.clock.less}</ActButton>
      </div>
    </section>
  );
}

/** Who sits there, the scores, and whether everyone has confirmed them. */
function Stand({ round, table }: TableProps) {
  const texts = deskWords.value;
  const summary = summaries.value.get(table.match);
  const status = tableStatus(table, summary);
  const scores = pointsAt(table);
  const at = { round: round.round, table: table.table };
  const official = table.confirmations.find(({ seat, digest }) => seat === undefined && digest === summary?.digest);
  return (
    <section class={card.card} aria-label={texts.table(table.table)}>
      <p role="status">
        <strong>{texts.board.status[status]}</strong>{' '}
        {status === 'playing' && summary && describePosition(summary, table.players.length, locale.value)}
      </p>
      <ul>
        {table.players.map((player, seat) => (
          <li key={seat} class="ends">
            <span class="row">
              <Wind wind={windNow(seat, table, summary)} dealer={windNow(seat, table, summary) === 'E'} />
              <span class="breaks">{whoIsThere(table, seat)}</span>
              <span class="note">
                {isConfirmed(table, seat as Seat, summary?.digest) && texts.confirming.confirmed(nameOf(player))}
              </span>
            </span>
            <span class="figure">{scores && locale.value.number(scores[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <div class="row">
        {table.called !== undefined && isOfficial.value && (
          <ActButton act={{ type: 'refereeCame', ...at }} isPrimary>
            {texts.one.came}
          </ActButton>
        )}
        {isHidden.value && !mayReadHere(table.match) ? (
          <span class="note">{texts.hidden.here}</span>
        ) : summary ? (
          <OpenMatch table={table} />
        ) : (
          <span class="note">{texts.one.noMatch}</span>
        )}
      </div>
      {isOfficial.value && summary?.isOver && summary.conflicts === 0 && !table.entered && (
        <>
          <p class="note">{texts.one.confirmHint}</p>
          <div class="row">
            {official ? (
              <ActButton act={{ type: 'actWithdrawn', entry: official.entry }}>{texts.one.withdrawConfirmation}</ActButton>
            ) : (
              <ActButton act={{ type: 'resultConfirmed', ...at, digest: summary.digest }} isPrimary>
                {texts.one.confirm}
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
  const eventId = event.value;
  const match = matches.value.get(eventId ?? '')?.find(({ log }) => log === table.match);
  if (!match || eventId === undefined) return null;
  return (
    <button type="button" class={button.button} onClick={() => void openLog(eventId, match)}>
      {deskWords.value.one.openMatch}
    </button>
  );
}

/** Gives a seat to a player who has none in this round. */
function Substitute({ round, table }: TableProps) {
  const texts = deskWords.value.one;
  const seat = useSignal<Seat>(0);
  const chosen = useSignal<string | undefined>(undefined);
  const seated = new Set(round.tables.flatMap(({ players }) => players));
  const free = (tournament.value?.players ?? [])
    .filter(({ player, isPresent }) => isPresent && !seated.has(player))
    .toSorted((one, other) => Number(other.isSubstitute) - Number(one.isSubstitute));
  const player = free.find((one) => one.player === chosen.value)?.player ?? free[0]?.player;
  return (
    <section class={card.card}>
      <h3>{texts.substitute}</h3>
      {player === undefined ? (
        <p class="note">{texts.noOne}</p>
      ) : (
        <>
          <label class={field.field}>
            <span>{texts.seat}</span>
            <select
              class={field.input}
              value={seat.value}
              onChange={({ currentTarget }) => (seat.value = Number(currentTarget.value) as Seat)}
            >
              {table.players.map((one, i) => (
                <option key={i} value={i}>
                  {windCharacter(WINDS[i] ?? 'E')} {nameOf(one)}
                </option>
              ))}
            </select>
          </label>
          <label class={field.field}>
            <span>{texts.by}</span>
            <select class={field.input} value={player} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
              {free.map((one) => (
                <option key={one.player} value={one.player}>
                  {nameOf(one.player)}
                </option>
              ))}
            </select>
          </label>
          <div class="row">
            <ActButton act={{ type: 'seatTaken', round: round.round, table: table.table, seat: seat.value, player }}>
              {texts.take}
            </ActButton>
          </div>
        </>
      )}
    </section>
  );
}

/** Clears a table of free play from the board, for an evening with fewer tables. Nothing else closes a match of free play. */
function ClearTable({ round: { round, isClosed } }: { readonly round: TournamentRound }) {
  const texts = deskWords.value.free;
  return (
    <section class={card.card}>
      <p class="note">{texts.clearHint}</p>
      <div class="row">
        <ActButton act={{ type: isClosed ? 'roundReopened' : 'roundClosed', round }}>
          {isClosed ? texts.unclear : texts.clear}
        </ActButton>
      </div>
    </section>
  );
}
