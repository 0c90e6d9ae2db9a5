import type { RuleSet } from '../ruleset.ts';

/**
 * A named rule set. It is frozen, its groups too, because presets share groups: a change to one would change others.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function preset(rules: RuleSet): RuleSet {
  freeze(rules);
  return rules;
}

function freeze(value: unknown): void {
  // Primitives count as frozen.
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value as object)) freeze(inner);
}

/** The same in a match of East only; an extra round is South. */
export function eastOnly(rules: RuleSet): RuleSet {
  return { ...rules, match: { ...rules.match, rounds: 1 } };
}

export function withoutRedFives(rules: RuleSet): RuleSet {
  return { ...rules, tiles: { ...rules.tiles, redFives: [0, 0, 0] } };
}

/**
 * The same for three (三人麻雀): no 2m–8m, norths as dora, honba 200, 2,000 for noten, 35,000 points with 40,000 for first place, and the
 * abortive draws that three players can have. Each preset adds its uma and target.
 */
export function threePlayers(rules: RuleSet): RuleSet {
  return {
    ...rules,
    tiles: { players: 3, redFives: [0, 1, 1], removed: 'man2to8', kita: 'dora' },
    payments: { ...rules.payments, honba: { ron: 200, tsumoEach: 100 } },
    draws: {
      ...rules.draws,
      noten: 2000,
      abortive: rules.draws.abortive.filter((draw) => draw === 'nineTerminals' || draw === 'fourQuads'),
    },
    match: { ...rules.match, start: 35_000, goal: 40_000 },
  };
}
