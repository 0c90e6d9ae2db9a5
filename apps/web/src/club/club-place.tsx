// The place of the club: its desk, its hall, or the events that this browser has links to and those that everybody may see.
import { computed, effect, signal, useSignal } from '@preact/signals';
import type { PublicEvent } from '@tenbo/club';
import type { MatchOfEvent, StoredLink } from '@tenbo/club/client';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { dateLanguage, words } from '../prefs.ts';
import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { replaceAddress, route } from '../router.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import place from '../ui/place.module.css';
import { NoPage } from '../ui/links.tsx';
import { CLUB, addressInClub, isClub } from './address.ts';
import { arrival, arrive, awaited, openLog, resumeLink, visitPublic } from './arrive.ts';
import { areLinksRead, ask, followAll, links, matches, mayRead, readersOf, tournaments } from './club.ts';

/** Service workers need a secure origin: without one, the page cannot be opened while its server is down. */
const worksOffline = isSecureContext && 'serviceWorker' in navigator;

// A key in the address is used as soon as this place's code has loaded.
effect(() => {
  const key = isClub(route.value) ? route.value.params.get('key') : null;
  if (key !== null) void arrive(key);
});

/** The links whose purpose the server has reported, by event. */
const events = computed(() => Map.groupBy(links.value ?? [], ({ session }) => session?.event ?? ''));

/** The key of the server, with which events are created. It is removed from the address as soon as it has been read. */
const serverKey = signal<string>();

effect(() => {
  const key = isClub(route.value) ? route.value.params.get('server') : null;
  if (key === null) return;
  serverKey.value = key;
  replaceAddress(CLUB);
});

/** A part of the place with its own words, which are fetched along with its code. */
function withDeskWords<P extends object>(load: () => Promise<ComponentType<P>>) {
  return later(async () => {
    const [Part, { deskWordsReady }] = await Promise.all([load(), import('./desk/words.ts')]);
    await deskWordsReady();
    return Part;
  });
}

const DeskPlace = withDeskWords(async () => (await fetched(() => import('./desk/desk-place.tsx'))).DeskPlace);
const Hall = withDeskWords(async () => (await fetched(() => import('./hall/hall.tsx'))).Hall);
const Enter = withDeskWords(async () => (await fetched(() => import('./desk/password.tsx'))).EnterEvent);
const Overlay = withDeskWords(async () => (await fetched(() => import('./hall/overlay.tsx'))).Overlay);

/** Shown only with the key of the server. */
const NewEvent = withDeskWords(async () => (await import('./desk/plan-views.tsx')).NewEvent);

/** The desk, the hall or the password form; otherwise this browser's links. */
export function ClubPlace() {
  useEffect(() => void followAll(), []);
  const [, view] = route.value.path;
  if (view === 'desk') return <DeskPlace />;
  if (view === 'hall') return <Hall />;
  if (view === 'overlay') return <Overlay />;
  if (view === 'enter') return <Enter />;
  if (view !== undefined) return <NoPage to="match" path={['club']} name={words.value.match.club.heading} />;
  return serverKey.value === undefined ? <Events /> : <NewEvent serverKey={serverKey.value} />;
}

/** The events that this browser has links to, with their matches. */
function Events() {
  useEffect(() => void resumeLink(), []);
  const texts = words.value.match.club;
  return (
    <div class={`${place.place} ${place.narrow}`}>
      <h2>{texts.heading}</h2>
      <p role="status">{statusText()}</p>
      {[...events.value].map(([event, held]) => event !== '' && <OneEvent key={event} event={event} held={held} />)}
      {areLinksRead.value && links.value?.length === 0 && arrival.value === undefined && <p>{texts.none}</p>}
      <PublicEvents />
      <p class="note">{worksOffline ? texts.https : texts.http}</p>
    </div>
  );
}

function statusText(): string {
  const texts = words.value.match.club;
  if (arrival.value !== undefined) return texts[arrival.value];
  const waited = links.value?.find(({ token }) => token === awaited.value)?.session;
  if (waited?.role !== 'table') return '';
  return matches.value.has(waited.event) ? texts.notBegun : texts.asking;
}

interface EventProps {
  readonly event: string;
  readonly held: readonly StoredLink[];
}

function OneEvent({ event, held }: EventProps) {
  const texts = words.value.match.club;
  const all = matches.value.get(event);
  return (
    <section class={place.place}>
      <h3>
        {[tournaments.value.get(event)?.plan.title ?? '', ...held.map(nameOfLink)].filter((part) => part !== '').join(' · ')}
      </h3>
      <div class="row">
        {startsOwn(event, held) && (
          <a class={button.primary} href={addressInClub(event, 'desk', 'round')}>
            {texts.start}
          </a>
        )}
        <a class={button.button} href={addressInClub(event, 'desk')}>
          {texts.desk}
        </a>
        <a class={button.button} href={addressInClub(event, 'hall')}>
          {texts.hall}
        </a>
      </div>
      {all?.length === 0 && <p>{texts.noLogs}</p>}
      <ul class={card.list}>
        {(all ?? []).map((match) => (
          <Row
            key={match.log}
            event={event}
            match={match}
            mayOpen={mayRead(readersOf(event), match, tournaments.value.get(event))}
          />
        ))}
      </ul>
    </section>
  );
}

/** Whether a table may start its own matches: this browser has its link, and the plan of the club night says so. */
function startsOwn(event: string, held: readonly StoredLink[]): boolean {
  const { isFree, tablesStart } = tournaments.value.get(event)?.plan ?? {};
  return isFree === true && tablesStart === true && held.some(({ session }) => session?.role === 'table');
}

interface RowProps {
  readonly event: string;
  readonly match: MatchOfEvent;
  /** Results may be hidden. */
  readonly mayOpen: boolean;
}

function Row({ event, match, mayOpen }: RowProps) {
  const texts = words.value.match.club;
  const { round, table, head } = match;
  const name = table === undefined ? texts.otherMatch : texts.table(table);
  const full = round === undefined ? name : `${texts.round(round)} · ${name}`;
  return (
    <li class={card.row}>
      <p>
        <strong>{full}</strong> <span class="note">{texts.entries(head)}</span>
      </p>
      {mayOpen && (
        <button type="button" class={button.button} onClick={() => void openLog(event, match)}>
          {texts.open} <span class="hidden">{full}</span>
        </button>
      )}
    </li>
  );
}

/** What a link is for: "Table 3", "Referee". */
function nameOfLink({ session }: StoredLink): string {
  const texts = words.value.match.club;
  if (!session) return '';
  const { table } = session.subject;
  return session.role === 'table' && table !== undefined ? texts.table(table) : texts.roles[session.role];
}

/** Opens an event. */
async function look({ event, token }: Pick<PublicEvent, 'event' | 'token'>): Promise<void> {
  if (await visitPublic(token)) location.hash = addressInClub(event, 'desk');
}

/** The public events that this browser has no link to, the newest first. */
function PublicEvents() {
  const texts = words.value.match.club;
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
  const day = new Intl.DateTimeFormat(dateLanguage.value, { dateStyle: 'medium' });
  return (
    <section class={place.place}>
      <h3>{texts.publicEvents}</h3>
      <ul class={card.list}>
        {others.map(({ event, token, title, created, players, rounds, isFree }) => (
          <li key={event} class={card.row}>
            <p>
              <strong>{title}</strong>{' '}
              <span class="note">
                {day.format(new Date(created))} · {texts.ofPublic(players, rounds, isFree === true)}
              </span>
            </p>
            <button type="button" class={button.button} onClick={() => void look({ event, token })}>
              {texts.look} <span class="hidden">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
