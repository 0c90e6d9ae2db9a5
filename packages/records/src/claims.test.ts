import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { kobalabFile } from '../../../fixtures/kobalab.ts';
import { majsoulFile } from '../../../fixtures/majsoul.ts';
import { ronRecord } from '../../../fixtures/mjlog.ts';
import { mjlogFile } from '../../../fixtures/mjlog-situation.ts';
import { fieldsIn, playOf } from '../../../fixtures/record-fields.ts';
import { parsedRiichiCityFile } from '../../../fixtures/riichi-city.ts';
import { SITUATIONS, type Situation, gameOf } from '../../../fixtures/situations.ts';
import { seeded } from '../../../fixtures/wins.ts';
import { auditGame } from './audit.ts';
import type { Game } from './game.ts';
import { writeMjai } from './mjai/write.ts';
import { readRecord } from './read.ts';
import { writeTenhou6 } from './tenhou6/write.ts';

const STYLE = { layout: 'actions', prefix: '', isCamel: false, isSparse: false } as const;

/** A situation as a file of each format, and how many kinds of fields only claim something in all situations. */
const FORMATS: readonly (readonly [name: string, file: (one: Situation) => string, claims: number])[] = [
  ['mjlog', mjlogFile, 18],
  ['mjai', (one) => writeMjai(gameOf(one)), 13],
  ['Mahjong Soul', (one) => JSON.stringify(majsoulFile(one, STYLE)), 37],
  ['kobalab', (one) => JSON.stringify(kobalabFile(one)), 21],
  ['Riichi City', (one) => JSON.stringify(parsedRiichiCityFile(one)), 38],
  ['tenhou.net/6', (one) => JSON.stringify(unwrap(writeTenhou6(gameOf(one)))), 12],
];

describe.each(FORMATS)('%s', (_, file, claims) => {
  test('without a field that only claims something, or with anything in its place, the game is read as it was played', () => {
    const paths = new Set<string>();
    SITUATIONS.filter(({ rules }) => rules.tiles.players === 4).forEach((situation, seed) => {
      const choose = seeded(seed);
      const text = file(situation);
      const before = playOf(unwrap(readRecord(text)));
      for (const { path, isNeeded, changed } of fieldsIn(text, choose)) {
        if (isNeeded) continue;
        paths.add(path);
        for (let times = 0; times < 3; times++) {
          const after = readRecord(changed(choose));
          expect([path, after.ok ? playOf(after.value) : after.error]).toEqual([path, before]);
        }
      }
    });
    expect([...paths].toSorted()).toHaveLength(claims);
  });
});

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
    expect(playOf(tenhou6(change))).toEqual(playOf(tenhou6(() => undefined)));
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
  const before = playOf(unwrap(readRecord(JSON.stringify(file))));
  test.each<[string, unknown]>([
    ['in a list', [file]],
    ['under a name of its own', { game: file }],
    ['beside its head', { info: file.head, record: { detail: file.data } }],
    ['in an answer', { code: 0, result: { paipu: file } }],
    ['beside other lists of names', { players: [{ name: 'Aki' }, { name: 'Ben' }], file }],
  ])('%s', (_, wrapped) => {
    expect(playOf(unwrap(readRecord(JSON.stringify(wrapped))))).toEqual(before);
  });

  test('a mode that tenbo does not know is no hindrance if the rules are given', () => {
    const unknown = JSON.stringify({ ...file, head: { config: { mode: { mode: 99 } } } });
    expect(readRecord(unknown).ok).toBe(false);
    expect(playOf(unwrap(readRecord(unknown, '', presets.majsoul)))).toEqual(before);
  });
});

describe('what a record does not state', () => {
  const without = (text: string, ...names: readonly string[]) =>
    names.reduce((left, name) => left.replaceAll(new RegExp(` ${name}="[^"]*"`, 'g'), ''), text);

  test('is named with the number of its hands, and is no finding', () => {
    const game = unwrap(readRecord(without(ronRecord(), 'yaku', 'ten', 'sc', 'n0')));
    expect(game.unstated).toEqual({ players: 1, scores: 1, points: 1, yaku: 1, changes: 1 });
    expect(auditGame(game).findings).toEqual([]);
  });

  test('honba, sticks and points follow from the hands before', () => {
    const four = SITUATIONS.find(({ name }) => name.includes('four riichi')) as Situation;
    const [first, next] = [four, RON].map((one) => writeMjai(gameOf(one)).trim().split('\n')) as [string[], string[]];
    const [start = '', ...rest] = next.slice(1);
    const { honba: _honba, kyotaku: _kyotaku, scores: _scores, ...bare } = JSON.parse(start) as Record<string, unknown>;
    const { hands, unstated } = unwrap(readRecord([...first.slice(0, -1), JSON.stringify(bare), ...rest].join('\n')));
    expect(hands[1]).toMatchObject({ kyoku: 0, honba: 1, sticks: 4, scores: [24_000, 24_000, 24_000, 24_000] });
    expect(unstated).toEqual({ position: 1 });
  });

  test('rules that are not stated are those of the site under which the audit finds least', () => {
    for (const situation of SITUATIONS) {
      const stated = unwrap(readRecord(mjlogFile(situation)));
      const { rules, houseRules, unstated } = unwrap(readRecord(mjlogFile(situation).replace(/<GO [^>]*>/, '')));
      expect([rules, houseRules, unstated]).toEqual([stated.rules, false, { rules: 1 }]);
    }
  });

  test('given rules count in place of them, if they are for as many players', () => {
    const text = mjlogFile(RON).replace(/<GO [^>]*>/, '');
    const given = unwrap(readRecord(text, '', presets.mleague));
    expect([given.rules, given.unstated]).toEqual([presets.mleague, undefined]);
    // What is not stated follows from the given rules too.
    const bare = [without(text, 'ten'), JSON.stringify({ ...unwrap(writeTenhou6(gameOf(RON))), rule: {} })];
    for (const one of bare)
      expect(unwrap(readRecord(one, '', presets.ema2025))).toMatchObject({ rules: presets.ema2025, houseRules: false });
    expect(unwrap(readRecord(without(text, 'ten'), '', presets.ema2025)).hands[0]?.scores).toEqual(
      Array(4).fill(presets.ema2025.match.start),
    );
    const files = [
      mjlogFile(RON),
      writeMjai(gameOf(RON)),
      JSON.stringify(majsoulFile(RON, STYLE)),
      JSON.stringify(kobalabFile(RON)),
    ];
    for (const file of files)
      expect(readRecord(file, '', presets.majsoulSanma)).toMatchObject({
        error: { code: 'otherPlayers', players: 4, rules: 3 },
      });
  });
});
