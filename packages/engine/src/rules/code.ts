import { assertRuleSet } from './assert-rules.ts';
import type { RuleSet } from './ruleset.ts';
import { isObject } from './schema.ts';

/** Digits and letters without the ones that look alike (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 4;

/**
 * A short code for the rules, to print on a result: equal rules have equal codes whatever their names, and different rules nearly always
 * have different codes.
 *
 * @example
 * ruleCode(presets.standard) === ruleCode({ ...presets.standard, id: 'ours', name: 'Ours' }); // → true
 * ruleCode(presets.standard) === ruleCode(presets.mleague); // → false
 */
export function ruleCode(rules: RuleSet): string {
  assertRuleSet(rules, 'ruleCode');
  const { id: _id, name: _name, yakuNames: _yakuNames, ...played } = rules;
  let rest = hash(canonicalJson(played));
  let code = '';
  for (let i = 0; i < LENGTH; i++) {
    code += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return `R-${code}`;
}

/** FNV-1a, 32 bits, with the high half folded into the low half, which gives the letters. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) as number), 0x01000193);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * JSON with the fields of every object sorted, so that equal data give equal text.
 *
 * @example
 * canonicalJson({ b: 1, a: [{ d: 2, c: 3 }] }); // → '{"a":[{"c":3,"d":2}],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? inOrder(inner) : inner));
}

function inOrder(object: object): object {
  return Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
