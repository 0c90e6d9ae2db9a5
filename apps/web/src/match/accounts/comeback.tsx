import { signal } from '@preact/signals';
import type { Seat } from '@tenbo/engine';
import { describeConditions, describeNext } from '@tenbo/i18n';
import { conditions } from '@tenbo/ledger';
import { useEffect, useRef } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import cards from '../../ui/card.module.css';
import lines from '../../ui/lines.module.css';
import { quartersOf } from '../../ui/places.ts';
import sheet from '../../ui/sheet.module.css';
import { type ViewProps, turned, viewAddress } from '../view.ts';
import { AccountsFrame } from './frame.tsx';
import card from './comeback.module.css';

/** Extra quarter turns of the card, after it has been turned to its player's side. */
const turns = signal(0);

/** What a player needs for each place, turned towards that player: `comeback/2`. */
export function Comeback({ open, path }: ViewProps) {
  const { players } = open.match.state;
  const seat = players.findIndex((_, i) => String(i) === path[0]);
  return (
    <>
      <Choose open={open} />
      {seat >= 0 && <Card key={seat} open={open} seat={seat as Seat} />}
    </>
  );
}

function Choose({ open }: Pick<ViewProps, 'open'>) {
  const texts = words.value.match.accounts;
  return (
    <AccountsFrame open={open} view="comeback">
      <section class={cards.card}>
        <h2>{texts.views.comeback}</h2>
        <p>{texts.chooseSeat}</p>
        <div class={`columns ${card.players}`}>
          {open.match.state.players.map((name, seat) => (
            <a key={seat} class={`breaks ${button.button}`} href={viewAddress(open.id, 'comeback', String(seat))}>
              {name}
            </a>
          ))}
        </div>
      </section>
    </AccountsFrame>
  );
}

/** The card covers everything. On a phone in the middle of the table, its bottom edge faces its player. */
function Card({ open, seat }: { readonly open: ViewProps['open']; readonly seat: Seat }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    top.current?.focus({ preventScroll: true });
  }, []);
  const { state } = open.match;
  const texts = words.value.match.accounts;
  const quarters = turned.value === 'each' ? quartersOf(seat, state.players.length) : 0;
  const turn = (quarters + turns.value) % 4;
  return (
    <dialog
      ref={dialog}
      class={`${sheet.sheet} ${card.over}`}
      data-turn={turn}
      style={{ '--turn': turn }}
      aria-label={texts.views.comeback}
      onClose={() => (location.hash = viewAddress(open.id))}
    >
      <div class={`stack ${card.card}`}>
        <p class="quiet">{describeNext(state, locale.value)}</p>
        <h2 ref={top} tabIndex={-1}>
          {state.players[seat]}
        </h2>
        {state.end === undefined && <Ways open={open} seat={seat} />}
        <div class={`row ${card.acts}`}>
          <a class={button.primary} href={viewAddress(open.id)}>
            {texts.hideCard}
          </a>
          <button type="button" class={`${button.button} ${card.turn}`} onClick={() => turns.value++}>
            {texts.turn}
          </button>
          <a class={button.button} href={viewAddress(open.id, 'comeback')}>
            {texts.otherPlayer}
          </a>
        </div>
      </div>
    </dialog>
  );
}

function Ways({ open: { match, soFar }, seat }: { readonly open: ViewProps['open']; readonly seat: Seat }) {
  const { now, places, goesOn, threats } = describeConditions(conditions(match.state, seat, soFar), match.state, locale.value);
  return (
    <>
      <p>
        <strong>{now}</strong>
      </p>
      <p class="quiet">{words.value.match.accounts.ifItEnds}</p>
      <ul class={lines.lines}>
        {places.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {goesOn !== undefined && <li>{goesOn}</li>}
        <li>{threats}</li>
      </ul>
    </>
  );
}
