import type { Game, GameHand, RecordedDraw } from '../game.ts';
import { statedEnd } from '../stated.ts';
import { endingName } from './words.ts';
import { ofFour } from './write-lists.ts';
import { writeWin } from './write-win.ts';

/**
 * The result of a hand according to its record. Values that the record does not have are computed under the rules.
 *
 * @returns undefined if the record breaks off, or if neither the record nor the rules give the value of a win
 */
export function writeResult(hand: GameHand, game: Game): readonly unknown[] | undefined {
  const { wins, draw, changes } = statedEnd(hand, game);
  if (wins?.length === 0) return draw && writeDraw(draw, changes);
  const written = wins?.map((win) => {
    const detail = writeWin(win, hand, game.rules);
    return detail && [ofFour(win.changes, 0), detail];
  });
  return written && !written.includes(undefined) ? [endingName('win'), ...written.flat()] : undefined;
}

function writeDraw({ cause, nagashi }: RecordedDraw, changes: readonly number[] | undefined): readonly unknown[] {
  if (cause !== undefined) return [endingName(cause)];
  return [endingName(nagashi ? 'nagashi' : 'exhaustiveDraw'), ...(changes ? [ofFour(changes, 0)] : [])];
}
