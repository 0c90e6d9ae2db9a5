import { LIMIT_TABLE, type PlayedYaku, type RuleSet, playedYaku } from '@tenbo/engine';

const KINDS = ['han', 'instead', 'yakuman'] as const;

/** Yaku of one worth: han closed, a limit in place of the hand (by its han), or yakuman. */
export interface YakuGroup {
  readonly kind: (typeof KINDS)[number];
  readonly worth: number;
  readonly yaku: readonly PlayedYaku[];
}

/** The yaku a rule set plays, in groups of equal value, the lowest first. */
export function yakuGroups(rules: RuleSet): readonly YakuGroup[] {
  const groups = new Map<string, YakuGroup>();
  for (const yaku of playedYaku(rules)) {
    const of = worthOf(yaku);
    const key = `${of.kind} ${of.worth}`;
    groups.set(key, { ...of, yaku: [...(groups.get(key)?.yaku ?? []), yaku] });
  }
  const order = ({ kind, worth }: YakuGroup) => KINDS.indexOf(kind) * 100 + worth;
  return [...groups.values()].toSorted((one, other) => order(one) - order(other));
}

function worthOf({ value }: PlayedYaku): Pick<YakuGroup, 'kind' | 'worth'> {
  if ('yakuman' in value) return { kind: 'yakuman', worth: value.yakuman };
  if ('limit' in value) return { kind: 'instead', worth: LIMIT_TABLE[value.limit].han };
  return { kind: 'han', worth: Math.max(value.closed, value.open ?? 0) };
}
