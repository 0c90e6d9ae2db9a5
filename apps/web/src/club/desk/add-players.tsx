// Enters players from a pasted list, and draws their numbers.
import { useSignal } from '@preact/signals';
import { drawNumbers } from '@tenbo/seating';
import type { Act } from '@tenbo/tournament';

import card from '../../ui/card.module.css';
import { freshId } from '../../match/stored-match.ts';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { doActs, entries, nameOf, namePeople, tournament } from '../event.ts';
import { ActButton } from './act-button.tsx';
import { Check, Typed } from './fields.tsx';
import { deskWords } from './words.ts';
import { type AfterComma, type Listed, readPlayers } from './pasted.ts';

/** The public draw. Anyone can repeat it from the seed and the order in which the players entered. */
export function DrawNumbers() {
  const texts = deskWords.value.people;
  const seed = useSignal('');
  const present = (tournament.value?.players ?? []).filter(({ isPresent }) => isPresent).map(({ player }) => player);
  const last = entries.value?.findLast(({ act }) => act.type === 'playersNumbered')?.act;
  const drawnFrom = last?.type === 'playersNumbered' ? last.seed : undefined;
  const text = seed.value.trim();
  return (
    <section class={card.card}>
      <h2>{texts.draw}</h2>
      <p class="note">{texts.drawHint}</p>
      <Typed label={texts.seed} value={seed.value} onType={(typed) => (seed.value = typed.slice(0, 100))} />
      {text !== '' && (
        <div class="row">
          <ActButton act={{ type: 'playersNumbered', players: drawNumbers(present, text), seed: text }}>{texts.draw}</ActButton>
        </div>
      )}
      {drawnFrom !== undefined && <p role="status">{texts.drawn(drawnFrom)}</p>}
    </section>
  );
}

/** The most faulty lines to name at once. */
const MOST_FAULTS = 10;

export function AddPlayers() {
  const texts = deskWords.value.people;
  const text = useSignal('');
  const areSubstitutes = useSignal(false);
  const state = useSignal<'ready' | 'sending' | 'notSent'>('ready');
  const afterComma = useSignal<AfterComma | null>(null);
  const { players, faults, unclear } = readPlayers(
    text.value,
    (tournament.value?.players ?? []).map(({ player }) => nameOf(player)),
    afterComma.value ?? 'team',
  );
  const isAsked = unclear !== undefined && afterComma.value === null;
  const add = async (event: Event) => {
    event.preventDefault();
    if (players.length === 0 || isAsked || state.value === 'sending') return;
    state.value = 'sending';
    const rest = await enterPlayers(players, areSubstitutes.value);
    text.value = rest.map(({ name, team, ema, country }) => [name, team, ema, country].join('\t').trimEnd()).join('\n');
    afterComma.value = null;
    state.value = rest.length > 0 ? 'notSent' : 'ready';
  };
  return (
    <form class={card.card} noValidate onSubmit={(event) => void add(event)}>
      <h2>{texts.add}</h2>
      <label class={field.field}>
        <span>{texts.paste}</span>
        <textarea
          class={field.input}
          rows={8}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      {unclear !== undefined && (
        <Segmented
          legend={texts.afterComma(unclear)}
          value={afterComma.value}
          options={[
            ['first', texts.afterCommas.first],
            ['team', texts.afterCommas.team],
          ]}
          onChoose={(one) => (afterComma.value = one)}
        />
      )}
      <Check label={texts.asSubstitutes} isOn={areSubstitutes.value} onTurn={(isOn) => (areSubstitutes.value = isOn)} />
      <div role="status">
        {faults.slice(0, MOST_FAULTS).map(({ line, why, name }) => (
          <p key={line} class="loss">
            {texts.faults[why](line, name)}
          </p>
        ))}
      </div>
      {state.value === 'notSent' && <p role="alert">{texts.notSent}</p>}
      <div class="row">
        <button type="submit" class={button.primary} aria-disabled={players.length === 0 || isAsked || state.value === 'sending'}>
          {players.length === 0 ? texts.add : texts.read(players.length)}
        </button>
      </div>
    </form>
  );
}

/**
 * Sends names to the server, then enters their players. In this order, because others would see an entered player without a name as a bare id.
 *
 * @returns the people that were not entered, because their name did not arrive
 */
async function enterPlayers(listed: readonly Listed[], isSubstitute: boolean): Promise<readonly Listed[]> {
  const people = listed.map(({ team, ...person }) => ({ person: { id: freshId(), ...person }, team }));
  const named = await namePeople(people.map(({ person }) => person));
  const entered = people.slice(0, named).map(({ person, team }): Act => ({
    type: 'playerEntered',
    player: person.id,
    ...(team !== undefined && { team }),
    ...(isSubstitute && { isSubstitute }),
  }));
  if (entered.length > 0 && (await doActs(...entered))) return listed;
  return listed.slice(entered.length);
}
