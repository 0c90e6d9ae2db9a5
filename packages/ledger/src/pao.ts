import {
  LIMIT_TABLE,
  type Pao,
  type Result,
  type RuleSet,
  type Seat,
  type WonBy,
  type YakuId,
  err,
  ok,
  playedYaku,
  standsFor,
} from '@tenbo/engine';

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
  readonly yaku: readonly YakuId[] | undefined;
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
    const isWon = yakuman === RINSHAN ? mayBeRinshan(win, by) : (parts[i] as Part).isWon;
    return isWon ? [] : [{ code: 'paoNotWon', winner, yakuman }];
  });
  return errors.length > 0 ? err(errors) : ok(joined(parts));
}

interface Part extends Pao {
  readonly isWon: boolean;
}

/**
 * The base points of each yakuman with pao: none if it was not won or is listed twice. Pao for an open kan covers whatever is left. A yakuman
 * that stands for two, such as four quads of winds, is owed once, by the first who is liable for either.
 */
function partsOf(pao: readonly EnteredPao[], { basePoints, yaku: won }: Value, rules: RuleSet): readonly Part[] {
  let left = basePoints;
  const take = (most: number) => {
    const part = Math.min(left, most);
    left -= part;
    return part;
  };
  const wonAs = pao.map(({ yakuman }) => (won === undefined ? yakuman : won.find((one) => standsFor(one, yakuman))));
  const ofYakuman = pao.map(({ yakuman, liable }, i): Part => {
    const as = wonAs[i];
    if (yakuman === RINSHAN || as === undefined) return { liable, basePoints: 0, isWon: false };
    const first = wonAs.indexOf(as);
    const part = first === i ? take(LIMIT_TABLE.yakuman.basePoints * countOf(as, rules)) : 0;
    const { yakuman: before, liable: owes } = pao[first] as EnteredPao;
    const isOwed = first < i && before !== yakuman && owes === liable;
    return { liable, basePoints: part, isWon: isOwed || part >= LIMIT_TABLE.yakuman.basePoints };
  });
  return pao.map(({ yakuman, liable }, i) =>
    yakuman === RINSHAN ? { liable, basePoints: take(left), for: RINSHAN, isWon: true } : (ofYakuman[i] as Part),
  );
}

/** How many yakuman a yaku counts as. */
function countOf(yakuman: YakuId, rules: RuleSet): number {
  const value = playedYaku(rules).find(({ id }) => id === yakuman)?.value;
  return value !== undefined && 'yakuman' in value ? value.yakuman : 1;
}

/** Whether a win can be on the replacement tile of an open kan. Without tiles it can, unless it is a ron. */
function mayBeRinshan({ value }: EnteredWin, by: WonBy): boolean {
  if (by === 'ron') return false;
  if (!('tiles' in value)) return true;
  const { on, melds = [] } = value.tiles;
  return on === 'rinshan' && melds.some(({ type }) => type === 'daiminkan');
}

/** Adds up the parts of each liable player; what is owed for an open kan stays apart, because it is priced differently. */
function joined(parts: readonly Part[]): readonly Pao[] {
  const same = Map.groupBy(parts, (part) => `${part.liable} ${part.for}`);
  const sums = [...same.values()].map((group) => {
    const { isWon: _isWon, ...first } = group[0] as Part;
    return { ...first, basePoints: group.reduce((sum, one) => sum + one.basePoints, 0) };
  });
  return sums.filter(({ basePoints }) => basePoints > 0);
}
