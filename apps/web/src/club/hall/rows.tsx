// The rows of the hall: the players of a table with their winds, and places with totals. No name is cut.
import type { TournamentStanding } from '@tenbo/ledger';
import type { TournamentTable } from '@tenbo/tournament';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { locale } from '../../prefs.ts';
import { Wind } from '../../ui/wind.tsx';
import { nameOf, summaries } from '../event.ts';
import { windNow } from '../table-now.ts';
import styles from './hall.module.css';

/** Who sits at a table. */
export function Seated({ table }: { readonly table: TournamentTable }) {
  const summary = summaries.value.get(table.match);
  return (
    <ul>
      {table.players.map((player, seat) => {
        const wind = windNow(seat, table, summary);
        return (
          <li key={seat}>
            <Wind wind={wind} dealer={wind === 'E'} />
            <Fitted text={nameOf(player)} />
          </li>
        );
      })}
    </ul>
  );
}

/** A place in the standings, with its total. */
export function PlaceRow({ standing: { player, place, total, results } }: { readonly standing: TournamentStanding }) {
  return (
    <li data-first={place === 1 && results.length > 0}>
      <span class="figure">{place}</span>
      <Fitted text={nameOf(player)} />
      <strong>{locale.value.match.ranking(total)}</strong>
    </li>
  );
}

/** A text on one line, in smaller letters if it is too long for its place: a name is shown whole or not at all. */
function Fitted({ text }: { readonly text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const letters = box?.firstElementChild;
    if (!box || !(letters instanceof HTMLElement)) return undefined;
    let scale = 1;
    const fit = () => {
      // A line's width grows with its letters, so nothing has to be set back to be measured.
      const whole = letters.getBoundingClientRect().width / scale;
      const next = Math.min(1, Math.floor(box.clientWidth - 1) / whole);
      if (whole === 0 || Math.abs(next - scale) < 0.005) return;
      scale = next;
      letters.style.fontSize = `${scale}em`;
    };
    // Fonts that arrive later change the letters, and the projector's window may change its size.
    const observer = new ResizeObserver(fit);
    for (const one of [box, letters]) observer.observe(one);
    fit();
    return () => observer.disconnect();
  }, [text]);
  return (
    <span ref={place} class={styles.fitted} data-fitted>
      <span key={text}>{text}</span>
    </span>
  );
}
