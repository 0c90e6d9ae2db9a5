import { signal } from '@preact/signals';

import { locale } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { Table } from '../../ui/table.tsx';
import { deskAddress } from '../desk/address.ts';
import { nameOf } from '../tournament/event.ts';
import { RATINGS, type RatedPlayer, type RatingId, ratedPlayers } from './ratings.ts';
import { results } from './store.ts';
import { seasonPageWords } from './words.ts';

const chosen = signal<RatingId>('sum');

/** Everyone with a result, by a rating that the reader chooses, with its formula. */
export function Ratings() {
  const said = seasonPageWords.value.ratings;
  const by = chosen.value;
  const players = ratedPlayers(by, results.value);
  return (
    <section class={card.card}>
      <h3>{said.heading}</h3>
      {players.length === 0 ? (
        <p>{said.noResults}</p>
      ) : (
        <>
          <Segmented
            legend={said.legend}
            value={by}
            options={RATINGS.map((one) => [one, said.names[one]] as const)}
            onChoose={(one) => (chosen.value = one)}
          />
          <p class="note">{said.formulas[by]}</p>
          <Table
            title={said.names[by]}
            columns={[said.player, ...columnsOf(by)]}
            rows={players.map((one) => [<Name key={one.player} {...one} />, ...cellsOf(by, one)])}
          />
        </>
      )}
    </section>
  );
}

function Name({ rank, player }: RatedPlayer) {
  return (
    <>
      <span class="figure quiet">
        <span class="hidden">{seasonPageWords.value.ratings.rank} </span>
        {rank}
      </span>{' '}
      <a href={deskAddress('players', player)}>{nameOf(player)}</a>
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
  const texts = [value, ...(skill ? [skill.mu, skill.sigma] : [])].map((one) => one.toFixed(by === 'tenhou' ? 1 : 2));
  return [...texts, played];
}
