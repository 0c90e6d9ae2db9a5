import { WINDS } from '@tenbo/engine';

import { language, locale } from '../../prefs.ts';
import { WindMark } from '../../ui/wind.tsx';
import { nameOf, tablesNow, tournament } from '../event.ts';
import styles from './prints.module.css';
import { roundText } from './said.ts';
import { deskWords } from './words.ts';

/** A slip for each player that shows their seat. */
export function SeatCards() {
  const said = deskWords.value;
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
            <span>{said.table(table)}</span> <WindMark wind={WINDS[seat] ?? 'E'} dealer={seat === 0} />
            <span class="hidden">{locale.value.seats[WINDS[seat] ?? 'E']}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
