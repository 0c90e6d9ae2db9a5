// Every line of docs/coverage.md is proved: each test file it names has tests whose names begin with the line's id, and all of them pass;
// and no test bears an id that its line does not own to. Planted breaks are reported too, or the check would be blind.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { program, root, run } from './tool.mjs';

/** @typedef {{ id: string, files: string[], others: string[] }} Line */
/** @typedef {{ id: string, file: string }} Proof */
/** @typedef {{ name: string, assertionResults: { status: string, ancestorTitles: string[], title: string }[] }} TestFile */

const report = join(root, 'node_modules/.cache/sources.json');

/** How many statements each document makes. */
const STATEMENTS = { M: 56, G: 21, W: 41, D: 23, S: 22 };
const ID = /^(?:case )?[MGWDS]\d+[ab]?(?= )/;

const statements = Object.entries(STATEMENTS).flatMap(([document, count]) =>
  Array.from({ length: count }, (_, i) => document + String(i + 1).padStart(2, '0')),
);
/** @param {Line} line */
const isStatement = ({ id }) => /^[A-Z]\d\d$/.test(id);

/** Files are of the engine, or of the ledger or i18n where they say so. @param {string} file */
const pathOf = (file) => (/^(?:ledger|i18n)\//.test(file) ? file.replace('/', '/src/') : `engine/src/${file}`);

/** @param {string} text @returns {Line[]} */
function linesOf(text) {
  const rows = text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  return rows
    .filter(([, id]) => ID.test(`${id} `))
    .map(([, id = '', , proof = '']) => {
      const words = proof.split(', ').filter((word) => word !== '');
      const files = words.filter((word) => word.startsWith('`')).map((word) => word.slice(1, -1));
      return { id, files, others: words.filter((word) => !word.startsWith('`')) };
    });
}

/** Runs the files and tells which ids their tests bear, where all of an id passed. @param {string[]} files @returns {Proof[]} */
function proofsOf(files) {
  rmSync(report, { force: true });
  const { stdout, stderr } = run([
    program('vitest'),
    'run',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files.map((file) => `packages/${pathOf(file)}`),
  ]);
  if (!existsSync(report)) throw new Error(stdout + stderr);
  const { testResults } = /** @type {{ testResults: TestFile[] }} */ (JSON.parse(readFileSync(report, 'utf8')));
  return testResults.flatMap(({ name, assertionResults: tests }) => {
    const passed = idsOf(tests.filter(({ status }) => status === 'passed'));
    const others = idsOf(tests.filter(({ status }) => status !== 'passed'));
    const file = files.find((one) => name.endsWith(`/packages/${pathOf(one)}`)) ?? name;
    return [...passed].filter((id) => !others.has(id)).map((id) => ({ id, file }));
  });
}

/** @param {TestFile['assertionResults']} tests */
function idsOf(tests) {
  const titles = tests.flatMap(({ ancestorTitles, title }) => [...ancestorTitles, title]);
  return new Set(titles.flatMap((title) => ID.exec(title) ?? []));
}

/** @param {Line[]} lines @param {Proof[]} proofs */
function faultsOf(lines, proofs) {
  const ids = lines.filter(isStatement).map(({ id }) => id);
  const listed =
    ids.join() === statements.join() ? [] : ['the statements are not those of the documents, once each and in order'];
  const unproved = lines.flatMap(({ id, files, others }) => [
    ...(files.length === 0 ? [`${id}: nothing proves it`] : []),
    ...others.map((other) => `${id}: "${other}" is no file`),
    ...files
      .filter((file) => !proofs.some((proof) => proof.id === id && proof.file === file))
      .map((file) => `${id}: no test of ${file} passes under its name`),
  ]);
  const unlisted = proofs
    .filter(({ id, file }) => !lines.some((line) => line.id === id && line.files.includes(file)))
    .map(({ id, file }) => `${id}: ${file} has a test of it that its line does not name`);
  return [...listed, ...unproved, ...unlisted];
}

/** Each of them must be a fault. @param {Line[]} lines @param {Proof[]} proofs @returns {[what: string, lines: Line[], proofs: Proof[]][]} */
function plantedBreaks(lines, proofs) {
  const [first, ...others] = lines;
  return [
    ['a test that is gone', lines, proofs.slice(1)],
    ['a line that is gone', others, proofs.filter(({ id }) => id !== first?.id)],
    [
      'a line without a proof',
      [{ id: first?.id ?? '', files: [], others: [] }, ...others],
      proofs.filter(({ id }) => id !== first?.id),
    ],
    ['a proof that is no file', [{ id: '', files: [], ...first, others: ['seen'] }, ...others], proofs],
    ['a test of no line', lines, [...proofs, { id: 'M99', file: 'sources/guide.test.ts' }]],
  ];
}

const lines = linesOf(readFileSync(join(root, 'docs/coverage.md'), 'utf8'));
const proofs = proofsOf([...new Set(lines.flatMap(({ files }) => files))]);
const faults = faultsOf(lines, proofs);
const blind = plantedBreaks(lines, proofs).filter(([, ...broken]) => faultsOf(...broken).length === 0);
faults.push(...blind.map(([what]) => `${what} was not reported`));

const stated = lines.filter(isStatement).length;
console.log(faults.length > 0 ? faults.join('\n') : `${stated} of ${stated} proved`);
process.exitCode = faults.length > 0 ? 1 : 0;
