// What the source documents say of a match, each statement through `tenbo match` under the document's rule set.
import { rmSync } from 'node:fs';

import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { file, folder, run } from './match-runs.ts';

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => rmSync(file, { force: true }));

/** Carries out commands on a new match and gives what the last one says. */
async function after(start: string, ...commands: readonly string[]): Promise<string> {
  let said = '';
  for (const command of [`new M ${start}`, ...commands]) {
    const { out, err } = await run(command);
    expect([command, err]).toEqual([command, '']);
    said = out;
  }
  return said;
}

const FOUR = '--players Aki,Ben,Chie,Dai';
const draws = (hands: number) => Array.from({ length: hands }, () => 'add M draw');

describe('Wikipedia', () => {
  const started = `--rules wikipedia ${FOUR}`;

  test('a match ends when all the points of a player are lost', async () => {
    const lost = ['Ben', 'Chie', 'Dai'].map((winner) => `add M ron ${winner} Aki 8000`);
    expect(await after(started, ...lost, 'add M ron Ben Aki 1000')).toMatch(/Aki 0 [^]*The match is over: a player went bust/);
  });

  test('the first needs the target: with nobody at 30,000 a further round is played', async () => {
    expect(await after(started, ...draws(8))).toContain('Next: West 1, 8 honba');
  });
});
