import { type Signal, useSignal } from '@preact/signals';
import { WINDS } from '@tenbo/engine';

import { language, words } from '../../prefs.ts';
import { inRandomOrder } from '../../match/again/seating.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import place from '../../ui/place.module.css';
import { Wind } from '../../ui/wind.tsx';
import { freeTable, inPlay, nameOf, tournament } from '../event.ts';
import { deskAddress } from '../address.ts';
import { ActButton } from './act-button.tsx';
import styles from './desk.module.css';
import { nameKey } from './pasted.ts';
import { countOf } from './typed-number.ts';
import { Typed } from './fields.tsx';
import { deskWords } from './words.ts';

/** Starts a match of free play: picks a table and its players. */
export function StartTable() {
  const texts = deskWords.value.free;
  const state = tournament.value;
  const busy = inPlay.value;
  const typed = useSignal<string | undefined>(undefined);
  const seated = useSignal<readonly string[]>([]);
  if (!state) return null;
  const table = countOf(typed.value ?? String(freeTable.value));
  const size = state.plan.rules.tiles.players;
  return (
    <div class={place.wide}>
      <section class={place.place}>
        <h2>{texts.heading}</h2>
        <Typed
          label={texts.table}
          value={typed.value ?? String(freeTable.value)}
          isCount
          onType={(text) => (typed.value = text)}
        />
        {typeof table === 'number' && busy.has(table) && <p role="status">{texts.inPlay(table)}</p>}
        <Seats seated={seated} size={size} />
      </section>
      <div class={place.place}>
        {seated.value.length < size && <Pick seated={seated} busy={busy} />}
        {typeof table === 'number' ? (
          <div class="row">
            <ActButton
              act={{ type: 'roundSeated', round: state.rounds.length + 1, tables: [{ table, players: seated.value }], byes: [] }}
              isPrimary
              onDone={() => (location.hash = deskAddress('board'))}
            >
              {texts.start(table)}
            </ActButton>
          </div>
        ) : (
          <p role="alert">{texts.badTable}</p>
        )}
      </div>
    </div>
  );
}

/** Who sits where. */
export function Seats({ seated, size }: { readonly seated: Signal<readonly string[]>; readonly size: number }) {
  const texts = deskWords.value.free;
  const isFull = seated.value.length === size;
  return (
    <fieldset class={place.place}>
      <legend class="note">{texts.seats}</legend>
      <ol class="stack">
        {WINDS.slice(0, size).map((wind, seat) => {
          const player = seated.value[seat];
          return (
            <li key={wind} class={styles.seat}>
              <span class="row">
                <Wind wind={wind} dealer={seat === 0} />
                {player === undefined ? (
                  <span class="quiet">{texts.open}</span>
                ) : (
                  <strong class="breaks">{nameOf(player)}</strong>
                )}
              </span>
              {player !== undefined && (
                <button
                  type="button"
                  class={button.link}
                  onClick={() => (seated.value = seated.value.filter((one) => one !== player))}
                >
                  {texts.remove} <span class="hidden">{nameOf(player)}</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <div class="row">
        <button
          type="button"
          class={button.button}
          aria-disabled={!isFull}
          onClick={() => isFull && (seated.value = inRandomOrder(seated.value))}
        >
          {words.value.match.begin.drawSeats}
        </button>
      </div>
    </fieldset>
  );
}

interface PickProps {
  readonly seated: Signal<readonly string[]>;
  readonly busy: ReadonlyMap<number, readonly string[]>;
  /** Whether players still at another table cannot be picked. */
  readonly onlyFree?: boolean;
}

/** Picks a player by part of their name; Enter takes the first. Players still at another table come last. */
export function Pick({ seated, busy, onlyFree = false }: PickProps) {
  const texts = deskWords.value.free;
  const typed = useSignal('');
  const tableOf = new Map([...busy].flatMap(([table, players]) => players.map((player) => [player, table])));
  const found = (tournament.value?.players ?? [])
    .filter(({ player, isPresent }) => isPresent && !seated.value.includes(player))
    .filter(({ player }) => nameKey(nameOf(player)).includes(nameKey(typed.value.trim())))
    .map(({ player }) => ({ player, name: nameOf(player), table: tableOf.get(player) }))
    .toSorted(
      (one, other) =>
        Number(one.table !== undefined) - Number(other.table !== undefined) || one.name.localeCompare(other.name, language.value),
    );
  const canTake = (table: number | undefined) => !onlyFree || table === undefined;
  const take = (player: string) => {
    seated.value = [...seated.value, player];
    typed.value = '';
  };
  const takeFirst = (event: Event) => {
    event.preventDefault();
    const [first] = found;
    if (first && canTake(first.table)) take(first.player);
  };
  return (
    <form class={card.card} noValidate onSubmit={takeFirst}>
      <label class={field.field}>
        <span>{texts.find}</span>
        <input
          class={field.input}
          type="search"
          autocomplete="off"
          value={typed.value}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
      </label>
      <div class="row">
        {found.map(({ player, name, table }) => (
          <button
            key={player}
            type="button"
            class={button.button}
            aria-disabled={!canTake(table)}
            onClick={() => canTake(table) && take(player)}
          >
            <span class="breaks">{name}</span>
            {table !== undefined && <span class="note"> {texts.at(table)}</span>}
          </button>
        ))}
      </div>
      <p role="status">{found.length === 0 && texts.nobody}</p>
    </form>
  );
}
