import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { presets } from '@tenbo/engine';
import { LANGUAGES, describeDocument, documentOf, localeOf } from '@tenbo/i18n';
import { afterAll, describe, expect, test } from 'vitest';

import { tenbo } from '../../fixtures/tenbo.ts';
import { type Command, type Statement, type Try, idsOfSpec, readStatements } from './read.ts';

// Every statement of the source documents can be found in tenbo: docs/coverage/ names commands that show it, which run here as in a shell.

const root = new URL('../../', import.meta.url).pathname;
const specs = join(root, 'apps/web/e2e');
const coverage = join(root, 'docs/coverage');
const documents = readdirSync(coverage).map((file) => ({
  file,
  statements: readStatements(readFileSync(join(coverage, file), 'utf8')),
}));

const home = process.cwd();
const folders: string[] = [];
afterAll(() => {
  process.chdir(home);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** All output of a command. */
async function outputOf({ words, input }: Command): Promise<string> {
  const { stdout, stderr } = await tenbo(words, input.map((line) => `${line}\n`).join(''));
  return stdout + stderr;
}

/** The previous output, which the next try may read again. */
let before = '';

async function outputOfTry({ commands }: Try): Promise<string> {
  if (commands.length === 0) return before;
  before = '';
  for (const command of commands) before += await outputOf(command);
  return before;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What is missing from an output, and what should not be there. */
function faultsOf({ shown, hidden }: Try, output: string): string[] {
  const has = (span: string) => plain(output).includes(plain(span));
  return [
    ...shown.filter((span) => !has(span)).map((span) => `not shown: ${span}`),
    ...hidden.filter(has).map((span) => `shown: ${span}`),
    ...(shown.length + hidden.length === 0 ? ['nothing is looked for'] : []),
  ];
}

async function faultsOfStatement({ tries }: Statement): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-coverage-'));
  folders.push(folder);
  process.chdir(folder);
  const faults: string[] = [];
  for (const one of tries) {
    const output = await outputOfTry(one);
    const found = faultsOf(one, output);
    if (found.length > 0) faults.push(...found, output);
  }
  return faults;
}

describe.each(documents)('$file', ({ statements }) => {
  test('statements are numbered in order, each with a sentence and a proof', () => {
    const [letter] = statements[0]?.id ?? '';
    expect(statements.map(({ id }) => id)).toEqual(statements.map((_, i) => `${letter}${i + 1}`));
    expect(statements.length).toBeGreaterThan(30);
    const bare = statements.filter(({ says, tries, specs: pages }) => says === '' || tries.length + pages.length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test.each(statements.filter(({ tries }) => tries.length > 0))('$id $says', async (statement) => {
    expect((await faultsOfStatement(statement)).join('\n')).toBe('');
  });
});

test('every statement proved on the page has a test there, and every test named exists', () => {
  const files = readdirSync(specs).filter((file) => file.endsWith('.spec.ts'));
  const tested = files.flatMap((file) => idsOfSpec(readFileSync(join(specs, file), 'utf8')).map((id) => `${id} ${file}`));
  const named = documents.flatMap(({ statements }) =>
    statements.flatMap(({ id, specs: pages }) => pages.map((page) => `${id} ${page}`)),
  );
  expect(tested.toSorted()).toEqual(named.toSorted());
  expect(named.every((name) => existsSync(join(specs, name.split(' ')[1] ?? '')))).toBe(true);
});

test.each(Object.values(presets).filter(documentOf))(
  'what $id rules otherwise than its document is a statement with a proof',
  (rules) => {
    const { statements } = documents.find(({ file }) => file === `${documentOf(rules)}.md`) ?? { statements: [] };
    const proved = new Set(statements.filter(({ tries }) => tries.length > 0).map(({ id }) => id));
    for (const language of LANGUAGES) {
      const { otherwise = [] } = describeDocument(rules, localeOf(language)) ?? {};
      expect(otherwise.length).toBeGreaterThan(0);
      expect(otherwise.filter(({ statement }) => !proved.has(statement))).toEqual([]);
    }
  },
);

describe('planted faults are reported', () => {
  const entry = (proof: string) => readStatements(`- **Z1** Seven pairs are 25 fu.\n  ${proof}`)[0] as Statement;
  const pairs = "`tenbo score '1133557799m 11s 2z +2z'`";

  test.each([
    [`${pairs} shows \`30 fu\`.`, /not shown: 30 fu/],
    [`${pairs} shows \`25 fu\`, \`Riichi\`.`, /not shown: Riichi/],
    [`${pairs} shows no \`25 fu\`.`, /shown: 25 fu/],
    [`${pairs}.`, /nothing is looked for/],
    ["`tenbo score '11m'` shows `25 fu`.", /not shown/],
    ['`tenbo match M` shows `25 fu`.', /not shown/],
  ])('%s', async (proof, fault) => {
    expect((await faultsOfStatement(entry(proof))).join('\n')).toMatch(fault);
  });

  test('a correct statement has no fault', async () => {
    expect(
      await faultsOfStatement(entry(`${pairs} shows \`seven pairs 25\`, no more. Again shows \`25 fu\`; shows no \`Riichi\`.`)),
    ).toEqual([]);
  });

  test('an entry without a proof has no try', () => {
    expect(entry('As common.')).toMatchObject({ tries: [], specs: [] });
  });
});
