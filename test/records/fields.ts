/**
 * Removes, renames and changes single fields of every original file of ../shared/data/raw: `node scripts/boot.mjs fields [times] [seed]`. The game must
 * still be read as it was played, unless the field says what happened. CI runs it if the files are there.
 */
import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import { readRecord } from '@tenbo/records';

import { fieldsIn, playOf } from '../../fixtures/record-fields.ts';
import { oneOf, seeded } from '../../fixtures/wins.ts';
import { DATA, rawFile } from './raw-file.ts';

const [times = '1', seed = '1'] = process.argv.slice(2);
const raw = new URL('raw/', DATA);
const names = readdirSync(raw).flatMap((folder) => readdirSync(new URL(`${folder}/`, raw)).map((file) => `${folder}/${file}`));

const passed = new Map<string, number>();
const failed: string[] = [];
let needed = 0;

names.forEach((name, nth) => {
  const text = rawFile(name);
  const before = readRecord(text, name);
  if (!before.ok) return;
  const choose = seeded(Number(seed) * names.length + nth);
  const fields = fieldsIn(text, choose);
  // Nearly all of the files are XML.
  const changes = Number(times) * (text.trimStart().startsWith('<') ? 4 : 100);
  for (let left = changes; left > 0; left--) {
    const { path, isNeeded, changed } = oneOf(choose, fields);
    const after = readRecord(changed(choose), name);
    if (isNeeded) needed++;
    else if (after.ok && isDeepStrictEqual(playOf(after.value), playOf(before.value)))
      passed.set(path, (passed.get(path) ?? 0) + 1);
    else failed.push(`${name}, ${path}: ${after.ok ? 'read otherwise' : JSON.stringify(after.error)}`);
  }
});

for (const line of failed.slice(0, 40)) console.error(line);
const count = [...passed.values()].reduce((sum, one) => sum + one, 0);
console.log(`${count + failed.length} changes to ${passed.size} kinds of fields that only claim something, ${needed} to others`);
console.log(`${count} passed, ${failed.length} failed`);
if (failed.length > 0 || passed.size < 50) process.exitCode = 1;
