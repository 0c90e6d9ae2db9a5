import { useSignal } from '@preact/signals';
import { isBlank } from '@tenbo/engine';
import type { GivenPenalty } from '@tenbo/tournament';

import { language, locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import place from '../../ui/place.module.css';
import { doActs, entries, isOfficial, nameOf, tournament } from '../tournament/event.ts';
import { ActButton } from './act-button.tsx';
import { faultText, roundName, timeText } from './said.ts';
import { pointsOf } from './typed-number.ts';
import { Typed } from './typed.tsx';
import { deskWords } from './words.ts';

/** Every penalty that counts, with their sum: it makes the sum of the standings checkable. */
export function Penalties() {
  const said = deskWords.value.penalties;
  const given = tournament.value?.penalties ?? [];
  const sum = given.reduce((all, { total }) => all + total, 0);
  return (
    <div class={place.wide}>
      <section class={place.place}>
        <h2>{said.heading}</h2>
        {given.length === 0 && <p>{said.empty}</p>}
        <ul class={card.list}>
          {given.map((one) => (
            <Row key={one.entry} penalty={one} />
          ))}
        </ul>
        {given.length > 0 && <p>{said.sum(locale.value.match.ranking(sum))}</p>}
      </section>
      {isOfficial.value && (tournament.value?.rounds.length ?? 0) > 0 && <GivePenalty />}
    </div>
  );
}

function Row({ penalty: { entry, player, round, total, reason } }: { readonly penalty: GivenPenalty }) {
  const said = deskWords.value;
  const at = entries.value?.find(({ id }) => id === entry)?.at;
  const notes = [roundName(round), at === undefined ? '' : timeText(at, language.value), reason ?? ''];
  return (
    <li class={card.row}>
      <p>
        <strong>{nameOf(player)}</strong> <span class="number">{locale.value.match.ranking(total)}</span>{' '}
        <span class="quiet">{notes.filter((note) => note !== '').join(' · ')}</span>
      </p>
      {isOfficial.value && (
        <ActButton act={{ type: 'actWithdrawn', entry }} about={nameOf(player)}>
          {said.penalties.withdraw}
        </ActButton>
      )}
    </li>
  );
}

function GivePenalty() {
  const said = deskWords.value.penalties;
  const state = tournament.value;
  const players = (state?.players ?? []).toSorted((one, other) =>
    nameOf(one.player).localeCompare(nameOf(other.player), language.value),
  );
  const player = useSignal(players[0]?.player ?? '');
  const typed = useSignal('20');
  const reason = useSignal('');
  const fault = useSignal('');
  const round = state?.rounds.length ?? 0;
  const give = async (event: Event) => {
    event.preventDefault();
    const points = pointsOf(typed.value);
    fault.value = said.badPoints;
    if (points === undefined || points === 0) return;
    const why = reason.value.trim();
    // A minus in front would turn a penalty into a gift, so both signs mean the same.
    const act = {
      type: 'penaltyGiven',
      round,
      player: player.value,
      total: -Math.abs(points),
      ...(!isBlank(why) && { reason: why }),
    } as const;
    const refused = await doActs(act);
    fault.value = refused ? faultText(refused) : '';
    if (!refused) reason.value = '';
  };
  return (
    <form class={card.card} noValidate onSubmit={(event) => void give(event)}>
      <h2>{said.give}</h2>
      <label class={field.field}>
        <span>{said.player}</span>
        <select class={field.input} value={player.value} onChange={({ currentTarget }) => (player.value = currentTarget.value)}>
          {players.map((one) => (
            <option key={one.player} value={one.player}>
              {nameOf(one.player)}
            </option>
          ))}
        </select>
      </label>
      <Typed label={said.points} value={typed.value} is="points" onType={(text) => (typed.value = text)} />
      <Typed label={said.reason} value={reason.value} onType={(text) => (reason.value = text.slice(0, 100))} />
      {fault.value !== '' && <p role="alert">{fault.value}</p>}
      <div class="row">
        <button type="submit" class={button.button}>
          {said.give}
        </button>
      </div>
    </form>
  );
}
