/**
 * Shows games of ../shared/data/raw to each of their players, with the tiles of the others hidden, and compares every moment with the whole game:
 * `node scripts/boot.mjs seats [files]`. CI runs it if the files are there.
 */
import { readdirSync } from 'node:fs';

import type { Seat } from '@tenbo/engine';
import { auditGame, readRecord } from '@tenbo/records';

import { unlikeWhole } from '../../fixtures/seen-from.ts';
import { DATA, rawFile } from './raw-file.ts';

const RAW = new URL('raw/', DATA);
const [files = '40'] = process.argv.slice(2);
const all = readdirSync(RAW).flatMap((folder) => readdirSync(new URL(`${folder}/`, RAW)).map((file) => `${folder}/${file}`));
const step = Math.max(1, Math.floor(all.length / Number(files)));

let passed = 0;
let failed = 0;
let moments = 0;
let wins = 0;
for (const file of all.filter((_, nth) => nth % step === 0)) {
  const read = readRecord(rawFile(file), file);
  if (!read.ok) continue;
  const isFlawless = auditGame(read.value).findings.length === 0;
  const seen = read.value.players.map((_, seat) => unlikeWhole(read.value, seat as Seat, isFlawless));
  for (const one of seen) {
    moments += one.moments;
    wins += one.wins;
  }
  const wrong = seen.flatMap((one) => one.wrong);
  if (wrong.length === 0) passed++;
  else {
    failed++;
    console.log(`${file}\n  ${wrong.join('\n  ')}`);
  }
}
console.log(`${moments} moments with ${wins} wins of one's own, each seen from one seat`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
