import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Found } from './blocks.ts';
import { type Tallies, addTallies } from './outcomes.ts';
import { RULE_SETS } from './rule-sets.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The results of a run so far, in a file that is replaced as a whole after every block, so that a killed run can continue. */
export class State {
  /** The digests of the blocks that are done, for each rule set. */
  readonly blocks: Record<string, Record<number, string>> = {};
  readonly tallies: Record<string, Tallies> = {};
  readonly #path: string;
  readonly #ids: readonly string[];
  readonly #sources: string;

  constructor(path: string, ids: readonly string[]) {
    this.#path = path;
    this.#ids = ids;
    this.#sources = digestOfSources(ids);
    for (const id of ids) [this.blocks[id], this.tallies[id]] = [{}, {}];
    const kept = read(path);
    if (kept?.sources === this.#sources) Object.assign(this, { blocks: kept.blocks, tallies: kept.tallies });
  }

  isDone(block: number): boolean {
    return this.#ids.every((id) => this.blocks[id]?.[block] !== undefined);
  }

  add(block: number, found: readonly Found[]): void {
    for (const [i, id] of this.#ids.entries()) {
      const { digest, tallies } = found[i] as Found;
      this.blocks[id]![block] = digest;
      addTallies(this.tallies[id]!, tallies);
    }
    const text = JSON.stringify({ sources: this.#sources, blocks: this.blocks, tallies: this.tallies });
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(`${this.#path}.new`, text);
    renameSync(`${this.#path}.new`, this.#path);
  }

  /** Makes a later run start from the beginning. */
  forget(): void {
    rmSync(this.#path, { force: true });
  }
}

interface Kept extends Pick<State, 'blocks' | 'tallies'> {
  readonly sources: string;
}

function read(path: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Stored results are valid only for the code and the rules that they came from. */
function digestOfSources(ids: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(ids.map((id) => RULE_SETS[id])));
  for (const folder of ['packages/engine/src', 'test/proof/enumeration']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts')).toSorted()) {
      hash.update(`${file}\n`).update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest('hex');
}
