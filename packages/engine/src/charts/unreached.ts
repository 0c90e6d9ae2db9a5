import type { WonBy } from '../hand/win.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import type { YakuId } from '../yaku/index.ts';

/** Why no hand can have some han and fu. */
export type Unreached =
  /** 20 fu by ron: a closed hand has 10 more, and an open one without fu counts as 30. */
  | { readonly code: 'ronOf20Fu' }
  /** 20 fu by tsumo, if the fu of tsumo always count. */
  | { readonly code: 'tsumoOf20Fu' }
  /** 20 fu by tsumo is pinfu, which has the han of tsumo as well. */
  | { readonly code: 'pinfuTsumo' }
  /** Only seven pairs has these fu, and at least `han`. */
  | { readonly code: 'sevenPairs'; readonly by: WonBy; readonly fu: number; readonly han: number }
  /** More fu than `most` need three concealed triplets or three quads, which have at least `han`. */
  | { readonly code: 'tooManyFu'; readonly by: WonBy; readonly most: number; readonly han: number };

/**
 * Why no hand can have these han and fu; undefined if one can.
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
 * A hand of one han has at most two closed quads and no third concealed triplet: 102 fu by ron (100 if a double-wind pair never has 4 or a
 * closed ron no fu), 96 by tsumo. Three concealed triplets or three quads are 2 han and give at most 108; 120 needs three quads and another 2 han.
 */
function tooManyFu(han: number, fu: number, by: WonBy, rules: RuleSet): Unreached | undefined {
  if (!plays(rules, 'sanankou', 'sankantsu', 'toitoi')) return undefined;
  const { doubleWindPair, closedRon } = rules.fu;
  const mostOfOneHan = by === 'ron' && doubleWindPair !== 2 && closedRon === 10 ? 110 : 100;
  if (han < 2) return fu > mostOfOneHan ? { code: 'tooManyFu', by, most: mostOfOneHan, han: 2 } : undefined;
  return han < 4 && fu > 110 ? { code: 'tooManyFu', by, most: 110, han: 4 } : undefined;
}

function plays({ yaku }: RuleSet, ...ids: readonly YakuId[]): boolean {
  return !ids.some((id) => yaku.disabled.includes(id));
}
