import type { RuleSet } from './ruleset.ts';

/** Digits and letters without those that are misread for others (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 4;

/**
 * A short code for what a rule set plays, to stamp on a result: equal rules have equal codes whatever they are called, and other rules
 * nearly always another one.
 *
 * @example
 * ruleCode(presets.standard) === ruleCode({ ...presets.standard, id: 'ours', name: 'Ours' }); // → true
 * ruleCode(presets.standard) === ruleCode(presets.mleague); // → false
 */
export function ruleCode({ id: _id, name: _name, ...rules }: RuleSet): string {
  let rest = hash(JSON.stringify(sorted(rules)));
  let code = '';
  for (let i = 0; i < LENGTH; i++) {
    code += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return `R-${code}`;
}

/** The same with the fields of each group in order, so that how the rules were written does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, inner]) => [field, sorted(inner)]));
}

/** FNV-1a, 32 bits; the high half is folded into the low one, of which the letters are made. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) as number), 0x01000193);
  return (state ^ (state >>> 16)) >>> 0;
}
