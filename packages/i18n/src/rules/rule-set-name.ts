import { type RuleSet, presetOf } from '@tenbo/engine';

import type { HandLocale, RuleSetNames } from '../locale.ts';

/**
 * The name of a rule set in a language. A custom rule set keeps the name that its author gave it. A changed preset without its own name (`tenhou+`)
 * has the name of the preset.
 *
 * @example
 * import { parseRules, presets, unwrap } from '@tenbo/engine';
 * ruleSetName(presets.mleague, localeOf('en')); // → 'M.League'
 * ruleSetName(presets.mleague, localeOf('ja')); // → 'Mリーグ'
 * ruleSetName(unwrap(parseRules({ base: 'mleague', name: 'Ours' })), localeOf('ja')); // → 'Ours'
 */
export function ruleSetName({ id, name }: Pick<RuleSet, 'id' | 'name'>, { ruleSets }: Pick<HandLocale, 'ruleSets'>): string {
  const preset = presetOf(id.replace(/\+$/, ''));
  return (preset?.name === name && ruleSets?.[preset.id as keyof RuleSetNames]) || name;
}
