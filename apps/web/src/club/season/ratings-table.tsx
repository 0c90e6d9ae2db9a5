import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { locale } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { Table } from '../../ui/table.tsx';
import { asking } from '../club.ts';
import { deskAddress } from '../address.ts';
import { deskWords } from '../desk/words.ts';
import { event, nameOf, personOf, tournament } from '../event.ts';
import { type Across, type RatedPlayer, type RatingId, RATINGS, ratedPlayers, readAcross } from './ratings.ts';
import { results } from './store.tsx';
import { seasonPageWords } from './words.ts';

const chosen = signal<RatingId>('sum');
const scope = signal<'event' | 'all'>('event');

/** Everyone with a result, by a rating that the reader chooses, with its formula. */
export function Ratings() {
  const texts = seasonPageWords.value.ratings;
  const by = chosen.value;
  const isAcross = scope.value === 'all' && tournament.value?.plan.sharesPlayers === true;
  const players = ratedPlayers(by, isAcross ? (across.value?.results ?? []) : results.value);
  const nameFor = isAcross ? (person: string) => across.value?.names.get(person) ?? deskWords.value.shared.nameless : nameOf;
  return (
    <section class={card.card}>
      <h3>{texts.heading}</h3>
      {tournament.value?.plan.sharesPlayers && <Scope />}
      {players.length === 0 ? (
        <p>{texts.noResults}</p>
      ) : (
        <>
          <Segmented
            legend={texts.legend}
            value={by}
            options={RATINGS.map((one) => [one, texts.names[one]] as const)}
            onChoose={(one) => (chosen.value = one)}
          />
          <p class="note">{texts.formulas[by]}</p>
          <Table
            title={texts.names[by]}
            columns={[texts.player, ...columnsOf(by)]}
            rows={players.map((one) => [
              <Name key={one.player} {...one} name={nameFor(one.player)} own={isAcross ? ownOf(one.player) : one.player} />,
              ...cellsOf(by, one),
            ])}
          />
        </>
      )}
    </section>
  );
}

/** The results of all events, once they have been read for this event. */
const across = signal<Across>();
const progress = signal<readonly [done: number, of: number]>();

async function read(eventId: string, seats: number): Promise<void> {
  across.value = undefined;
  const all = await readAcross(
    (what) => asking(eventId, what),
    seats,
    (...now) => (progress.value = now),
  );
  progress.value = undefined;
  if (event.peek() === eventId) across.value = all ?? NOTHING_READ;
}

const NOTHING_READ: Across = { events: [], unread: 1, results: [], names: new Map() };

/** Chooses the matches that count: those of this event, or of all that share their players with it. */
function Scope() {
  const texts = deskWords.value.shared;
  const [eventId, seats] = [event.value, tournament.value?.plan.rules.tiles.players ?? 4];
  const isAll = scope.value === 'all';
  useEffect(() => {
    if (!isAll || eventId === undefined) return;
    void read(eventId, seats);
  }, [isAll, eventId]);
  const all = across.value;
  return (
    <>
      <Segmented
        legend={texts.scope}
        value={scope.value}
        options={[
          ['event', texts.scopes.event],
          ['all', texts.scopes.all],
        ]}
        onChoose={(one) => (scope.value = one)}
      />
      {isAll && (
        <p class="note" role="status">
          {progress.value && texts.reading(...progress.value)}
          {all && all.events.length > 0 && texts.from(all.events)} {all && all.unread > 0 && texts.unread(all.unread)}
        </p>
      )}
    </>
  );
}

/** The id that a person of all events has in this one; undefined if they have not taken part. */
function ownOf(person: string): string | undefined {
  const players = tournament.value?.players ?? [];
  return players.find(({ player }) => (personOf(player)?.sameAs ?? `${event.value}/${player}`) === person)?.player;
}

interface NameProps extends Pick<RatedPlayer, 'rank'> {
  readonly name: string;
  /** The player's id in this event, if any. */
  readonly own: string | undefined;
}

function Name({ rank, name, own }: NameProps) {
  return (
    <>
      <span class="figure quiet">
        <span class="hidden">{seasonPageWords.value.ratings.rank} </span>
        {rank}
      </span>{' '}
      {own === undefined ? name : <a href={deskAddress('players', own)}>{name}</a>}
    </>
  );
}

function columnsOf(by: RatingId): readonly string[] {
  const { names, matches, perMatch } = seasonPageWords.value.ratings;
  if (by === 'sum') return [names.sum, perMatch, matches];
  return by === 'skill' ? ['μ − 3σ', 'μ', 'σ', matches] : [names[by], matches];
}

function cellsOf(by: RatingId, { value, matches, skill }: RatedPlayer): readonly string[] {
  const { ranking } = locale.value.match;
  const played = locale.value.number(matches);
  if (by === 'sum') return [ranking(value), ranking(Math.round(value / matches / 100) * 100), played];
  const texts = [value, ...(skill ? [skill.mu, skill.sigma] : [])].map((one) =>
    one.toFixed(by === 'tenhou' ? 1 : 2).replace('-', '−'),
  );
  return [...texts, played];
}
