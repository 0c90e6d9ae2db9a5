import { unwrap, withRule } from '@tenbo/engine';
import type { HandLine } from '@tenbo/ledger';
import { describe, expect, test } from 'vitest';

import { ronRecord } from '../../../fixtures/mjlog.ts';
import { SITUATIONS, gameOf } from '../../../fixtures/situations.ts';
import { auditGame } from './audit.ts';
import { readRecord } from './read.ts';
import { type WinRow, winRows } from './win-rows.ts';

const CHANGES = ['change0', 'change1', 'change2', 'change3'] as const;

function rowsOf(nth: number): { readonly rows: readonly WinRow[]; readonly audit: ReturnType<typeof auditGame> } {
  const game = gameOf(SITUATIONS[nth] as (typeof SITUATIONS)[number]);
  const audit = auditGame(game);
  return { rows: winRows(game, audit), audit };
}

describe('in every situation', () => {
  const all = SITUATIONS.map(({ number, name }, nth) => [`${number} ${name}`, nth] as const);
  const isWon = ([, nth]: (typeof all)[number]) => rowsOf(nth).audit.wins > 0;

  test.each(all)('%s: each win has a row', (_, nth) => {
    const { rows, audit } = rowsOf(nth);
    expect(rows).toHaveLength(audit.wins);
  });

  test.each(all.filter(isWon))('%s: the changes of the rows add up to those of the ledger', (_, nth) => {
    const { rows, audit } = rowsOf(nth);
    const [line] = audit.match.state.hands as [HandLine];
    const laid = line.deltas.map((_delta, seat) =>
      line.transfers.filter((t) => t.to === 'table' && t.from === seat).reduce((sum, { points }) => sum + points, 0),
    );
    const changes = line.deltas.map((_delta, seat) =>
      rows.reduce((sum, row) => sum + (row[CHANGES[seat] as (typeof CHANGES)[number]] ?? 0), -(laid[seat] ?? 0)),
    );
    expect(changes).toEqual(line.deltas);
    expect(rows.every((row) => CHANGES.slice(line.deltas.length).every((name) => row[name] === null))).toBe(true);
  });
});

test('a row has all its values', () => {
  const text = ronRecord();
  const game = unwrap(readRecord(text, '2022010102gm-0009-0000-0123abcd.mjlog'));
  expect(winRows(game, auditGame(game))).toEqual([
    {
      hand: 0,
      kyoku: 0,
      honba: 0,
      seat: 0,
      from: 1,
      by: 'ron',
      tile: '8m',
      concealed: '23467m456p56788s',
      melds: '',
      doraIndicators: '9m',
      uraIndicators: '',
      norths: 0,
      riichi: null,
      ippatsu: false,
      yaku: 'pinfu:1 tanyao:1',
      dora: 0,
      uraDora: 0,
      akaDora: 0,
      kita: 0,
      han: 2,
      fu: 30,
      yakuman: 0,
      limit: null,
      points: 2900,
      change0: 2900,
      change1: -2900,
      change2: 0,
      change3: 0,
      rules: game.rules.id,
      agrees: true,
    },
  ]);
});

test('a double ron has two rows', () => {
  const nth = SITUATIONS.findIndex(({ number }) => number === 22);
  const [first, second] = rowsOf(nth).rows as [WinRow, WinRow];
  expect([first.from, first.tile]).toEqual([second.from, second.tile]);
  expect(first.seat).not.toBe(second.seat);
});

test('a win that the rules do not allow has no value and no changes', () => {
  const game = unwrap(readRecord(ronRecord()));
  const strict = { ...game, rules: withRule(withRule(game.rules, 'yaku.disabled', ['pinfu']), 'yaku.minimumHan', 2) };
  const audit = auditGame(strict);
  expect(audit.findings.map(({ code }) => code)).toContain('notAWin');
  const [row] = winRows(strict, audit);
  expect(row).toMatchObject({ tile: '8m', yaku: '', han: null, points: null, change0: null, agrees: false });
});
