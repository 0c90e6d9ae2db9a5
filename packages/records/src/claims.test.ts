import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { kobalabFile } from '../../../fixtures/kobalab.ts';
import { majsoulFile } from '../../../fixtures/majsoul.ts';
import { mjlogFile } from '../../../fixtures/mjlog-situation.ts';
import { parsedRiichiCityFile } from '../../../fixtures/riichi-city.ts';
import { SITUATIONS, type Situation, gameOf } from '../../../fixtures/situations.ts';
import { auditGame } from './audit.ts';
import type { Game } from './game.ts';
import { writeMjai } from './mjai/write.ts';
import { readRecord } from './read.ts';
import { writeTenhou6 } from './tenhou6/write.ts';

const STYLE = { layout: 'actions', prefix: '', isCamel: false, isSparse: false } as const;

/** A file of each JSON format, and the fields that are only claims in it, each with a field beside which it stands. */
const FORMATS: readonly (readonly [name: string, file: (one: Situation) => unknown, claims: Readonly<Record<string, string>>])[] =
  [
    [
      'mjai',
      (one) =>
        writeMjai(gameOf(one))
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      {
        names: 'names',
        deltas: 'deltas',
        scores: 'deltas',
        ura_markers: 'deltas',
        yakus: 'deltas',
        fu: 'deltas',
        hora_points: 'deltas',
        hora_tehais: 'deltas',
        tenpais: 'deltas',
      },
    ],
    [
      'Mahjong Soul',
      (one) => majsoulFile(one, STYLE),
      {
        uuid: 'uuid',
        accounts: 'uuid',
        result: 'uuid',
        delta_scores: 'hules',
        fans: 'hu_tile',
        fu: 'hu_tile',
        yiman: 'hu_tile',
        point_rong: 'hu_tile',
        point_zimo_xian: 'hu_tile',
        point_zimo_qin: 'hu_tile',
        li_doras: 'hu_tile',
        players: 'liujumanguan',
        scores: 'liujumanguan',
      },
    ],
    [
      'kobalab',
      kobalabFile,
      {
        player: 'qijia',
        point: 'qijia',
        hupai: 'fenpei',
        fu: 'fenpei',
        defen: 'fenpei',
        damanguan: 'fenpei',
        fubaopai: 'fenpei',
        fenpei: 'fenpei',
      },
    ],
    [
      'Riichi City',
      parsedRiichiCityFile,
      {
        keyValue: 'gamePlay',
        gamePlay: 'gamePlay',
        round: 'gamePlay',
        initPoints: 'gamePlay',
        fangFu: 'gamePlay',
        isGangPay: 'gamePlay',
        northOperateType: 'gamePlay',
        handCardEncode: 'changCi',
        nickname: 'nickname',
        user_profit: 'end_type',
        point_profit: 'point_profit',
        is_bao_pai: 'point_profit',
        fang_info: 'li_bao_card',
        all_fang_num: 'li_bao_card',
        all_fu: 'li_bao_card',
        all_point: 'li_bao_card',
        li_bao_card: 'li_bao_card',
        move_cards_pos: 'is_li_zhi',
      },
    ],
    [
      'tenhou.net/6',
      (one) => unwrap(writeTenhou6(gameOf(one))),
      { title: 'log', name: 'log', sc: 'log', ref: 'log', disp: 'disp' },
    ],
  ];

const WRONG = [undefined, null, 'x', -1.5, {}, [[]], true] as const;

/** A JSON value with a field changed wherever another one is. */
function changedIn(value: unknown, beside: string, name: string, to: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => changedIn(one, beside, name, to));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).map(([key, one]) => [key, changedIn(one, beside, name, to)] as const);
  return Object.fromEntries(beside in value ? [...kept.filter(([key]) => key !== name), [name, to]] : kept);
}

/** What happened in a game, without what the record claims about it. */
function playIn({ hands }: Game): unknown {
  return hands.map(({ events, dealt, indicator }) => ({
    dealt,
    indicator,
    events: events.map((event) => (event.type === 'win' ? { ...event, claim: 0, ura: 0 } : 'nagashi' in event ? 0 : event)),
  }));
}

describe.each(FORMATS)('%s', (_, file, claims) => {
  const four = SITUATIONS.filter(({ rules }) => rules.tiles.players === 4);
  const read = (value: unknown) => readRecord(JSON.stringify(value), '', presets.tenhou);

  test.each(Object.entries(claims))(
    'without %s, or with anything in its place, the game is read as it was played',
    (name, beside) => {
      expect(four.map((situation) => JSON.stringify(file(situation))).join('')).toContain(`"${beside}"`);
      for (const situation of four) {
        const value = file(situation);
        const before = playIn(unwrap(read(value)));
        for (const wrong of WRONG) expect(playIn(unwrap(read(changedIn(value, beside, name, wrong))))).toEqual(before);
      }
    },
  );
});

test.each(['ten', 'yaku', 'yakuman', 'doraHai', 'doraHaiUra', 'sc', 'owari', 'n0', 'paoWho', 'type'])(
  'mjlog without %s at its ends, or with anything in its place',
  (name) => {
    for (const situation of SITUATIONS) {
      const text = mjlogFile(situation);
      const before = playIn(unwrap(readRecord(text)));
      const ends = new RegExp(`(<(?:AGARI|RYUUKYOKU|UN)\\b[^>]*?) ${name}="[^"]*"`, 'g');
      for (const wrong of ['$1', `$1 ${name}="x"`, `$1 ${name}="-1,2.5"`, `$1 ${name}=""`])
        expect(playIn(unwrap(readRecord(text.replaceAll(ends, wrong))))).toEqual(before);
    }
  },
);

const RON = SITUATIONS.find(({ name }) => name.includes('ron')) as Situation;
const tenhou6 = (change: (file: Record<string, unknown>) => void): Game => {
  const file = structuredClone(unwrap(writeTenhou6(gameOf(RON)))) as unknown as Record<string, unknown>;
  change(file);
  return unwrap(readRecord(JSON.stringify(file)));
};
const resultOf = (file: Record<string, unknown>) => (file['log'] as unknown[][][])[0]?.[16] as unknown[];

describe('a file of tenhou.net/6 as other programs write it', () => {
  test.each<[string, (file: Record<string, unknown>) => void]>([
    ['a rule without its text', (file) => (file['rule'] = { aka: 1 })],
    ['no rule at all', (file) => delete file['rule']],
    ['a rule that is a list', (file) => Object.assign(file, { rule: [0, 1], csrule: '0FE0BF0B,0000001F' })],
    ['no names', (file) => delete file['name']],
    ['a win that only says who', (file) => resultOf(file).splice(2, 1, (resultOf(file)[2] as unknown[]).slice(0, 2))],
    ['a price without fu', (file) => ((resultOf(file)[2] as unknown[])[3] = '2飜2000点')],
  ])('%s', (_, change) => {
    expect(playIn(tenhou6(change))).toEqual(playIn(tenhou6(() => undefined)));
  });

  test('an end that nobody knows: the hand breaks off', () => {
    const game = tenhou6((file) => resultOf(file).splice(0, 9, '不明'));
    expect(auditGame(game).findings.map(({ code }) => code)).toEqual(['notRead', 'breaksOff']);
  });

  test('51 to 53 where there are no red fives are ordinary fives', () => {
    const [fives] = SITUATIONS.filter(({ name }) => name.includes('a red five called')) as [Situation];
    const file = unwrap(writeTenhou6(gameOf(fives)));
    const { hands, rules } = unwrap(readRecord(JSON.stringify({ ...file, rule: { disp: '般南喰', aka: 0 } })));
    expect(rules.tiles.redFives).toEqual([0, 0, 0]);
    expect(
      auditGame({ id: undefined, rules, houseRules: false, players: [], hands, final: undefined }).findings,
    ).not.toContainEqual(expect.objectContaining({ code: 'notInWall' }));
  });
});

test('of endless unreadable claims only some are named', () => {
  const [game = '', hand = '', ...rest] = writeMjai(gameOf(RON)).trim().split('\n');
  const noise = Array.from({ length: 5_000 }, (_, i) => JSON.stringify({ type: `noise${i}` }));
  const { unread } = unwrap(readRecord([game, hand, ...noise, ...rest].join('\n')));
  expect(unread).toHaveLength(20);
});

describe('a record of Mahjong Soul, wherever a program has put it', () => {
  const file = majsoulFile(RON, STYLE) as { readonly head: unknown; readonly data: unknown };
  const before = playIn(unwrap(readRecord(JSON.stringify(file))));
  test.each<[string, unknown]>([
    ['in a list', [file]],
    ['under a name of its own', { game: file }],
    ['beside its head', { info: file.head, record: { detail: file.data } }],
    ['in an answer', { code: 0, result: { paipu: file } }],
    ['beside other lists of names', { players: [{ name: 'Aki' }, { name: 'Ben' }], file }],
  ])('%s', (_, wrapped) => {
    expect(playIn(unwrap(readRecord(JSON.stringify(wrapped))))).toEqual(before);
  });

  test('a mode that tenbo does not know is no hindrance if the rules are given', () => {
    const unknown = JSON.stringify(changedIn(file, 'mode', 'mode', { mode: 99 }));
    expect(readRecord(unknown).ok).toBe(false);
    expect(playIn(unwrap(readRecord(unknown, '', presets.majsoul)))).toEqual(before);
  });
});
