import { useSignal } from '@preact/signals';
import { drawNumbers } from '@tenbo/seating';

import card from '../../ui/card.module.css';
import { entries, tournament } from '../event.ts';
import { ActButton } from './act-button.tsx';
import { Typed } from './typed.tsx';
import { deskWords } from './words.ts';

/** The public draw. Anyone can repeat it from the seed and the order in which the players entered. */
export function DrawNumbers() {
  const said = deskWords.value.people;
  const seed = useSignal('');
  const present = (tournament.value?.players ?? []).filter(({ isPresent }) => isPresent).map(({ player }) => player);
  const last = entries.value?.findLast(({ act }) => act.type === 'playersNumbered')?.act;
  const drawnFrom = last?.type === 'playersNumbered' ? last.seed : undefined;
  const text = seed.value.trim();
  return (
    <section class={card.card}>
      <h2>{said.draw}</h2>
      <p class="note">{said.drawHint}</p>
      <Typed label={said.seed} value={seed.value} onType={(typed) => (seed.value = typed.slice(0, 100))} />
      {text !== '' && (
        <div class="row">
          <ActButton act={{ type: 'playersNumbered', players: drawNumbers(present, text), seed: text }}>{said.draw}</ActButton>
        </div>
      )}
      {drawnFrom !== undefined && <p role="status">{said.drawn(drawnFrom)}</p>}
    </section>
  );
}
