// Players of this event who may be the same people as in the server's other events: an official says so, or not.
import type { KnownPerson, PersonOfEvent } from '@tenbo/club';

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { asking } from '../club.ts';
import { event, personOf, tournament } from '../event.ts';
import { namePerson } from './people.ts';
import { deskWords } from './words.ts';

/** Says that a player is the same person as one of another event, and lets an official take it back. */
export function SameAsElsewhere({ player }: { readonly player: string }) {
  const said = deskWords.value.shared;
  const hasFailed = useSignal(false);
  const [of, person] = [event.value, personOf(player)];
  const own = `${of}/${player}`;
  if (!person || person.name === null || person.sameAs === undefined || person.sameAs === own) return null;
  const part = async () => (hasFailed.value = !(await namePerson({ ...person, sameAs: own })));
  return (
    <>
      <p class="note">{said.isSame}</p>
      {hasFailed.value && <p role="alert">{said.notReached}</p>}
      <div class="row">
        <button type="button" class={button.button} onClick={() => void part()}>
          {said.other}
        </button>
      </div>
    </>
  );
}

/** The most names that the server looks up at once. */
const AT_ONCE = 500;

/** A player, and who of another event has the same name. */
interface Candidate {
  readonly player: PersonOfEvent;
  readonly known: KnownPerson;
}

/** The players about whom nobody has said yet whether they are somebody known. */
function undecided(): readonly PersonOfEvent[] {
  const people = (tournament.value?.players ?? []).flatMap(({ player }) => personOf(player) ?? []);
  return people.filter(({ name, sameAs }) => name !== null && sameAs === undefined);
}

export function KnownPlayers() {
  const said = deskWords.value.shared;
  const found = useSignal<readonly KnownPerson[]>([]);
  const hasFailed = useSignal(false);
  const of = event.value;
  const players = tournament.value?.plan.sharesPlayers ? undecided() : [];
  const names = players.flatMap(({ name }) => name ?? []).slice(0, AT_ONCE);
  useEffect(() => {
    const find = async () => {
      if (of === undefined || names.length === 0) return;
      const answer = await asking(of, 'POST /api/people/known', { names });
      if (answer.ok && event.peek() === of) found.value = answer.value.known;
    };
    void find();
  }, [of, names.join('\n')]);
  const candidates = players.flatMap((player): readonly Candidate[] => {
    const known = found.value.find(({ name }) => name === player.name);
    return known ? [{ player, known }] : [];
  });
  if (of === undefined || candidates.length === 0) return null;
  const decide = async (some: readonly Candidate[], isSame: boolean) => {
    hasFailed.value = false;
    for (const { player, known } of some) {
      const { ema = known.ema, country = known.country } = player;
      const person = isSame
        ? { ...player, sameAs: known.sameAs, ...(ema && { ema }), ...(country && { country }) }
        : { ...player, sameAs: `${of}/${player.id}` };
      if (!(await namePerson(person))) {
        hasFailed.value = true;
        return;
      }
    }
  };
  return (
    <section class={card.card}>
      <h2>{said.heading}</h2>
      <p class="note">{said.hint}</p>
      {candidates.length > 1 && (
        <div class="row">
          <button type="button" class={button.button} onClick={() => void decide(candidates, true)}>
            {said.allSame(candidates.length)}
          </button>
        </div>
      )}
      <ul class={card.list}>
        {candidates.map((one) => (
          <li key={one.player.id} class={card.card}>
            <p>
              <strong>{one.player.name}</strong>{' '}
              <span class="quiet">
                {[one.known.country, one.known.ema, ...one.known.events].filter((part) => part !== undefined).join(' · ')}
              </span>
            </p>
            <span class="row">
              <button type="button" class={button.link} onClick={() => void decide([one], true)}>
                {said.same} <span class="hidden">{one.player.name}</span>
              </button>
              <button type="button" class={button.link} onClick={() => void decide([one], false)}>
                {said.other} <span class="hidden">{one.player.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {hasFailed.value && <p role="alert">{said.notReached}</p>}
    </section>
  );
}
