import { isBlank, unseenIn } from '@tenbo/engine';

import type { ResultFault, ResultRow } from './result-row.ts';

/** A player of a game, as one line or cell of a list has it. */
export type ListedPlayer = Pick<ResultRow, 'line' | 'player'> &
  Partial<Pick<ResultRow, 'seat' | 'points' | 'sticks' | 'penalty' | 'team' | 'place' | 'total'>>;

/** A game that a list has together. */
export interface ListedGame {
  readonly line: number;
  readonly at?: string | undefined;
  readonly id?: string | undefined;
  readonly players: readonly ListedPlayer[];
}

/** What a reader finds: the games, and the faults of those it leaves out. */
export interface Listed {
  readonly games: readonly ListedGame[];
  readonly faults: readonly ResultFault[];
}

/** The longest name or team that a club's server accepts, in UTF-16 units. */
export const LONGEST_NAME = 100;

/** Whether a text can be shown as a name or a team. */
function isShown(text: string): boolean {
  return text.length <= LONGEST_NAME && unseenIn(text) === undefined && !isBlank(text);
}

/** Puts each game in a round: a new one begins whenever somebody would play twice. */
export function inRounds(games: readonly ListedGame[]): readonly ResultRow[] {
  let round = 1;
  let table = 0;
  let seated = new Set<string>();
  return games.flatMap(({ at, id, players }) => {
    if (players.some(({ player }) => seated.has(player))) {
      round++;
      table = 0;
      seated = new Set();
    }
    table++;
    for (const { player } of players) seated.add(player);
    return players.map((one) => rowOf(one, { round, table, at, id }));
  });
}

/** The row of a player. */
export function rowOf(
  { line, player, seat, points, sticks = 0, penalty = 0, team = '', place, total }: ListedPlayer,
  of: Pick<ResultRow, 'round' | 'table' | 'at' | 'id'>,
): ResultRow {
  return { line, ...of, seat, player, points, sticks, penalty, team, place, total };
}

/** The first player whose name or team cannot be shown, as a fault. */
export function unreadableIn(players: readonly ListedPlayer[]): ResultFault | undefined {
  const found = players.find(({ player, team = '' }) => !isShown(player) || (team !== '' && !isShown(team)));
  return found && { line: found.line, why: 'unreadable' };
}
