import { formatTiles, presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { refusalIn } from '../../../../fixtures/refusal.ts';
import { riichiCityFile } from '../../../../fixtures/riichi-city.ts';
import { SITUATIONS, type Situation } from '../../../../fixtures/situations.ts';
import { auditGame } from '../audit.ts';
import type { Game, GameEvent, WinClaim } from '../game.ts';
import { readRecord } from '../read.ts';
import { readRiichiCity } from './riichi-city.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Row {
  readonly eventType: number;
  readonly userId: number;
  readonly data: string;
}

const situation = (number: number, part = ''): Situation =>
  SITUATIONS.find((one) => one.number === number && one.name.includes(part)) as Situation;
const textOf = (one: Situation) => JSON.stringify(riichiCityFile(one));

/** A situation's record with changed events, its data, or both. */
function changed(one: Situation, change: (rows: readonly Row[]) => unknown, more: Fields = {}): string {
  const { data } = riichiCityFile(one) as { readonly data: { readonly handRecord: readonly [Fields] } };
  const [hand] = data.handRecord;
  return JSON.stringify({
    data: { ...data, ...more, handRecord: [{ ...hand, handEventRecord: change(hand['handEventRecord'] as readonly Row[]) }] },
  });
}

/** The data of all events of a type, changed. */
function withData(one: Situation, type: number, change: (data: Fields, row: Row) => Fields, more?: Fields): string {
  const again = (row: Row) => ({ ...row, data: JSON.stringify(change(JSON.parse(row.data) as Fields, row)) });
  return changed(one, (rows) => rows.map((row) => (row.eventType === type ? again(row) : row)), more);
}

const read = (text: string): Game => unwrap(readRiichiCity(text));
const codesIn = (game: Game) => auditGame(game).findings.map(({ code }) => code);

/** Events without claims that the fixture does not have, and with sorted melds. */
function comparable(events: readonly GameEvent[]): readonly object[] {
  return events.map((event) => {
    if (event.type === 'win') return { ...event, claim: event.claim.changes };
    if (event.type !== 'call' && event.type !== 'quad') return event;
    return { ...event, meld: { ...event.meld, tiles: formatTiles(event.meld.tiles) } };
  });
}

test.each(SITUATIONS)('situation $number: $name', (one) => {
  const game = unwrap(readRiichiCity(textOf(one), { rules: one.rules }));
  const { events, ...start } = game.hands[0] as (typeof game.hands)[0];
  const { events: played, ...begun } = one.hand;
  expect(start).toEqual(begun);
  expect(comparable(events)).toEqual(comparable(played));
  expect(game.players).toEqual(['Aki', 'Ben', 'Chie', 'Dai'].slice(0, one.rules.tiles.players));
  const { findings, match } = auditGame(game);
  expect(findings).toEqual([]);
  expect(match.state.scores).toEqual(one.after);
});

describe('rules', () => {
  const FOUR = situation(1);
  const THREE = situation(34);
  const rulesOf = (more: Fields, one: Situation = FOUR) => read(changed(one, (rows) => rows, more)).rules;

  test('of a ranked game are those of the site', () => {
    for (const [one, preset] of [
      [FOUR, presets.riichiCity],
      [THREE, presets.riichiCitySanma],
    ] as const) {
      const { rules, houseRules, unread } = read(textOf(one));
      expect({ ...rules, id: preset.id }).toEqual(preset);
      expect({ houseRules, unread }).toEqual({ houseRules: false, unread: undefined });
    }
  });

  test.each<[string, Fields, object, object]>([
    ['the points at the start', { initPoints: 30_000 }, { match: { start: 25_000 } }, { match: { start: 30_000 } }],
    ['East only', { round: 1 }, { match: { rounds: 2 } }, { match: { rounds: 1 } }],
    ['two han for a win', { fangFu: 2 }, { yaku: { minimumHan: 1 } }, { yaku: { minimumHan: 2 } }],
    [
      'no liability for an open kan',
      { isGangPay: false },
      { pao: { yaku: ['daisangen', 'daisuushii', 'rinshan'] } },
      { pao: { yaku: ['daisangen', 'daisuushii'] } },
    ],
  ])('%s', (_, more, before, after) => {
    expect(rulesOf({})).toMatchObject(before);
    expect(rulesOf(more)).toMatchObject(after);
  });

  test('norths that are a yaku are not set aside', () => {
    expect(rulesOf({ northOperateType: 0 }, THREE).tiles.kita).toBe('dora');
    expect(rulesOf({ northOperateType: 1 }, THREE).tiles.kita).toBe('none');
  });

  test('red fives are counted in the wall', () => {
    const file = textOf(FOUR);
    expect(read(file).rules.tiles.redFives).toEqual([1, 1, 1]);
    expect(read(file.replaceAll('0m', '5m').replaceAll('5p', '0p')).rules.tiles.redFives).toEqual([0, 4, 1]);
  });

  test.each([1002, 1003, undefined])('of a game that is not ranked are not all known: %s', (gamePlay) => {
    expect(read(changed(FOUR, (rows) => rows, { gamePlay })).houseRules).toBe(true);
  });

  test('that cannot be read are named, and are as in a ranked game', () => {
    const { rules, unread } = read(changed(FOUR, (rows) => rows, { initPoints: 25_050, round: 'half', isGangPay: 'yes' }));
    expect(rules).toEqual(read(textOf(FOUR)).rules);
    expect(unread?.map(({ error }) => 'path' in error && error.path).toSorted()).toEqual([
      'data.initPoints',
      'data.isGangPay',
      'data.round',
    ]);
  });
});

/** Pinfu and tanyao, 30 fu 2 han: 2,900 for the dealer. */
const VALUE = {
  fang_info: [
    { fang_type: 13, fang_num: 1 },
    { fang_type: 14, fang_num: 1 },
  ],
  all_fang_num: 2,
  all_fu: 30,
  all_point: 2900,
};

describe('the value of a win', () => {
  /** @param liable the seat of the player who is marked as liable */
  const withValue = (value: Fields, one = situation(1), liable?: number) =>
    withData(one, 5, ({ win_info: rows, user_profit: players, ...rest }) => ({
      ...rest,
      win_info: (rows as readonly Fields[]).map((row) => ({ ...row, ...value })),
      user_profit: (players as readonly Fields[]).map((row, seat) => ({ ...row, is_bao_pai: seat === liable })),
    }));
  const claimIn = (text: string): WinClaim | undefined => {
    const event = read(text).hands[0]?.events.at(-1);
    return event?.type === 'win' ? event.claim : undefined;
  };

  test('agrees', () => {
    expect(codesIn(read(withValue(VALUE)))).toEqual([]);
    expect(claimIn(withValue(VALUE))).toMatchObject({
      yaku: [
        ['pinfu', 1],
        ['tanyao', 1],
      ],
      dora: 0,
      han: 2,
      fu: 30,
      points: 2900,
    });
  });

  test.each<[string, Fields]>([
    ['yaku', { ...VALUE, fang_info: [{ fang_type: 12, fang_num: 2 }] }],
    ['han', { ...VALUE, all_fang_num: 3 }],
    ['fu', { ...VALUE, all_fu: 40 }],
    ['points', { ...VALUE, all_point: 3900 }],
  ])('disagrees in %s', (code, value) => {
    expect(codesIn(read(withValue(value)))).toEqual([code]);
  });

  test('dora of all sorts are added up', () => {
    const dora = [
      [49, 1],
      [50, 2],
      [51, 3],
      [55, 4],
    ];
    const fang = dora.map(([type, han]) => ({ fang_type: type, fang_num: han }));
    expect(claimIn(withValue({ fang_info: [...VALUE.fang_info, ...fang] }))?.dora).toBe(10);
  });

  test.each([
    [0, 'riichi'],
    [1, 'menzenTsumo'],
    [3, 'rinshan'],
    [6, 'chankan'],
    [7, 'chun'],
    [8, 'hatsu'],
    [9, 'haku'],
    [10, 'roundWind'],
    [11, 'seatWind'],
    [15, 'doubleRiichi'],
    [20, 'honroutou'],
    [24, 'shousangen'],
    [29, 'chinitsu'],
    [33, 'renhou'],
    [47, 'junseiRyuuiisou'],
    [54, 'openRiichiHoujuu'],
  ])('yaku %d is %s', (type, id) => {
    expect(claimIn(withValue({ fang_info: [{ fang_type: type, fang_num: 1 }] }))?.yaku).toEqual([[id, 1]]);
  });

  test('a yaku that nobody knows costs the yaku and dora of its win', () => {
    const text = withValue({ ...VALUE, fang_info: [{ fang_type: 99, fang_num: 1 }] });
    expect(codesIn(read(text))).toEqual(['notRead']);
    expect(claimIn(text)).toMatchObject({ yaku: undefined, dora: undefined, fu: 30, points: 2900 });
    expect(refusalIn(readRiichiCity(text))).toMatchObject({
      code: 'badValue',
      path: 'data.handRecord[0].handEventRecord[20].data.win_info[0].fang_info[0].fang_type',
      found: '99',
    });
  });

  const DRAGONS = { fang_info: [{ fang_type: 45, fang_num: 13 }], all_fang_num: 13, all_fu: 40, all_point: 32_000 };

  test('a yakuman counts once and has no fu; the liable player is marked', () => {
    const one = situation(27, 'a tsumo');
    expect(claimIn(withValue(DRAGONS, one, 3))).toMatchObject({
      yaku: [['daisangen', 1]],
      dora: undefined,
      fu: undefined,
      points: 32_000,
      pao: 3,
    });
    expect(codesIn(read(withValue(DRAGONS, one, 3)))).toEqual([]);
  });

  test('another liable player is a disagreement', () => {
    expect(codesIn(read(withValue(DRAGONS, situation(27, 'a ron from another'), 2)))).toEqual(['pao']);
  });
});

describe('how a hand ends', () => {
  const ending = (data: Fields, one = situation(1)) => read(withData(one, 5, () => data));

  test.each([8, 11])('the game was stopped (%d): the record breaks off', (end_type) => {
    const game = ending({ end_type, win_info: [], user_profit: [] });
    expect(codesIn(game)).toEqual(['breaksOff']);
    expect(game.unread).toBeUndefined();
  });

  test('an end that nobody knows is named as well', () => {
    expect(codesIn(ending({ end_type: 9 }))).toEqual(['notRead', 'breaksOff']);
  });

  test('an exhaustive draw without its rows and payments has no claims', () => {
    const event = ending({ end_type: 7 }, situation(25, 'with 2')).hands[0]?.events.at(-1);
    expect(event).toEqual({ type: 'exhaustiveDraw', nagashi: false, tenpai: [], changes: undefined });
  });

  test('the settlement is in tenths of a thousand', () => {
    const rows = [2, 0, 3, 1].map((seat) => ({ user_id: 600_000_000 + seat, point_num: 20_000 + seat, score: 105 - seat }));
    const settled = { eventType: 6, userId: 0, data: JSON.stringify({ user_data: rows }) };
    expect(read(changed(situation(1), (events) => [...events, settled])).final).toEqual({
      scores: [20_000, 20_001, 20_002, 20_003],
      totals: [10_500, 10_400, 10_300, 10_200],
    });
  });
});

describe('what happens in a hand', () => {
  const KANS = situation(10);
  const acts = (text: string) => read(text).hands[0]?.events ?? [];

  test('indicators are listed alone, or after those before them', () => {
    const lists: unknown[] = [];
    const repeated = withData(KANS, 7, ({ cards }) => ({ cards: [...(lists.push(...(cards as unknown[])), lists)] }));
    expect(lists.length).toBeGreaterThan(2);
    expect(acts(repeated)).toEqual(acts(textOf(KANS)));
  });

  test('a discard from the hand that looks like the tile just drawn', () => {
    const text = withData(situation(1), 4, (data) => (data['action'] === 11 ? { ...data, move_cards_pos: [1, 13] } : data));
    const discards = acts(text).filter((event) => event.type === 'discard');
    expect(discards.some((event) => event.fromHand)).toBe(true);
    expect(acts(textOf(situation(1))).some((event) => event.type === 'discard' && event.fromHand)).toBe(false);
  });

  test('a discard that is said to be the tile just drawn, and is not', () => {
    const text = withData(situation(7), 4, (data) =>
      data['action'] === 11 ? { ...data, move_cards_pos: [14, 13], card: 65 } : data,
    );
    expect(codesIn(read(text))).toContain('notDrawn');
  });

  test.each<[string, Fields]>([
    ['an event', { eventType: 99, userId: 0, data: '{}' }],
    ['an act', { eventType: 4, userId: 600_000_000, data: '{"action":99}' }],
  ])('%s that nobody knows is named and passed over', (_, row) => {
    const game = read(changed(situation(1), (rows) => [...rows.slice(0, 6), row, ...rows.slice(6)]));
    expect(game.hands).toEqual(read(textOf(situation(1))).hands);
    expect(game.unread).toMatchObject([{ hand: 0, error: { code: 'unknownEvent', found: '99' } }]);
  });
});

describe('the file', () => {
  const one = situation(1);
  const { data } = riichiCityFile(one) as { readonly data: object };

  test.each<[string, unknown]>([
    ['as the server sends it', riichiCityFile(one)],
    ['only the data in it', data],
    [
      'with the data of its events parsed',
      JSON.parse(changed(one, (rows) => rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown })))),
    ],
  ])('%s', (_, file) => {
    const game = unwrap(readRecord(JSON.stringify(file)));
    expect(game.hands).toEqual(read(textOf(one)).hands);
    expect(game.id).toBe('a1');
  });

  test('rules can be given', () => {
    expect(unwrap(readRecord(textOf(one), '', presets.mleague))).toMatchObject({ rules: presets.mleague, houseRules: false });
  });
});

describe('an invalid record is refused with the place', () => {
  const one = situation(1);
  const deal = (fields: Fields, whose = 600_000_001) =>
    withData(one, 1, (data, { userId }) => (userId === whose ? { ...data, ...fields } : data));
  const players = (change: (rows: readonly Fields[]) => unknown) => {
    const file = riichiCityFile(one) as { readonly data: { readonly handRecord: readonly [Fields] } };
    const [hand] = file.data.handRecord;
    return JSON.stringify({ ...file.data, handRecord: [{ ...hand, players: change(hand['players'] as readonly Fields[]) }] });
  };
  const act = (fields: Fields) =>
    changed(one, (rows) => [...rows.slice(0, 5), { eventType: 4, userId: 600_000_000, data: JSON.stringify(fields) }]);
  const end = (fields: Fields) => withData(one, 5, (data) => ({ ...data, ...fields }));
  const HAND = 'data.handRecord[0]';
  const EVENT = `${HAND}.handEventRecord`;

  test.each<[string, string, object]>([
    ['invalid JSON', '{', { code: 'notJson' }],
    ['something else', '{"data":{"list":[]}}', { code: 'notARecord', path: 'data.handRecord' }],
    ['no hands', '{"handRecord":[]}', { code: 'notARecord', path: 'handRecord' }],
    ['two players', players((rows) => rows.slice(2)), { code: 'unknownRules', path: 'handRecord[0].players', found: '2' }],
    [
      'two players in one place',
      players((rows) => rows.map((row) => ({ ...row, position: 1 }))),
      { code: 'badValue', path: 'handRecord[0].players' },
    ],
    ['one player twice', players((rows) => rows.map((row) => ({ ...row, userId: 7 }))), { code: 'badValue' }],
    [
      'events without end',
      changed(one, () => Array.from({ length: 6000 }, () => ({ eventType: 3 }))),
      { code: 'badValue', path: EVENT },
    ],
    ['a hand that is not dealt', changed(one, () => []), { code: 'badValue', path: EVENT }],
    ['a player without tiles', changed(one, (rows) => rows.slice(1)), { code: 'badValue', path: EVENT }],
    [
      'data that is not JSON',
      changed(one, (rows) => rows.map((row) => ({ ...row, data: '{' }))),
      { code: 'badValue', path: `${EVENT}[0].data` },
    ],
    ['a hand of twelve', deal({ hand_cards: [1] }), { code: 'badValue', path: `${EVENT}[2].data.hand_cards` }],
    ['hidden tiles', deal({ hand_cards: Array(13).fill(0) }), { code: 'hiddenTile', path: `${EVENT}[2].data.hand_cards[0]` }],
    ['no tile', deal({ hand_cards: Array(13).fill(10) }), { code: 'badValue', found: '10' }],
    [
      'no wind',
      withData(one, 1, (data) => ({ ...data, quan_feng: 113 })),
      { code: 'badValue', path: `${EVENT}[0].data.quan_feng` },
    ],
    [
      'a fifth dealer',
      withData(one, 1, (data) => ({ ...data, dealer_pos: 4 })),
      { code: 'badValue', path: `${EVENT}[0].data.dealer_pos` },
    ],
    [
      'points of nobody',
      withData(one, 1, (data) => ({ ...data, user_info_list: [] })),
      { code: 'badValue', path: `${EVENT}[0].data.user_info_list` },
    ],
    [
      'an act of nobody',
      changed(one, (rows) => rows.map((row) => (row.eventType === 4 ? { ...row, userId: 5 } : row))),
      { code: 'badValue', found: '5' },
    ],
    [
      'a call of nothing',
      act({ action: 5, card: 49, group_cards: [49, 49] }),
      { code: 'misplacedEvent', path: `${EVENT}[5].data.action` },
    ],
    [
      'a call with too few tiles',
      act({ action: 5, card: 49, group_cards: [49] }),
      { code: 'badValue', path: `${EVENT}[5].data.group_cards` },
    ],
    ['a tile added to nothing', act({ action: 9, card: 49 }), { code: 'misplacedEvent', found: '9' }],
    ['another wind set aside', act({ action: 13, card: 49 }), { code: 'badValue', path: `${EVENT}[5].data.card` }],
    ['no end', end({ end_type: null }), { code: 'badValue', path: `${EVENT}[20].data.end_type` }],
    ['a win of nobody', end({ win_info: [] }), { code: 'badValue', path: `${EVENT}[20].data.win_info` }],
    [
      'wins without end',
      end({ win_info: Array.from({ length: 4 }, () => ({ user_id: 600_000_000 })) }),
      { code: 'badValue', path: `${EVENT}[20].data.win_info` },
    ],
    ['indicators without end', withData(situation(10), 7, () => ({ cards: Array(6).fill(1) })), { code: 'badValue' }],
  ])('%s', (_name, text, error) => {
    expect(refusalIn(readRiichiCity(text))).toMatchObject(error);
  });
});
