import { roundWindAt } from '@tenbo/ledger';
import { type PlayedTable, tableStatus } from '@tenbo/tournament';

import { nameOf, now, pointsAt, summaries } from '../event.ts';
import { deskAddress } from '../address.ts';
import styles from './board.module.css';
import { type Need, minutesBetween } from './needs.ts';
import { deskWords } from './words.ts';

interface Props extends PlayedTable {
  /** The most urgent thing that it needs. */
  readonly need: Need | undefined;
}

/** A table on the board: whole names, scores in thousands, and in the corner how far it is or what it needs. */
export function TableCard({ round, table, need }: Props) {
  const said = deskWords.value;
  const summary = summaries.value.get(table.match);
  const scores = pointsAt(table);
  return (
    <li class={styles.card} data-status={tableStatus(table, summary)} data-need={need?.kind}>
      <a href={deskAddress('board', String(round.round), String(table.table))}>
        <span class="hidden">{said.table(table.table)} </span>
        <span class="figure" aria-hidden="true">
          {table.table}
        </span>
        <span class={styles.corner}>{need ? needText(need) : stateText({ round, table })}</span>
      </a>
      <ul>
        {table.players.map((player, seat) => (
          <li key={seat}>
            <span class="breaks">{nameOf(player)}</span>
            <span class="number">{scores && inThousands(scores[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function inThousands(points: number): string {
  return (points / 1000).toFixed(1).replace('-', '−');
}

function needText({ kind, since }: Need): string {
  const { corner } = deskWords.value.board;
  return kind === 'silent' ? corner.silent(minutesBetween(since ?? now.value, now.value)) : corner[kind];
}

/** The hand being played and the minutes since the last entry; or that there is none, or no other. */
function stateText({ table }: PlayedTable): string {
  const { corner, extended } = deskWords.value.board;
  const summary = summaries.value.get(table.match);
  const status = tableStatus(table, summary);
  // A conflict is a need; who is no official sees the table as it is.
  if (status !== 'playing' || !summary) return status === 'playing' ? corner.waiting : corner[status];
  const players = table.players.length;
  return [
    corner.hand(roundWindAt(summary, players), (summary.kyoku % players) + 1),
    summary.at === undefined ? '' : corner.minutes(minutesBetween(Date.parse(summary.at), now.value)),
    table.extension === 0 ? '' : extended(table.extension),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
