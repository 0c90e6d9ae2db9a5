import { canonicalJson } from '../input/canonical.ts';
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
export function ruleCode({ id: _id, name: _name, yakuNames: _yakuNames, ...rules }: RuleSet): string {
  let rest = hash(canonicalJson(rules));
  let code = '';
  for (let i = 0; i < LENGTH; i++) {
    code += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return `R-${code}`;
}

/** FNV-1a, 32 bits; the high half is folded into the low one, of which the letters are made. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) as number), 0x01000193);
  return (state ^ (state >>> 16)) >>> 0;
}
