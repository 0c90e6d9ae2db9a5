import { YAKU, type YakuId } from '@tenbo/engine';

import { type Rates, ratesOf } from './rates.ts';
import { type TenhouRating, tenhouRatings } from './ratings.ts';
import type { OutcomeKind, SeasonCounts, SeasonMatch, SeasonPlayer, SeasonTable } from './season.ts';
import { type SeasonMonth, monthsOf } from './season-months.ts';
import { sumOfSeason } from './season-sum.ts';
import { type NotedWin, type WinCounts, biggest } from './season-wins.ts';

/** Orders of players. All but `name` put the best first, and players who have nothing to compare last. */
export const SEASON_ORDERS = ['total', 'perMatch', 'place', 'rating', 'matches', 'win', 'dealIn', 'name'] as const;
export type SeasonOrder = (typeof SEASON_ORDERS)[number];

/** What of a season is shown, and how. */
export interface SeasonChoice {
  readonly order: SeasonOrder;
  /** Players with fewer matches are not listed. They count in everything else. */
  readonly least: number;
  /** The only player that everything is about. */
  readonly only?: string;
  /** Of those, at most so many are listed; all of them if absent. */
  readonly most?: number;
}

/** A season as it is shown. */
export interface SeasonView {
  readonly seats: SeasonTable['seats'];
  readonly matches: readonly SeasonMatch[];
  /** In the chosen order. */
  readonly players: readonly ShownPlayer[];
  /** How many are not listed, because they have too few matches or there are too many of them. */
  readonly unlisted: number;
  /** Of all players, listed or not. */
  readonly all: SeasonCounts;
  readonly bySeat: readonly SeasonCounts[];
  readonly biggest: readonly NotedWin[];
  readonly yakuman: readonly NotedWin[];
  /** Hands by how they ended, of the ways that occurred. */
  readonly outcomes: readonly { readonly kind: OutcomeKind; readonly hands: number }[];
  /** The most frequent first. */
  readonly yaku: readonly YakuWins[];
  readonly hanFu: readonly FuWins[];
  /** How many matches had how many hands. */
  readonly lengths: readonly { readonly hands: number; readonly matches: number }[];
  readonly progress: SeasonProgress;
}

export interface ShownPlayer {
  readonly name: string;
  /** By the result of all matches, from 1; equal results share the better rank. */
  readonly rank: number;
  readonly counts: SeasonCounts;
  readonly rates: Rates;
  /** The latest first. */
  readonly months: readonly SeasonMonth[];
  /** As Tenhou's R, from all matches with an end; undefined with two players, and without such a match. */
  readonly rating: number | undefined;
}

/** The wins with a yaku, and their points. */
export interface YakuWins {
  readonly yaku: YakuId;
  readonly wins: number;
  readonly points: number;
}

/** The wins with some fu: with 1, 2, 3 and 4 han, and with more, where fu no longer matter. */
export interface FuWins {
  readonly fu: number;
  readonly byHan: readonly number[];
}

/** The results of some players added up, match by match. */
export interface SeasonProgress {
  readonly players: readonly string[];
  /** In the order they were played, if that is known of all. */
  readonly matches: readonly { readonly name: string; readonly totals: readonly number[] }[];
}

/**
 * A season as it is shown: its players in an order, and everybody together.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Dai', 'Chie', 'Ben', 'Aki'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event }));
 * const [table] = seasonOf({ state, name: 'Friday' });
 * viewSeason(table!, { order: 'name', least: 1 }).players.map(({ name }) => name); // → ['Aki', 'Ben', 'Chie', 'Dai']
 */
export function viewSeason(table: SeasonTable, { order, least, only, most = Infinity }: SeasonChoice): SeasonView {
  const isMeant = (name: string) => only === undefined || name === only;
  const meant = table.players.filter(({ name }) => isMeant(name));
  const matches = table.matches.filter(({ players }) => players.some(isMeant));
  const bySeat = seatCounts(table.seats, meant);
  const all = sumOfSeason(meant.flatMap((player) => player.bySeat));
  const shown = shownPlayers(table).filter(({ name, counts }) => isMeant(name) && counts.matches >= least);
  const players = shown.toSorted(COMPARE[order]).slice(0, most);
  return {
    seats: table.seats,
    matches,
    players,
    unlisted: meant.length - players.length,
    all,
    bySeat,
    biggest: biggest(meant.flatMap((player) => player.biggest)),
    yakuman: table.yakuman.filter(({ player }) => isMeant(player)),
    outcomes: OUTCOMES.flatMap((kind) => {
      const hands = matches.reduce((sum, match) => sum + match.outcomes[kind], 0);
      return hands === 0 ? [] : [{ kind, hands }];
    }),
    yaku: yakuWins(all.wins),
    hanFu: fuWins(all.wins),
    lengths: lengthsOf(matches),
    progress: progressOf(matches, players),
  };
}

const OUTCOMES: readonly OutcomeKind[] = ['ron', 'tsumo', 'exhaustiveDraw', 'abortiveDraw', 'chombo'];

function yakuWins({ yaku }: WinCounts): readonly YakuWins[] {
  const rows = YAKU_IDS.flatMap((id) => (yaku[id] === undefined ? [] : [{ yaku: id, ...yaku[id] }]));
  return rows.toSorted((one, other) => other.wins - one.wins);
}

/** The local ones last. */
const YAKU_IDS: readonly YakuId[] = YAKU.map(({ id }) => id);

/** From this many han on, a hand has the same value whatever its fu. */
const MANY_HAN = 5;

function fuWins({ hanFu }: WinCounts): readonly FuWins[] {
  const known = Object.entries(hanFu).flatMap(([han, byFu]) =>
    Object.entries(byFu).map(([fu, wins]) => ({ column: Math.min(Number(han), MANY_HAN) - 1, fu: Number(fu), wins })),
  );
  const rows = Map.groupBy(
    known.toSorted((one, other) => one.fu - other.fu),
    ({ fu }) => fu,
  );
  return [...rows].map(([fu, cells]) => ({
    fu,
    byHan: Array.from({ length: MANY_HAN }, (_, column) =>
      cells.reduce((sum, cell) => (cell.column === column ? sum + cell.wins : sum), 0),
    ),
  }));
}

function lengthsOf(matches: readonly SeasonMatch[]): SeasonView['lengths'] {
  const lengths = Map.groupBy(matches, ({ outcomes }) => Object.values(outcomes).reduce((sum, n) => sum + n, 0));
  // Of some matches only the end is known.
  lengths.delete(0);
  return [...lengths].map(([hands, of]) => ({ hands, matches: of.length })).toSorted((one, other) => one.hands - other.hands);
}

/** More lines than this nobody can follow. */
const MOST_LINES = 6;

function progressOf(matches: readonly SeasonMatch[], shown: readonly ShownPlayer[]): SeasonProgress {
  const players = shown
    .filter(({ counts }) => counts.finished > 0)
    .slice(0, MOST_LINES)
    .map(({ name }) => name);
  let totals = players.map(() => 0);
  const rows = inTime(matches).flatMap(({ name, players: seats, result }) => {
    if (result === undefined || !seats.some((player) => players.includes(player))) return [];
    totals = totals.map((before, line) =>
      result.reduce((sum, { total }, seat) => (seats[seat] === players[line] ? sum + total : sum), before),
    );
    return [{ name, totals }];
  });
  return { players, matches: rows };
}

/** As they were played, if that is known of all; else as they were added. */
function inTime(matches: readonly SeasonMatch[]): readonly SeasonMatch[] {
  if (matches.some(({ at }) => at === undefined)) return matches;
  return matches.toSorted((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''));
}

function shownPlayers({ players, matches }: SeasonTable): readonly ShownPlayer[] {
  const all = players.map(({ name, bySeat }) => ({ name, counts: sumOfSeason(bySeat) }));
  const totals = all.map(({ counts }) => counts.total).toSorted((one, other) => other - one);
  const months = monthsOf(matches);
  const ratings = ratingsAfter(inTime(matches));
  return all.map(({ name, counts }) => ({
    name,
    rank: totals.indexOf(counts.total) + 1,
    counts,
    rates: ratesOf(counts),
    months: months.get(name) ?? [],
    rating: ratings.get(name)?.rating,
  }));
}

function ratingsAfter(matches: readonly SeasonMatch[]): ReadonlyMap<string, TenhouRating> {
  return tenhouRatings(
    matches.flatMap(({ players, result }) =>
      result === undefined ? [] : [{ players: result.map(({ place }, i) => ({ player: players[i] as string, place })) }],
    ),
  );
}

function seatCounts(seats: number, players: readonly SeasonPlayer[]): readonly SeasonCounts[] {
  return Array.from({ length: seats }, (_, seat) => sumOfSeason(players.map(({ bySeat }) => bySeat[seat] as SeasonCounts)));
}

type Compare = (one: ShownPlayer, other: ShownPlayer) => number;

const COMPARE: { readonly [O in SeasonOrder]: Compare } = {
  rating: downFrom(({ rating }) => rating),
  total: downFrom(({ counts }) => (counts.finished > 0 ? counts.total : undefined)),
  perMatch: downFrom(({ rates }) => rates.total),
  place: downFrom(({ rates }) => rates.place && -rates.place),
  matches: downFrom(({ counts }) => counts.matches),
  win: downFrom(({ rates }) => rates.win),
  dealIn: downFrom(({ rates }) => rates.dealIn && -rates.dealIn),
  name: (one, other) => (one.name < other.name ? -1 : 1),
};

/** The highest value first. Two players without one are equal: their difference is NaN, which a sort takes as 0. */
function downFrom(valueOf: (player: ShownPlayer) => number | undefined): Compare {
  return (one, other) => (valueOf(other) ?? -Infinity) - (valueOf(one) ?? -Infinity);
}
