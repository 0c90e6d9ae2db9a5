import { ErrorList } from '../input/error-list.ts';
import { excerpt, excerptOf, isBlank } from '../input/excerpt.ts';
import { likest } from '../input/likest.ts';
import { type Result, err, ok } from '../result.ts';
import { type RuleFields, type RulesError, changedFields } from './change.ts';
import { migrateRules } from './migrate.ts';
import { presetOf, presets } from './presets/index.ts';
import { type RuleSet, YAKU_NAMES } from './ruleset.ts';
import { isObject } from './schema.ts';

/**
 * Rules from outside: a preset's id, or changes to a preset, such as `{ base: 'tenhou', fu: { doubleWindPair: 2 } }`, with or without their
 * own `id` and `name`. A whole rule set is read back unchanged; one from an earlier version is migrated first (`migrateRules`).
 *
 * @param input an id or a plain object (parsed JSON)
 * @returns the rule set, or every error with the path of its field; an unknown field is an error
 * @example
 * const rules = parseRules({ base: 'tenhou', fu: { doubleWindPair: 2 } });
 * rules.ok && rules.value.fu.doubleWindPair; // → 2
 * rules.ok && rules.value.id; // → 'tenhou+'
 */
export function parseRules(input: unknown): Result<RuleSet, readonly RulesError[]> {
  if (typeof input === 'string') {
    const preset = presetOf(input);
    return preset ? ok(preset) : err([unknownRules(excerpt(input))]);
  }
  if (!isObject(input)) return err([{ code: 'rulesNotAnObject', path: '' }]);

  const { base = 'standard', id, name, yakuNames, ...changes } = migrateRules(input) as RuleFields;
  const preset = typeof base === 'string' ? presetOf(base) : undefined;
  if (!preset) return err([unknownRules(typeof base === 'string' ? excerpt(base) : excerptOf(base))]);

  const errors = new ErrorList<RulesError>();
  const { id: _id, name: _name, yakuNames: presetNames, ...fields } = preset;
  if (id !== undefined && !isText(id, 40)) errors.add({ code: 'badRuleText', path: 'id', value: excerptOf(id), most: 40 });
  if (name !== undefined && !isText(name, 80))
    errors.add({ code: 'badRuleText', path: 'name', value: excerptOf(name), most: 80 });
  const isKnown = yakuNames === undefined || YAKU_NAMES.some((known) => known === yakuNames);
  if (!isKnown) errors.add({ code: 'badRule', path: 'yakuNames', value: excerptOf(yakuNames), choices: YAKU_NAMES });
  const changed = changedFields(fields, changes, errors);
  if (errors.count > 0) return err(errors.errors);
  const own = Object.keys(changes).length > 0 ? `${preset.id}+` : preset.id;
  const named = { id: (id as string) ?? own, name: (name as string) ?? preset.name };
  const names = (yakuNames as RuleSet['yakuNames']) ?? presetNames;
  return ok({ ...changed, ...named, ...(names && { yakuNames: names }) });
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && !isBlank(value) && value.length <= longest;
}

function unknownRules(id: string): RulesError {
  return { code: 'unknownRules', id, nearest: likest(id, Object.keys(presets)) };
}
