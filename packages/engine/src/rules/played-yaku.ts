import type { StandardYaku, YakuDef, YakuValue } from '../yaku/define.ts';
import { LOCAL_YAKU, type LocalYaku, STANDARD, type YakuId } from '../yaku/index.ts';
import type { RuleSet } from './ruleset.ts';

/** A yaku as a rule set plays it. */
export interface PlayedYaku extends Pick<YakuDef, 'ja' | 'romaji' | 'value'> {
  readonly id: YakuId;
}

/**
 * The yaku a rule set plays, each with its value there, in the order a result lists them.
 *
 * @example
 * const renhou = (rules: RuleSet) => playedYaku(rules).find(({ id }) => id === 'renhou')?.value;
 * [renhou(presets.wrc2025), renhou(presets.tenhou)]; // → [{ limit: 'mangan' }, undefined]
 */
export function playedYaku(rules: RuleSet): readonly PlayedYaku[] {
  const played = new Map<YakuId, PlayedYaku>();
  for (const { id, ja, romaji, value } of [...standardPlayed(rules), ...localPlayed(rules)])
    played.set(id, { id, ja, romaji, value });
  return [...played.values()];
}

type Played<Y> = Y & { readonly id: YakuId };

/** The standard yaku a rule set plays, with what it changes of their entries; one of them again for each higher form that is not played. */
export function standardPlayed(rules: RuleSet): readonly Played<StandardYaku>[] {
  const { disabled, doubleYakuman } = rules.yaku;
  const played: Played<StandardYaku>[] = [];
  for (const yaku of ENTRIES) {
    const change = disabled.includes(yaku.id) ? 'none' : yaku.under?.(rules);
    if (change === 'none') continue;
    const changed = { ...yaku, ...change };
    const valued = doubleYakuman.includes(yaku.id) ? { ...changed, value: doubled(changed.value) } : changed;
    played.push(valued);
    for (const { needs, unless = [] } of higherLeftOut(yaku, disabled)) played.push({ ...valued, needs, unless });
  }
  return played;
}

const ENTRIES: readonly Played<StandardYaku>[] = STANDARD;

/** The higher forms of a yaku that are not played: a hand with one of them has the yaku itself. */
function higherLeftOut({ id }: Played<StandardYaku>, disabled: readonly YakuId[]): readonly Played<StandardYaku>[] {
  if (disabled.length === 0) return [];
  const leftOut = ENTRIES.filter((higher) => higher.higherThan === id && disabled.includes(higher.id));
  return leftOut.flatMap((higher) => [higher, ...higherLeftOut(higher, disabled)]);
}

function doubled(value: YakuValue): YakuValue {
  return 'yakuman' in value ? { yakuman: 2 * value.yakuman } : value;
}

/** The local yaku a rule set lists, with the values it gives them. */
export function localPlayed({ yaku: { local, disabled } }: RuleSet): readonly Played<LocalYaku>[] {
  return LOCAL_YAKU.flatMap((yaku) => {
    const value = disabled.includes(yaku.id) ? undefined : local[yaku.id];
    return value ? [{ ...yaku, value }] : [];
  });
}
