import { signal } from '@preact/signals';
import type { Seat } from '@tenbo/engine';
import { describeConditions, describeNext } from '@tenbo/i18n';
import { conditions } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import { AccountsFrame } from './accounts-frame.tsx';
import styles from './accounts.module.css';
import card from './comeback.module.css';

/** How many quarter turns the card makes beyond that to its player's side. */
const turns = signal(0);

/** What a player needs for each place, turned to that player's side of the table: `comeback/2`. */
export function Comeback({ open, path }: ViewProps) {
  const { players } = open.match.state;
  const seat = players.findIndex((_, i) => String(i) === path[0]);
  if (seat < 0) return <Choose open={open} path={path} />;
  return <Card open={open} seat={seat as Seat} />;
}

function Choose({ open }: ViewProps) {
  const said = words.value.match.accounts;
  return (
    <AccountsFrame open={open} view="comeback">
      <section class={styles.card}>
        <h2>{said.views.comeback}</h2>
        <p>{said.chooseSeat}</p>
        <div class={card.players}>
          {open.match.state.players.map((name, seat) => (
            <a key={name} class={styles.button} href={viewAddress(open.id, 'comeback', String(seat))}>
              {name}
            </a>
          ))}
        </div>
      </section>
    </AccountsFrame>
  );
}

function Card({ open, seat }: { readonly open: ViewProps['open']; readonly seat: Seat }) {
  const { state } = open.match;
  const said = words.value.match.accounts;
  const over = state.end !== undefined;
  return (
    <section class={card.over} data-turn={(seat + turns.value) % 4} aria-label={said.views.comeback}>
      <div class={card.card}>
        <p class={styles.quiet}>{describeNext(state, locale.value)}</p>
        <h2>{state.players[seat]}</h2>
        {!over && <Ways open={open} seat={seat} />}
        <div class={`${styles.actions} ${card.acts}`}>
          <a class={`${styles.button} ${styles.primary}`} href={viewAddress(open.id)}>
            {said.hideCard}
          </a>
          <button type="button" class={`${styles.button} ${card.turn}`} onClick={() => turns.value++}>
            {said.turn}
          </button>
          <a class={styles.button} href={viewAddress(open.id, 'comeback')}>
            {said.otherPlayer}
          </a>
        </div>
      </div>
    </section>
  );
}

function Ways({ open: { match, soFar }, seat }: { readonly open: ViewProps['open']; readonly seat: Seat }) {
  const { now, places, threats } = describeConditions(conditions(match.state, seat, soFar), match.state, locale.value);
  return (
    <>
      <p>
        <strong>{now}</strong>
      </p>
      <p class={styles.quiet}>{words.value.match.accounts.ifItEnds}</p>
      <ul class={card.ways}>
        {places.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{threats}</li>
      </ul>
    </>
  );
}
