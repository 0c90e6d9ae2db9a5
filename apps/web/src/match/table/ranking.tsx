import { type MatchState, settleMatch } from '@tenbo/ledger';

import { locale } from '../../prefs.ts';
import styles from './ranking.module.css';

interface Props {
  readonly state: MatchState;
  /** Whether gains and losses are coloured; not on the cloth, where colours would be illegible. */
  readonly look: 'plain' | 'coloured';
}

/** The players in the order of their results, so far or as the match ended. */
export function Ranking({ state, look }: Props) {
  const { place, ranking } = locale.value.match;
  return (
    <ol class={styles.ranking}>
      {settleMatch(state, state.rules).map((row) => (
        <li key={row.seat}>
          <span>{place(row.place, state.players.length)}</span>
          <strong class="breaks">{state.players[row.seat]}</strong>
          <span class={look === 'coloured' ? toneOf(row.total) : undefined}>{ranking(row.total)}</span>
        </li>
      ))}
    </ol>
  );
}

function toneOf(change: number): string {
  return change > 0 ? 'gain' : change < 0 ? 'loss' : '';
}
