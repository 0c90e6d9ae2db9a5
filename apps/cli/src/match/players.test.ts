import { presets } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import { rmSync } from 'node:fs';

import { afterEach, describe, expect, test } from 'vitest';

import { handOf } from './grammar.ts';
import { playerOf, playersOf } from './players.ts';
import { file, inOwnFolder, run } from './runs.ts';
import { Refusal } from '../output/refusal.ts';

inOwnFolder();
afterEach(() => rmSync(file, { force: true }));

/** Names that are also words of the grammar, options or numbers, or that a shell or a list would split. */
const NAMES = ['and', '-x', '--', 'tsumo', '--riichi', 'E', '1', '4', '', 'Big Ben', 'Ken, 2nd', 'a=b', '3 30', 'all', '翔 平'];

describe.each(NAMES)('a player called “%s”', (name) => {
  const players = ['Aki', 'Chie', name, 'Dai'];
  const outcomeOf = (...words: readonly string[]) => handOf(words, {}, { rules: presets.tenhou, players }).outcome;
  const number = /^\d+$/.test(name);

  test('can always be named by seat', () => {
    expect(playerOf('3', players)).toBe(2);
    expect(outcomeOf('ron', '3', '1', '3', '30')).toMatchObject({
      discarder: 0,
      wins: [{ winner: 2, value: { han: 3, fu: 30 } }],
    });
    expect([1, 2, 3, 4].map((seat) => playerOf(String(seat), players))).toEqual([0, 1, 2, 3]);
  });

  test.skipIf(number)('can be named wherever a player is expected', () => {
    expect(playerOf(name, players)).toBe(2);
    expect(outcomeOf('ron', name, 'Aki', '3', '30')).toMatchObject({
      discarder: 0,
      wins: [{ winner: 2, value: { han: 3, fu: 30 } }],
    });
    expect(outcomeOf('ron', 'Aki', name, '3', '30', 'and', 'Dai', 'mangan')).toMatchObject({
      discarder: 2,
      wins: [{ winner: 0 }, { winner: 3 }],
    });
    expect(outcomeOf('ron', 'Aki', 'Dai', '3', '30', 'and', name, 'mangan')).toMatchObject({
      wins: [{ winner: 0 }, { winner: 2, value: { limit: 'mangan' } }],
    });
    expect(outcomeOf('tsumo', name, '3', '30')).toMatchObject({ win: { winner: 2 } });
    if (name !== '')
      expect([outcomeOf('draw', name, 'Aki'), outcomeOf('chombo', name)]).toMatchObject([{ tenpai: [2, 0] }, { by: [2] }]);
  });

  test.skipIf(number || name.includes(',') || name === '')(
    'can be named in a command, after -- if the name begins with a dash',
    async () => {
      expect(await run(`new M --players '${['Aki', 'Chie', name, 'Dai'].join(',')}'`)).toMatchObject({ status: 0 });
      const won = await run(`add M '--riichi=${name}' -- ron '${name}' Aki 3 30`);
      expect([won.err, won.out]).toEqual([
        '',
        expect.stringContaining(`ron by ${name} from Aki, 3 han 30 fu, 3,900; riichi: ${name}`),
      ]);
      expect((await run(`conditions M -- '${name}'`)).out).toContain(`${name} is 1st`);
      expect((await run(`penalty M -- '${name}' 20`)).out).toContain(`Penalty: ${name} −20.0`);
      expect((await run(`fix M '--riichi' '${name}' -- 1 ron Aki '${name}' mangan`)).err).toBe('');
    },
  );
});

test('of two players with the same name, the seat decides', () => {
  const refused = () => playerOf('ken', ['Ken', 'Aki', 'Ken', 'Dai']);
  expect(refused).toThrow(Refusal);
  try {
    refused();
  } catch (error) {
    expect((error as Refusal).sentences(localeOf('en'))).toEqual([
      '“ken” could be Ken or Ken: type more of the name, or the seat number',
    ]);
  }
});

test('a name is recognized in any case, width and encoding', () => {
  const players = ['Zoe\u0308', 'Ａｋｉ', 'Ben', 'Ken, 2nd'];
  expect([
    playerOf('zo\u00EB', players),
    playerOf('ak', players),
    playersOf('ben,1', players),
    playersOf('Ken, 2nd', players),
  ]).toEqual([0, 1, [2, 0], [3]]);
});

test('the help explains seats and names that begin with a dash', async () => {
  expect((await run('add --help')).out).toMatch(
    /seats 1 to 4[^]*begins\s+with a dash[^]*tenbo match add evening\.json --riichi=-x -- ron -x Aki 3 30/,
  );
});
