/**
 * Mutates original files of ../shared/data/raw, then reads and audits them: `node scripts/boot.mjs mutated [files] [seed]`. Each mutated file must be read
 * or refused, in bounded time and memory. CI runs it if the files are there.
 */
import { Buffer } from 'node:buffer';
import { readdirSync } from 'node:fs';

import { LANGUAGES, describeFinding, describeRecordError, localeOf } from '@tenbo/i18n';
import { type Game, auditGame, readRecord, toLog, writeMjai, writeTenhou6 } from '@tenbo/records';

import { type Choose, oneOf, seeded } from '../../fixtures/wins.ts';
import { mutatedText } from '../fuzz/mutations.ts';
import { DATA, rawFile } from './raw-file.ts';

/** A limit for files of at most 200 kB, far above what any of them takes. */
const MOST_MS = 2000;
const MOST_GROWN = 120;
const MOST_SAID = 100_000;

const [files = '2000', first = '1'] = process.argv.slice(2);
const locales = LANGUAGES.map(localeOf);
const raw = new URL('raw/', DATA);
const names = readdirSync(raw).flatMap((folder) => readdirSync(new URL(`${folder}/`, raw)).map((file) => `${folder}/${file}`));
const texts = names.map((name) => ({ name, text: rawFile(name).slice(0, 200_000) }));

/** A file cut off, spliced with another one, nested, or with some bytes changed. */
function mutated(choose: Choose): { readonly name: string; readonly text: string } {
  const { name, text } = oneOf(choose, texts);
  const other = oneOf(choose, texts).text;
  const changes = [
    () => text.slice(0, choose(text.length)),
    () => text.slice(0, choose(text.length)) + other.slice(choose(other.length)),
    () => mutatedText(choose, text),
    () => withBytes(choose, text),
    () => nested(choose, text),
    () => withParts(choose, text, /\d+/g, () => `${choose(oneOf(choose, [2, 4, 136, 1000]))}`),
    () =>
      withParts(choose, text, /<[^<>]*\/>|\{[^{}]*\}/g, (part, others) =>
        oneOf(choose, ['', part + part, oneOf(choose, others)]),
      ),
    () => withParts(choose, text, /"[^"<>]*"/g, (_part, others) => oneOf(choose, others)),
  ];
  return { name, text: oneOf(choose, changes)() };
}

function withBytes(choose: Choose, text: string): string {
  const bytes = Buffer.from(text);
  for (let left = 1 + choose(8); left > 0; left--) bytes[choose(bytes.length)] = choose(256);
  return bytes.toString();
}

function nested(choose: Choose, text: string): string {
  const depth = choose(20_000);
  return text.startsWith('<') ? text.replace('>', `>${'<mjloggm>'.repeat(depth)}`) : '['.repeat(depth) + text;
}

/**
 * Exchanges numbers, elements or texts of a file, so that it stays well formed but its game becomes impossible.
 *
 * @param change the replacement for a part, given the part and all others of its kind
 */
function withParts(
  choose: Choose,
  text: string,
  sort: RegExp,
  change: (part: string, others: readonly string[]) => string,
): string {
  const parts = [...text.matchAll(sort)];
  const others = parts.map(([part]) => part);
  const chosen = new Set(Array.from({ length: 1 + choose(4) }, () => choose(parts.length)));
  let nth = 0;
  return text.replaceAll(sort, (part) => (chosen.has(nth++) ? change(part, others) : part));
}

/** All output about a file, in the words for users. */
function saidOf(name: string, text: string): string {
  const read = readRecord(text, name);
  if (!read.ok) return locales.map((locale) => describeRecordError(read.error, locale)).join('\n');
  return findingsIn(read.value);
}

function findingsIn(game: Game): string {
  const audit = auditGame(game);
  if (audit.hands !== game.hands.length) throw new Error('a hand is not accounted for');
  const wins = game.hands.flatMap(({ events }) => events.filter(({ type }) => type === 'win')).length;
  const isOver = audit.findings.some(({ code }) => code === 'afterEnd');
  if (audit.wins !== wins && !isOver) throw new Error('a win is not accounted for');
  toLog(game);
  writeMjai(game);
  writeTenhou6(game);
  return audit.findings
    .map((finding) => locales.map((locale) => describeFinding(finding, game, locale).says).join('\n'))
    .join('\n');
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

let failed = 0;
let refused = 0;
let slowest = { took: 0, seed: 0 };
let longest = { length: 0, seed: 0 };
let before = heap();
for (let nth = 0; nth < Number(files); nth++) {
  // By now the engine has met most suits that it caches.
  if (nth === 500) before = heap();
  mutatedAt(Number(first) + nth);
}
const grown = heap() - before;

function mutatedAt(seed: number): void {
  const { name, text } = mutated(seeded(seed));
  const begin = performance.now();
  try {
    const said = saidOf(name, text);
    if (!readRecord(text, name).ok) refused++;
    if (said.length > longest.length) longest = { length: said.length, seed };
  } catch (error) {
    failed++;
    console.error(`${name}, seed ${seed}:`, error);
  }
  const took = performance.now() - begin;
  if (took > slowest.took) slowest = { took, seed };
}

console.log(`${files} mutated files, ${refused} of them refused; slowest ${slowest.took.toFixed(0)} ms (seed ${slowest.seed}),`);
console.log(`longest answer ${longest.length} characters (seed ${longest.seed}), memory ${grown.toFixed(1)} MB more`);
for (const [what, isOver] of [
  ['too slow', slowest.took > MOST_MS],
  ['too much said', longest.length > MOST_SAID],
  ['memory grows', grown > MOST_GROWN],
  ['nothing was read', Number(files) >= 100 && refused === Number(files)],
] as const) {
  if (isOver) console.error(what);
  failed += Number(isOver);
}
console.log(`${Number(files) - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
