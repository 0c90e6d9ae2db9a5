// `npm run mutate`: changes the engine and the ledger in one place after the other (a mutant each) and looks whether a test fails; then the rule
// sets of the source documents, and looks whether a statement in docs/coverage/ fails. Ends with 1 if one survives that `survivors.json` does not
// name. `npm run mutate -- <file> …` tries the mutants of those files only.
import { readFileSync } from 'node:fs';
import { matchesGlob, relative } from 'node:path';

import { Stryker } from '@stryker-mutator/core';

import { NOT_MADE, NOT_MUTATED, type Part, parts } from './parts.ts';
import { documents, tryRuleSets } from './rule-sets.ts';

/** Milliseconds a mutant may take beyond its tests' usual time. Endless loops are stopped by a count of steps, or by this. */
const PATIENCE = 30_000;

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Put into an empty list, which the compiler refuses in nearly every list there is; left out, like all that does not compile. */
const NOT_COMPILED = '["Stryker was here"]';

/** Why mutants survive that no test can kill. */
interface Named {
  readonly why: string;
  readonly mutants: readonly string[];
}

/** The mutants of some files, which belong to a part. */
async function mutantsOf({ tests, cases }: Part, files: readonly string[]): Promise<MutantResult[]> {
  process.env['MUTATION_TESTS'] = tests.join(' ');
  process.env['FC_RUNS'] = String(cases);
  const options = {
    mutate: [...files, ...NOT_MUTATED.map((glob) => `!${glob}`)],
    mutator: { excludedMutations: [...NOT_MADE] },
    plugins: ['./test/mutation/runner.ts'],
    testRunner: 'tenbo',
    // What was loaded for earlier mutants stays in memory until the process ends.
    maxTestRunnerReuse: 100,
    coverageAnalysis: 'perTest',
    ignorePatterns: ['apps', 'bench', 'docs', 'examples', 'tools', '**/dist'],
    timeoutMS: PATIENCE,
    concurrency: '100%',
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    cleanTempDir: 'always',
    fileLogLevel: 'off',
    logLevel: 'warn',
    allowConsoleColors: process.stdout.isTTY,
    warnings: false,
  };
  return await new Stryker(options as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
}

/** A mutant in one line that stays the same when lines above it move: "engine/src/tiles/tile.ts: return «a < b»; → a <= b". */
function described({ fileName, location: { start, end }, replacement }: MutantResult): string {
  const first = readFileSync(fileName, 'utf8').split('\n')[start.line - 1] ?? '';
  const before = first.slice(0, start.column - 1).trimStart();
  const mutated = first.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
  const after = start.line === end.line ? first.slice(end.column - 1) : ' …';
  return `${relative('packages', fileName)}: ${before}«${mutated}»${after} → ${replacement.replaceAll(/\s+/g, ' ')}`;
}

const reasons = JSON.parse(readFileSync(new URL('survivors.json', import.meta.url), 'utf8')) as readonly Named[];
const names = new Set(reasons.flatMap(({ mutants }) => mutants));

interface Row {
  readonly mutants: number;
  readonly killed: number;
  readonly timeout: number;
  readonly named: number;
  readonly survived: number;
  /** Of the survivors, those that no test runs. */
  readonly unrun: number;
}

const NONE: Row = { mutants: 0, killed: 0, timeout: 0, named: 0, survived: 0, unrun: 0 };

function rowOf(mutants: readonly MutantResult[]): Row {
  const count = (...of: MutantResult['status'][]) => mutants.filter(({ status }) => of.includes(status)).length;
  const alive = mutants.filter(isAlive);
  const named = alive.filter((mutant) => names.has(described(mutant))).length;
  const [killed, timeout, unrun] = [count('Killed', 'RuntimeError', 'CompileError'), count('Timeout'), count('NoCoverage')];
  return { mutants: killed + timeout + alive.length, killed, timeout, named, survived: alive.length - named, unrun };
}

function isAlive({ status }: MutantResult): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

function plus(one: Row, other: Row): Row {
  return {
    mutants: one.mutants + other.mutants,
    killed: one.killed + other.killed,
    timeout: one.timeout + other.timeout,
    named: one.named + other.named,
    survived: one.survived + other.survived,
    unrun: one.unrun + other.unrun,
  };
}

/** The share killed, of all and of those that are not named. */
function share({ mutants, killed, timeout, named }: Row): string {
  const percent = (of: number) => (of === 0 ? '—' : `${(((killed + timeout) / of) * 100).toFixed(1)} %`);
  return `${percent(mutants)} of all, ${percent(mutants - named)} without the named`;
}

function print(name: string, row: Row): void {
  const { mutants, killed, timeout, named, survived, unrun } = row;
  console.log(
    `${name}: ${mutants} mutants, ${killed} killed, ${timeout} timed out, ${named} named, ${survived} survived (${unrun} run by no test): ${share(row)}`,
  );
}

const requested = process.argv.slice(2);
const isOf = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));
const isOfDocument = (file: string) => documents.some((document) => document.file === file);
const isMutated = (file: string) => !isOf(file, NOT_MUTATED) && parts.some(({ mutate }) => isOf(file, mutate));
const lost = requested.filter((file) => !isMutated(file) && !isOfDocument(file));
if (lost.length > 0) {
  console.error(`not among the files that are mutated (test/mutation/parts.ts): ${lost.join(', ')}`);
  process.exit(1);
}

const all: MutantResult[] = [];
let total = NONE;
for (const part of parts) {
  const files = requested.length > 0 ? requested.filter((file) => isMutated(file) && isOf(file, part.mutate)) : part.mutate;
  if (files.length === 0) continue;
  const found = (await mutantsOf(part, files)).filter(
    ({ fileName, replacement }) =>
      replacement !== NOT_COMPILED && (requested.length === 0 || isOf(relative('', fileName), requested)),
  );
  all.push(...found);
  const row = rowOf(found);
  total = plus(total, row);
  print(part.name, row);
}
if (all.length > 0) print('in all', total);

const alive = new Set(all.filter(isAlive).map(described));
const endless = all.filter(({ status }) => status === 'Timeout').map(described);
const tried = new Set(all.map(({ fileName }) => relative('packages', fileName)));
for (const document of documents.filter(({ file }) => requested.length === 0 || requested.includes(file))) {
  const found = await tryRuleSets(document);
  console.log(
    `docs/coverage/${document.name}.md: ${found.changes} changes of its rule sets, ${found.noticed} noticed by a statement`,
  );
  for (const name of found.alive) alive.add(name);
  tried.add(relative('packages', document.file));
}
const unnamed = [...alive].filter((mutant) => !names.has(mutant));
const killed = [...names].filter((mutant) => tried.has(mutant.slice(0, mutant.indexOf(':'))) && !alive.has(mutant));
if (unnamed.length > 0) console.log(`\nsurvive or are not noticed, and are not in survivors.json:\n${unnamed.join('\n')}`);
if (killed.length > 0) console.log(`\nare in survivors.json, and do not survive:\n${killed.join('\n')}`);
if (endless.length > 0) console.log(`\nnever end:\n${endless.join('\n')}`);
process.exitCode = unnamed.length > 0 ? 1 : 0;
