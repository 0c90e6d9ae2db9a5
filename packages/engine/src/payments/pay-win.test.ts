import { describe, expect, test } from 'vitest';

import {
  type RuleSet,
  type WinAtTable,
  parseRecord,
  parseRules,
  payWin,
  presets,
  transfersOf,
  unwrap,
  withRule,
} from '../index.ts';

const WHOLE = unwrap(parseRules({ pao: { covers: 'hand', honba: 'liable' } }));
const PART = unwrap(parseRules({ pao: { covers: 'yakuman', honba: 'liable' } }));
const BY_DISCARDER = unwrap(parseRules({ pao: { honba: 'discarder' } }));
const SANMA = unwrap(parseRules({ base: 'tenhouSanma', pao: { covers: 'hand' } }));
const ONLY_TSUMO = unwrap(parseRules({ pao: { ron: 'discarder', honba: 'liable' } }));

const YAKUMAN = 8000;
const BASE: WinAtTable = {
  basePoints: YAKUMAN,
  winner: 1,
  dealer: 0,
  honba: 0,
  riichiSticks: 0,
  pao: [{ liable: 2, basePoints: YAKUMAN }],
};
/** Three dragons, for which seat 2 is liable, with all honours. */
const TWO: WinAtTable = { ...BASE, basePoints: 2 * YAKUMAN };
/** Three dragons and four winds, with a liable player for each. */
const TWO_LIABLE: WinAtTable = { ...TWO, pao: [...(BASE.pao ?? []), { liable: 3, basePoints: YAKUMAN }] };

function paymentsOf(win: WinAtTable, rules: RuleSet): string[] {
  return payWin(win, rules).map(({ from, to, points, for: reason }) => `${from}→${to} ${points} ${reason}`);
}

describe('pao', () => {
  test.each<[string, WinAtTable, RuleSet, string[]]>([
    ['tsumo: the liable player pays all', BASE, WHOLE, ['2→1 32000 pao']],
    [
      'tsumo below a yakuman: never less than all would pay',
      { ...BASE, basePoints: 640, pao: [{ liable: 2, basePoints: 640 }] },
      WHOLE,
      ['2→1 2700 pao'],
    ],
    [
      'tsumo below a yakuman by the dealer: never less than all would pay',
      { ...BASE, dealer: 1, basePoints: 320, pao: [{ liable: 2, basePoints: 320 }] },
      WHOLE,
      ['2→1 2100 pao'],
    ],
    ['tsumo with three players: the price of a ron', BASE, SANMA, ['2→1 32000 pao']],
    [
      'tsumo with three players after an open kan: what all would pay',
      { ...BASE, pao: [{ liable: 2, basePoints: YAKUMAN, for: 'rinshan' }] },
      SANMA,
      ['2→1 24000 pao'],
    ],
    [
      'tsumo with three players: who is liable for a yakuman too pays the price of a ron for the whole hand',
      { ...TWO, pao: [{ liable: 2, basePoints: YAKUMAN, for: 'rinshan' }, ...(BASE.pao ?? [])] },
      SANMA,
      ['2→1 64000 pao'],
    ],
    ['tsumo by the dealer', { ...BASE, dealer: 1 }, WHOLE, ['2→1 48000 pao']],
    ['tsumo: the liable player pays all honba too', { ...BASE, honba: 2 }, WHOLE, ['2→1 32000 pao', '2→1 600 honba']],
    [
      'tsumo: the sticks still come from the table',
      { ...BASE, riichiSticks: 1 },
      WHOLE,
      ['2→1 32000 pao', 'table→1 1000 riichi'],
    ],
    ['tsumo of two yakuman: pao for the whole hand (Tenhou)', TWO, WHOLE, ['2→1 64000 pao']],
    [
      'tsumo of two yakuman: pao for one of them (Mahjong Soul), and a share of the rest',
      TWO,
      PART,
      ['2→1 32000 pao', '0→1 16000 hand', '2→1 8000 hand', '3→1 8000 hand'],
    ],
    ['ron: half each', { ...BASE, discarder: 3 }, WHOLE, ['3→1 16000 hand', '2→1 16000 pao']],
    ['ron by the dealer: half each', { ...BASE, dealer: 1, discarder: 3 }, WHOLE, ['3→1 24000 hand', '2→1 24000 pao']],
    ['ron of two yakuman: pao for the whole hand', { ...TWO, discarder: 3 }, WHOLE, ['3→1 32000 hand', '2→1 32000 pao']],
    [
      'ron of two yakuman: pao for one of them, and the discarder pays the rest',
      { ...TWO, discarder: 3 },
      PART,
      ['3→1 16000 hand', '2→1 16000 pao', '3→1 32000 hand'],
    ],
    ['ron from the liable player, who pays all', { ...BASE, discarder: 2, honba: 1 }, WHOLE, ['2→1 32000 hand', '2→1 300 honba']],
    [
      'ron: honba from the liable player (Tenhou)',
      { ...BASE, discarder: 3, honba: 1 },
      WHOLE,
      ['3→1 16000 hand', '2→1 16000 pao', '2→1 300 honba'],
    ],
    [
      'ron: honba from the discarder (EMA, WRC)',
      { ...BASE, discarder: 3, honba: 1 },
      BY_DISCARDER,
      ['3→1 16000 hand', '2→1 16000 pao', '3→1 300 honba'],
    ],
    [
      'tsumo: all honba from the liable player even if the discarder pays that of a ron',
      { ...BASE, honba: 1 },
      BY_DISCARDER,
      ['2→1 32000 pao', '2→1 300 honba'],
    ],
    ['ron: by house rule the liable player pays nothing', { ...BASE, discarder: 3 }, ONLY_TSUMO, ['3→1 32000 hand']],
    [
      'ron: by house rule the liable player pays no honba either',
      { ...BASE, discarder: 3, honba: 1 },
      ONLY_TSUMO,
      ['3→1 32000 hand', '3→1 300 honba'],
    ],
    ['two liable, tsumo: each pays for their own yakuman', TWO_LIABLE, WHOLE, ['2→1 32000 pao', '3→1 32000 pao']],
    [
      'two liable, one of them the discarder',
      { ...TWO_LIABLE, discarder: 2 },
      WHOLE,
      ['2→1 32000 hand', '2→1 16000 hand', '3→1 16000 pao'],
    ],
  ])('%s', (_, win, rules, transfers) => {
    expect(paymentsOf(win, rules)).toEqual(transfers);
  });

  test.each<[string, RuleSet['payments']['wareme'], string[]]>([
    ['with the honba', 'withHonba', ['0→1 8000 wareme', '0→1 300 wareme']],
    ['without the honba', 'withoutHonba', ['0→1 8000 wareme']],
    ['threefold, with the honba', 'threefold', ['0→1 16000 wareme', '0→1 600 wareme']],
  ])('the player at the break of the wall pays more, %s, but no more sticks', (_, wareme, more) => {
    const rules = withRule(presets.standard, 'payments.wareme', wareme);
    const win = { ...BASE, basePoints: 2000, pao: [], discarder: 0, honba: 1, riichiSticks: 1, wareme: 0 } as const;
    expect(paymentsOf(win, rules)).toEqual(['0→1 8000 hand', '0→1 300 honba', 'table→1 1000 riichi', ...more]);
  });

  test('a winner at the break is paid more, but takes no more sticks', () => {
    const rules = withRule(presets.standard, 'payments.wareme', 'withHonba');
    const win = { ...BASE, basePoints: 2000, pao: [], discarder: 0, riichiSticks: 1, wareme: 1 } as const;
    expect(paymentsOf(win, rules)).toEqual(['0→1 8000 hand', 'table→1 1000 riichi', '0→1 8000 wareme']);
  });

  test('a liable player at the break pays more too', () => {
    const rules = withRule(WHOLE, 'payments.wareme', 'withHonba');
    expect(paymentsOf({ ...BASE, wareme: 2 }, rules)).toEqual(['2→1 32000 pao', '2→1 32000 wareme']);
    expect(paymentsOf({ ...BASE, wareme: 0 }, rules)).toEqual(['2→1 32000 pao']);
  });

  test('by tsumo the liable player pays the honba of all, by ron that of a ron', () => {
    const rules = unwrap(
      parseRules({ pao: { covers: 'hand', honba: 'liable' }, payments: { honba: { ron: 300, tsumoEach: 200 } } }),
    );
    const honbaOf = (win: Partial<WinAtTable>) =>
      paymentsOf({ ...BASE, honba: 2, ...win }, rules).filter((one) => one.endsWith('honba'));
    expect(honbaOf({})).toEqual(['2→1 1200 honba']);
    expect(honbaOf({ discarder: 3 })).toEqual(['2→1 600 honba']);
  });

  test('the break of the wall costs nothing where wareme is not played', () => {
    const win = { ...BASE, pao: [], wareme: 1 } as const;
    expect(paymentsOf(win, presets.standard)).toEqual(['0→1 16000 hand', '2→1 8000 hand', '3→1 8000 hand']);
  });

  test('if nobody is liable, nothing changes', () => {
    const { pao: _pao, ...win } = BASE;
    expect(payWin({ ...win, pao: [] }, presets.standard)).toEqual(payWin(win, presets.standard));
  });
});

const WON = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' };

function shown(fields: object, basePoints = 2000): string[] {
  const record = unwrap(parseRecord({ ...WON, ...fields }));
  return transfersOf(basePoints, record).map(({ from, to, points, for: reason }) => `${from}→${to} ${points} ${reason}`);
}

test.each<[string, object, string[]]>([
  ['ron from a known discarder', { from: 'N' }, ['3→1 8000 hand']],
  ['ron from nobody known: one of the others', {}, ['0→1 8000 hand']],
  ['ron by the dealer', { seat: 'E', from: 'W' }, ['2→0 12000 hand']],
  ['ron by the dealer, from nobody known', { seat: 'E' }, ['1→0 12000 hand']],
  ['a self-draw: the dealer pays more', { by: 'tsumo' }, ['0→1 4000 hand', '2→1 2000 hand', '3→1 2000 hand']],
  ['honba and sticks', { from: 'W', honba: 1, riichiSticks: 2 }, ['2→1 8000 hand', '2→1 300 honba', 'table→1 2000 riichi']],
])('%s', (_, fields, transfers) => {
  expect(shown(fields)).toEqual(transfers);
});

test.each<[string, object, string[]]>([
  ['the discarder at the break pays twice', { wareme: 'W', from: 'W' }, ['2→1 8000 hand', '2→1 8000 wareme']],
  ['the winner at the break is paid twice', { wareme: 'S' }, ['0→1 8000 hand', '0→1 8000 wareme']],
  ['another player at the break pays nothing', { wareme: 'N', from: 'W' }, ['2→1 8000 hand']],
  [
    'by self-draw only the payer at the break pays twice',
    { wareme: 'W', by: 'tsumo' },
    ['0→1 4000 hand', '2→1 2000 hand', '3→1 2000 hand', '2→1 2000 wareme'],
  ],
])('%s', (_, fields, transfers) => {
  expect(shown({ ...fields, rules: { payments: { wareme: 'withHonba' } } })).toEqual(transfers);
});

test('a discarder whom nobody knows does not sit at the break', () => {
  const record = unwrap(parseRecord({ ...WON, wareme: 'S', rules: { payments: { wareme: 'withHonba' } } }));
  expect(transfersOf(2000, { ...record, wareme: 'E' }).map(({ from, to }) => [from, to])).toEqual([[2, 1]]);
});

test('with two players the other one is the discarder, also at the break', () => {
  const rules = { base: 'arcadeC', payments: { wareme: 'withHonba' } };
  expect(shown({ rules, wareme: 'E', from: 'E' })).toEqual(['0→1 8000 hand', '0→1 8000 wareme']);
  expect(shown({ rules, wareme: 'E' })).toEqual(['0→1 8000 hand', '0→1 8000 wareme']);
});
