/**
 * Audits every original file of ../shared/data/raw in a format that tenbo reads, writes it in each format, and reads it again.
 * CI runs it if the files are there.
 */
import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import { unwrap } from '@tenbo/engine';
import { type Audit, type Finding, type Game, auditGame, readRecord, writeTenhou6 } from '@tenbo/records';

import { heldByTenhou6 } from '../../fixtures/tenhou6.ts';
import { type Element, eachElement, eachPlainElement } from '../../packages/records/src/tenhou/elements.ts';
import { gameExceptions } from './exceptions.ts';
import { unlikeCollected } from './collected.ts';
import type { RecordedWin } from './format.ts';
import type { RecordedGame } from './game-format.ts';
import { houseRules, withHouseRules } from './house-rules.ts';
import { DATA, rawFile, recordsIn } from './raw-file.ts';
import { lostInKobalab, lostInMjai, lostInTenhou6, lostWithoutReason } from './round-trip.ts';

const RAW = new URL('raw/', DATA);

/** The games of the collection by file, and its wins by id. */
const collected = new Map((recordsIn('games.jsonl.gz') as readonly RecordedGame[]).map((game) => [game.file, game]));
const collectedWins = new Map((recordsIn('wins.jsonl.gz') as readonly RecordedWin[]).map((win) => [win.id, win]));

/** Files of tenhou.net/6. */
const TENHOU6 = /^(?:mjai-reviewer|mjlog2json)\/.*\.json$/;

/** Test files of others that are cut off. */
const CUT = /^mjx\/.*__(?:upd|obs)-/;

function filesOf(folder: string): readonly string[] {
  return readdirSync(new URL(`${folder}/`, RAW)).map((file) => `${folder}/${file}`);
}

/** What is wrong with a game, apart from what is known and proven. */
function complaints(file: string, game: Game, found: readonly Finding[]): readonly string[] {
  const id = collected.get(file)?.id ?? '';
  if (id in gameExceptions) return found.length > 0 ? [] : ['is listed as an exception, but agrees'];
  if (game.houseRules && !(id in houseRules)) return ['has house rules that are not listed'];
  return found.filter(({ code }) => code !== 'breaksOff' || !CUT.test(file)).map((finding) => JSON.stringify(finding));
}

/** How a game read from JSON differs from the same game read from the mjlog next to it, and how our output for it differs from Tenhou's. */
function differences(file: string, game: Game): readonly string[] {
  const mjlog = file.replace(/json$/, 'xml');
  const text = TENHOU6.test(file) ? rawFile(mjlog) : '';
  if (text === '') return [];
  const same = unwrap(readRecord(text, mjlog));
  const { log } = JSON.parse(rawFile(file)) as { readonly log: unknown };
  return [
    isDeepStrictEqual(heldByTenhou6(game), heldByTenhou6(same)) ? [] : ['is not the game of its mjlog'],
    isDeepStrictEqual(unwrap(writeTenhou6(same)).log, log) ? [] : ['is not what is written of its mjlog'],
  ].flat();
}

/** Checks that reading the elements of an mjlog without an XML parser finds the same ones as an XML parser. */
function readsOtherwise(text: string): readonly string[] {
  const plain: Element[] = [];
  if (!eachPlainElement(text, (element) => plain.push(element))) return [];
  const elements: Element[] = [];
  eachElement(text, (element) => elements.push(element));
  const entries = (all: readonly Element[]) =>
    all.map(({ name, attributes, offset }) => [name, Object.entries(attributes), offset]);
  return isDeepStrictEqual(entries(plain), entries(elements)) ? [] : ['has other elements by the rules of XML'];
}

/** Everything wrong with a game that was read. */
function wrongWith(file: string, game: Game, audit: Audit): readonly string[] {
  const row = collected.get(file);
  return [
    ...complaints(file, game, audit.findings),
    ...differences(file, game),
    ...(row === undefined ? [] : unlikeCollected(game, audit, row, collectedWins)),
    ...lostInMjai(game),
    ...lostInTenhou6(game),
    ...lostInKobalab(game),
    ...lostWithoutReason(game, audit.findings.length === 0),
    ...readsOtherwise(rawFile(file)),
  ];
}

let passed = 0;
let failed = 0;
let hands = 0;
let wins = 0;
let alsoCollected = 0;
for (const file of readdirSync(RAW).flatMap(filesOf)) {
  const found = readRecord(rawFile(file), file);
  const game = found.ok ? { ...found.value, rules: withHouseRules(found.value.rules, collected.get(file)?.id) } : undefined;
  const audit = game && auditGame(game);
  const wrong = audit && game ? wrongWith(file, game, audit) : [JSON.stringify(found)];
  hands += audit?.hands ?? 0;
  wins += audit?.wins ?? 0;
  if (collected.has(file)) alsoCollected++;
  if (wrong.length === 0) passed++;
  else {
    failed++;
    console.log(`${file}\n  ${wrong.join('\n  ')}`);
  }
}
console.log(`${hands} hands with ${wins} wins, played through tile by tile; ${alsoCollected} games compared with the collection`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
