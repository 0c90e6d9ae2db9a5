// Statements of the source documents about matches, each tested with `tenbo match` under the document's rule set.
import { rmSync } from 'node:fs';

import { afterEach, describe, expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';
import { file, inOwnFolder, run } from './runs.ts';

inOwnFolder();
afterEach(() => rmSync(file, { force: true }));

/** Runs commands on a new match and returns the output of the last one. */
async function after(start: string, ...commands: readonly string[]): Promise<string> {
  let output = '';
  for (const command of [`new M ${start}`, ...commands]) {
    const { out, err } = await run(command);
    expect([command, err]).toEqual([command, '']);
    output = out;
  }
  return output;
}

const FOUR = '--players Aki,Ben,Chie,Dai';
const draws = (hands: number) => Array.from({ length: hands }, () => 'add M draw');

describe('Wikipedia', () => {
  const started = `--rules wikipedia ${FOUR}`;

  test('a match ends when all the points of a player are lost', async () => {
    const lost = ['Ben', 'Chie', 'Dai'].map((winner) => `add M ron ${winner} Aki 8000`);
    expect(await after(started, ...lost, 'add M ron Ben Aki 1000')).toMatch(/Aki 0 [^]*The match is over: a player went bust/);
  });

  test('if nobody has the 30,000 that the leader needs, another round is played', async () => {
    expect(await after(started, ...draws(8))).toContain('Next: West 1, 8 honba');
  });

  test('in some rules a match does not end if the dealer declares noten in the last hand', async () => {
    const rules = { base: 'wikipedia', match: { goal: 0, dealerStays: 'winTenpaiOrLastDraw' } };
    const ended = await after(`--rules '${JSON.stringify({ base: 'wikipedia', match: { goal: 0 } })}' ${FOUR}`, ...draws(8));
    expect(ended).toContain('The match is over: the last hand was played');
    rmSync(file);
    const output = await after(`--rules '${JSON.stringify(rules)}' ${FOUR}`, ...draws(8));
    expect(output).toContain('Next: South 4, 8 honba');
    expect((await tenbo(['rules', 'show', JSON.stringify(rules)])).stdout).toContain('in the last hand at any draw');
  });

  test('the kind of a chombo is shown and counted', async () => {
    const output = await after(`${started} --start 100000`, 'add M chombo Aki furiten', 'M');
    expect(output).toContain('chombo by Aki (ron in furiten)');
    const causes = ['invalidWin', 'falseRiichi', 'riichiQuad', 'tileCount', 'wall', 'other'];
    for (const cause of causes) expect(await run(`add M chombo Aki ${cause} Ben`)).toMatchObject({ err: '', status: 0 });
    const { out } = await run('stats M');
    expect(out).toContain(
      '7 (invalid win 1, ron in furiten 1, false riichi 1, kan after riichi that changes the hand 1, wrong number of tiles 1, wall knocked over 1 and other reason 1)',
    );
    expect(out).toMatch(/Ben .* 6\n/);
    expect(out).toMatch(/Chie .* 0\n/);
    expect((await run('M --csv')).out).toContain('chombo by Aki (ron in furiten)');
  });

  test('the kind of a chombo during a win is shown too', async () => {
    const rules = JSON.stringify({ base: 'wikipedia', chombo: { besideWin: 'stands' } });
    const output = await after(`--rules '${rules}' ${FOUR}`, 'add M ron Ben Aki 3 30 --chombo Chie=wall');
    expect(output).toContain('chombo by Chie (wall knocked over)');
    expect((await run('add M ron Ben Aki 3 30 --chombo Chie=hunger')).err).toContain(
      'no chombo reason called “hunger”: use invalidWin, furiten,',
    );
  });
});

describe('the arcade guide', () => {
  const where = (more: object) => `'${JSON.stringify({ base: 'arcadeC', ...more })}'`;

  test('results are counted from the starting points, so there is no oka', async () => {
    const started = `--rules ${where({ match: { start: 10_000 } })} --players Me,Opponent`;
    const output = await after(started, 'add M ron Me Opponent 3 30', 'M');
    expect(output).not.toContain('oka');
    expect(output).toMatch(/1st +Me +15,800 +\+5\.8 +±0\.0 +\+5\.8\n.*2nd +Opponent +4,200 +−5\.8 +±0\.0 +−5\.8/);
  });

  test('opponents may start with more', async () => {
    const started = `--rules arcadeC --players Me,Opponent --start 1000,5000`;
    const output = await after(started, 'add M ron Opponent Me 700', 'M');
    expect(output).toMatch(/start +1,000 +5,000\n[^]*300 +5,700\n/);
    expect(output).toMatch(/1st +Opponent +5,700 +\+0\.7 +±0\.0 +\+0\.7\n.*2nd +Me +300 +−0\.7 +±0\.0 +−0\.7/);
    expect((await run('M --csv-settlement')).out).toContain('1,Opponent,5700,0.7,0,0.7,0,0,0,0.7');
  });

  test('one number applies to everyone, and impossible starts are refused', async () => {
    expect(await after('--rules arcadeC --players Me,Opponent --start 2000', 'M')).not.toContain('1,000');
    const refused = async (start: string) => {
      rmSync(file, { force: true });
      return (await run(`new M --rules arcadeC --players Me,Opponent --start ${start}`)).err;
    };
    expect(await refused('1000,2000,3000')).toContain('points for 3 players, but 2 play: write 2');
    expect(await refused('1000,2050')).toContain('Opponent starts with 2050 points: write hundreds');
    expect(await refused('1000,many')).toContain('“many” is not a number: write --start with a number');
  });

  test('a start above its target is pointed out', async () => {
    const fitting = { match: { start: 10_000 } };
    const below = { ...fitting, standings: { target: 1000 } };
    const notice = 'The target of 1,000 is below the starting points, so 1st place gets an oka of −18.0';
    const begun = await after(`--rules ${where(below)} --players Me,Opponent`);
    expect(begun).toContain(notice);
    for (const [rules, isNoticed] of [
      [below, true],
      [fitting, false],
    ] as const) {
      const { stdout } = await tenbo(['rules', 'show', JSON.stringify({ base: 'arcadeC', ...rules })]);
      expect(stdout.includes(notice)).toBe(isNoticed);
    }
    const json = (await tenbo(['rules', 'show', JSON.stringify({ base: 'arcadeC', ...below }), '--json'])).stdout;
    expect(JSON.parse(json)).toMatchObject({ notices: [{ code: 'okaBelowZero', target: 1000, oka: -18_000 }] });
  });
});

test('Shanghai: Second Dynasty: 500 is rounded up, also below zero', async () => {
  const output = await after(`--rules shanghai ${FOUR} --start 3500,16500,50000,30000`, 'add M ron Ben Aki 8000', 'M');
  expect(output).toMatch(/Ben +24,500 +−5\.5 .*−5\.0\n/);
  expect(output).toMatch(/Aki +−4,500 +−34\.5 .*−34\.0\n/);
});
