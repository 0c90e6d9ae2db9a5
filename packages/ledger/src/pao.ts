import { LIMIT_TABLE, type Pao, type Result, err, ok } from '@tenbo/engine';

import type { EnteredWin } from './entries.ts';
import type { Value, ValueError, WinContext } from './value.ts';

/** What who gave the fourth tile of an open quad is liable for: a win on its replacement tile, whatever it is worth (大明槓の責任払い). */
const RINSHAN = 'rinshan';

/** Who is liable for which part of a win, in base points; no more than the win has. */
export function paoOf(win: EnteredWin, value: Value, context: WinContext): Result<readonly Pao[], readonly ValueError[]> {
  const { winner, pao = [] } = win;
  const parts = partsOf(win, value, context);
  const errors: ValueError[] = pao.flatMap(({ yakuman, liable }, i): ValueError[] => {
    if (liable === winner) return [{ code: 'paoByWinner', winner }];
    if (!context.rules.pao.yaku.includes(yakuman)) return [{ code: 'paoNotPlayed', winner, yakuman }];
    const isWon =
      yakuman === RINSHAN ? mayBeRinshan(win, context) : (parts[i] as Pao).basePoints >= LIMIT_TABLE.yakuman.basePoints;
    return isWon ? [] : [{ code: 'paoNotWon', winner, yakuman }];
  });
  return errors.length > 0 ? err(errors) : ok(joined(parts));
}

/**
 * Of each yakuman somebody is liable for, what the hand has of it: nothing where it was not won, or was named before. An open quad answers for
 * all that is left.
 */
function partsOf({ pao = [] }: EnteredWin, { basePoints, yakuman: won }: Value, { rules: { yaku } }: WinContext): readonly Pao[] {
  let left = basePoints;
  const take = (most: number) => {
    const part = Math.min(left, most);
    left -= part;
    return part;
  };
  const ofYakuman = pao.map(({ yakuman }, i) => {
    const isFirst = pao.findIndex((one) => one.yakuman === yakuman) === i;
    const isWon = yakuman !== RINSHAN && isFirst && (won === undefined || won.includes(yakuman));
    return isWon ? take(LIMIT_TABLE.yakuman.basePoints * (yaku.doubleYakuman.includes(yakuman) ? 2 : 1)) : 0;
  });
  return pao.map(({ yakuman, liable }, i) => ({
    liable,
    basePoints: yakuman === RINSHAN ? take(left) : (ofYakuman[i] as number),
  }));
}

/** Whether a win can be one on the replacement tile of an open quad, as far as its tiles are known. */
function mayBeRinshan({ value }: EnteredWin, { by }: WinContext): boolean {
  if (by === 'ron') return false;
  if (!('tiles' in value)) return true;
  const { on, melds = [] } = value.tiles;
  return on === 'rinshan' && melds.some(({ type }) => type === 'daiminkan');
}

/** One who is liable for two parts is liable for both together. */
function joined(pao: readonly Pao[]): readonly Pao[] {
  const liable = [...new Set(pao.map((one) => one.liable))];
  const sums = liable.map((seat) => ({
    liable: seat,
    basePoints: pao.filter((one) => one.liable === seat).reduce((sum, one) => sum + one.basePoints, 0),
  }));
  return sums.filter(({ basePoints }) => basePoints > 0);
}
