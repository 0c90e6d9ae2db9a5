// Players of this event who may be the same people as in the server's other events: an official says so, or not.
import { useSignal } from '@preact/signals';
import type { KnownPerson, PersonOfEvent } from '@tenbo/club';
import { useEffect } from 'preact/hooks';

import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { asking } from '../club.ts';
import { event, namePerson, personOf, tournament } from '../event.ts';
import { deskWords } from './words.ts';
import { joined } from './texts.ts';

/** Says that a player is the same person as one of another event, and lets an official take it back. */
export function SameAsElsewhere({ player }: { readonly player: string }) {
  const texts = deskWords.value.shared;
  const hasFailed = useSignal(false);
  const [eventId, person] = [event.value, personOf(player)];
  const own = `${eventId}/${player}`;
  if (!person || person.name === null || person.sameAs === undefined || person.sameAs === own) return null;
  const part = async () => (hasFailed.value = !(await namePerson({ ...person, sameAs: own })));
  return (
    <>
      <p class="note">{texts.isSame}</p>
      {hasFailed.value && <p role="alert">{texts.notReached}</p>}
      <div class="row">
        <button type="button" class={button.button} onClick={() => void part()}>
          {texts.other}
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
  const texts = deskWords.value.shared;
  const found = useSignal<readonly KnownPerson[]>([]);
  const hasFailed = useSignal(false);
  const eventId = event.value;
  const players = tournament.value?.plan.sharesPlayers ? undecided() : [];
  const names = players.flatMap(({ name }) => name ?? []).slice(0, AT_ONCE);
  useEffect(() => {
    const find = async () => {
      if (eventId === undefined || names.length === 0) return;
      const answer = await asking(eventId, 'POST /api/people/known', { names });
      if (answer.ok && event.peek() === eventId) found.value = answer.value.known;
    };
    void find();
  }, [eventId, names.join('\n')]);
  const candidates = players.flatMap((player): readonly Candidate[] => {
    const known = found.value.find(({ name }) => name === player.name);
    return known ? [{ player, known }] : [];
  });
  if (eventId === undefined || candidates.length === 0) return null;
  const decide = async (some: readonly Candidate[], isSame: boolean) => {
    hasFailed.value = false;
    for (const { player, known } of some) {
      const { ema = known.ema, country = known.country } = player;
      const person = isSame
        ? { ...player, sameAs: known.sameAs, ...(ema && { ema }), ...(country && { country }) }
        : { ...player, sameAs: `${eventId}/${player.id}` };
      if (!(await namePerson(person))) {
        hasFailed.value = true;
        return;
      }
    }
  };
  return (
    <section class={card.card}>
      <h2>{texts.heading}</h2>
      <p class="note">{texts.hint}</p>
      {candidates.length > 1 && (
        <div class="row">
          <button type="button" class={button.button} onClick={() => void decide(candidates, true)}>
            {texts.allSame(candidates.length)}
          </button>
        </div>
      )}
      <ul class={card.list}>
        {candidates.map((one) => (
          <li key={one.player.id} class={card.card}>
            <p>
              <strong>{one.player.name}</strong>{' '}
              <span class="quiet">{joined([one.known.country, one.known.ema, ...one.known.events])}</span>
            </p>
            <span class="row">
              <button type="button" class={button.link} onClick={() => void decide([one], true)}>
                {texts.same} <span class="hidden">{one.player.name}</span>
              </button>
              <button type="button" class={button.link} onClick={() => void decide([one], false)}>
                {texts.other} <span class="hidden">{one.player.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {hasFailed.value && <p role="alert">{texts.notReached}</p>}
    </section>
  );
}
