import { type RuleSet, presetOf } from '@tenbo/engine';

import type { HandLocale, RuleSetNames } from '../locale.ts';

/**
 * What a rule set is called in a language. Rules of one's own keep the name their author gave them; changes to a named rule set that have no
 * name of their own (`tenhou+`) have its name.
 *
 * @example
 * import { parseRules, presets, unwrap } from '@tenbo/engine';
 * ruleSetName(presets.mleague, localeOf('en')); // → 'M.League'
 * ruleSetName(presets.mleague, localeOf('ja')); // → 'Mリーグ'
 * ruleSetName(unwrap(parseRules({ base: 'mleague', name: 'Ours' })), localeOf('ja')); // → 'Ours'
 */
export function ruleSetName({ id, name }: Pick<RuleSet, 'id' | 'name'>, { ruleSets }: HandLocale): string {
  const preset = presetOf(id.replace(/\+$/, ''));
  return (preset?.name === name && ruleSets[preset.id as keyof RuleSetNames]) || name;
}
