import { formatTiles, presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { kobalabFile } from '../../../../fixtures/kobalab.ts';
import { SITUATIONS, type Situation } from '../../../../fixtures/situations.ts';
import { refusalIn } from '../../../../fixtures/refusal.ts';
import { auditGame } from '../audit.ts';
import type { GameEvent, GameHand } from '../game.ts';
import { Json } from '../json.ts';
import { readRecord } from '../read.ts';
import { readKobalab } from './kobalab.ts';
import { meldIn } from './tiles.ts';

const FOUR = SITUATIONS.filter(({ rules }) => rules.tiles.players === 4);
const situation = (number: number, part = ''): Situation =>
  FOUR.find((one) => one.number === number && one.name.includes(part)) as Situation;
const textOf = (one: Situation) => JSON.stringify(kobalabFile(one));

function sorted(events: readonly GameEvent[]): readonly object[] {
  return events.map((event) => {
    if (event.type === 'win') return { ...event, claim: event.claim.changes };
    if (event.type !== 'call' && event.type !== 'quad') return event;
    return { ...event, meld: { ...event.meld, tiles: event.meld.tiles.toSorted((one, other) => one - other) } };
  });
}

/** The start of a hand, with its tiles in order, as the format has them. */
function startOf({ events: _events, dealt, ...start }: GameHand): object {
  return { ...start, dealt: dealt.map((tiles) => formatTiles(tiles)) };
}

test('all situations are covered but those of three players, which the format does not have', () => {
  expect(new Set(SITUATIONS.filter((one) => !FOUR.includes(one)).map(({ number }) => number))).toEqual(new Set([34]));
});

test.each(FOUR)('situation $number: $name', (one) => {
  const game = unwrap(readKobalab(textOf(one), { rules: one.rules }));
  const [hand] = game.hands;
  expect(sorted(hand?.events ?? [])).toEqual(sorted(one.hand.events));
  expect(hand && startOf(hand)).toEqual(startOf(one.hand));
  const { findings, match } = auditGame(game);
  expect(findings).toEqual([]);
  expect(match.state.scores).toEqual(one.after);
});

describe('a meld', () => {
  test.each([
    ['m3-40', 'chi', '340m', 3, '3m', undefined],
    ['m340-', 'chi', '340m', 3, '0m', undefined],
    ['p550=', 'pon', '550p', 2, '0p', undefined],
    ['s999+9', 'kakan', '9999s', 1, '9s', '9s'],
    ['m055-5', 'kakan', '0555m', 3, '5m', '5m'],
    ['z6666', 'ankan', '6666z', undefined, undefined, undefined],
    ['p5550+', 'daiminkan', '5550p', 1, '0p', undefined],
  ])('%s is a %s', (text, type, tiles, source, called, added) => {
    const found = meldIn(Json.of(JSON.stringify(text)));
    const name = (tile: typeof found.called) => (tile === undefined ? undefined : formatTiles([tile]));
    expect(found.meld.type).toBe(type);
    expect(found.meld.tiles.map((tile) => formatTiles([tile])[0]).join('')).toBe(tiles.slice(0, -1));
    expect([found.source, name(found.called), name(found.added)]).toEqual([source, called, added]);
  });
});

test('lists of players, points and settlement that do not start with the first dealer', () => {
  const file = { ...kobalabFile(situation(1)), defen: [1000, 2000, 3000, 4000], point: ['-45.0', 12, '0.0', '+33.0'] };
  const { players, final } = unwrap(readKobalab(JSON.stringify(file)));
  expect(players).toEqual(['Aki', 'Ben', 'Chie', 'Dai']);
  expect(final).toEqual({ scores: [2000, 3000, 4000, 1000], totals: [12_000, 0, 33_000, -45_000] });
});

describe('rules', () => {
  test('are those of 電脳麻将', () => {
    const { rules } = unwrap(readKobalab(textOf(situation(1))));
    expect(rules).toMatchObject({
      yaku: { doubleYakuman: presets.majsoul.yaku.doubleYakuman },
      pao: { covers: 'yakuman', honba: 'discarder' },
    });
    expect(rules.match).toEqual(presets.tenhou.match);
  });

  test('can be given', () => {
    expect(unwrap(readKobalab(textOf(situation(1)), { rules: presets.mleague })).rules).toBe(presets.mleague);
  });
});

type Hand = readonly Record<string, unknown>[];

/** The text of a situation whose hand is changed. */
function changed(one: Situation, change: (log: Hand) => unknown): string {
  const file = kobalabFile(one) as { readonly log: readonly [Hand] };
  return JSON.stringify({ ...file, log: [change(file.log[0])] });
}

describe('wins', () => {
  const claim = (fields: object) => {
    const text = changed(situation(1), (log) => [
      ...log.slice(0, -1),
      { hule: { ...(log.at(-1)?.['hule'] as object), ...fields } },
    ]);
    const event = unwrap(readKobalab(text)).hands[0]?.events.at(-1);
    return event?.type === 'win' ? event.claim : undefined;
  };

  test('have yaku, dora, fu and points', () => {
    const hupai = [
      { name: '断幺九', fanshu: 1 },
      { name: '場風 東', fanshu: 1 },
      { name: '翻牌 發', fanshu: 1 },
      { name: '赤ドラ', fanshu: 2 },
      { name: '裏ドラ', fanshu: 1 },
    ];
    expect(claim({ hupai, fu: 30, fanshu: 6, defen: 12_000 })).toMatchObject({
      yaku: [
        ['tanyao', 1],
        ['roundWind', 1],
        ['hatsu', 1],
      ],
      dora: 3,
      fu: 30,
      points: 12_000,
    });
  });

  test('have no han or fu for a yakuman', () => {
    expect(claim({ hupai: [{ name: '大三元', fanshu: '*', baojia: '=' }], damanguan: 1, defen: 32_000 })).toMatchObject({
      yaku: [['daisangen', 1]],
      dora: undefined,
      fu: undefined,
    });
  });
});

describe('an invalid record is refused with the place', () => {
  const one = situation(1);
  const message = (at: number, value: unknown) => changed(one, (log) => log.map((each, i) => (i === at ? value : each)));
  const qipai = (fields: object) =>
    changed(one, ([first, ...rest]) => [{ qipai: { ...(first?.['qipai'] as object), ...fields } }, ...rest]);

  test.each<[string, string, object]>([
    ['invalid JSON', '{', { code: 'notJson' }],
    ['no log', '{"qijia":0}', { code: 'badValue', path: 'log' }],
    ['no hands', '{"qijia":0,"player":["","","",""],"log":[]}', { code: 'notARecord', path: 'log' }],
    ['a hand that is not dealt', changed(one, () => []), { code: 'badValue', path: 'log[0]' }],
    ['three players', JSON.stringify({ ...kobalabFile(one), player: ['', '', ''] }), { code: 'badValue', path: 'player' }],
    ['a message that is unknown', message(2, { luck: {} }), { code: 'unknownEvent', path: 'log[0][2]', found: '"luck"' }],
    ['two messages in one', message(2, { zimo: {}, dapai: {} }), { code: 'badValue', path: 'log[0][2]' }],
    ['a hidden hand', qipai({ shoupai: ['', '', '', ''] }), { code: 'hiddenTile', path: 'log[0][0].qipai.shoupai[0]' }],
    ['hidden tiles', qipai({ shoupai: ['_____________', '', '', ''] }), { code: 'hiddenTile' }],
    ['a hidden draw', message(1, { zimo: { l: 0, p: '' } }), { code: 'hiddenTile', path: 'log[0][1].zimo.p' }],
    [
      'a hand of twelve',
      qipai({ shoupai: ['m123456789z123', '', '', ''] }),
      { code: 'badValue', path: 'log[0][0].qipai.shoupai[0]' },
    ],
    ['a hand of other signs', qipai({ shoupai: ['m123456789z1234x', '', '', ''] }), { code: 'badValue' }],
    ['an invalid tile', message(1, { zimo: { l: 0, p: 'z8' } }), { code: 'badValue', path: 'log[0][1].zimo.p', found: '"z8"' }],
    ['a discard with another mark', message(2, { dapai: { l: 0, p: 'm3+' } }), { code: 'badValue', path: 'log[0][2].dapai.p' }],
    ['a draw with a mark', message(1, { zimo: { l: 0, p: 'm3_' } }), { code: 'badValue' }],
    ['an invalid wind', message(1, { zimo: { l: 4, p: 'm3' } }), { code: 'badValue', path: 'log[0][1].zimo.l', found: '4' }],
    ['a call that is closed', message(3, { fulou: { l: 1, m: 'm345' } }), { code: 'badValue', path: 'log[0][3].fulou.m' }],
    ['a meld of five', message(3, { fulou: { l: 1, m: 'z1111-1' } }), { code: 'badValue', path: 'log[0][3].fulou.m' }],
    ['an open kan as a closed one', message(3, { gang: { l: 1, m: 'z1111-' } }), { code: 'badValue', path: 'log[0][3].gang.m' }],
    ['a win of nothing', changed(one, ([first, ...rest]) => [first, rest.at(-1)]), { code: 'misplacedEvent', found: '"hule"' }],
    [
      'a draw for an unknown reason',
      message(2, { pingju: { name: '雨', fenpei: [0, 0, 0, 0] } }),
      { code: 'badValue', path: 'log[0][2].pingju.name' },
    ],
    [
      'a settlement that is not a number',
      JSON.stringify({ ...kobalabFile(one), point: ['', '', '', ''] }),
      { code: 'badValue', path: 'point[0]' },
    ],
  ])('%s', (_name, text, error) => {
    expect(refusalIn(readKobalab(text))).toMatchObject(error);
  });

  test('readRecord recognises it by its content', () => {
    expect(readRecord(textOf(one)).ok).toBe(true);
  });
});
