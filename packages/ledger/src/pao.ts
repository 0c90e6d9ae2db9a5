import { type Pao, type Result, type RuleSet, YAKUMAN, err, ok } from '@tenbo/engine';

import type { EnteredPao, EnteredWin } from './entries.ts';
import type { Value, ValueError } from './value.ts';

/** Who is liable for which part of a win, in base points; no more than the win has. */
export function paoOf(
  { winner, pao = [] }: EnteredWin,
  value: Value,
  rules: RuleSet,
): Result<readonly Pao[], readonly ValueError[]> {
  const parts = partsOf(pao, value, rules);
  const errors: ValueError[] = pao.flatMap(({ yakuman, liable }, i): ValueError[] => {
    if (liable === winner) return [{ code: 'paoByWinner', winner }];
    if (!rules.pao.yaku.includes(yakuman)) return [{ code: 'paoNotPlayed', winner, yakuman }];
    return (parts[i] as Pao).basePoints >= YAKUMAN ? [] : [{ code: 'paoNotWon', winner, yakuman }];
  });
  return errors.length > 0 ? err(errors) : ok(joined(parts));
}

/** Of each yakuman somebody is liable for, what the hand has of it: nothing where it was not won, or was told before. */
function partsOf(pao: readonly EnteredPao[], { basePoints, yakuman: won }: Value, { yaku }: RuleSet): readonly Pao[] {
  let left = basePoints;
  return pao.map(({ yakuman, liable }, i) => {
    const isWon = (won === undefined || won.includes(yakuman)) && pao.findIndex((one) => one.yakuman === yakuman) === i;
    const part = isWon ? Math.min(left, YAKUMAN * (yaku.doubleYakuman.includes(yakuman) ? 2 : 1)) : 0;
    left -= part;
    return { liable, basePoints: part };
  });
}

/** One who is liable for two yakuman is liable for both together. */
function joined(pao: readonly Pao[]): readonly Pao[] {
  const liable = [...new Set(pao.map((one) => one.liable))];
  return liable.map((seat) => ({
    liable: seat,
    basePoints: pao.filter((one) => one.liable === seat).reduce((sum, one) => sum + one.basePoints, 0),
  }));
}
