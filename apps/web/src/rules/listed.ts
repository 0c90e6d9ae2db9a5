import type { RuleSet } from '@tenbo/engine';
import { type Locale, RULE_SET_KINDS, type RuleSetKind, ruleSetKind, ruleSetName } from '@tenbo/i18n';

import type { Words } from '../words/said.ts';
import { type RuleChanges, changedPaths, rulesFrom } from './changes.ts';

/** The language that the reader has chosen. */
interface Language {
  readonly texts: Words['rules'];
  readonly locale: Locale;
}

/** What a rule set is, in a line: its kind, players and red fives; of own rules also what they are made from. */
export function lineOf(rules: RuleSet, own: RuleChanges | undefined, { texts, locale }: Language): string {
  const kind = ruleSetKind(rules);
  const red = rules.tiles.redFives.reduce((sum, fives) => sum + fives, 0);
  const base = own && rulesFrom({ base: own.base });
  return [
    ...(kind ? [texts.kinds[kind]] : []),
    texts.players[rules.tiles.players],
    texts.redFives(red),
    ...(own && base ? [texts.madeFrom(ruleSetName(base, locale), changedPaths(own).length)] : []),
  ].join(' · ');
}

/** Whether a rule set has every word of a search in its name, in the reader's language or in English, its id or its line. */
export function isFound(rules: RuleSet, line: string, search: string, locale: Locale): boolean {
  const text = folded([ruleSetName(rules, locale), rules.name, rules.id, line].join(' '));
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Full-width letters and capitals count as plain ones, and a dot is no difference: M.League, ｍリーグ. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('.', '').trim();
}

/** Rule sets by kind, without kinds that have none. */
export function byKind(among: readonly RuleSet[]): readonly { readonly kind: RuleSetKind; readonly rules: readonly RuleSet[] }[] {
  const groups = RULE_SET_KINDS.map((kind) => ({ kind, rules: among.filter((rules) => ruleSetKind(rules) === kind) }));
  return groups.filter(({ rules }) => rules.length > 0);
}
