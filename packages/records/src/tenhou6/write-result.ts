import type { Seat } from '@tenbo/engine';
import { append, nextEntry, winsOf } from '@tenbo/ledger';

import type { Game, GameHand, RecordedDraw } from '../game.ts';
import { type ScoredWin, handEnd, matchAt, scoredWins, startOf } from '../match-of.ts';
import { type PlayedHand, playHand } from '../play.ts';
import { endingName } from './words.ts';
import { ofFour } from './write-lists.ts';
import { writeWin } from './write-win.ts';

/**
 * The result of a hand according to its record. Values that the record does not have are computed under the rules.
 *
 * @returns undefined if the record breaks off, or if neither the record nor the rules give the value of a win
 */
export function writeResult(hand: GameHand, game: Game): readonly unknown[] | undefined {
  const played = playHand(hand, game.rules);
  const { draw } = played;
  const wins = scoredWins(played, hand, game.rules);
  const settled = (count: number) => settledChanges({ hand, game, played, wins: wins.slice(0, count) });
  if (wins.length === 0) return draw && writeDraw(draw, draw.changes ?? settled(0));
  const liable = liableIn(handEnd(played, wins, game.rules));
  const written = wins.map((win, i) => {
    const changes = win.recorded.claim.changes ?? difference(settled(i + 1), i === 0 ? undefined : settled(i));
    const detail = writeWin(win, { hand, rules: game.rules, liable: liable[i] });
    return changes && detail && [ofFour(changes, 0), detail];
  });
  return written.includes(undefined) ? undefined : [endingName('win'), ...written.flat()];
}

/** The player liable for each win under the rules. */
function liableIn(end: ReturnType<typeof handEnd>): readonly (Seat | undefined)[] {
  return end === undefined ? [] : winsOf(end.outcome).map(({ pao = [] }) => pao[0]?.liable);
}

function writeDraw({ cause, nagashi }: RecordedDraw, changes: readonly number[] | undefined): readonly unknown[] {
  if (cause !== undefined) return [endingName(cause)];
  return [endingName(nagashi ? 'nagashi' : 'exhaustiveDraw'), ...(changes ? [ofFour(changes, 0)] : [])];
}

interface Ended {
  readonly hand: GameHand;
  readonly game: Game;
  readonly played: PlayedHand;
  /** The first wins, nearest to the discarder; later ones are left out. */
  readonly wins: readonly ScoredWin[];
}

/** Each player's change of points, without the sticks laid in the hand. */
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
