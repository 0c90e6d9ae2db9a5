import { type RuleSet, seatsOf } from '@tenbo/engine';

import { sumOfCounts } from './count-sum.ts';
import type { Outcome, WonHand } from './hand.ts';
import { type HandPlay, NO_PLAY, type PlayCounts, countedPlay } from './season-play.ts';
import { NO_WINS, type NotedWin, type WinCounts, biggest, countedWin } from './season-wins.ts';
import { type FinalScores, type Settlement, settleMatch } from './settlement.ts';
import type { MatchState } from './state.ts';
import { type HandCounts, statistics } from './statistics.ts';

/** What any number of matches add up to, apart by how many play: most players first. */
export type Season = readonly SeasonTable[];

/** The matches with as many players. */
export interface SeasonTable {
  readonly seats: RuleSet['tiles']['players'];
  /** In the order they were added. */
  readonly matches: readonly SeasonMatch[];
  /** Everybody who played, in the order of their first match. */
  readonly players: readonly SeasonPlayer[];
  /** Every yakuman, counted ones too. */
  readonly yakuman: readonly NotedWin[];
}

/** One match of a season. */
export interface SeasonMatch {
  readonly name: string;
  /** When it began, in ISO 8601, if known. */
  readonly at?: string;
  readonly inDoubt: boolean;
  /** Hands that could not be entered and are not counted. */
  readonly missing: number;
  /** Hands by how they ended. */
  readonly outcomes: { readonly [K in OutcomeKind]: number };
  /** By seat, which is the turn from the first dealer; in any order if the seats are not known. */
  readonly players: readonly string[];
  /** Points at the end, by player; undefined if only the result is known. */
  readonly points: readonly number[] | undefined;
  /** By seat; undefined if the match has no end. */
  readonly result: readonly Pick<Settlement, 'place' | 'total'>[] | undefined;
}

/** The ways a hand ends. */
export type OutcomeKind = Outcome<WonHand>['kind'];

/** A player of a season: one of a name, whatever the seat. */
export interface SeasonPlayer {
  readonly name: string;
  /** What the player did, by the seat of each match; the last one is of the matches whose seats are not known. */
  readonly bySeat: readonly SeasonCounts[];
  /** The most expensive wins, the first of equal ones first. */
  readonly biggest: readonly NotedWin[];
}

/** What is counted of some matches, of one player or of several. */
export type SeasonCounts = HandCounts & {
  readonly matches: number;
  /** Matches with an end. Places and totals are of these alone. */
  readonly finished: number;
  /** How often each place was reached. */
  readonly places: { readonly [place: number]: number };
  /** The results of all matches, in points: 25,000 is +25.0. */
  readonly total: number;
  /** Hands of which it is known how they were played, and those in which the player called (chi, pon or open kan). */
  readonly callsKnown: number;
  readonly called: number;
  /** Of the hands in `callsKnown`. */
  readonly play: PlayCounts;
  readonly wins: WinCounts;
};

/** A match, and what a season needs beside its accounts. */
export interface MatchOfSeason {
  readonly state: MatchState;
  readonly name: string;
  readonly at?: string;
  /** Not everything in it is certain: its record does not agree with the rules, or entries of its log are set aside or undecided. */
  readonly inDoubt?: boolean;
  /** Hands that could not be entered. */
  readonly missing?: number;
  /** How the hands were played, by the entry of the hand; of hands that are not in it, it is not known. */
  readonly plays?: ReadonlyMap<string, HandPlay>;
  /** The end of the match, where it counts instead of the accounts: a referee entered it by hand. */
  readonly final?: FinalScores;
}

/**
 * A season of one match. `SeasonSum` adds up several.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const win = { winner: 1, value: { han: 3, fu: 30 } } as const;
 * const hand = { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [win] } } as const;
 * const { state } = unwrap(append(match, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }));
 * const [table] = seasonOf({ state, name: 'Friday' });
 * table?.players.map(({ name, bySeat }) => [name, sumOfSeason(bySeat).won]); // → [['Aki', 0], ['Ben', 3900], ['Chie', 0], ['Dai', 0]]
 */
export function seasonOf(match: MatchOfSeason): Season {
  const { state, plays = NOT_KNOWN } = match;
  const { rules, players } = state;
  const result = resultOf(match);
  const wins = state.hands.flatMap((line) => line.wins.map((win) => countedWin(win, line, match)));
  const seats = statistics(state).map(({ seat, causes: _causes, biggest: _biggest, ...hands }) => {
    const counts = { ...hands, ...countedPlay(seat, state.hands, plays), ...placeOf(result?.[seat]) };
    const own = wins.filter(({ winner }) => winner === seat);
    return {
      ...counts,
      matches: 1,
      wins: sumOfCounts(
        NO_WINS,
        own.map((win) => win.counts),
      ),
    };
  });
  const season: SeasonTable = {
    seats: rules.tiles.players,
    matches: [matchOf(match, result)],
    players: players.map((name, seat) => ({
      name,
      bySeat: [...seats.map((counts, other) => (other === seat ? counts : NO_COUNTS)), NO_COUNTS],
      biggest: biggest(wins.flatMap(({ winner, noted }) => (winner === seat ? [noted] : []))),
    })),
    yakuman: wins.flatMap(({ noted }) => (noted.limit === 'yakuman' ? [noted] : [])),
  };
  return [season];
}

/** What is counted of nothing. */
export const NO_COUNTS: SeasonCounts = {
  matches: 0,
  finished: 0,
  hands: 0,
  rons: 0,
  tsumos: 0,
  dealIns: 0,
  riichi: 0,
  riichiWon: 0,
  riichiDealtIn: 0,
  riichiDrawn: 0,
  draws: 0,
  tenpai: 0,
  nagashi: 0,
  won: 0,
  dealtIn: 0,
  chombo: 0,
  places: {},
  total: 0,
  callsKnown: 0,
  called: 0,
  play: NO_PLAY,
  wins: NO_WINS,
};

const NOT_KNOWN: ReadonlyMap<string, HandPlay> = new Map();

function matchOf(
  { state, name, at, inDoubt = false, missing = 0, final = state }: MatchOfSeason,
  result: SeasonMatch['result'],
): SeasonMatch {
  const ended = (kind: OutcomeKind) => state.hands.filter(({ hand }) => hand.outcome.kind === kind).length;
  return {
    name,
    ...(at !== undefined && { at }),
    inDoubt,
    missing,
    outcomes: {
      ron: ended('ron'),
      tsumo: ended('tsumo'),
      exhaustiveDraw: ended('exhaustiveDraw'),
      abortiveDraw: ended('abortiveDraw'),
      chombo: ended('chombo'),
    },
    players: state.players,
    points: final.scores,
    result,
  };
}

function resultOf({ state, final }: MatchOfSeason): SeasonMatch['result'] {
  if (final === undefined && state.end === undefined) return undefined;
  const rows = settleMatch(final ?? state, state.rules);
  return seatsOf(state.rules).map((seat) => {
    const { place, total } = rows.find((row) => row.seat === seat) as Settlement;
    return { place, total };
  });
}

/** What a result counts as. */
export function placeOf(
  result: Pick<Settlement, 'place' | 'total'> | undefined,
): Pick<SeasonCounts, 'finished' | 'places' | 'total'> {
  return result === undefined
    ? { finished: 0, places: {}, total: 0 }
    : { finished: 1, places: { [result.place]: 1 }, total: result.total };
}
