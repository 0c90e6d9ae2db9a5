import { useSignal } from '@preact/signals';
import { isBlank } from '@tenbo/engine';
import type { TournamentPlayer } from '@tenbo/tournament';

import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { SureButton } from '../../ui/sure-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { doActs, isOfficial, nameOf, namePerson, personOf, role, tournament } from '../event.ts';
import { deskAddress } from '../address.ts';
import { ActButton } from './act-button.tsx';
import styles from './desk.module.css';
import { AddPlayers, DrawNumbers } from './add-players.tsx';
import { EMA_NUMBER } from './pasted.ts';
import { KnownPlayers, SameAsElsewhere } from './known-players.tsx';
import { Check, Typed } from './fields.tsx';
import { deskWords } from './words.ts';
import { joined } from './texts.ts';

/** The longest name or team that the server accepts. */
const LONGEST = 100;

/** The list of players, with forms to enter, rename or remove them. */
export function Players() {
  const texts = deskWords.value.people;
  const players = tournament.value?.players ?? [];
  const shown = players.toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0);
  return (
    <div class={place.wide}>
      <section class={place.place}>
        <h2>{texts.heading}</h2>
        <p>{texts.present(players.filter(({ isPresent }) => isPresent).length)}</p>
        {players.length === 0 && <p>{texts.empty}</p>}
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
  const texts = deskWords.value.people;
  const { player, team, isSubstitute, isPresent } = one;
  const name = nameOf(player);
  const isChanging = useSignal(false);
  const { ema, country } = personOf(player) ?? {};
  const notes = joined([team, country, ema, isSubstitute ? texts.substitute : '', isPresent ? '' : texts.left]);
  return (
    <li class={card.row}>
      <p>
        <span class={`number quiet ${styles.no}`}>{number}</span>{' '}
        <a href={deskAddress('players', player)}>
          <strong>{name}</strong>
        </a>{' '}
        <span class="quiet">{notes}</span>
      </p>
      {isOfficial.value && (
        <span class="row">
          {isPresent ? (
            <ActButton act={{ type: 'playerLeft', player }} about={name}>
              {texts.leave}
            </ActButton>
          ) : (
            <ActButton act={{ type: 'playerEntered', ...enteredAs(one) }} about={name}>
              {texts.return}
            </ActButton>
          )}
          <button type="button" class={button.link} onClick={() => (isChanging.value = true)}>
            {texts.change} <span class="hidden">{name}</span>
          </button>
        </span>
      )}
      {isChanging.value && <ChangePlayer player={one} onClose={() => (isChanging.value = false)} />}
    </li>
  );
}

/** The part of a player's data that an act of entering them repeats. */
function enteredAs({ player, team, isSubstitute }: TournamentPlayer) {
  return { player, ...(team !== undefined && { team }), ...(isSubstitute && { isSubstitute }) };
}

function ChangePlayer({ player: one, onClose }: { readonly player: TournamentPlayer; readonly onClose: () => void }) {
  const texts = deskWords.value;
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
      fault.value = texts.people.badEma;
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
      fault.value = texts.links.failed;
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
    else fault.value = texts.links.failed;
  };
  return (
    <Sheet heading={before} onClose={onClose}>
      <form class={place.place} noValidate onSubmit={(event) => void save(event)}>
        <Typed label={texts.people.name} value={name.value} onType={(typed) => (name.value = typed)} />
        <Typed label={texts.people.team} value={team.value} onType={(typed) => (team.value = typed)} />
        <Typed label={texts.people.ema} value={ema.value} onType={(text) => (ema.value = text)} />
        <Typed label={texts.people.country} value={country.value} onType={(text) => (country.value = text)} />
        <Check label={texts.people.makeSubstitute} isOn={isSubstitute.value} onTurn={(isOn) => (isSubstitute.value = isOn)} />
        {fault.value !== '' && <p role="alert">{fault.value}</p>}
        <div class="row">
          <button type="submit" class={button.primary}>
            {texts.save}
          </button>
        </div>
        <SameAsElsewhere player={one.player} />
        <p class="note">{texts.people.eraseHint}</p>
        <div class="row">
          <SureButton says={texts.sure.erase} onSure={() => void erase()}>
            {texts.people.erase}
          </SureButton>
        </div>
      </form>
    </Sheet>
  );
}
