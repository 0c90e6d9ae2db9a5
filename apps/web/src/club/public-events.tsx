// The events of this server that everybody may see.
import type { PublicEvent } from '@tenbo/club';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { language, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import place from '../ui/place.module.css';
import { addressInClub } from './address.ts';
import { visitPublic } from './arrive.ts';
import { areLinksRead, ask, links } from './club.ts';

/** Opens an event. */
async function look({ event, token }: Pick<PublicEvent, 'event' | 'token'>): Promise<void> {
  if (await visitPublic({ token })) location.hash = addressInClub(event, 'desk');
}

/** The public events that this browser has no link to, the newest first. */
export function PublicEvents() {
  const said = words.value.match.club;
  const listed = useSignal<readonly PublicEvent[]>([]);
  useEffect(() => {
    const read = async () => {
      const answer = await ask(undefined, 'GET /api/events');
      if (answer.ok) listed.value = answer.value.events;
    };
    void read();
  }, []);
  const known = new Set((links.value ?? []).flatMap(({ session }) => session?.event ?? []));
  const others = areLinksRead.value ? listed.value.filter(({ event }) => !known.has(event)) : [];
  if (others.length === 0) return null;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <section class={place.place}>
      <h3>{said.publicEvents}</h3>
      <ul class={card.list}>
        {others.map(({ event, token, title, created, players, rounds, isFree }) => (
          <li key={event} class={card.row}>
            <p>
              <strong>{title}</strong>{' '}
              <span class="note">
                {day.format(new Date(created))} · {said.ofPublic(players, rounds, isFree === true)}
              </span>
            </p>
            <button type="button" class={button.button} onClick={() => void look({ event, token })}>
              {said.look} <span class="hidden">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
