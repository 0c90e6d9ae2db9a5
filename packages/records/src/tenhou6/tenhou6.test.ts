import { unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { Tenhou6Round, tenhou6 } from '../../../../fixtures/tenhou6.ts';
import { refusalIn } from '../../../../fixtures/refusal.ts';
import { auditGame } from '../audit.ts';
import type { Game } from '../game.ts';
import { readTenhou6 } from './tenhou6.ts';

/** Waits for 5m and 8m: pinfu, tanyao. */
const WAITING = '234m456p567s88s67m';
const OTHERS = ['19m19p19s1234567z', '1199m1199p11223z', '11199s33445566z'];

const PAID = [2900, -2900, 0, 0];
const DETAIL = [0, 1, 0, '30符2飜2900点', '平和(1飜)', '断幺九(1飜)'];
/** The dealer wins on the 8m of seat 1. */
const RON = ['和了', PAID, DETAIL];

function round(result: readonly unknown[] = RON, more: Parameters<Tenhou6Round['ends']>[1] = {}): unknown[] {
  return new Tenhou6Round([WAITING, ...OTHERS]).turn(0, '1z').turn(1, '8m').ends(result, more);
}

function gameOf(file: unknown): Game {
  return unwrap(readTenhou6(file));
}

const findingsOf = (file: unknown) => auditGame(gameOf(file)).findings;
const codesOf = (file: unknown) => findingsOf(file).map(({ code }) => code);

describe('a record', () => {
  test('is the same as an object and as text, with or without a byte order mark, on one line and on many', () => {
    const file = tenhou6([round()]);
    const game = gameOf(file);
    expect(auditGame(game).findings).toEqual([]);
    expect(gameOf(JSON.stringify(file))).toEqual(game);
    expect(gameOf(`\uFEFF\n${JSON.stringify(file, null, 2)}\n`)).toEqual(game);
  });

  test.each(['https://tenhou.net/6/#json=', 'https://tenhou.net/5/#json=', 'http://tenhou.net/6#json='])(
    'is read from %s…',
    (link) => {
      const file = tenhou6([round()]);
      expect(gameOf(`${link}${encodeURIComponent(JSON.stringify(file))}`)).toEqual(gameOf(file));
      expect(gameOf(`${link}${encodeURIComponent(JSON.stringify(file))}&ts=0&tw=2`)).toEqual(gameOf(file));
    },
  );

  test('is one game if it has several lines of JSON and links that continue one another', () => {
    const rounds = [0, 1].map((honba) => {
      const won = 2900 + 300 * honba;
      return round(['和了', [won, -won, 0, 0], DETAIL], { place: [0, honba, 0] });
    });
    const lines = rounds.map((one) => JSON.stringify(tenhou6([one])));
    const link = `https://tenhou.net/6/#json=${encodeURIComponent(lines[1] as string)}`;
    expect(gameOf(`${lines[0]}\n\n${link}`).hands.map(({ honba }) => honba)).toEqual([0, 1]);
    const error = { code: 'misplacedEvent', path: 'log[0]', line: 2 };
    expect(readTenhou6(lines.toReversed().join('\r\n'))).toMatchObject({ error });
    const others = JSON.stringify(tenhou6([rounds[1]], { name: ['Eri', '', '', ''] }));
    expect(readTenhou6(`${lines[0]}\n${others}`)).toMatchObject({ error });
  });

  test('has the settlement of its last line', () => {
    const sc = [27_900, 38.9, 22_100, -27.9, 25_000, 5, 25_000, -16];
    expect(gameOf(tenhou6([round()], { sc })).final).toEqual({
      scores: [27_900, 22_100, 25_000, 25_000],
      totals: [38_900, -27_900, 5000, -16_000],
    });
  });
});

describe('a win', () => {
  test.each([['30符2飜2900点'], ['30Fu2Han2900点']])('is worth %s', (price) => {
    expect(findingsOf(tenhou6([round(['和了', PAID, [0, 1, 0, price, '平和(1飜)', '断幺九(1飜)']])]))).toEqual([]);
  });

  test.each([
    ['in English', ['Pinfu(1飜)', 'All Simples(1飜)']],
    ['in romaji', ['pinfu(1飜)', 'tanyao(1飜)']],
    ['with the other 么', ['平和(1飜)', '断么九(1飜)']],
    ['with chips', ['平和(1飜)', '断幺九(1飜1枚)']],
    ['not at all', []],
  ])('names its yaku %s', (_name, lines) => {
    expect(findingsOf(tenhou6([round(['和了', PAID, [0, 1, 0, '30符2飜2900点', ...lines]])]))).toEqual([]);
  });

  test('with a wrong claim is found', () => {
    const won = (...detail: readonly unknown[]) => codesOf(tenhou6([round(['和了', PAID, [0, 1, 0, ...detail]])]));
    expect(won('30符3飜2900点', '平和(1飜)', '断幺九(1飜)')).toEqual(['han']);
    expect(won('40符2飜2900点', '平和(1飜)', '断幺九(1飜)')).toEqual(['fu']);
    expect(won('30符2飜3900点', '平和(1飜)', '断幺九(1飜)')).toEqual(['points']);
    expect(won('30符2飜2900点', '平和(1飜)', '一盃口(1飜)')).toEqual(['yaku']);
    expect(won('満貫12000点', '平和(1飜)', '断幺九(1飜)', 'ドラ(3飜)')).toEqual(['dora', 'points']);
  });

  test('with a limit has no fu, its han come from the yaku, and all types of dora count as dora', () => {
    const [win] =
      gameOf(
        tenhou6([
          round([
            '和了',
            PAID,
            [0, 1, 3, 'Haneman 18000点', 'Riichi(1飜)', 'Dora(2飜)', 'Ura Dora(1飜)', 'Red Five(1飜)', 'Kita(1飜)'],
          ]),
        ]),
      ).hands[0]?.events.slice(-1) ?? [];
    expect(win).toMatchObject({ claim: { yaku: [['riichi', 1]], dora: 5, fu: undefined, points: 18_000, pao: 3 } });
    expect(win).not.toHaveProperty('claim.han');
  });
});

describe('a draw', () => {
  const drawn = (...result: readonly unknown[]) => {
    const lists = new Tenhou6Round([WAITING, ...OTHERS]).turn(0, '1z').turn(1, '8m');
    return gameOf(tenhou6([lists.ends(result)])).hands[0]?.events.at(-1);
  };

  test.each([
    [['流局', [0, 0, 0, 0]], { type: 'exhaustiveDraw', nagashi: false, tenpai: undefined, changes: [0, 0, 0, 0] }],
    [['流局'], { type: 'exhaustiveDraw', nagashi: false, tenpai: undefined, changes: undefined }],
    [['Exhaustive Draw', [100, 200, 300, 400]], { type: 'exhaustiveDraw', nagashi: false, changes: [100, 200, 300, 400] }],
    [['Ryuukyoku'], { type: 'exhaustiveDraw', nagashi: false }],
    [['全員聴牌'], { type: 'exhaustiveDraw', tenpai: [0, 1, 2, 3] }],
    [['全員不聴', [0, 0, 0, 0]], { type: 'exhaustiveDraw', tenpai: [] }],
    [['流し満貫', [8000, -4000, -2000, -2000]], { type: 'exhaustiveDraw', nagashi: true }],
    [['Mangan at Draw'], { type: 'exhaustiveDraw', nagashi: true }],
    [['Nagashi Mangan'], { type: 'exhaustiveDraw', nagashi: true }],
    [['四風連打'], { type: 'abortiveDraw', cause: 'fourWinds' }],
    [['Suufon Renda'], { type: 'abortiveDraw', cause: 'fourWinds' }],
    [['四家立直'], { type: 'abortiveDraw', cause: 'fourRiichi' }],
    [['Four Riichi Abortion'], { type: 'abortiveDraw', cause: 'fourRiichi' }],
    [['四槓散了'], { type: 'abortiveDraw', cause: 'fourQuads' }],
    [['四開槓'], { type: 'abortiveDraw', cause: 'fourQuads' }],
    [['三家和了'], { type: 'abortiveDraw', cause: 'tripleRon' }],
    [['三家和'], { type: 'abortiveDraw', cause: 'tripleRon' }],
  ])('%j', (result, event) => {
    expect(drawn(...result)).toMatchObject(event);
  });

  test.each(['九種九牌', 'Kyuushu Kyuuhai', 'Nine Terminal Abortion'])('%s follows a draw', (name) => {
    const lists = new Tenhou6Round([WAITING, ...OTHERS]).turn(0, '1z').take(1, '8m');
    expect(gameOf(tenhou6([lists.ends([name])])).hands[0]?.events.at(-1)).toMatchObject({ cause: 'nineTerminals' });
  });
});

describe('the order of play', () => {
  const file = (called: string) => {
    const lists = new Tenhou6Round(['99m5z234p567s88s19p', OTHERS[0] as string, '1199p1199s12355z', '11199s334466z11m'])
      .turn(0, '5z')
      .turn(1, '9m')
      .turn(0, '1919p19', '5z')
      .turn(2, called, '1z')
      .turn(3, '8m');
    return tenhou6([lists.ends(['流局'])]);
  };

  test('follows from the lists: a call takes a later discard of its tile if the first one leaves no valid order', () => {
    const events = gameOf(file('45p4545')).hands[0]?.events ?? [];
    const takes = events.flatMap((event) => (event.type === 'draw' || event.type === 'call' ? [event.seat] : []));
    expect(takes).toEqual([0, 1, 0, 2, 3]);
  });

  test('is refused at the turn that does not follow the discard it needs', () => {
    expect(readTenhou6(file('p454545'))).toEqual({
      ok: false,
      error: { code: 'misplacedEvent', path: 'log[0][11][0]', found: '"p454545"' },
    });
    expect(readTenhou6(file('46p4646'))).toMatchObject({ error: { code: 'misplacedEvent', path: 'log[0][11][0]' } });
  });
});

describe('an invalid value is refused with the place', () => {
  const lists = () => new Tenhou6Round([WAITING, ...OTHERS]);
  const played = () => lists().turn(0, '1z').turn(1, '8m');
  const won = (...detail: readonly unknown[]) => round(['和了', PAID, detail]);

  test.each<[string, unknown, string]>([
    ['a missing item', round().slice(1), 'log[0]'],
    ['an extra item', [...round(), 0], 'log[0]'],
    ['a round that does not exist', round(RON, { place: [16, 0, 0] }), 'log[0][0][0]'],
    ['honba below zero', round(RON, { place: [0, -1, 0] }), 'log[0][0][1]'],
    ['more sticks than possible', round(RON, { place: [0, 0, 1001] }), 'log[0][0][2]'],
    ['a score that is not in hundreds', round(RON, { scores: [25_000, 25_050, 25_000, 24_950] }), 'log[0][1][1]'],
    ['three scores', round(RON, { scores: [25_000, 25_000, 25_000] }), 'log[0][1]'],
    ['no indicator', round(RON, { dora: '' }), 'log[0][2]'],
    ['twelve tiles', new Tenhou6Round(['234m456p567s88s6m', ...OTHERS]).turn(0, '1z').turn(1, '8m').ends(RON), 'log[0][4]'],
    ['a tile that does not exist', played().turn(2, '1z', 40).ends(RON), 'log[0][12][0]'],
    ['a meaningless text', played().turn(2, '1z', 'x11').ends(RON), 'log[0][12][0]'],
    ['a draw as a text', played().turn(2, '11').ends(RON), 'log[0][11][0]'],
    ['a discard without a draw', played().discard(2, '1z').ends(RON), 'log[0][12][0]'],
    ['a draw after a turn without a discard', lists().take(0, '1z').take(0, '2z').ends(RON), 'log[0][5][1]'],
    ['a tsumogiri of a called tile', played().turn(2, 'c181112').ends(RON), 'log[0][12][0]'],
    ['no discard but no open quad', lists().turn(0, '1z', 0).ends(RON), 'log[0][6][0]'],
    ['a call in place of the tile after a quad', lists().turn(0, '1z', '111111a11').turn(0, 'p111111').ends(RON), 'log[0][5][1]'],
    ['a turn that follows no other', played().turn(3, '1z').ends(RON), 'log[0][14][0]'],
    ['a dealer who calls first', lists().turn(0, 'p111111', '1z').turn(1, '8m').ends(RON), 'log[0][5][0]'],
    ['a tsumo after a discard', played().ends(['和了', PAID, [1, 1, 1, '1000-2000点', '平和(1飜)']]), 'log[0][16]'],
    ['a result without a name', round([]), 'log[0][16]'],
    ['a result that does not exist', round(['和']), 'log[0][16][0]'],
    ['a win without its value', round(['和了', PAID]), 'log[0][16]'],
    ['four wins', round(['和了', PAID, DETAIL, PAID, DETAIL, PAID, DETAIL, PAID, DETAIL]), 'log[0][16]'],
    ['a winner who does not exist', won(4, 1, 4, '30符2飜2900点'), 'log[0][16][2][0]'],
    ['a price that is a number', won(0, 1, 0, 2900), 'log[0][16][2][3]'],
    ['an unknown limit', won(0, 1, 0, '大満貫8000点'), 'log[0][16][2][3]'],
    ['a ron that all pay', won(0, 1, 0, '満貫4000点∀'), 'log[0][16][2][3]'],
    ['an unknown yaku', won(0, 1, 0, '30符2飜2900点', '平和(1飜)', '断平九(1飜)'), 'log[0][16][2][5]'],
    ['a yaku without han', won(0, 1, 0, '30符2飜2900点', '平和'), 'log[0][16][2][4]'],
    ['changes of a draw that are not points', round(['流局', ['', 0, 0, 0]]), 'log[0][16][1][0]'],
  ])('%s', (_name, one, path) => {
    const read = readTenhou6(tenhou6([round(), one]));
    expect(refusalIn(read)).toMatchObject({ path: path.replace('log[0]', 'log[1]') });
  });

  test.each<[string, unknown, unknown]>([
    ['nothing', '', { code: 'notJson', path: '', line: 1, column: 1 }],
    ['text that is not JSON', '{"log":', { code: 'notJson', path: '', line: 1, column: 8 }],
    ['another link', 'https://tenhou.net/0/?log=2019', { code: 'notARecord', path: '', line: 1 }],
    ['a truncated link', 'https://tenhou.net/6/#json=%7', { code: 'badValue', path: '', line: 1, found: '%7' }],
    ['other JSON', [1], { code: 'notARecord', path: '' }],
    ['a log without rounds', tenhou6([]), { code: 'notARecord', path: '' }],
    [
      'the second line',
      `${JSON.stringify(tenhou6([round()]))}
{}`,
      { code: 'notARecord', path: '', line: 2 },
    ],
    [
      'impossible starting scores',
      tenhou6([round(RON, { scores: Array(4).fill(-100) })]),
      { code: 'badValue', path: 'log[0][1][0]', found: '-100' },
    ],
    [
      'red fives in one suit only',
      tenhou6([round()], { rule: { disp: '', aka51: 1 } }),
      { code: 'badValue', path: 'rule.aka52' },
    ],
    ['a name that is not text', tenhou6([round()], { name: [1] }), { code: 'badValue', path: 'name[0]', found: '1' }],
    [
      'three players in the text, but four in the lists',
      tenhou6([round()], { rule: { disp: '三般南喰赤' } }),
      { code: 'badValue', path: 'rule.disp' },
    ],
    ['rules for three', tenhou6([round()], { rule: { disp: 'majsoulSanma 南喰赤' } }), { code: 'badValue', path: 'rule.disp' }],
    ['a settlement of three', tenhou6([round()], { sc: [1, 2, 3, 4, 5, 6] }), { code: 'badValue', path: 'sc' }],
  ])('%s', (_name, source, error) => {
    const read = readTenhou6(source);
    expect(refusalIn(read)).toMatchObject(error as object);
  });

  test('and only the start of it is quoted, however long or deep it is', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
    for (const value of ['x'.repeat(100_000), deep, Array(100_000).fill(1)]) {
      const read = readTenhou6(tenhou6([value], { extra: deep }));
      expect(JSON.stringify(read).length).toBeLessThan(200);
    }
  });
});
