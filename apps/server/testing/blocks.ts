import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { spawnServer } from './served.ts';

/** The longest that one request may keep all others waiting, in milliseconds. */
export const LONGEST = 100;
/** Other programs on this machine block too, so the shortest of some tries counts. */
const TRIES = 4;
/** After how many milliseconds a server surely knows how long it was blocked. */
const TO_KNOW = 30;

/** A server in a separate process that says how long its requests kept others waiting. */
export async function blockedServer() {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-blocks-'));
  const { child, ask, address } = await spawnServer({ file: join(folder, 'club.db') });
  /** The longest block since the last call, in milliseconds. */
  const longestBlock = async () => {
    await pause(TO_KNOW);
    const text = await (await fetch(`${address}/metrics`)).text();
    return 1_000 * Number(/^tenbo_longest_block_seconds (\S+)$/m.exec(text)?.[1]);
  };
  return {
    ask,
    address,
    /** Sends a request a few times. @returns the shortest of the longest blocks, in milliseconds */
    blockBy: async (send: (nth: number) => Promise<unknown>): Promise<number> => {
      const blocks: number[] = [];
      for (let nth = 0; nth < TRIES && Math.min(...blocks) > LONGEST / 2; nth++) {
        await longestBlock();
        await send(nth);
        blocks.push(await longestBlock());
      }
      return Math.min(...blocks);
    },
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
