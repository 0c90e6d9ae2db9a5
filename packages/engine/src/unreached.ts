import type { RuleSet } from './rules/ruleset.ts';

/** Why no hand of some han and fu is ever won. */
export type Unreached =
  /** 20 fu by ron: a closed hand has its 10, and an open one without fu counts 30. */
  | { readonly code: 'ronOf20Fu' }
  /** 20 fu by tsumo where the fu of tsumo always count. */
  | { readonly code: 'tsumoOf20Fu' }
  /** 20 fu by tsumo are pinfu, which has tsumo's han beside its own. */
  | { readonly code: 'pinfuTsumo' }
  /** Fu that only seven pairs have, with so many han at least. */
  | { readonly code: 'sevenPairs'; readonly by: 'ron' | 'tsumo'; readonly fu: number; readonly han: number };

/**
 * Why no hand of so many han and fu is won so; undefined where there is one.
 *
 * @example
 * unreached(2, 20, 'tsumo', presets.standard); // → undefined
 * unreached(2, 20, 'ron', presets.standard); // → { code: 'ronOf20Fu' }
 * unreached(2, 25, 'tsumo', presets.standard); // → { code: 'sevenPairs', by: 'tsumo', fu: 25, han: 3 }
 */
export function unreached(han: number, fu: number, by: 'ron' | 'tsumo', { fu: rules }: RuleSet): Unreached | undefined {
  if (fu === 20 && by === 'ron') {
    return rules.openPinfu === 'none' || rules.closedRon === 0 ? undefined : { code: 'ronOf20Fu' };
  }
  if (fu === 20 && rules.pinfuTsumo !== 'waivesFu') return { code: 'tsumoOf20Fu' };
  if (fu === 20) return han < 2 ? { code: 'pinfuTsumo' } : undefined;
  const least = rules.sevenPairs.han + (by === 'tsumo' ? 1 : 0);
  return fu % 10 === 0 || han >= least ? undefined : { code: 'sevenPairs', by, fu, han: least };
}
