// How a hand ended, with every value that a file may need: the record's own, or where it has none, the one computed under the rules.
import { type CountedId, type Score, type Seat, WINDS, yakuOf } from '@tenbo/engine';
import { append, nextEntry, roundWindAt, seatWindAt, winsOf } from '@tenbo/ledger';

import type { Game, GameHand, RecordedDraw, WinClaim } from './game.ts';
import { type ScoredWin, handEnd, matchAt, scoredWins, startOf } from './match-of.ts';
import { playHand } from './play.ts';
import type { PlayedHand } from './hand-in-play.ts';

/** The end of a hand. */
export interface StatedEnd {
  readonly played: PlayedHand;
  /** Empty if nobody won; undefined if neither the record nor the rules give the value of a win. */
  readonly wins: readonly StatedWin[] | undefined;
  readonly draw: RecordedDraw | undefined;
  /** Each player's change at a draw, without the sticks laid in the hand. */
  readonly changes: readonly number[] | undefined;
}

/** A win with its values. */
export interface StatedWin extends ScoredWin {
  readonly yaku: NonNullable<WinClaim['yaku']>;
  readonly isYakuman: boolean;
  /** Dora by type, norths counted with ordinary dora; none for a yakuman. */
  readonly dora: readonly (readonly [CountedId, number])[];
  readonly han: number;
  readonly fu: number | undefined;
  readonly points: number;
  /** The player liable under the rules, if the record does not state the win's value; otherwise the one that it names. */
  readonly pao: Seat | undefined;
  /** Each player's change, without the sticks laid in the hand. */
  readonly changes: readonly number[];
}

/** Everybody but the discarder can win. */
const MOST_WINS = 3;

export function statedEnd(hand: GameHand, game: Game): StatedEnd {
  const played = playHand(hand, game.rules);
  const { draw } = played;
  if (played.wins.length > MOST_WINS) return { played, wins: undefined, draw: undefined, changes: undefined };
  const wins = scoredWins(played, hand, game.rules);
  const settled = (count: number) => settledChanges({ hand, game, played, wins: wins.slice(0, count) });
  if (wins.length === 0) return { played, wins: [], draw, changes: draw && (draw.changes ?? settled(0)) };
  const liable = liableIn(handEnd(played, wins, game.rules));
  const stated = wins.map((win, i) => {
    const changes = win.recorded.claim.changes ?? difference(settled(i + 1), i === 0 ? undefined : settled(i));
    return changes && statedWin(win, changes, liable[i]);
  });
  const all = stated.flatMap((win) => win ?? []);
  return { played, wins: all.length === wins.length ? all : undefined, draw: undefined, changes: undefined };
}

function statedWin(win: ScoredWin, changes: readonly number[], liable: Seat | undefined): StatedWin | undefined {
  const { score } = win;
  const { claim } = win.recorded;
  const yaku = claim.yaku ?? score?.yaku.map(([id, han]) => [id, score.yakuman > 0 ? 1 : han] as const);
  const points = claim.points ?? score?.total;
  if (yaku === undefined || points === undefined) return undefined;
  const isYakuman = yaku.some(([id]) => 'yakuman' in yakuOf(id).value);
  const dora = isYakuman ? [] : doraOf(claim.dora, score);
  return {
    ...win,
    yaku,
    isYakuman,
    dora,
    han: claim.han ?? [...yaku, ...dora].reduce((sum, [, one]) => sum + one, 0),
    fu: claim.fu ?? score?.fu,
    points,
    pao: claim.points === undefined ? liable : claim.pao,
    changes,
  };
}

/** Dora by type, or all as ordinary dora if the record's number differs from the tiles. */
function doraOf(claimed: number | undefined, score: Score | undefined): StatedWin['dora'] {
  const { dora = 0, kita = 0, akaDora = 0, uraDora = 0 } = score ?? {};
  const shown = dora + kita + akaDora + uraDora;
  const sorts = [
    ['dora', dora + kita],
    ['akaDora', akaDora],
    ['uraDora', uraDora],
  ] as const;
  const listed = claimed === undefined || claimed === shown ? sorts : ([['dora', claimed]] as const);
  return listed.filter(([, han]) => han > 0);
}

/** The player liable for each win under the rules. */
function liableIn(end: ReturnType<typeof handEnd>): readonly (Seat | undefined)[] {
  return end === undefined ? [] : winsOf(end.outcome).map(({ pao = [] }) => pao[0]?.liable);
}

interface Ended {
  readonly hand: GameHand;
  readonly game: Game;
  readonly played: PlayedHand;
  /** The first wins, nearest to the discarder; later ones are left out. */
  readonly wins: readonly ScoredWin[];
}

function settledChanges({ hand, game, played, wins }: Ended): readonly number[] | undefined {
  const end = handEnd(played, wins, game.rules);
  if (end === undefined) return undefined;
  const match = matchAt(startOf(game), hand);
  const next = append(match, nextEntry(match, { type: 'handEnded', hand: end }, { id: 'end' }));
  const deltas = next.ok ? next.value.state.hands.at(-1)?.deltas : undefined;
  const laid = (seat: number) => (played.riichi.some((one) => one === seat) ? game.rules.payments.riichiStick : 0);
  return deltas?.map((delta, seat) => delta + laid(seat));
}

function difference(all: readonly number[] | undefined, before: readonly number[] | undefined): readonly number[] | undefined {
  return all?.map((points, seat) => points - (before?.[seat] ?? 0));
}

/** The wind, from 0 for East, that the name of a yaku includes. */
export function windOf(id: CountedId, seat: Seat, hand: GameHand, players: number): number {
  return WINDS.indexOf(id === 'seatWind' ? seatWindAt(seat, hand, players) : roundWindAt(hand, players));
}
