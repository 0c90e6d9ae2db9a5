import { ErrorList, type MoreErrors } from '../input/error-list.ts';
import { excerpt, excerptOf } from '../input/excerpt.ts';
import { err, ok, type Result } from '../result.ts';
import { migrateRules } from './migrate.ts';
import { presetOf } from './presets/index.ts';
import { type RuleSet, type RuleSetNames, YAKU_NAMES } from './ruleset.ts';
import { SCHEMA, hasEntries, isChoice, isObject } from './schema.ts';

/** What is wrong with rules from outside, with the path of the field; `value` is the beginning of the value found, as JSON. */
export type RulesError =
  | { readonly code: 'unknownRules'; readonly id: string }
  | { readonly code: 'rulesNotAnObject'; readonly path: string }
  | { readonly code: 'unknownRule'; readonly path: string }
  | { readonly code: 'badRule'; readonly path: string; readonly value: string; readonly choices: readonly string[] }
  | MoreErrors;

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
    return preset ? ok(preset) : err([{ code: 'unknownRules', id: excerpt(input) }]);
  }
  if (!isObject(input)) return err([{ code: 'rulesNotAnObject', path: '' }]);

  const { base = 'standard', id, name, yakuNames, ...changes } = migrateRules(input) as Fields;
  const preset = typeof base === 'string' ? presetOf(base) : undefined;
  if (!preset) return err([{ code: 'unknownRules', id: typeof base === 'string' ? excerpt(base) : excerptOf(base) }]);

  const errors = new ErrorList<RulesError>();
  const { id: _id, name: _name, yakuNames: presetNames, ...fields } = preset;
  if (id !== undefined && !isText(id, 40))
    errors.add({ code: 'badRule', path: 'id', value: excerptOf(id), choices: ['1–40 letters'] });
  if (name !== undefined && !isText(name, 80))
    errors.add({ code: 'badRule', path: 'name', value: excerptOf(name), choices: ['1–80 letters'] });
  const isKnown = yakuNames === undefined || YAKU_NAMES.some((known) => known === yakuNames);
  if (!isKnown) errors.add({ code: 'badRule', path: 'yakuNames', value: excerptOf(yakuNames), choices: YAKU_NAMES });
  const merged = merge(SCHEMA, fields, changes, '', errors) as Omit<RuleSet, keyof RuleSetNames>;
  if (errors.count === 0) errors.add(...placeErrors(merged));
  if (errors.count > 0) return err(errors.errors);
  const changed = Object.keys(changes).length > 0;
  const named = { id: (id as string) ?? (changed ? `${preset.id}+` : preset.id), name: (name as string) ?? preset.name };
  const names = (yakuNames as RuleSet['yakuNames']) ?? presetNames;
  return ok({ ...merged, ...named, ...(names && { yakuNames: names }) });
}

/** Uma has a place for each player, and one row or a row for each number of players at the target. */
function placeErrors({ tiles: { players }, standings: { uma } }: Omit<RuleSet, keyof RuleSetNames>): RulesError[] {
  const fits = (uma.length === 1 || uma.length === players + 1) && uma.every((row) => row.length === players);
  const choices = [`[[${Array(players).fill('…').join(',')}]]`, `${players + 1} rows of ${players}`];
  return fits ? [] : [{ code: 'badRule', path: 'standings.uma', value: excerptOf(uma), choices }];
}

type Fields = { readonly [name: string]: unknown };

function merge(schema: Fields, base: Fields, changes: Fields, path: string, errors: ErrorList<RulesError>): Fields {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const at = path ? `${path}.${excerpt(name)}` : excerpt(name);
    const rule = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (rule === undefined) errors.add({ code: 'unknownRule', path: at });
    else if (isChoice(rule)) {
      if (rule.accepts(value)) merged[name] = value;
      else errors.add({ code: 'badRule', path: at, value: excerptOf(value), choices: rule.words });
    } else if (isObject(value)) {
      merged[name] = merge(hasEntries(rule) ? rule.entries : (rule as Fields), base[name] as Fields, value, at, errors);
    } else errors.add({ code: 'rulesNotAnObject', path: at });
  }
  return merged;
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}
