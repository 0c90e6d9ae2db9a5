import { describePosition } from '@tenbo/i18n';
import { useLayoutEffect } from 'preact/hooks';

import { locale } from '../../prefs.ts';
import { route } from '../../router.ts';
import { Stick } from '../../ui/stick.tsx';
import { windCharacter } from '../../ui/wind.tsx';
import { deskWords } from '../desk/words.ts';
import { windNow } from '../table-now.ts';
import { hidesResults, nameOf, pointsAt, summaries, tablesNow, tournament } from '../event.ts';
import styles from './overlay.module.css';

/**
 * Names, scores, sticks and honba of a table on a transparent background, to overlay on a video stream: `#/club/overlay?table=3`. While results are hidden,
 * it has only names and the hand, whoever opened it.
 */
export function Overlay() {
  useLayoutEffect(() => {
    document.documentElement.dataset['overlay'] = '';
    return () => delete document.documentElement.dataset['overlay'];
  }, []);
  const wanted = Number(route.value.params.get('table') ?? '1');
  const table = tablesNow.value.find((one) => one.table.table === wanted)?.table;
  if (!table) return <p class={styles.none}>{tournament.value && deskWords.value.one.none}</p>;
  const summary = summaries.value.get(table.match);
  const isHidden = hidesResults.value;
  const scores = isHidden ? undefined : pointsAt(table);
  const players = table.players.length;
  const sticks = isHidden ? 0 : (summary?.sticks ?? 0);
  return (
    <div class={styles.overlay} data-screen="overlay">
      {/* The page's own heading is hidden from the picture. */}
      <h1 class="hidden">{deskWords.value.table(table.table)}</h1>
      <p class={styles.position}>
        <strong>
          {summary
            ? describePosition({ ...summary, sticks: 0, ...(isHidden && { honba: 0 }) }, players, locale.value)
            : deskWords.value.board.status.waiting}
        </strong>
        {sticks > 0 && (
          <span class="row">
            <Stick worth={1000} /> × {sticks}
            <span class="hidden"> {locale.value.match.sticks(sticks)}</span>
          </span>
        )}
      </p>
      <ul>
        {table.players.map((player, seat) => {
          const wind = windNow(seat, table, summary);
          return (
            <li key={seat} data-dealer={wind === 'E'}>
              <span class={styles.wind} aria-hidden="true">
                {windCharacter(wind)}
              </span>
              <span class="hidden">{locale.value.seats[wind]} </span>
              <span class="cut">{nameOf(player)}</span>
              <span class={`figure ${styles.score}`}>{scores ? locale.value.number(scores[seat] ?? 0) : ''}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
