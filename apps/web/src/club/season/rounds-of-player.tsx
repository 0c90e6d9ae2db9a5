import type { Tournament } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import { deskAddress } from '../desk/address.ts';
import { roundName } from '../desk/said.ts';
import fold from '../../ui/fold.module.css';
import { nameOf, summaries } from '../tournament/event.ts';
import { type RoundOfPlayer, roundsOf } from './course.ts';
import styles from './season.module.css';
import { nameOfMatch } from './store.ts';
import { MatchLink } from './win-list.tsx';
import { seasonPageWords } from './words.ts';

/** So many are shown at first; a season has hundreds. */
const MOST = 10;

/** Each match of a player, the latest first: the table, who else sat there, and the result. */
export function RoundsOfPlayer({ state, player }: { readonly state: Tournament; readonly player: string }) {
  const said = seasonPageWords.value.player;
  const rounds = roundsOf(state, summaries.value, player).toReversed();
  if (rounds.length === 0) return <p>{said.noRounds}</p>;
  const earlier = rounds.slice(MOST);
  return (
    <>
      <List rounds={rounds.slice(0, MOST)} />
      {earlier.length > 0 && (
        <details class={fold.fold}>
          <summary>{said.earlier(earlier.length)}</summary>
          <List rounds={earlier} />
        </details>
      )}
    </>
  );
}

function List({ rounds }: { readonly rounds: readonly RoundOfPlayer[] }) {
  return (
    <ol class={styles.rounds}>
      {rounds.map((one) => (
        <li key={`${one.round} ${one.is}`}>
          <Round one={one} />
        </li>
      ))}
    </ol>
  );
}

function Round({ one }: { readonly one: RoundOfPlayer }) {
  const said = seasonPageWords.value.player;
  if (one.is === 'sitsOut') {
    return (
      <p class="ends">
        <span>{roundName(one.round)}</span> <span class="quiet">{said.sitsOut}</span>
      </p>
    );
  }
  const { table } = one;
  return (
    <>
      <p class="ends">
        <MatchLink match={table.match}>{nameOfMatch(table.match)}</MatchLink>{' '}
        {one.is === 'replaced' ? <span class="quiet breaks">{said.replaced(nameOf(one.by))}</span> : <Result one={one} />}
      </p>
      {one.is === 'seated' && <Opponents players={table.players.filter((_, seat) => seat !== one.seat)} />}
    </>
  );
}

function Result({ one: { result, table } }: { readonly one: Extract<RoundOfPlayer, { is: 'seated' }> }) {
  const said = seasonPageWords.value.player;
  const { number, match } = locale.value;
  if (!result) return <span class="quiet">{said.open}</span>;
  return (
    <span class="row apart">
      <span>{match.place(result.place, table.players.length)}</span>
      {result.points !== undefined && <span class="note">{said.points(number(result.points))}</span>}
      <strong class="figure">{match.ranking(result.total)}</strong>
    </span>
  );
}

/** Who else sat there; each name leads on. */
function Opponents({ players }: { readonly players: readonly string[] }) {
  return (
    <p class="note row apart">
      <span>{seasonPageWords.value.player.against}</span>
      {players.map((player) => (
        <a key={player} class="breaks" href={deskAddress('players', player)}>
          {nameOf(player)}
        </a>
      ))}
    </p>
  );
}
