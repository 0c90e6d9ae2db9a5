import { LIMIT_TABLE, type Pao, type Result, type RuleSet, type Seat, type WonBy, err, ok } from '@tenbo/engine';

import type { EnteredPao, EnteredWin } from './entries.ts';

/** What can be wrong with who is liable. */
export type PaoError =
  | { readonly code: 'paoNotPlayed'; readonly winner: Seat; readonly yakuman: EnteredPao['yakuman'] }
  | { readonly code: 'paoNotWon'; readonly winner: Seat; readonly yakuman: EnteredPao['yakuman'] }
  | { readonly code: 'paoByWinner'; readonly winner: Seat };

/** The value of the win to be paid. */
interface Value {
  readonly basePoints: number;
  /** Its yaku; undefined if they are not known, because no tiles were entered. */
  readonly yaku: readonly string[] | undefined;
}

/** Pao for an open kan: its discarder is liable for a win on the replacement tile, whatever its value (大明槓の責任払い). */
const RINSHAN = 'rinshan';

const NOBODY = ok<readonly Pao[]>([]);

/** Who is liable for how many base points of a win, never more than it has. */
export function paoOf(win: EnteredWin, value: Value, by: WonBy, rules: RuleSet): Result<readonly Pao[], readonly PaoError[]> {
  const { winner, pao = [] } = win;
  if (pao.length === 0) return NOBODY;
  const parts = partsOf(pao, value, rules);
  const errors = pao.flatMap(({ yakuman, liable }, i): readonly PaoError[] => {
    if (liable === winner) return [{ code: 'paoByWinner', winner }];
    if (!rules.pao.yaku.includes(yakuman)) return [{ code: 'paoNotPlayed', winner, yakuman }];
    const isWon = yakuman === RINSHAN ? mayBeRinshan(win, by) : (parts[i] as Pao).basePoints >= LIMIT_TABLE.yakuman.basePoints;
    return isWon ? [] : [{ code: 'paoNotWon', winner, yakuman }];
  });
  return errors.length > 0 ? err(errors) : ok(joined(parts));
}

/** The base points of each yakuman with pao: none if it was not won or is listed twice. Pao for an open kan covers whatever is left. */
function partsOf(
  pao: readonly EnteredPao[],
  { basePoints, yaku: won }: Value,
  { yaku: { doubleYakuman } }: RuleSet,
): readonly Pao[] {
  let left = basePoints;
  const take = (most: number) => {
    const part = Math.min(left, most);
    left -= part;
    return part;
  };
  const ofYakuman = pao.map(({ yakuman }, i) => {
    const isFirst = pao.findIndex((one) => one.yakuman === yakuman) === i;
    const isWon = yakuman !== RINSHAN && isFirst && (won === undefined || won.includes(yakuman));
    return isWon ? take(LIMIT_TABLE.yakuman.basePoints * (doubleYakuman.includes(yakuman) ? 2 : 1)) : 0;
  });
  return pao.map(({ yakuman, liable }, i) => ({
    liable,
    basePoints: yakuman === RINSHAN ? take(left) : (ofYakuman[i] as number),
  }));
}

/** Whether a win can be on the replacement tile of an open kan. Without tiles it can, unless it is a ron. */
function mayBeRinshan({ value }: EnteredWin, by: WonBy): boolean {
  if (by === 'ron') return false;
  if (!('tiles' in value)) return true;
  const { on, melds = [] } = value.tiles;
  return on === 'rinshan' && melds.some(({ type }) => type === 'daiminkan');
}

/** Adds up the parts of each liable player. */
function joined(pao: readonly Pao[]): readonly Pao[] {
  const liable = [...new Set(pao.map((one) => one.liable))];
  const sums = liable.map((seat) => ({
    liable: seat,
    basePoints: pao.filter((one) => one.liable === seat).reduce((sum, one) => sum + one.basePoints, 0),
  }));
  return sums.filter(({ basePoints }) => basePoints > 0);
}
