import { fileURLToPath } from 'node:url';

import { BLOCKS, type Found } from './blocks.ts';
import { differencesOfClasses } from './classes.ts';
import { COMPLETE_HANDS } from './complete-hands.ts';
import { type Committed, countsOf, differencesBetween, readCommitted, wholeOf, writeCommitted } from './counts.ts';
import { State } from './state.ts';
import { scoreAll, scoreParts } from './threads.ts';

const STATE = fileURLToPath(new URL('../../../node_modules/.cache/tenbo-enumeration.json', import.meta.url));

interface Options {
  readonly state?: string | undefined;
  readonly write: boolean;
}

/** Scores every complete hand under rule sets, and reports how much differs from the committed results and from the reference. */
export async function proveAll(ids: readonly string[], { state: path = STATE, write }: Options): Promise<number> {
  const state = new State(path, ids);
  const progress = new Progress([...Array(BLOCKS).keys()].filter((block) => state.isDone(block)).length);
  await scoreAll(ids, state, () => progress.show());
  progress.end();
  const parts = await scoreParts(ids);
  let different = 0;
  for (const [i, id] of ids.entries()) {
    const found = foundOf(id, state, parts[i]!);
    const committed = readCommitted(id);
    const differences = write ? [] : committed ? differencesBetween(committed, found) : [`${id} is not committed`];
    const ofClasses = differencesOfClasses(id, state.tallies[id]!);
    for (const line of [...differences, ...ofClasses.lines]) console.log(`  ${line}`);
    if (write) writeCommitted(id, found);
    const { wins, digest } = found.whole;
    const equal = write ? 'written' : differences.length === 0 ? 'equal to what is committed' : `${differences.length} differ`;
    console.log(`enumeration, ${id}: ${COMPLETE_HANDS} hands, ${wins} wins, sha-256 ${digest}: ${equal}`);
    console.log(`enumeration, ${id}: ${ofClasses.count} different results by the reference, ${ofClasses.lines.length} differ`);
    different += differences.length + ofClasses.lines.length;
  }
  state.forget();
  return different;
}

function foundOf(id: string, state: State, part: Found): Required<Committed> {
  const digests = Array.from({ length: BLOCKS }, (_, block) => state.blocks[id]![block]!);
  return { part: countsOf(part.tallies, part.digest), whole: wholeOf(state.tallies[id]!, digests) };
}

const SECONDS = 1000;
const MINUTE = 60 * SECONDS;

/** Shows the progress on stderr: in a terminal after each block, elsewhere once a minute. */
class Progress {
  readonly #begun = performance.now();
  readonly #before: number;
  #done: number;
  #shown = 0;

  constructor(before: number) {
    this.#before = before;
    this.#done = before;
  }

  show(): void {
    this.#done++;
    const { isTTY } = process.stderr;
    const now = performance.now();
    if (!isTTY && now - this.#shown < MINUTE) return;
    this.#shown = now;
    const perBlock = (now - this.#begun) / (this.#done - this.#before);
    const hands = Math.round((COMPLETE_HANDS / BLOCKS / perBlock) * SECONDS);
    const left = Math.ceil(((BLOCKS - this.#done) * perBlock) / MINUTE);
    const line = `enumeration: block ${this.#done} of ${BLOCKS}, ${hands.toLocaleString('en')} hands/s, ${left} min left`;
    process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
