import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { HandMaker } from '../../../../fixtures/game-hand.ts';
import { ronRecord } from '../../../../fixtures/mjlog.ts';
import { SITUATIONS, gameOf } from '../../../../fixtures/situations.ts';
import { auditGame } from '../audit.ts';
import type { Game, GameEvent, GameHand } from '../game.ts';
import { lostFrom } from '../lost.ts';
import { readRecord } from '../read.ts';
import { readKobalab } from './kobalab.ts';
import { writeKobalab } from './write.ts';

const FOUR = SITUATIONS.filter(({ rules }) => rules.tiles.players === 4);

type Message = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const textOf = (game: Game) => JSON.stringify(unwrap(writeKobalab(game)));
const messagesOf = (game: Game) => unwrap(writeKobalab(game)).log[0] as readonly Message[];

/** The hand of a situation as a game. */
function gameWith(number: number, part: string): Game {
  return gameOf(FOUR.find((one) => one.number === number && one.name.includes(part)) as (typeof FOUR)[number]);
}

describe('a hand is the same after writing and reading it', () => {
  test.each(FOUR)('situation $number: $name', (situation) => {
    const before = gameOf(situation);
    const again = unwrap(readKobalab(textOf(before), { rules: situation.rules }));
    expect(lostFrom(before, again)).toEqual([]);
    const { findings, match } = auditGame(again);
    expect(findings).toEqual([]);
    expect(match.state.scores).toEqual(situation.after);
    expect(textOf(again)).toBe(textOf(before));
  });
});

/** For some situations, melds as 電脳麻将 writes them. */
const FORMS: readonly (readonly [number: number, part: string, forms: readonly string[]])[] = [
  [1, 'a chi of', ['m3-45', 'p56-7', 's789-']],
  [2, 'a red five called', ['p340-', 's34-0']],
  [2, 'a pon of a red five', ['s550+']],
  [2, 'a pon with a red five', ['s505=']],
  [3, 'from seat 0', ['m999-']],
  [3, 'from seat 2', ['m999+']],
  [3, 'from seat 3', ['m999=']],
  [4, 'from seat 0', ['p5505-']],
  [4, 'of a red five', ['s5550-']],
  [5, 'from seat 2', ['m999+', 'm999+9']],
  [5, 'a red five added', ['s555-', 's555-0']],
  [6, 'with a red five', ['s5550']],
];

test.each(FORMS)('melds of situation %i, %s', (number, part, forms) => {
  const melds = messagesOf(gameWith(number, part)).flatMap(({ fulou, gang }) => (fulou ?? gang)?.['m'] ?? []);
  expect(melds).toEqual(forms);
});

test('a replacement tile, a tile just drawn, a riichi', () => {
  const tiles = messagesOf(gameWith(7, '')).flatMap(({ gangzimo, dapai }) => (gangzimo ?? dapai)?.['p'] ?? []);
  expect(tiles).toEqual(['p9_', 'p9_', 'p9_', 'p9_', 'p1_*', 'p1_', 'p1_', 'p1_', 's9', 's9_', 'm8_']);
});

const huleOf = (of: Game) => messagesOf(of).flatMap(({ hule }) => hule ?? []);

test('a win has the hand, its value and the payments', () => {
  // 222z 456p 345m 88s 67m and the closed kan: riichi with the wind of the round missing, 70 fu and 1 han, by the dealer.
  expect(huleOf(gameWith(7, ''))).toEqual([
    {
      l: 0,
      shoupai: 'm34567p456s88m8*,z2222',
      baojia: 1,
      fubaopai: ['z3', 's9'],
      fu: 70,
      fanshu: 1,
      defen: 3400,
      hupai: [{ name: '立直', fanshu: 1 }],
      fenpei: [4400, -3400, 0, 0],
    },
  ]);
});

test('a yakuman has asterisks, no fu, and the sign of the player liable', () => {
  expect(huleOf(gameWith(27, 'a ron from another'))).toEqual([
    {
      l: 1,
      shoupai: 'm234s8s8,z555-,z666+,z777=',
      baojia: 0,
      fubaopai: null,
      damanguan: 1,
      defen: 32_000,
      hupai: [{ name: '大三元', fanshu: '*', baojia: '=' }],
      fenpei: [-16_000, 32_000, 0, -16_000],
    },
  ]);
});

test('the sign of the player liable is read, unless it is none', () => {
  const paid = textOf(gameWith(27, 'a ron from another'));
  const read = (text: string) => unwrap(readKobalab(text));
  expect(read(paid).hands[0]?.events.at(-1)).toMatchObject({ claim: { pao: 3 } });
  expect(read(paid.replace('"baojia":"="', '"baojia":"?"')).unread).toMatchObject([
    { error: { code: 'badValue', found: '"?"' } },
  ]);
});

test('each yakuman has an asterisk, and one that counts twice under the rules has two', () => {
  expect(huleOf(gameWith(29, ''))).toMatchObject([
    {
      damanguan: 2,
      defen: 64_000,
      hupai: [
        { name: '大三元', fanshu: '*' },
        { name: '字一色', fanshu: '*' },
      ],
    },
  ]);
  const single = new HandMaker(['111p222333s999m5z', '', '', ''])
    .turn(0, '9s')
    .turn(1, '5z')
    .win(0, 1, '5z', [96_000, -96_000, 0, 0]);
  const game = gameOf({ ...(FOUR[0] as (typeof FOUR)[number]), rules: presets.majsoul, hand: single.hand() });
  expect(huleOf(game)).toMatchObject([{ damanguan: 2, defen: 96_000, hupai: [{ name: '四暗刻単騎', fanshu: '**' }] }]);
  expect(unwrap(readKobalab(textOf(game))).hands[0]?.events.at(-1)).toMatchObject({ claim: { yaku: [['suuankouTanki', 1]] } });
});

test.each([
  ['nineTerminals', 18, 'of another', '九種九牌', ['', 'm19p19s19z1234567p5', '', '']],
  ['fourWinds', 19, '', '四風連打', ['', '', '', '']],
  ['fourRiichi', 17, '', '四家立直', ['m23467p456s56788*', 'm79p111z22233344*', 'm12s111999z55566*', 'p999s12223z11777*']],
  ['tripleRon', 20, '', '三家和', ['m23467p456s56788', '', 'm67p112233s789z11', 'm23467p23488s234']],
] as const)('an abortive draw has its name and the hands shown: %s', (_, number, part, name, shoupai) => {
  const [pingju] = messagesOf(gameWith(number, part)).flatMap((message) => message['pingju'] ?? []);
  expect(pingju).toMatchObject({ name, shoupai, fenpei: [0, 0, 0, 0] });
});

test('the hands shown at a draw are those in tenpai, computed if the record does not say', () => {
  const before = gameWith(25, 'with 1 in tenpai');
  const events = (before.hands[0] as GameHand).events.map((event): GameEvent =>
    event.type === 'exhaustiveDraw' ? { ...event, tenpai: undefined, changes: undefined } : event,
  );
  const pingju = messagesOf({ ...before, hands: [{ ...(before.hands[0] as GameHand), events }] }).at(-1)?.['pingju'];
  expect(pingju).toEqual({
    name: '荒牌平局',
    shoupai: ['m23467p456s56788', '', '', ''],
    fenpei: [3000, -1000, -1000, -1000],
  });
});

test('players are numbered by their winds', () => {
  const { hands, ...rest } = gameWith(25, 'with 1 in tenpai');
  const south = { ...(hands[0] as GameHand), kyoku: 5, scores: [1000, 2000, 3000, 94_000] };
  expect(messagesOf({ ...rest, hands: [south] })[0]?.['qipai']).toMatchObject({
    zhuangfeng: 1,
    jushu: 1,
    defen: [2000, 3000, 94_000, 1000],
  });
});

describe('the end of a game', () => {
  const before = gameWith(1, '');

  test('places go by points, equal ones by seat; the settlement is in thousands', () => {
    const final = { scores: [25_000, 30_000, 25_000, 20_000], totals: [5000, 40_000, -15_000, -30_050] };
    expect(unwrap(writeKobalab({ ...before, final }))).toMatchObject({
      defen: [25_000, 30_000, 25_000, 20_000],
      rank: [2, 1, 3, 4],
      point: ['5.0', '40.0', '-15.0', '-30.05'],
    });
  });

  test('without a settlement there are only places', () => {
    const final = { scores: [25_000, 30_000, 25_000, 20_000], totals: undefined };
    expect(unwrap(writeKobalab({ ...before, final }))).toMatchObject({ defen: final.scores, rank: [2, 1, 3, 4], point: [] });
    expect(unwrap(readKobalab(textOf({ ...before, final }))).final).toEqual(final);
  });

  test('a game that breaks off has the points before its last hand, and no places', () => {
    const hand = { ...(before.hands[0] as GameHand), scores: [24_000, 26_000, 25_000, 25_000] };
    expect(unwrap(writeKobalab({ ...before, hands: [hand] }))).toMatchObject({
      title: '',
      defen: [24_000, 26_000, 25_000, 25_000],
      rank: [],
      point: [],
    });
  });
});

test('a game that the format cannot hold', () => {
  const three = gameOf(SITUATIONS.find(({ rules }) => rules.tiles.players === 3) as (typeof SITUATIONS)[number]);
  expect(writeKobalab(three)).toEqual({ ok: false, error: { code: 'notFourPlayers' } });
  const added = gameWith(5, 'from seat 0');
  const events = (added.hands[0] as GameHand).events.filter(({ type }) => type !== 'call');
  expect(writeKobalab({ ...added, hands: [{ ...(added.hands[0] as GameHand), events }] })).toEqual({
    ok: false,
    error: { code: 'noPon', hand: 0 },
  });
  const won = gameWith(1, '');
  const other = (won.hands[0] as GameHand).events.map((event) => (event.type === 'win' ? { ...event, seat: 2 as const } : event));
  expect(writeKobalab({ ...won, hands: [{ ...(won.hands[0] as GameHand), events: other }] })).toEqual({
    ok: false,
    error: { code: 'noValue', hand: 0 },
  });
});

test('what a record says of a win is written, also where its rules say otherwise', () => {
  const said = unwrap(readRecord(ronRecord({ points: 3900 })));
  expect(huleOf(said)).toMatchObject([{ defen: 3900, fenpei: [2900, -2900, 0, 0] }]);
});
