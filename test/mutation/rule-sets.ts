// Changes one field of a document's rule set after the other, and runs what docs/coverage/ says of the document: a change that no statement
// notices is one that the document does not decide, or a statement that proves too little.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, relative } from 'node:path';

import {
  LOCAL_YAKU,
  RULE_PATHS,
  type RuleChoices,
  type RulePath,
  type RuleSet,
  type RuleValue,
  parseRules,
  presets,
  ruleAt,
  ruleChoices,
} from '@tenbo/engine';

import { withField } from '../../packages/engine/src/rules/fields.ts';
import { createReader } from '../coverage/faults.ts';
import { type Statement, readStatements } from '../coverage/read.ts';

const COVERAGE = new URL('../../docs/coverage/', import.meta.url);

/** A document whose statements tenbo shows, and the file of its rule sets, which has the same name. */
export interface Document {
  readonly name: string;
  readonly file: string;
}

export const documents: readonly Document[] = readdirSync(COVERAGE).map((file) => {
  const name = basename(file, '.md');
  return { name, file: `packages/engine/src/rules/presets/${name}.ts` };
});

/** A field changed in those of a document's rule sets that have the same value there: they are written as differences from one another. */
interface Mutant {
  readonly sets: readonly RuleSet[];
  readonly path: RulePath;
  /** Which rule sets, the field, and its value. */
  readonly before: string;
  /** What it is instead; for a list, what came or went. */
  readonly after: string;
}

/** What came of changing a document's rule sets. */
export interface Tried {
  readonly changes: number;
  readonly noticed: number;
  /** What none of its statements noticed: a group of rules, or a field, if nothing in it was noticed; in any other case a field with the values that nothing noticed. */
  readonly alive: readonly string[];
}

export async function tryRuleSets({ name, file }: Document): Promise<Tried> {
  const sets = Object.values((await import(`../../${file}`)) as Record<string, RuleSet>);
  const mutants = mutantsOf(sets);
  const chains = chainsOf(readStatements(readFileSync(new URL(`${name}.md`, COVERAGE), 'utf8')));
  const unnoticed: Mutant[] = [];
  for (const mutant of mutants) if (!(await isNoticed(mutant, chains))) unnoticed.push(mutant);
  return {
    changes: mutants.length,
    noticed: mutants.length - unnoticed.length,
    alive: namesOf(unnoticed, mutants).map((what) => `${relative('packages', file)}: ${what}`),
  };
}

function namesOf(unnoticed: readonly Mutant[], mutants: readonly Mutant[]): readonly string[] {
  const isUnnoticed = (name: string) => mutants.every((mutant) => !isIn(mutant, name) || unnoticed.includes(mutant));
  const byField = Map.groupBy(unnoticed, ({ path, before }) => groupsOf(path).find(isUnnoticed) ?? before);
  return [...byField].map(([name, [first, ...more]]) =>
    name === first?.before ? `${name} → ${[first, ...more].map(({ after }) => after).join(' ')}` : name,
  );
}

/** The groups that a field is in, the largest first, and the field itself. */
function groupsOf(path: RulePath): readonly string[] {
  const parts = path.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
}

function isIn({ path }: Mutant, name: string): boolean {
  return groupsOf(path).includes(name);
}

/** Whether a statement shows something else under the changed rules. The statements that notice one go to the front, as they may notice the next. */
async function isNoticed({ sets }: Mutant, chains: Statement[][]): Promise<boolean> {
  const named = presets as Record<string, RuleSet>;
  const originals = sets.map(({ id }) => named[id] as RuleSet);
  for (const rules of sets) named[rules.id] = rules;
  try {
    for (const [i, chain] of chains.entries()) {
      const faultsOf = createReader();
      for (const statement of chain) {
        if ((await faultsOf(statement).catch((error: unknown) => [String(error)])).length === 0) continue;
        chains.unshift(...chains.splice(i, 1));
        return true;
      }
    }
    return false;
  } finally {
    for (const rules of originals) named[rules.id] = rules;
  }
}

/** Statements in the order of the document, each with those that read its output again. */
function chainsOf(statements: readonly Statement[]): Statement[][] {
  const chains: Statement[][] = [];
  for (const statement of statements) {
    if (statement.tries[0]?.commands.length === 0) chains.at(-1)?.push(statement);
    else if (statement.tries.length > 0) chains.push([statement]);
  }
  return chains;
}

const LOCAL: ReadonlySet<string> = new Set(LOCAL_YAKU.map(({ id }) => id));

function mutantsOf(sets: readonly RuleSet[]): readonly Mutant[] {
  return RULE_PATHS.flatMap((path) =>
    Object.entries(Object.groupBy(sets, (rules) => JSON.stringify(ruleAt(rules, path)))).flatMap(([value, alike = []]) =>
      othersOf(JSON.parse(value), ruleChoices(path)).map((other) => ({
        sets: alike.map((rules) => withField(rules, path, other as RuleValue<RulePath>)),
        path,
        before: `${alike.map(({ id }) => id).join(' ')} ${path} «${value}»`,
        after: difference(JSON.parse(value), other),
      })),
    ),
  ).filter((mutant) => mutant.sets.every((rules) => parseRules(rules).ok));
}

function difference(value: unknown, other: unknown): string {
  if (!Array.isArray(value) || !Array.isArray(other) || value.length === other.length) return JSON.stringify(other);
  const come = other.filter((item) => !value.includes(item)).map((item) => `+${item}`);
  return [...come, ...value.filter((item) => !other.includes(item)).map((item) => `−${item}`)].join(' ');
}

/** What a field might be instead: each other word, the next number, a list with one thing more or less. */
function othersOf(value: unknown, choices: RuleChoices): readonly unknown[] {
  switch (choices.kind) {
    case 'one':
      return choices.of.filter((word) => word !== value);
    case 'some': {
      const list = value as readonly string[];
      const without = list.map((item) => list.filter((other) => other !== item));
      // A list of yaku has local ones too, which no document names.
      const others = choices.of.filter((item) => !list.includes(item) && !LOCAL.has(item));
      return [...without, ...others.map((item) => [...list, item])];
    }
    case 'number': {
      const { from, to, step, or } = choices;
      const next = typeof value === 'number' ? [value - step, value + step] : [Math.max(from, 0) + step];
      return [...next.filter((number) => number >= from && number <= to), ...or.filter((word) => word !== value)];
    }
    case 'numberOrList':
      return typeof value === 'number'
        ? [Math.max(value - 100, 0), value + 100]
        : [(value as readonly number[]).map((sum) => sum + 100)];
    case 'numbers':
      return [(value as readonly number[]).map((number) => (number + 1) % (choices.to + 1))];
    case 'rows':
      return [
        (value as readonly (readonly number[])[]).map((row) =>
          row.map((place, i) => place + (i === 0 ? 1 : i === row.length - 1 ? -1 : 0)),
        ),
      ];
    case 'values':
      return [];
  }
}
