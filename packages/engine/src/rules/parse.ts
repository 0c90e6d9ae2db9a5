import { err, ok, type Result } from '../result.ts';
import { YAKU } from '../yaku/index.ts';
import { presetOf } from './presets/index.ts';
import type { RuleSet } from './ruleset.ts';

/** What is wrong with rules from outside, each with the path of its field. */
export type RulesError =
  | { readonly code: 'unknownRules'; readonly id: string }
  | { readonly code: 'rulesNotAnObject'; readonly path: string }
  | { readonly code: 'unknownRule'; readonly path: string }
  | { readonly code: 'badRule'; readonly path: string; readonly value: unknown; readonly choices: readonly string[] };

/** Accepts a field's value, or says in short words what it accepts. */
interface Choice {
  readonly accepts: (value: unknown) => boolean;
  readonly words: readonly string[];
}

type Schema<T> = { readonly [K in keyof T]: Choice | (T[K] extends object ? Schema<T[K]> : never) };

const SCHEMA: Schema<Omit<RuleSet, 'id' | 'name'>> = {
  tiles: {
    players: oneOf(2, 3, 4),
    redFives: {
      accepts: (v) => Array.isArray(v) && v.length === 3 && v.every((n) => isCount(n, 4)),
      words: ['[0–4, 0–4, 0–4]'],
    },
    removed: oneOf('none', 'man2to8'),
    kita: oneOf('none', 'dora'),
  },
  dora: {
    ura: oneOf('played', 'none'),
    kan: oneOf('played', 'none'),
    kanUra: oneOf('played', 'none'),
    inOpenHand: oneOf('counted', 'none'),
  },
  yaku: {
    openTanyao: oneOf('played', 'closedOnly'),
    ippatsu: oneOf('played', 'none'),
    renhou: oneOf('none', 'mangan', 'haneman', 'baiman', 'yakuman'),
    renhouCounts: oneOf('instead', 'added'),
    shousangen: oneOf('twoAndDragons', 'four'),
    ryuuiisou: oneOf('hatsuOptional', 'hatsuNeeded'),
    disabled: someOf(YAKU.map((yaku) => yaku.id)),
    doubleYakuman: someOf(YAKU.filter((yaku) => yaku.han === 'yakuman').map((yaku) => yaku.id)),
    yakumanStacking: oneOf('sum', 'highest'),
    yakumanLimit: countOrNull(99),
    minimumHan: oneOf(1, 2),
    twoHanFromHonba: countOrNull(99),
  },
  fu: {
    closedRon: oneOf(10, 0),
    rinshanTsumo: oneOf(2, 0),
    wait: oneOf('shape', 'oneTile'),
    most: { accepts: (v) => v === null || v === 70, words: ['null', '70'] },
    doubleWindPair: oneOf(2, 4),
    openPinfu: oneOf('plus2', 'flat30', 'none'),
    pinfuTsumo: oneOf('waivesFu', 'notPinfu'),
    sevenPairs: { han: oneOf(1, 2), fu: oneOf(25, 50) },
  },
  points: {
    kiriageMangan: oneOf('played', 'none'),
    countedYakuman: oneOf('yakuman', 'sanbaiman', 'perThirteen'),
  },
  payments: {
    honba: { ron: points(), tsumoEach: points() },
    riichiStick: points(),
    missingPlayer: oneOf('lost', 'split'),
    tsumo: oneOf('shares', 'likeRon'),
  },
};

/**
 * Rules from outside: a preset's id, or `{ base: 'tenhou', fu: { doubleWindPair: 2 } }`: changes by the fields' own names, with an `id` and
 * a `name` of their own or without. A whole rule set is read back as it was.
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
    return preset ? ok(preset) : err([{ code: 'unknownRules', id: input }]);
  }
  if (!isObject(input)) return err([{ code: 'rulesNotAnObject', path: '' }]);

  const { base = 'standard', id, name, ...changes } = input;
  const preset = typeof base === 'string' ? presetOf(base) : undefined;
  if (!preset) return err([{ code: 'unknownRules', id: String(base) }]);

  const errors: RulesError[] = [];
  const { id: _id, name: _name, ...fields } = preset;
  if (id !== undefined && !isText(id, 40)) errors.push({ code: 'badRule', path: 'id', value: id, choices: ['1–40 letters'] });
  if (name !== undefined && !isText(name, 80))
    errors.push({ code: 'badRule', path: 'name', value: name, choices: ['1–80 letters'] });
  const merged = merge(SCHEMA, fields, changes, '', errors);
  if (errors.length > 0) return err(errors);
  const changed = Object.keys(changes).length > 0;
  const named = { id: (id as string) ?? (changed ? `${preset.id}+` : preset.id), name: (name as string) ?? preset.name };
  return ok({ ...(merged as Omit<RuleSet, 'id' | 'name'>), ...named });
}

type Fields = { readonly [name: string]: unknown };

function merge(schema: Fields, base: Fields, changes: Fields, path: string, errors: RulesError[]): Fields {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const at = path ? `${path}.${name}` : name;
    const rule = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (rule === undefined) errors.push({ code: 'unknownRule', path: at });
    else if (isChoice(rule)) {
      if (rule.accepts(value)) merged[name] = value;
      else errors.push({ code: 'badRule', path: at, value, choices: rule.words });
    } else if (isObject(value)) merged[name] = merge(rule as Fields, base[name] as Fields, value, at, errors);
    else errors.push({ code: 'rulesNotAnObject', path: at });
  }
  return merged;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}

function isChoice(rule: unknown): rule is Choice {
  return isObject(rule) && typeof rule['accepts'] === 'function';
}

function isCount(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function oneOf(...choices: readonly (string | number)[]): Choice {
  return { accepts: (v) => choices.includes(v as string | number), words: choices.map(String) };
}

function someOf(choices: readonly string[]): Choice {
  return { accepts: (v) => Array.isArray(v) && v.every((item) => choices.includes(item as string)), words: choices };
}

function countOrNull(most: number): Choice {
  return { accepts: (v) => v === null || (isCount(v, most) && v !== 0), words: ['null', `1–${most}`] };
}

function points(): Choice {
  return { accepts: (v) => isCount(v, 100_000) && (v as number) % 100 === 0, words: ['0, 100, … 100000'] };
}
