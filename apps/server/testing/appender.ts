/**
 * A process that appends entries one by one and prints the id of each once it is stored: `node appender.ts <place> <log> <link> <name> <count>`.
 * With one more number it then follows the log until it has that many entries, and prints how many it has seen.
 */
import { setImmediate as turn } from 'node:timers/promises';

import { type StoreLocation, openStore } from '../src/store/open-store.ts';
import { follow } from './follow.ts';

// Ends with its parent process, even if that is killed.
process.stdin.resume().once('end', () => process.exit(1));

const [place = '', log = '', link = '', name = '', count = '0', wanted = '0'] = process.argv.slice(2);
const at = JSON.parse(place) as StoreLocation;
const opened = await openStore(at);
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const store = opened.value;
const following = Number(wanted) > 0 ? follow(store, at, log, Number(wanted)) : undefined;
for (let n = 1; n <= Number(count); n++) {
  const id = `${name}-${n}`;
  const answer = await store.append(log, [{ id, body: `{"text":"${'x'.repeat(n % 500)}"}` }], {
    link,
    device: name,
    at: '2026-05-01T18:00:00Z',
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  process.stdout.write(`${id}\n`);
  await turn();
}
if (following) process.stdout.write(`seen ${(await following).length}\n`);
await store.close();
process.stdin.destroy();
