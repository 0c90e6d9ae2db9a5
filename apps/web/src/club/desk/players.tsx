import { useSignal } from '@preact/signals';
import { isBlank } from '@tenbo/engine';
import type { TournamentPlayer } from '@tenbo/tournament';

import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import place from '../../ui/place.module.css';
import { SureButton } from '../../ui/sure-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { doActs, isOfficial, nameOf, personOf, role, tournament } from '../event.ts';
import { ActButton } from './act-button.tsx';
import { deskAddress } from '../address.ts';
import styles from './desk.module.css';
import { DrawNumbers } from './draw-numbers.tsx';
import { type AfterComma, EMA_NUMBER, readPlayers } from './pasted.ts';
import { KnownPlayers, SameAsElsewhere } from './known-players.tsx';
import { enterPlayers, namePerson } from './people.ts';
import { Typed } from './typed.tsx';
import { deskWords } from './words.ts';

/** The list of players, with forms to enter, rename or remove them. */
export function Players() {
  const said = deskWords.value.people;
  const players = tournament.value?.players ?? [];
  const shown = players.toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0);
  return (
    <div class={place.wide}>
      <section class={place.place}>
        <h2>{said.heading}</h2>
        <p>{said.present(players.filter(({ isPresent }) => isPresent).length)}</p>
        {players.length === 0 && <p>{said.empty}</p>}
        <ul class={card.list}>
          {shown.map((player, i) => (
            <Row key={player.player} player={player} number={player.number ?? i + 1} />
          ))}
        </ul>
      </section>
      {isOfficial.value && (
        <div class={place.place}>
          <KnownPlayers />
          <AddPlayers />
          {role.value === 'organiser' && players.length > 1 && <DrawNumbers />}
        </div>
      )}
    </div>
  );
}

function Row({ player: one, number }: { readonly player: TournamentPlayer; readonly number: number }) {
  const said = deskWords.value.people;
  const { player, team, isSubstitute, isPresent } = one;
  const name = nameOf(player);
  const isChanging = useSignal(false);
  const { ema = '', country = '' } = personOf(player) ?? {};
  const notes = [team ?? '', country, ema, isSubstitute ? said.substitute : '', isPresent ? '' : said.left].filter(
    (note) => note !== '',
  );
  return (
    <li class={card.row}>
      <p>
        <span class={`number quiet ${styles.no}`}>{number}</span>{' '}
        <a href={deskAddress('players', player)}>
          <strong>{name}</strong>
        </a>{' '}
        <span class="quiet">{notes.join(' · ')}</span>
      </p>
      {isOfficial.value && (
        <span class="row">
          {isPresent ? (
            <ActButton act={{ type: 'playerLeft', player }} about={name}>
              {said.leave}
            </ActButton>
          ) : (
            <ActButton act={{ type: 'playerEntered', ...kept(one) }} about={name}>
              {said.return}
            </ActButton>
          )}
          <button type="button" class={button.link} onClick={() => (isChanging.value = true)}>
            {said.change} <span class="hidden">{name}</span>
          </button>
        </span>
      )}
      {isChanging.value && <ChangePlayer player={one} onClose={() => (isChanging.value = false)} />}
    </li>
  );
}

/** The part of a player's data that an act of entering them repeats. */
function kept({ player, team, isSubstitute }: TournamentPlayer) {
  return { player, ...(team !== undefined && { team }), ...(isSubstitute && { isSubstitute }) };
}

function ChangePlayer({ player: one, onClose }: { readonly player: TournamentPlayer; readonly onClose: () => void }) {
  const said = deskWords.value;
  const before = nameOf(one.player);
  const name = useSignal(before);
  const team = useSignal(one.team ?? '');
  const known = personOf(one.player);
  const ema = useSignal(known?.ema ?? '');
  const country = useSignal(known?.country ?? '');
  const isSubstitute = useSignal(one.isSubstitute);
  const fault = useSignal('');
  const save = async (event: Event) => {
    event.preventDefault();
    const [typed, number, from] = [name, ema, country].map(({ value }) => value.trim()) as [string, string, string];
    if (number !== '' && !EMA_NUMBER.test(number)) {
      fault.value = said.people.badEma;
      return;
    }
    const wanted = {
      id: one.player,
      name: isBlank(typed) ? before : typed,
      ...(number !== '' && { ema: number }),
      ...(!isBlank(from) && { country: from.slice(0, LONGEST) }),
      ...(known?.sameAs !== undefined && { sameAs: known.sameAs }),
    };
    const isSame = wanted.name === before && wanted.ema === known?.ema && wanted.country === known?.country;
    if (!isSame && !(await namePerson(wanted))) {
      fault.value = said.links.failed;
      return;
    }
    const named = team.value.trim();
    const entered = {
      type: 'playerEntered',
      player: one.player,
      ...(!isBlank(named) && { team: named.slice(0, LONGEST) }),
      ...(isSubstitute.value && { isSubstitute: true }),
    } as const;
    // Entering a player also marks them as present.
    await doActs(entered, ...(one.isPresent ? [] : [{ type: 'playerLeft', player: one.player } as const]));
    onClose();
  };
  const erase = async () => {
    if (await namePerson({ id: one.player, name: null })) onClose();
    else fault.value = said.links.failed;
  };
  return (
    <Sheet heading={before} onClose={onClose}>
      <form class={place.place} noValidate onSubmit={(event) => void save(event)}>
        <Typed label={said.people.name} value={name.value} onType={(typed) => (name.value = typed)} />
        <Typed label={said.people.team} value={team.value} onType={(typed) => (team.value = typed)} />
        <Typed label={said.people.ema} value={ema.value} onType={(text) => (ema.value = text)} />
        <Typed label={said.people.country} value={country.value} onType={(text) => (country.value = text)} />
        <Check label={said.people.makeSubstitute} isOn={isSubstitute.value} onTurn={(isOn) => (isSubstitute.value = isOn)} />
        {fault.value !== '' && <p role="alert">{fault.value}</p>}
        <div class="row">
          <button type="submit" class={button.primary}>
            {said.save}
          </button>
        </div>
        <SameAsElsewhere player={one.player} />
        <p class="note">{said.people.eraseHint}</p>
        <div class="row">
          <SureButton says={said.sure.erase} onSure={() => void erase()}>
            {said.people.erase}
          </SureButton>
        </div>
      </form>
    </Sheet>
  );
}

function AddPlayers() {
  const said = deskWords.value.people;
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
      <h2>{said.add}</h2>
      <label class={field.field}>
        <span>{said.paste}</span>
        <textarea
          class={field.input}
          rows={8}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      {unclear !== undefined && (
        <Segmented
          legend={said.afterComma(unclear)}
          value={afterComma.value}
          options={[
            ['first', said.afterCommas.first],
            ['team', said.afterCommas.team],
          ]}
          onChoose={(one) => (afterComma.value = one)}
        />
      )}
      <Check label={said.asSubstitutes} isOn={areSubstitutes.value} onTurn={(isOn) => (areSubstitutes.value = isOn)} />
      <div role="status">
        {faults.slice(0, MOST_FAULTS).map(({ line, why, name }) => (
          <p key={line} class="loss">
            {said.faults[why](line, name)}
          </p>
        ))}
      </div>
      {state.value === 'notSent' && <p role="alert">{said.notSent}</p>}
      <div class="row">
        <button type="submit" class={button.primary} aria-disabled={players.length === 0 || isAsked || state.value === 'sending'}>
          {said.read(players.length)}
        </button>
      </div>
    </form>
  );
}

/** The longest name or team that the server accepts. */
const LONGEST = 100;
/** The most faulty lines to name at once. */
const MOST_FAULTS = 10;

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

function Check({ label, isOn, onTurn }: CheckProps) {
  return (
    <label class={field.check}>
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onTurn(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
