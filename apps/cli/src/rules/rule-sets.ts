import { readFileSync, statSync } from 'node:fs';

import { type Result, type RuleSet, type Scorer, createScorer, err, ok, parseJson, parseRules, presets } from '@tenbo/engine';
import { type Locale, describeError } from '@tenbo/i18n';
import { type TypedError, describeTypedError } from '@tenbo/i18n/command';
import { type Command, Option } from 'commander';

import { troubleOf } from '../output/trouble.ts';

export function rulesOption(): Option {
  return new Option(
    '--rules <id>',
    'a rule set id (see “tenbo rules”), a file of rules (club.json), or changes to a rule set as JSON',
  ).default('standard');
}

export function rulesListOption(): Option {
  const description = 'the rule set to compare with, or several by comma: the first is compared with the others only';
  return new Option('--rules <ids>', description).default('standard');
}

/** The rule set of an option's value; if it is not one, the command ends with the errors. */
export function rulesOf(text: string, command: Command, locale: Locale): RuleSet {
  const input = rulesInput(text);
  if (!input.ok) return command.error(`error: ${describeTypedError(input.error, locale)}`);
  const rules = parseRules(input.value);
  if (rules.ok) return rules.value;
  return command.error(`error: ${locale.sentences(rules.error.map((error) => describeError(error, locale)))}`);
}

/** The rule sets of a list of ids and files, at least one. Changes written as JSON must be alone. */
export function ruleSetsOf(text: string, command: Command, locale: Locale): readonly [RuleSet, ...RuleSet[]] {
  const [first = '', ...others] = text.startsWith('{') ? [text] : text.split(',').map((id) => id.trim());
  return [rulesOf(first, command, locale), ...others.map((id) => rulesOf(id, command, locale))];
}

const MOST_SCORERS = 64;

const byRules = new WeakMap<RuleSet, Scorer>();
const byText = new Map<string, Scorer>();

/** The scorer of a rule set, created once: equal rules share it, and a pipe with many rule sets keeps only the latest. */
export function scorerFor(rules: RuleSet): Scorer {
  const known = byRules.get(rules);
  if (known) return known;
  const text = JSON.stringify(rules);
  const scorer = byText.get(text) ?? createScorer(rules);
  if (byText.size >= MOST_SCORERS) byText.clear();
  byText.set(text, scorer);
  byRules.set(rules, scorer);
  return scorer;
}

/** More than any rule set has. */
const MOST_BYTES = 1_048_576;

const IDS = Object.keys(presets);

/**
 * The input for `parseRules` that a text stands for: an id, in any case; changes written as JSON; or a file that holds one of these. `@` before a name
 * makes it a file whatever it looks like.
 */
function rulesInput(text: string): Result<unknown, TypedError> {
  const typed = text.trim();
  if (typed.startsWith('{')) return jsonOf(typed, '--rules');
  if (typed.startsWith('@')) return inFile(typed.slice(1));
  const known = IDS.find((id) => id.toLowerCase() === typed.toLowerCase());
  if (known !== undefined) return ok(known);
  return /[/\\]|\.json$/iu.test(typed) ? inFile(typed) : ok(text);
}

function inFile(file: string): Result<unknown, TypedError> {
  const read = readText(file);
  return read.ok ? jsonOf(read.value, file) : read;
}

function jsonOf(text: string, where: string): Result<unknown, TypedError> {
  const json = parseJson(text);
  return json.ok ? json : err({ code: 'badJson', where, line: json.error.line, column: json.error.column });
}

/** The text of a file that is not large. A pipe or a device may never end, so only a real file is opened. */
function readText(file: string): Result<string, TypedError> {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) return err({ code: 'cannotAccess', file, trouble: 'notAFile', cause: 'EISDIR' });
    if (stats.size > MOST_BYTES) return err({ code: 'rulesTooLarge', file, most: MOST_BYTES });
    return ok(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    return err(trouble.cause === 'ENOENT' ? { code: 'noRulesFile', file } : { code: 'cannotAccess', file, ...trouble });
  }
}
