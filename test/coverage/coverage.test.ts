import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { presets } from '@tenbo/engine';
import { LANGUAGES, describeDocument, documentOf, localeOf } from '@tenbo/i18n';
import { describe, expect, test } from 'vitest';

import { createReader } from './faults.ts';
import { type Statement, idsOfSpec, readStatements } from './read.ts';

// Every statement of the source documents can be found in tenbo: docs/coverage/ names commands that show it, which run here as in a shell.

const root = new URL('../../', import.meta.url).pathname;
const specs = join(root, 'apps/web/e2e');
const coverage = join(root, 'docs/coverage');
const documents = readdirSync(coverage).map((file) => ({
  file,
  statements: readStatements(readFileSync(join(coverage, file), 'utf8')),
}));

describe.each(documents)('$file', ({ statements }) => {
  const faultsOf = createReader();

  test('statements are numbered in order, each with a sentence and a proof', () => {
    const [letter] = statements[0]?.id ?? '';
    expect(statements.map(({ id }) => id)).toEqual(statements.map((_, i) => `${letter}${i + 1}`));
    expect(statements.length).toBeGreaterThan(30);
    const bare = statements.filter(({ says, tries, specs: pages }) => says === '' || tries.length + pages.length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test.each(statements.filter(({ tries }) => tries.length > 0))('$id $says', async (statement) => {
    expect((await faultsOf(statement)).join('\n')).toBe('');
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
    expect((await createReader()(entry(proof))).join('\n')).toMatch(fault);
  });

  test('a correct statement has no fault', async () => {
    expect(
      await createReader()(entry(`${pairs} shows \`seven pairs 25\`, no more. Again shows \`25 fu\`; shows no \`Riichi\`.`)),
    ).toEqual([]);
  });

  test('an entry without a proof has no try', () => {
    expect(entry('As common.')).toMatchObject({ tries: [], specs: [] });
  });
});
