import {
  type LocalYakuId,
  RULE_PATHS,
  type RulePath,
  type RuleSet,
  migrateRules,
  parseRules,
  presetOf,
  presets,
  ruleAt,
  ruleDifferences,
  yakuOf,
} from '@tenbo/engine';

/** A rule set as changes to a preset: what `parseRules` reads, what is stored, and what a link contains. It may be invalid. */
export interface RuleChanges {
  readonly base: string;
  readonly id?: string | undefined;
  readonly name?: string;
  readonly [group: string]: unknown;
}

type Group = Readonly<Record<string, unknown>>;

/** The value of a field, changed or from the base. */
export function valueIn(changes: RuleChanges, path: RulePath): unknown {
  const own = changeIn(changes, path);
  if (own !== undefined) return path === 'yaku.local' ? { ...(baseValue(changes, path) as object), ...(own as object) } : own;
  return baseValue(changes, path);
}

/** Changes a field; the value of the base removes the change. */
export function withChange(changes: RuleChanges, path: RulePath, value: unknown): RuleChanges {
  const isSame = [JSON.stringify(baseValue(changes, path)), '{}'].includes(JSON.stringify(value));
  return withField(changes, path.split('.'), isSame ? undefined : value) as RuleChanges;
}

/** Adds a local yaku at its usual value, or removes it; those of the base stay. */
export function withLocalYaku(changes: RuleChanges, id: LocalYakuId, played: boolean): RuleChanges {
  const { [id]: _, ...others } = (changeIn(changes, 'yaku.local') ?? {}) as RuleSet['yaku']['local'];
  return withChange(changes, 'yaku.local', played ? { ...others, [id]: yakuOf(id).value } : others);
}

/** The paths of the changed fields. */
export function changedPaths(changes: RuleChanges): readonly RulePath[] {
  return RULE_PATHS.filter((path) => changeIn(changes, path) !== undefined);
}

/** The same changes on another base. */
export function onBase(changes: RuleChanges, base: string): RuleChanges {
  const moved = { ...changes, base };
  return changedPaths(changes).reduce((all, path) => withChange(all, path, changeIn(changes, path)), moved);
}

/** A rule set as changes to the preset that needs the fewest. */
export function changesTo(rules: RuleSet): RuleChanges {
  const { id, name, yakuNames } = rules;
  const all = Object.values(presets).map((base) => {
    const different = ruleDifferences(base, rules);
    return different.reduce<RuleChanges>((made, { path, other }) => withChange(made, path, other), {
      base: base.id,
      id,
      name,
      ...(yakuNames !== base.yakuNames && { yakuNames }),
    });
  });
  const [first, ...others] = all.filter((changes) => isMadeBy(changes, rules));
  const fewer = (one: RuleChanges, other: RuleChanges) => (changedPaths(other).length < changedPaths(one).length ? other : one);
  return first ? others.reduce(fewer, first) : { base: presets.standard.id, ...rules };
}

/** Whether changes give exactly this rule set; they cannot remove local yaku of the base. */
function isMadeBy(changes: RuleChanges, rules: RuleSet): boolean {
  const made = rulesFrom(changes);
  return made !== undefined && ruleDifferences(made, rules).length === 0;
}

/** Five times the length of rules with every field changed. */
const LONGEST = 20_000;

/** Reads changes from a text such as that of a link, also from an earlier version; undefined if it contains none. */
export function readChanges(text: string): RuleChanges | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const read = migrateRules(JSON.parse(text)) as RuleChanges;
    const { base, id = '', name = '' }: { readonly [field: string]: unknown } = read;
    const isNamed = typeof id === 'string' && typeof name === 'string';
    return isNamed && typeof base === 'string' && presetOf(base) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The rule set that changes give; undefined if they are invalid. */
export function rulesFrom(changes: RuleChanges): RuleSet | undefined {
  const read = parseRules(changes);
  return read.ok ? read.value : undefined;
}

function changeIn(changes: RuleChanges, path: RulePath): unknown {
  return path.split('.').reduce<unknown>((group, field) => (group as Group | undefined)?.[field], changes);
}

function baseValue({ base }: RuleChanges, path: RulePath): unknown {
  const rules = presetOf(base);
  return rules && ruleAt(rules, path);
}

/** Sets or removes a field; an empty group is removed. */
function withField(group: Group, [field = '', ...rest]: readonly string[], value: unknown): Group {
  const inner = rest.length === 0 ? value : withField((group[field] ?? {}) as Group, rest, value);
  const { [field]: _, ...others } = group;
  const isEmpty = inner === undefined || (rest.length > 0 && Object.keys(inner as Group).length === 0);
  return isEmpty ? others : { ...others, [field]: inner };
}
