import { tournament } from '../event.ts';
import { linkAddress } from '../address.ts';
import { presentPlayers } from './player-links.tsx';
import styles from './prints.module.css';
import { Qr } from './qr.tsx';
import { deskWords } from './words.ts';

/** A slip for each player with the code of their own page. */
export function PlayerCodes() {
  const said = deskWords.value;
  return (
    <ul class={styles.codes}>
      {presentPlayers().map(({ player, name, token }) => (
        <li key={player}>
          {token !== undefined && <Qr text={linkAddress(token)} name={said.links.code(name)} />}
          <p>
            <strong class="breaks">{name}</strong>
            <span class={styles.second}>{tournament.value?.plan.title}</span>
            <span class={styles.second}>{token === undefined ? said.print.noCode : said.print.scanPlayer}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
