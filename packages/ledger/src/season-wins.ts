import {
  type DoraHan,
  type Limit,
  type Score,
  type Seat,
  type WonBy,
  type YakuId,
  type YakuItem,
  limitUnder,
  scorerOf,
  unwrap,
} from '@tenbo/engine';

import type { WinTiles } from './entries.ts';
import { winByTiles } from './explain-win.ts';
import type { Position, WonHand } from './hand.ts';
import type { HandLine, MatchState } from './state.ts';
import { wonBy } from './statistics.ts';

/** What some wins were. */
export type WinCounts = {
  /** Wins whose tiles are known. Yaku and dora are of these alone. */
  readonly scored: number;
  /** How many wins each yaku was in, and the points of these wins. */
  readonly yaku: { readonly [Y in YakuId]?: { readonly wins: number; readonly points: number } };
  /** Han from dora; a yakuman has none. */
  readonly dora: { readonly [D in keyof DoraHan]: number };
  /** Wins by han and then by fu, where both are known; a yakuman has neither. */
  readonly hanFu: { readonly [han: number]: { readonly [fu: number]: number } };
  /** Wins by limit; `none` is below mangan. */
  readonly limits: { readonly [L in Limit | 'none']: number };
};

/** A win worth telling. */
export interface NotedWin {
  /** The name of the match. */
  readonly match: string;
  readonly before: Position;
  readonly player: string;
  readonly by: WonBy;
  /** Who discarded the winning tile; undefined for tsumo. */
  readonly discarder: string | undefined;
  /** For the hand alone, without honba and sticks. */
  readonly points: number;
  readonly limit: Limit | undefined;
  readonly value: WonHand['value'];
  /** Undefined if no tiles were entered. */
  readonly tiles: WinTiles | undefined;
  readonly yaku: readonly YakuItem[] | undefined;
}

/** What is counted of no wins. */
export const NO_WINS: WinCounts = {
  scored: 0,
  yaku: {},
  dora: { dora: 0, akaDora: 0, uraDora: 0, kita: 0 },
  hanFu: {},
  limits: { none: 0, mangan: 0, haneman: 0, baiman: 0, sanbaiman: 0, yakuman: 0 },
};

const MOST_NOTED = 10;

/** The most expensive of some wins, the first of equal ones first. */
export function biggest(wins: readonly NotedWin[]): readonly NotedWin[] {
  return wins.toSorted((one, other) => other.points - one.points).slice(0, MOST_NOTED);
}

/** A win, what is counted of it, and what is told of it. */
interface CountedWin {
  readonly winner: Seat;
  readonly counts: WinCounts;
  readonly noted: NotedWin;
}

export function countedWin(
  { winner, basePoints, value }: WonHand,
  line: HandLine,
  { state: { rules, players }, name }: { readonly state: MatchState; readonly name: string },
): CountedWin {
  const won = winByTiles(line, winner, rules);
  const score = won && unwrap(scorerOf(rules).score(won.win, line.before.honba));
  const points = wonBy(winner, line);
  const limit = limitUnder(rules, basePoints);
  const { outcome } = line.hand;
  return {
    winner,
    counts: {
      ...(score === undefined ? NO_WINS : scoreCounts(score, points)),
      hanFu: hanFuOf(value),
      limits: { ...NO_WINS.limits, [limit ?? 'none']: 1 },
    },
    noted: {
      match: name,
      before: line.before,
      player: players[winner] as string,
      by: outcome.kind === 'tsumo' ? 'tsumo' : 'ron',
      discarder: outcome.kind === 'ron' ? players[outcome.discarder] : undefined,
      points,
      limit,
      value,
      tiles: won?.tiles,
      yaku: score?.yaku,
    },
  };
}

function hanFuOf(value: WonHand['value']): WinCounts['hanFu'] {
  if (value === undefined || value.yakuman > 0 || value.fu === undefined) return {};
  return { [value.han]: { [value.fu]: 1 } };
}

function scoreCounts({ yaku, dora, akaDora, uraDora, kita }: Score, points: number): Omit<WinCounts, 'hanFu' | 'limits'> {
  const counts = Object.fromEntries(yaku.map(([id]) => [id, { wins: 1, points }]));
  return { scored: 1, yaku: counts, dora: { dora, akaDora, uraDora, kita } };
}
