// Cards and slips to print: for the middle of a table, for a seat, for a player's own page.
import { type Seat, WINDS } from '@tenbo/engine';
import type { TournamentTable } from '@tenbo/tournament';

import { language } from '../../prefs.ts';
import { Mark } from '../../ui/mark.tsx';
import { placeOf, placed } from '../../ui/places.ts';
import seats from '../../ui/seats.module.css';
import { Wind } from '../../ui/wind.tsx';
import { nameOf, tablesNow, tournament } from '../event.ts';
import { linkAddress } from '../address.ts';
import { areTokensRead, links, tableLinks, tokens } from './links-store.ts';
import styles from './prints.module.css';
import { Qr } from './link-code.tsx';
import { roundText } from './texts.ts';
import { deskWords } from './words.ts';
import { presentPlayers } from './player-links.tsx';

/** A card for the middle of each table: its number, its players and the code that opens its match. */
export function TableCards() {
  return (
    <ul class={styles.cards}>
      {tablesNow.value.map(({ table }) => (
        <li key={table.match}>
          <TableCard table={table} />
        </li>
      ))}
    </ul>
  );
}

function TableCard({ table }: { readonly table: TournamentTable }) {
  const texts = deskWords.value;
  const link = tableLinks().get(table.table);
  const token = link && tokens.value[link.id];
  return (
    <article class={styles.card} aria-label={texts.table(table.table)}>
      <div class={styles.details}>
        <p>
          <strong>{tournament.value?.plan.title}</strong>
          <span class={styles.second}>{roundText()}</span>
        </p>
        <p class={styles.number}>
          <span>{texts.tableWord}</span>
          <span class={`figure ${styles.large}`}>{table.table}</span>
        </p>
        <p class={styles.scan}>
          {token !== undefined ? texts.print.scan : links.value && areTokensRead.value && texts.print.noCode}
        </p>
        <Mark />
      </div>
      <div class={`${seats.seats} ${styles.seats}`}>
        {table.players.map((player, seat) => (
          <p key={seat} {...placed(placeOf(seat as Seat, table.players.length))}>
            <Wind wind={WINDS[seat] ?? 'E'} dealer={seat === 0} />
            <span class="cut">{nameOf(player)}</span>
          </p>
        ))}
        <div class={styles.qr}>
          {token !== undefined && <Qr text={linkAddress(token)} name={texts.links.code(texts.table(table.table))} />}
        </div>
      </div>
    </article>
  );
}

/** A slip for each player that shows their seat. */
export function SeatCards() {
  const texts = deskWords.value;
  const state = tournament.value;
  const slips = tablesNow.value.flatMap(({ table: { table, players } }) =>
    players.map((player, seat) => ({ table, seat, name: nameOf(player), player })),
  );
  const sorted = slips.toSorted((one, other) => one.name.localeCompare(other.name, language.value));
  const numbers = new Map(state?.players.map(({ player, number }) => [player, number]));
  return (
    <ul class={styles.slips}>
      {sorted.map(({ table, seat, name, player }) => (
        <li key={player}>
          <strong>
            {name} <span class={styles.second}>{numbers.get(player) ?? ''}</span>
          </strong>
          <span class={styles.second}>{roundText()}</span>
          <span class={styles.seatAt}>
            <span>{texts.table(table)}</span> <Wind wind={WINDS[seat] ?? 'E'} dealer={seat === 0} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A slip for each player with the code of their own page. */
export function PlayerCodes() {
  const texts = deskWords.value;
  return (
    <ul class={styles.codes}>
      {presentPlayers().map(({ player, name, token }) => (
        <li key={player}>
          {token !== undefined && <Qr text={linkAddress(token)} name={texts.links.code(name)} />}
          <p>
            <strong class="breaks">{name}</strong>
            <span class={styles.second}>{tournament.value?.plan.title}</span>
            <span class={styles.second}>{token === undefined ? texts.print.noCode : texts.print.scanPlayer}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
