import { rmSync } from 'node:fs';

import { afterEach, describe, expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';
import { file, inOwnFolder, run } from '../match/runs.ts';

afterEach(() => rmSync(file, { force: true }));
inOwnFolder();

/** The output for a hand under the rule set of a source document. */
const scored = async (rules: string, hand: string, ...options: readonly string[]) => {
  const { stdout, stderr } = await tenbo(['score', hand, '--rules', rules, ...options]);
  return stdout + stderr;
};

describe('Wikipedia: a yakuman is 8,000 basic points', () => {
  test.each([
    ['thirteen orphans, even waiting on thirteen tiles', '19m19p19s1234567z +7z', ['8,000', '32,000']],
    ['nine gates, even waiting on nine tiles', '1112345678999m +5m', ['8,000', '32,000']],
    ['four kans of winds and a pair of dragons are six', '5z (1111z) (2222z) (3333z) (4444z) +5z', ['48,000', '192,000']],
  ])('%s', async (_, hand, [basePoints, price]) => {
    expect(await scored('wikipedia', hand)).toMatch(new RegExp(`yakuman.* ${basePoints}; × 4 = ${price}$`, 'm'));
  });
});

test('Dora Mahjong: a self-draw is 2 points even with pinfu', async () => {
  const text = await scored('doramahjong', '234m567p12378s44z +9s', '--tsumo');
  expect(text).toContain('2 han 30 fu — 500/1,000');
  expect(text).toMatch(/tsumo +2\n/);
});

test('Dora Mahjong has no red fives, so the error suggests a plain five', async () => {
  const [red, plain] = ['234m67p44z666z055s +8p', '234m67p44z666z555s +8p'];
  expect(await scored('doramahjong', red)).toContain('these rules have no red fives: write 5s');
  expect(await scored('doramahjong', plain)).not.toContain('Red');
  expect((await tenbo(['rules', 'show', 'doramahjong'])).stdout).toMatch(/Red fives +none/);
});

test('Dora Mahjong: nine gates must be concealed, and a quad breaks them', async () => {
  expect(await scored('doramahjong', '1112345678999m +5m')).toContain('Nine Gates');
  expect(await scored('doramahjong', '12345678999m [111m] +5m')).not.toContain('Nine Gates');
});

describe('the arcade: one chance is a wait on a single tile, whatever its shape', () => {
  const waiting = '(6666m) 78m 222p 567p 99s';

  test('two sides, when the hand has all four of one', async () => {
    const text = await scored('arcadeC', `${waiting} +9m`, '--riichi');
    expect(text).toMatch(/one chance, two-sided wait \(ryanmen\) 78m +2\n/);
    expect(text).toContain('52 → 60 fu');
  });

  test('tenbo waits lists that one tile', async () => {
    const { stdout } = await tenbo(['waits', waiting, '--rules', 'arcadeC', '--riichi']);
    expect(stdout).toMatch(/^ +9m .*\n$/);
    expect(stdout).toContain('60 fu');
  });
});

describe('the arcade: from five counters the dealer may need two yaku', () => {
  const rules = '{"base":"arcadeA","yaku":{"twoHanFromHonba":5,"twoHanFor":"dealer"}}';
  const hand = '234m567p13789s44z +2s';

  test('a dealer with one is refused, and the error says who needs two', async () => {
    expect(await scored(rules, hand, '--riichi', '--seat', 'E', '--honba', '5')).toContain('the dealer needs 2 at 5 honba');
    expect(await scored(rules, hand, '--riichi', '--seat', 'E', '--honba', '4')).toContain('1 han 40 fu');
  });

  test('the others need one', async () => {
    expect(await scored(rules, hand, '--riichi', '--seat', 'S', '--honba', '5')).toContain('1 han 40 fu');
  });

  test('a match applies this too', async () => {
    await run(
      `new M --players Aki,Ben,Chie,Dai --rules '${rules.replace('}}', '},"match":{"start":25000},"standings":{"target":25000}}')}'`,
    );
    for (let i = 0; i < 5; i++) await run('add M draw Aki');
    expect((await run('add M ron Aki Ben 1 30')).err).toContain('Aki');
    expect((await run('add M ron Ben Aki 1 30')).status).toBe(0);
  });

  test('a game without this rule accepts one', async () => {
    expect(await scored('arcadeA', hand, '--riichi', '--seat', 'E', '--honba', '5')).toContain('1 han 40 fu');
  });
});

test('Wikipedia with wareme: nagashi mangan is paid double by and to the player at the break', async () => {
  await run(`new M --players Aki,Ben,Chie,Dai --rules '{"base":"wikipedia","payments":{"wareme":"withHonba"}}'`);
  expect((await run('add M nagashi Ben')).err).toContain('choose whose wall was broken');
  const { out } = await run('add M nagashi Ben --wareme Chie');
  expect(out).toMatch(/Ben +35,000/);
  expect(out).toMatch(/Chie +21,000/);
});

describe('Shanghai: places are First, Second, Third and Last, and points become money', () => {
  const play = async () => {
    await run('new M --players Aki,Ben,Chie,Dai --rules shanghai');
    await run('add M ron Ben Aki mangan');
    await run('add M ron Chie Aki 2 30');
  };

  test('in the settlement', async () => {
    await play();
    const { out } = await run('M --unit 100');
    expect(out).toMatch(/1st +Ben .* \+2,300\n/);
    expect(out).toMatch(/2nd +Chie .*\n +3rd +Dai .*\n +4th +Aki .* −1,500\n/);
    expect((await run('M')).out).not.toContain('money');
    expect((await run('conditions M Aki')).out).toContain('Aki is 4th');
  });

  test('in CSV and in JSON', async () => {
    await play();
    expect((await run('M --csv-settlement --unit 100')).out).toMatch(/money\r\n1,Ben,.*,2300\r\n/);
    const { standings } = JSON.parse((await run('M --json --unit 100')).out) as { standings: { money: number }[] };
    expect(standings.map(({ money }) => money)).toEqual([2300, -300, -500, -1500]);
  });

  test('a unit must be a number above zero', async () => {
    await play();
    for (const unit of ['0', '-5', 'ten']) {
      const { err, status } = await run(`M --unit=${unit}`);
      expect([err, status]).toEqual([expect.stringContaining('a number above 0'), 2]);
    }
  });
});

describe('Wikipedia, step 8: the player at the break acquires and pays double', () => {
  const rules = '{"base":"wikipedia","payments":{"wareme":"withHonba"}}';
  const hand = '234m567p13789s44z +2s';

  test('as the discarder', async () => {
    const text = await scored(rules, hand, '--riichi', '--honba', '1', '--from', 'W', '--wareme', 'W');
    expect(text).toContain('West pays 1,300 + 300 (1 honba) + 1,600 (wareme) = 3,200');
  });

  test('as the winner, whoever discarded', async () => {
    const text = await scored(rules, hand, '--riichi', '--sticks', '1', '--wareme', 'S');
    expect(text).toContain('the discarder pays 1,300 + 1,300 (wareme) = 2,600');
    expect(text).toContain('South collects 3,600 in total');
  });

  test('as a payer of a self-draw', async () => {
    const text = await scored(rules, hand, '--tsumo', '--wareme', 'N');
    expect(text).toContain(
      'the dealer (East) pays 500\n  West pays 300\n  North pays 300 + 300 (wareme) = 600\n  South collects 1,400',
    );
  });

  test('a ron needs the discarder', async () => {
    expect(await scored(rules, hand, '--riichi', '--wareme', 'W')).toContain('“from” is missing');
  });

  test('wareme is refused under rules that do not play it', async () => {
    expect(await scored('wikipedia', hand, '--riichi', '--wareme', 'S')).toContain('these rules do not use wareme');
  });

  test('the pipe applies this too', async () => {
    const win = {
      hand: '234m567p13789s44z',
      tile: '2s',
      by: 'ron',
      seat: 'S',
      round: 'E',
      riichi: 'riichi',
      from: 'W',
      honba: 1,
      rules: JSON.parse(rules) as object,
    };
    const lines = [
      { ...win, wareme: 'W' },
      { ...win, wareme: 'N' },
      { ...win, wareme: 'W', from: undefined },
      { ...win, wareme: 'W', rules: 'wikipedia' },
    ];
    const { stdout } = await tenbo(['score', '--jsonl'], lines.map((line) => JSON.stringify(line)).join('\n'));
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { withTable?: number; errors?: { code: string }[] });
    expect(answers.map(({ withTable, errors }) => withTable ?? errors?.map(({ code }) => code))).toEqual([
      3200,
      1600,
      ['missingField'],
      ['waremeNotPlayed'],
    ]);
  });
});
