import { presets } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import { expect, test } from 'vitest';

import { handOf } from './grammar.ts';
import type { HandOptions } from './options.ts';
import { namesOf, playerOf } from './players.ts';
import { Refusal } from '../output/refusal.ts';

const TABLE = { rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Chika'] };
const HAND = '234m 406p 567s 88s 67m +8m';

/** The words of a command as a shell splits them; quoted text is one word. */
const words = (text: string) => [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => (quoted ?? plain) as string);
const outcome = (text: string, options: HandOptions = {}) => handOf(words(text), options, TABLE).outcome;

/** Why a command is refused: its status, and the first sentence. */
function refusal(act: () => unknown): readonly [number, string] {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.sentences(localeOf('en'))[0] as string];
    throw error;
  }
  return [0, 'not refused'];
}

const ron = (value: object, discarder = 0) => ({ kind: 'ron', discarder, wins: [{ winner: 1, value }] });
const tsumo = (value: object) => ({ kind: 'tsumo', win: { winner: 1, value } });

test.each<[string, object]>([
  ['ron Ben Aki 3 30', ron({ han: 3, fu: 30 })],
  ['ron ben aki 30 3', ron({ han: 3, fu: 30 })],
  ['ron 2 1 13 20', ron({ han: 13, fu: 20 })],
  ['ron Ben Aki 8', ron({ han: 8 })],
  ['ron Ben Aki 8 han', ron({ han: 8 })],
  ['tsumo 2 5', tsumo({ han: 5 })],
  ['ron B A mangan', ron({ limit: 'mangan' })],
  ['ron B A HANE', ron({ limit: 'haneman' })],
  ['ron B A yakuman', ron({ yakuman: 1 })],
  ['ron B A yakuman 2', ron({ yakuman: 2 })],
  ['ron B A 3900', ron({ points: { discarder: 3900 } })],
  ["ron B Chik '3 30'", ron({ han: 3, fu: 30 }, 3)],
  ['tsumo B 700/1300', tsumo({ points: { dealer: 1300, other: 700 } })],
  ['tsumo B 2600 all', tsumo({ points: { all: 2600 } })],
  ['tsumo B 2600all', tsumo({ points: { all: 2600 } })],
  ['draw', { kind: 'exhaustiveDraw', tenpai: [] }],
  ['draw Aki Chie', { kind: 'exhaustiveDraw', tenpai: [0, 2] }],
  ['draw Aki,Chie', { kind: 'exhaustiveDraw', tenpai: [0, 2] }],
  ['nagashi Ben', { kind: 'exhaustiveDraw', tenpai: [], nagashi: [1] }],
  ['abort nine', { kind: 'abortiveDraw', cause: 'nineTerminals' }],
  ['chombo Chika', { kind: 'chombo', by: [3] }],
])('%s', (text, expected) => {
  expect(outcome(text)).toEqual(expected);
});

test('several winners each have their own value', () => {
  expect(outcome('ron Ben Aki 3 30 and Chie mangan and Chika 1000')).toEqual({
    kind: 'ron',
    discarder: 0,
    wins: [
      { winner: 1, value: { han: 3, fu: 30 } },
      { winner: 2, value: { limit: 'mangan' } },
      { winner: 3, value: { points: { discarder: 1000 } } },
    ],
  });
});

test('options complete a win entered by its tiles', () => {
  const options = { riichi: 'Ben', ippatsu: true, dora: '3p', ura: '1m', houtei: true } as const;
  const tiles = { hand: '23467m406p56788s', tile: '8m', on: 'houtei', riichi: 'riichi', ippatsu: true, dora: '3p', ura: '1m' };
  expect(outcome(`ron Ben Aki '${HAND}'`, options)).toEqual(ron({ tiles }));
  expect(outcome("tsumo Ben '88s 67m [555z] (1111p) 234s 8m'")).toEqual(
    tsumo({
      tiles: {
        hand: '67m23488s',
        tile: '8m',
        melds: [
          { type: 'pon', tiles: '555z' },
          { type: 'ankan', tiles: '1111p' },
        ],
      },
    }),
  );
});

test('with two winners, ura dora go to the one in riichi and ippatsu names its player', () => {
  const text = `ron Ben Aki '${HAND}' and Chie '${HAND}'`;
  const both = outcome(text, { doubleRiichi: 'Chie', ura: '1m', ippatsu: 'Chie', kita: 'Ben=1' });
  expect(both).toMatchObject({
    wins: [{ value: { tiles: { kita: 1 } } }, { value: { tiles: { riichi: 'doubleRiichi', ippatsu: true, ura: '1m' } } }],
  });
  expect(JSON.stringify(both).match(/"ura"|"riichi"|"ippatsu"|"kita"/g)).toHaveLength(4);
});

const DRAGONS = '99s [555z] [666z] [777z] 23p +4p';
const PAO = [{ yakuman: 'daisangen', liable: 2 }];

test.each<[string, string, readonly unknown[]]>([
  ['ron Aki Chika 3 40 and Ben yakuman', 'Chie=daisangen', [undefined, PAO]],
  ['ron Ben Chika yakuman and Aki 3 40', 'Chie=daisangen', [PAO, undefined]],
  ['ron Aki Chika mangan and Ben yakuman', 'Chie=daisan', [undefined, PAO]],
  ['ron Aki Chika 3900 and Ben 32000', 'Chie=daisangen', [undefined, PAO]],
  [`ron Aki Chika '${HAND}' and Ben '${DRAGONS}'`, 'Chie=daisangen', [undefined, PAO]],
  [`ron Ben Chika '${DRAGONS}' and Aki '${HAND}'`, 'Chie=daisangen', [PAO, undefined]],
  ['ron Aki Chika yakuman and Ben yakuman', 'Ben:Chie=daisangen', [undefined, PAO]],
  ['ron Aki Chika yakuman and Ben yakuman', 'Aki:Chie=daisangen', [PAO, undefined]],
  ['ron Aki Chika yakuman and Chie yakuman', 'Chie=daisangen', [PAO, undefined]],
  [
    'ron Aki Chika yakuman and Ben yakuman',
    'Aki:Chie=daisangen,Ben:Chika=daisuushii',
    [PAO, [{ yakuman: 'daisuushii', liable: 3 }]],
  ],
  [
    'ron Aki Chika 3 40 and Ben yakuman 2',
    'Chie=daisangen,Chika=daisuushii',
    [undefined, [...PAO, { yakuman: 'daisuushii', liable: 3 }]],
  ],
  ['ron Aki Chika 3 40 and Ben mangan', 'Chie=daisangen', [PAO, undefined]],
])('%s --pao %s: the liable player belongs to the win that can have the yakuman', (text, pao, expected) => {
  const { wins } = outcome(text, { pao }) as { readonly wins: readonly { readonly pao?: unknown }[] };
  expect(wins.map((win) => win.pao)).toEqual(expected);
});

test.each<[string, string, string]>([
  [
    'ron Aki Chika yakuman and Ben yakuman',
    'Chie=daisangen',
    '--pao “Chie=daisangen” could be for Aki or Ben: name the winner first, as in Aki:Chie=daisangen',
  ],
  ['ron Aki Chika 3 40 and Ben yakuman', 'Chie:Chika=daisangen', '--pao “Chie”: Chie does not win here, so choose a winner'],
  [
    'ron Aki Chika 3 40 and Ben yakuman',
    'Ben:Eri=daisangen',
    'no player called “Eri”: use Aki, Ben, Chie or Chika, or a seat from 1 to 4',
  ],
  ['ron Aki Chika 3 40 and Ben yakuman', 'Ben:=daisangen', '--pao cannot use “Ben:=daisangen”: write it like Aki=daisangen'],
])('%s --pao %s is a wrong command', (text, pao, says) => {
  expect(refusal(() => outcome(text, { pao }))).toEqual([2, says]);
});

test.each<[player: string, pao: string]>([
  ['C:d', 'C:d=daisangen'],
  ['C:d', 'Ben:C:d=daisangen'],
  ['C:d', '2:3=daisangen'],
  ['C:d', 'B:c:=daisangen'],
  [':', 'Ben::=daisangen'],
  ['C=d', 'C=d=daisangen'],
  ['C=d', 'Ben:C=d=daisangen'],
  ['d, C', 'd, C=daisangen'],
  ['d, C', 'Ben:d, C=daisangen'],
  ['constructor', 'Ben:constructor=daisangen'],
  ['__proto__', '__proto__=daisangen'],
  ['Chie', 'Ben：Chie＝daisangen'],
  ['Chie', 'Chie=大三元'],
  ['Chie', 'Chie=Big Three Dragons'],
])('--pao with a player called %s: %s', (player, pao) => {
  const table = { ...TABLE, players: ['Aki', 'Ben', player, 'Dai'] };
  const { outcome: ended } = handOf(words('tsumo Ben yakuman'), { pao }, table);
  expect(ended).toMatchObject({ win: { pao: PAO } });
});

test('names with signs in --pao: several words, a winner with a colon, and advice that works', () => {
  const players = ['A, z', 'B:b', 'C=c', 'Dai'];
  const table = { ...TABLE, players };
  const both = 'A, z:C=c=daisangen,B:b:Dai=daisuushii';
  const { outcome: ended } = handOf(words('ron A Dai yakuman and B yakuman'), { pao: both }, table);
  expect(ended).toMatchObject({
    wins: [{ pao: [{ yakuman: 'daisangen', liable: 2 }] }, { pao: [{ yakuman: 'daisuushii', liable: 3 }] }],
  });
  const [, advice] = refusal(() => handOf(words('tsumo Dai yakuman'), { pao: 'A' }, table));
  expect(advice).toBe('--pao cannot use “A”: write it like 1=daisangen');
  expect(handOf(words('tsumo Dai yakuman'), { pao: '1=daisangen' }, table)).toMatchObject({
    outcome: { win: { pao: [{ liable: 0 }] } },
  });
});

test('options with a count or a reason for a player take full-width signs too', () => {
  const options = { chips: 'Ben＝2', chombo: 'Chie＝furiten' };
  expect(handOf(words('tsumo Ben 3 30'), options, TABLE)).toMatchObject({
    outcome: { win: { chips: 2 } },
    causes: [{ seat: 2, cause: 'furiten' }],
  });
});

test('options for pao, chips and the whole hand', () => {
  const options = {
    pao: 'Chika=daisan',
    chips: '2',
    riichi: 'Chie',
    doubleRiichi: 'Aki',
    dead: 'Chika',
    chombo: '3',
    wareme: 'Ben',
  };
  expect(handOf(words('tsumo Ben yakuman'), options, TABLE)).toEqual({
    riichi: [0, 2],
    outcome: { kind: 'tsumo', win: { winner: 1, value: { yakuman: 1 }, pao: [{ yakuman: 'daisangen', liable: 3 }], chips: 2 } },
    chombo: [2],
    dead: [3],
    wareme: 1,
  });
});

test.each<[string, HandOptions, string]>([
  ['kan', {}, '“kan” is not a way to end a hand: start with ron, tsumo, draw, nagashi, abort or chombo'],
  ['ron', {}, 'no winner: add one, as in ron Ben Aki 3 30 or tsumo Chie mangan'],
  ['ron Ben', {}, 'no discarder: add one after the winner, as in ron Ben Aki 3 30'],
  ['ron Ben Ch 3 30', {}, '“Ch” could be Chie or Chika: type more of the name, or the seat number'],
  ['ron Ben Eri 3 30', {}, 'no player called “Eri”: use Aki, Ben, Chie or Chika, or a seat from 1 to 4'],
  ['ron Ben 5 3 30', {}, 'no player called “5”: use Aki, Ben, Chie or Chika, or a seat from 1 to 4'],
  ['chombo', {}, 'no player: add one, as in chombo Dai'],
  ['', {}, '“” is not a way to end a hand: start with ron, tsumo, draw, nagashi, abort or chombo'],
  ['tsmo Ben 3 30', {}, '“tsmo” is not a way to end a hand: did you mean tsumo?'],
  ['ron Bem Aki 3 30', {}, 'no player called “Bem”: did you mean Ben?'],
  ['abort four', {}, 'no abortive draw called “four”: did you mean fourWinds, fourQuads or fourRiichi?'],
  ['abort', {}, 'no abortive draw called “”: choose nineTerminals, fourWinds, fourRiichi, fourQuads or tripleRon'],
  ['ron Ben Aki 3 30', { chombo: 'Chie=furitn' }, 'no chombo reason called “furitn”: did you mean furiten?'],
  ['tsumo Ben 3 30', { chips: 'two' }, '“two” is not a number: write --chips with a number'],
  ['tsumo Ben yakuman', { pao: 'Aki' }, '--pao cannot use “Aki”: write it like Aki=daisangen'],
  ['tsumo Ben yakuman', { pao: 'Aki=chuuren' }, 'these rules have no pao for “chuuren”: choose daisangen or daisuushii'],
  ['tsumo Ben yakuman', { pao: 'Aki=daisangn' }, 'these rules have no pao for “daisangn”: did you mean daisangen?'],
  ['tsumo Ben yakuman', { pao: 'Aki=' }, '--pao cannot use “Aki=”: write it like Aki=daisangen'],
  ['tsumo Ben yakuman', { pao: '=daisangen' }, '--pao cannot use “=daisangen”: write it like Aki=daisangen'],
  ['tsumo Ben yakuman', { pao: ':Aki=daisangen' }, '--pao cannot use “:Aki=daisangen”: write it like Aki=daisangen'],
  ['tsumo Ben yakuman', { pao: 'Ben:Akk=daisangen' }, 'no player called “Akk”: did you mean Aki?'],
  [
    'tsumo Ben yakuman',
    { pao: 'Ben:constructor=daisangen' },
    'no player called “constructor”: use Aki, Ben, Chie or Chika, or a seat from 1 to 4',
  ],
  ['tsumo Ben yakuman', { pao: 'Aki=__proto__' }, 'these rules have no pao for “__proto__”: choose daisangen or daisuushii'],
])('%s %j is a wrong command', (text, options, says) => {
  expect(refusal(() => outcome(text, options))).toEqual([2, says]);
});

test.each<[string, HandOptions, string]>([
  ['draw Aki', { tenpai: 'Ben' }, '--tenpai is for nagashi mangan: remove it'],
  ['tsumo Ben 3 30', { open: 'Aki' }, '--open is for nagashi mangan: remove it'],
  ['draw Aki', { chips: '2' }, '--chips is for a win: remove it'],
  ['abort nine', { pao: 'Aki=daisangen' }, '--pao is for a win: remove it'],
  ['draw', { dora: '3p' }, '--dora is for a win entered by its tiles: remove it'],
  ['ron Ben Aki 3 30', { ippatsu: true }, '--ippatsu is for a win entered by its tiles: remove it'],
  ['ron Ben Aki mangan and Chie 1 30', { firstTurn: true }, '--first-turn is for a win entered by its tiles: remove it'],
  ['tsumo Ben 3 30', { chips: 'Aki=2' }, '--chips “Aki”: Aki does not win here, so choose a winner'],
  [`tsumo Ben '${HAND}'`, { ippatsu: 'Chie' }, '--ippatsu “Chie”: Chie does not win here, so choose a winner'],
  ['tsumo Ben 3 30', { chips: '1,2' }, '--chips “1,2” names a winner twice: write one number for each'],
  [
    'ron Ben Aki 3 30 and Chie 1 30',
    { chips: 'Chie=1,chie=1' },
    '--chips “Chie=1,chie=1” names a winner twice: write one number for each',
  ],
])('%s %j: an option that would be ignored is a wrong command', (text, options, says) => {
  expect(refusal(() => outcome(text, options))).toEqual([2, says]);
});

test('an unknown value, unreadable tiles and a hand without its winning tile each have their own error', () => {
  expect(refusal(() => outcome('ron Ben Aki'))[1]).toMatch(/^“” is not a value: write han and fu/);
  expect(refusal(() => outcome('ron Ben Aki much'))).toEqual([2, expect.stringMatching(/^“much” is not a value/)]);
  expect(refusal(() => outcome("ron Ben Aki '234m 9z'"))).toEqual([1, '234m 9z']);
  expect(refusal(() => outcome("ron Ben Aki '234m 406p 567s 88s 67m'"))).toEqual([1, expect.stringMatching(/^no winning tile/)]);
});

test('the names of a new match must differ, and none may be a seat number', () => {
  expect(namesOf('秋、Ben, C')).toEqual(['秋', 'Ben', 'C']);
  for (const typed of ['Aki,aki', 'Aki,,Ben', 'Aki,2']) expect(refusal(() => namesOf(typed))[0]).toBe(2);
});

test('a full name takes precedence over a longer one that begins with it', () => {
  expect(playerOf('chi', ['Chie', 'Chi'])).toBe(1);
});

test.each<[string, readonly string[], object]>([
  ['chombo Ben furiten', TABLE.players, { by: [1], causes: [{ seat: 1, cause: 'furiten' }] }],
  ['chombo Ben fur Aki', TABLE.players, { by: [1, 0], causes: [{ seat: 1, cause: 'furiten' }] }],
  [
    'chombo Ben,Aki wall Chie',
    TABLE.players,
    {
      by: [1, 0, 2],
      causes: [
        { seat: 1, cause: 'wall' },
        { seat: 0, cause: 'wall' },
      ],
    },
  ],
  ['chombo Ben wall', ['Aki', 'Ben', 'wall', 'Dai'], { by: [1, 2], causes: [] }],
  ['chombo Ben wal', ['Aki', 'Ben', 'Wallace', 'Dai'], { by: [1, 2], causes: [] }],
  ['chombo wall wall', ['Aki', 'wallet', 'Ben', 'Dai'], { by: [1], causes: [{ seat: 1, cause: 'wall' }] }],
])('%s: the foul follows its player', (text, players, { by, causes }: { by?: object; causes?: object }) => {
  const hand = handOf(words(text), {}, { ...TABLE, players });
  expect([hand.outcome, hand.causes ?? []]).toEqual([{ kind: 'chombo', by }, causes]);
});

test.each<[string, readonly string[], object]>([
  ['Aki=furiten,Chie', TABLE.players, { chombo: [0, 2], causes: [{ seat: 0, cause: 'furiten' }] }],
  ['3', TABLE.players, { chombo: [2] }],
  ['a=b', ['a=b', 'Ben', 'Chie', 'Dai'], { chombo: [0] }],
  ['a=b=wall', ['a=b', 'Ben', 'Chie', 'Dai'], { chombo: [0], causes: [{ seat: 0, cause: 'wall' }] }],
])('--chombo %s with a win', (chombo, players, expected) => {
  const hand = handOf(['ron', '2', '4', '3', '30'], { chombo }, { ...TABLE, players });
  expect(hand).toEqual({ riichi: [], outcome: hand.outcome, ...expected });
});
