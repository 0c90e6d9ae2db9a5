import { useSignal } from '@preact/signals';
import { type Seat, WINDS } from '@tenbo/engine';
import type { TournamentRound, TournamentTable } from '@tenbo/tournament';

import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import { windCharacter } from '../../ui/wind.tsx';
import { nameOf, tournament } from '../event.ts';
import { ActButton } from './act-button.tsx';
import { deskWords } from './words.ts';

interface Props {
  readonly round: TournamentRound;
  readonly table: TournamentTable;
}

/** Gives a seat to a player who has none in this round. */
export function Substitute({ round, table }: Props) {
  const said = deskWords.value.one;
  const seat = useSignal<Seat>(0);
  const chosen = useSignal<string | undefined>(undefined);
  const seated = new Set(round.tables.flatMap(({ players }) => players));
  const free = (tournament.value?.players ?? [])
    .filter(({ player, isPresent }) => isPresent && !seated.has(player))
    .toSorted((one, other) => Number(other.isSubstitute) - Number(one.isSubstitute));
  const player = free.find((one) => one.player === chosen.value)?.player ?? free[0]?.player;
  return (
    <section class={card.card}>
      <h3>{said.substitute}</h3>
      {player === undefined ? (
        <p class="note">{said.noOne}</p>
      ) : (
        <>
          <label class={field.field}>
            <span>{said.seat}</span>
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
            <span>{said.by}</span>
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
              {said.take}
            </ActButton>
          </div>
        </>
      )}
    </section>
  );
}
