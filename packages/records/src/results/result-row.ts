// What is read of a list: rows for players, games, faults.
import { type Seat, isBlank, unseenIn } from '@tenbo/engine';

/** The columns of a table of results with a row for each player, in the order tenbo writes them. */
export const RESULT_COLUMNS = [
  'round',
  'table',
  'seat',
  'player',
  'points',
  'sticks',
  'penalty',
  'team',
  'place',
  'total',
  'date',
  'game',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** One player at one table. Without a table: a player who sits out, or just a penalty. */
export interface ResultRow {
  /** The line number in the text, from 1. */
  readonly line: number;
  /** As the list numbers them; if it does not, a new round begins whenever somebody plays again. */
  readonly round: number;
  readonly table: number | undefined;
  /** When the game began, in ISO 8601, if known. */
  readonly at: string | undefined;
  /** The id that the game's site gave it, if the list has it. */
  readonly id: string | undefined;
  readonly seat: Seat | undefined;
  /** The name. */
  readonly player: string;
  /** Points at the end of the game, without the leftover sticks. */
  readonly points: number | undefined;
  /** How many of the leftover sticks the player had laid. */
  readonly sticks: number;
  /** Points outside the game, negative for a penalty; −20 stands for −20,000. */
  readonly penalty: number;
  readonly team: string;
  readonly place: number | undefined;
  /** The settled result with the penalty, in points: +25.0 is 25,000. */
  readonly total: number | undefined;
}

/** A fault in a list of results. What it is about is left out, and the rest is read. */
export type ResultFault = { /** From 1. */ readonly line: number } & (
  | {
      /**
       * `notResults`: nothing in the text looks like results. `badLine`: a line is unlike those before it. `unreadable`: a name is too long or has invisible
       * characters. `noGames`: nothing says which players sat together. `tooMany`: the text has
       * more lines than are read.
       */
      readonly why: 'notResults' | 'badLine' | 'unreadable' | 'noGames' | 'tooMany';
    }
  | { readonly why: 'noColumn'; readonly column: ResultColumn }
  | { readonly why: 'unknownColumn' | 'columnTwice'; readonly name: string }
  | { readonly why: 'badCell'; readonly column: ResultColumn; readonly text: string }
);

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
