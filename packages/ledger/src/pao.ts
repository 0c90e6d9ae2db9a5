import { type Pao, type Result, type RuleSet, YAKUMAN, err, ok } from '@tenbo/engine';

import type { EnteredPao, EnteredWin } from './entries.ts';
import type { Value, ValueError } from './value.ts';

/** Who is liable for which part of a win, in base points; no more than the win has. */
export function paoOf(
  { winner, pao = [] }: EnteredWin,
  value: Value,
  rules: RuleSet,
): Result<readonly Pao[], readonly ValueError[]> {
  const errors: ValueError[] = pao.flatMap(({ yakuman, liable }): ValueError[] => {
    if (liable === winner) return [{ code: 'paoByWinner', winner }];
    if (!rules.pao.yaku.includes(yakuman)) return [{ code: 'paoNotPlayed', winner, yakuman }];
    const won = value.yakuman === undefined ? value.basePoints >= YAKUMAN : value.yakuman.includes(yakuman);
    return won ? [] : [{ code: 'paoNotWon', winner, yakuman }];
  });
  if (errors.length > 0) return err(errors);
  return ok(joined(pao.map(({ yakuman, liable }) => ({ liable, basePoints: pointsOfOne(yakuman, value, rules) }))));
}

function pointsOfOne(yakuman: EnteredPao['yakuman'], { basePoints: points }: Value, { yaku }: RuleSet): number {
  return Math.min(points, YAKUMAN * (yaku.doubleYakuman.includes(yakuman) ? 2 : 1));
}

/** One who is liable for two yakuman is liable for both together. */
function joined(pao: readonly Pao[]): readonly Pao[] {
  const liable = [...new Set(pao.map((one) => one.liable))];
  return liable.map((seat) => ({
    liable: seat,
    basePoints: pao.filter((one) => one.liable === seat).reduce((sum, one) => sum + one.basePoints, 0),
  }));
}
