import { type RuleSet, formatHand, formatTiles } from '@tenbo/engine';

import { referenceScore } from '../reference/score.ts';
import { type Tallies, worthOf } from './outcomes.ts';
import { RULE_SETS } from './rule-sets.ts';
import { winOfNumber } from './wins.ts';

/**
 * Scores the first win of each distinct result with the reference too. Results differ in a yaku, han, fu, the limit or who pays, so every
 * class of wins is among them.
 */
export function differencesOfClasses(
  id: string,
  tallies: Tallies,
): { readonly count: number; readonly lines: readonly string[] } {
  const results = Object.entries(tallies);
  const lines = results.flatMap(([text, { first }]) => {
    const win = winOfNumber(first);
    const score = referenceScore(win, RULE_SETS[id] as RuleSet, 0);
    const other = typeof score === 'string' ? 'null' : sorted(JSON.stringify(worthOf(score)));
    if (sorted(text) === other) return [];
    return [
      `${formatHand(win.hand)} +${formatTiles([win.tile])} ${win.method.by} ${win.seatWind}: engine ${text}, other ${other}`,
    ];
  });
  return { count: results.length, lines };
}

/** The two list their yaku in different orders. */
function sorted(text: string): string {
  return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
    name === 'yaku' && Array.isArray(value) ? value.map(String).toSorted() : value,
  );
}
