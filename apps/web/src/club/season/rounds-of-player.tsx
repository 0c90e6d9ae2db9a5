import type { Tournament } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import fold from '../../ui/fold.module.css';
import { deskAddress } from '../address.ts';
import { roundName } from '../desk/texts.ts';
import { mayReadHere, nameOf, summaries } from '../event.ts';
import { type RoundOfPlayer, roundsOf } from './course.ts';
import styles from './season.module.css';
import { nameOfMatch } from './store.tsx';
import { MatchLink } from './sections.tsx';
import { seasonPageWords } from './words.ts';

/** How many are shown at first: a season has hundreds. */
const MOST = 10;

/** A player's matches, latest first: the table, the other players and the result. */
export function RoundsOfPlayer({ state, player }: { readonly state: Tournament; readonly player: string }) {
  const texts = seasonPageWords.value.player;
  const rounds = roundsOf(state, summaries.value, player).toReversed();
  if (rounds.length === 0) return <p>{texts.noRounds}</p>;
  const earlier = rounds.slice(MOST);
  return (
    <>
      <List rounds={rounds.slice(0, MOST)} />
      {earlier.length > 0 && (
        <details class={fold.fold}>
          <summary>{texts.earlier(earlier.length)}</summary>
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
        <li key={`${one.round} ${one.kind}`}>
          <Round one={one} />
        </li>
      ))}
    </ol>
  );
}

function Round({ one }: { readonly one: RoundOfPlayer }) {
  const texts = seasonPageWords.value.player;
  if (one.kind === 'sitsOut') {
    return (
      <p class="ends">
        <span>{roundName(one.round)}</span> <span class="quiet">{texts.sitsOut}</span>
      </p>
    );
  }
  const { table } = one;
  return (
    <>
      <p class="ends">
        <MatchLink match={table.match}>{nameOfMatch(table.match)}</MatchLink>{' '}
        {one.kind === 'replaced' ? (
          <span class="quiet breaks">{texts.replaced(nameOf(one.by))}</span>
        ) : one.result ? (
          <strong class="figure">{locale.value.match.ranking(one.result.total)}</strong>
        ) : (
          mayReadHere(table.match) && <span class="quiet">{texts.open}</span>
        )}
      </p>
      {one.kind === 'seated' && (
        <p class="note row apart">
          <Result one={one} />
          <span>{texts.against}</span>
          {table.players.map(
            (player, seat) =>
              seat !== one.seat && (
                <a key={player} class="breaks" href={deskAddress('players', player)}>
                  {nameOf(player)}
                </a>
              ),
          )}
        </p>
      )}
    </>
  );
}

/** "1st", and the points at the end. */
function Result({ one: { result, table } }: { readonly one: Extract<RoundOfPlayer, { kind: 'seated' }> }) {
  const { number, match } = locale.value;
  if (!result) return null;
  const { place, points } = result;
  return (
    <>
      <span>{match.place(place, table.players.length)}</span>
      {points !== undefined && <span>{seasonPageWords.value.player.points(number(points))}</span>}
    </>
  );
}
