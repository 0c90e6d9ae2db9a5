import type { WonBy } from '../core/win.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import type { YakuId } from '../yaku/index.ts';

/** Why no hand of some han and fu is ever won. */
export type Unreached =
  /** 20 fu by ron: a closed hand has its 10, and an open one without fu counts 30. */
  | { readonly code: 'ronOf20Fu' }
  /** 20 fu by tsumo where the fu of tsumo always count. */
  | { readonly code: 'tsumoOf20Fu' }
  /** 20 fu by tsumo are pinfu, which has tsumo's han beside its own. */
  | { readonly code: 'pinfuTsumo' }
  /** Fu that only seven pairs have, with at least `han`. */
  | { readonly code: 'sevenPairs'; readonly by: WonBy; readonly fu: number; readonly han: number }
  /** More fu than `most`: they take three concealed triplets or three quads, with at least `han`. */
  | { readonly code: 'tooManyFu'; readonly by: WonBy; readonly most: number; readonly han: number };

/**
 * Why no hand is ever worth this han and fu; undefined where one is.
 *
 * @example
 * unreached(2, 20, 'tsumo', presets.standard); // → undefined
 * unreached(2, 20, 'ron', presets.standard); // → { code: 'ronOf20Fu' }
 * unreached(2, 25, 'tsumo', presets.standard); // → { code: 'sevenPairs', by: 'tsumo', fu: 25, han: 3 }
 * unreached(1, 110, 'tsumo', presets.standard); // → { code: 'tooManyFu', by: 'tsumo', most: 100, han: 2 }
 */
export function unreached(han: number, fu: number, by: WonBy, rules: RuleSet): Unreached | undefined {
  const { openPinfu, closedRon, pinfuTsumo, sevenPairs } = rules.fu;
  if (fu === 20 && by === 'ron') return openPinfu === 'none' || closedRon === 0 ? undefined : { code: 'ronOf20Fu' };
  if (fu === 20 && pinfuTsumo !== 'waivesFu') return { code: 'tsumoOf20Fu' };
  if (fu === 20) return han < 2 && plays(rules, 'pinfu', 'menzenTsumo') ? { code: 'pinfuTsumo' } : undefined;
  if (fu % 10 === 0) return tooManyFu(han, fu, by, rules);
  const least = sevenPairs.han + (by === 'tsumo' && plays(rules, 'menzenTsumo') ? 1 : 0);
  return han >= least ? undefined : { code: 'sevenPairs', by, fu, han: least };
}

/**
 * A hand of one han has at most two closed quads and no third concealed triplet: 102 fu by ron, 100 where a double-wind pair has 2 or a closed ron
 * none, and 96 by tsumo. With three concealed triplets or three quads, 2 han, it has at most 108; 120 take three quads and another 2 han.
 */
function tooManyFu(han: number, fu: number, by: WonBy, rules: RuleSet): Unreached | undefined {
  if (!plays(rules, 'sanankou', 'sankantsu', 'toitoi')) return undefined;
  const { doubleWindPair, closedRon } = rules.fu;
  const mostOfOneHan = by === 'ron' && doubleWindPair === 4 && closedRon === 10 ? 110 : 100;
  if (han < 2) return fu > mostOfOneHan ? { code: 'tooManyFu', by, most: mostOfOneHan, han: 2 } : undefined;
  return han < 4 && fu > 110 ? { code: 'tooManyFu', by, most: 110, han: 4 } : undefined;
}

function plays({ yaku }: RuleSet, ...ids: readonly YakuId[]): boolean {
  return !ids.some((id) => yaku.disabled.includes(id));
}
