import { type Seat, WINDS } from '@tenbo/engine';
import type { TournamentTable } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import { Mark } from '../../ui/mark.tsx';
import { placeOf, placed } from '../../ui/places.ts';
import seats from '../../ui/seats.module.css';
import { WindMark } from '../../ui/wind.tsx';
import { nameOf, tablesNow, tournament } from '../event.ts';
import { linkAddress } from '../address.ts';
import { areTokensRead, links, tableLinks, tokens } from './links-store.ts';
import styles from './prints.module.css';
import { Qr } from './qr.tsx';
import { roundText } from './said.ts';
import { deskWords } from './words.ts';

/** A card for the middle of each table: its number, its players and the code that opens its match. */
export function TableCards() {
  return (
    <ul class={styles.cards}>
      {tablesNow.value.map(({ table }) => (
        <li key={table.match}>
          <Card table={table} />
        </li>
      ))}
    </ul>
  );
}

function Card({ table }: { readonly table: TournamentTable }) {
  const said = deskWords.value;
  const link = tableLinks().get(table.table);
  const token = link && tokens.value[link.id];
  return (
    <article class={styles.card} aria-label={said.table(table.table)}>
      <div class={styles.details}>
        <p>
          <strong>{tournament.value?.plan.title}</strong>
          <span class={styles.second}>{roundText()}</span>
        </p>
        <p class={styles.number}>
          <span>{said.tableWord}</span>
          <span class={`figure ${styles.large}`}>{table.table}</span>
        </p>
        <p class={styles.scan}>
          {token !== undefined ? said.print.scan : links.value && areTokensRead.value && said.print.noCode}
        </p>
        <Mark />
      </div>
      <div class={`${seats.seats} ${styles.seats}`}>
        {table.players.map((player, seat) => {
          const wind = WINDS[seat] ?? 'E';
          return (
            <p key={seat} {...placed(placeOf(seat as Seat, table.players.length))}>
              <WindMark wind={wind} dealer={seat === 0} />
              <span class="hidden">{locale.value.seats[wind]} </span>
              <span class="cut">{nameOf(player)}</span>
            </p>
          );
        })}
        <div class={styles.qr}>
          {token !== undefined && <Qr text={linkAddress(token)} name={said.links.code(said.table(table.table))} />}
        </div>
      </div>
    </article>
  );
}
