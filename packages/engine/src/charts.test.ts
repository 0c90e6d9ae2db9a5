import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { type Limit, basePoints, limitOf, presets, sharesOf } from './index.ts';

/** A printed chart: points by payer and han, one for each column of fu; null where the chart is blank. */
interface Chart {
  readonly id: string;
  /** Of docs/coverage.md. */
  readonly item: string;
  readonly rules: keyof typeof presets;
  readonly source: string;
  /** Charts for one payer say by how much base points are multiplied; the others whether the winner deals. */
  readonly multiplier?: number;
  readonly rounded?: boolean;
  readonly dealer?: boolean;
  readonly fu: readonly number[];
  readonly points: Readonly<Partial<Record<Payer, Readonly<Record<string, readonly (number | null)[]>>>>>;
  readonly blanks: readonly { readonly payer: Payer; readonly han: number; readonly fu: number; readonly why: string }[];
}

type Payer = 'each' | 'discarder' | 'all' | 'dealer' | 'other';

interface LimitRow {
  readonly item: string;
  readonly rules: keyof typeof presets;
  readonly source: string;
  readonly name: string;
  readonly mangans: number;
  readonly fromHan?: number;
  readonly toHan?: number;
  readonly basePoints: number;
  readonly dealerRon?: number;
  readonly dealerTsumoAll?: number;
  readonly otherRon?: number;
  readonly otherTsumoOther?: number;
  readonly otherTsumoDealer?: number;
}

const file = new URL('../../../fixtures/charts.json', import.meta.url);
const { charts, limits } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly charts: readonly Chart[];
  readonly limits: readonly LimitRow[];
};

interface Cell {
  readonly payer: Payer;
  readonly han: number;
  readonly fu: number;
  readonly printed: number | null;
}

function cellsOf({ points, fu }: Chart): Cell[] {
  return Object.entries(points).flatMap(([payer, rows]) =>
    Object.entries(rows).flatMap(([han, row]) =>
      row.map((printed, column) => ({ payer: payer as Payer, han: Number(han), fu: fu[column] as number, printed })),
    ),
  );
}

/** What the engine says of a cell, under the rules of the chart's source. */
function computed({ rules: id, multiplier, rounded, dealer = false }: Chart, { payer, han, fu }: Cell): number | undefined {
  const rules = presets[id];
  const base = basePoints(han, fu, rules);
  if (multiplier !== undefined) return rounded ? Math.ceil((base * multiplier) / 100) * 100 : base * multiplier;
  const by = payer === 'discarder' ? 'ron' : 'tsumo';
  return (sharesOf(base, { by, dealer }, rules) as Partial<Record<Payer, number>>)[payer];
}

/** The unrounded chart prints the formula beyond mangan too, where nobody is paid so. */
function isPaid(chart: Chart, { printed }: Cell): boolean {
  return printed !== null && (chart.rounded !== false || printed <= 2000);
}

test('five documents, nine charts, 595 cells', () => {
  expect(charts).toHaveLength(9);
  expect(charts.flatMap(cellsOf)).toHaveLength(595);
});

describe.each(charts)('$id ($source)', (chart) => {
  test('each printed cell', () => {
    const cells = cellsOf(chart).filter((cell) => isPaid(chart, cell));
    expect(cells.map((cell) => ({ ...cell, printed: computed(chart, cell) }))).toEqual(cells);
  });

  test('each blank cell has its reason', () => {
    const blank = cellsOf(chart).filter(({ printed }) => printed === null);
    const keys = (cells: readonly { payer: Payer; han: number; fu: number }[]) =>
      cells.map(({ payer, han, fu }) => `${payer} ${han} ${fu}`);
    expect(keys(chart.blanks)).toEqual(keys(blank));
    expect(chart.blanks.filter(({ why }) => !why)).toEqual([]);
  });
});

test('the unrounded chart beyond mangan is the bare formula, capped by the engine', () => {
  const chart = charts.find(({ rounded }) => rounded === false)!;
  const beyond = cellsOf(chart).filter((cell) => !isPaid(chart, cell));
  expect(beyond).toHaveLength(12);
  expect(beyond.map(({ han, fu }) => fu * 2 ** (2 + han))).toEqual(beyond.map(({ printed }) => printed));
  expect(beyond.map((cell) => computed(chart, cell))).toEqual(beyond.map(() => 2000));
});

describe('limits', () => {
  const NAMES: readonly Limit[] = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'];

  test.each(limits)('$name ($source): $basePoints', (row) => {
    const rules = presets[row.rules];
    expect(row.basePoints).toBe(2000 * row.mangans);
    expect(limitOf(row.basePoints)).toBe(NAMES[[1, 1.5, 2, 3].indexOf(row.mangans)] ?? 'yakuman');
    const ron = (dealer: boolean) => sharesOf(row.basePoints, { by: 'ron', dealer }, rules);
    const tsumo = (dealer: boolean) => sharesOf(row.basePoints, { by: 'tsumo', dealer }, rules);
    if (row.dealerRon !== undefined) expect(ron(true)).toEqual({ discarder: row.dealerRon });
    if (row.otherRon !== undefined) expect(ron(false)).toEqual({ discarder: row.otherRon });
    if (row.dealerTsumoAll !== undefined) expect(tsumo(true)).toEqual({ all: row.dealerTsumoAll });
    if (row.otherTsumoDealer !== undefined)
      expect(tsumo(false)).toEqual({ dealer: row.otherTsumoDealer, other: row.otherTsumoOther });
  });

  test.each(limits.filter(({ fromHan }) => fromHan !== undefined))('$name by han ($source)', (row) => {
    const { fromHan = 0, toHan = 99 } = row;
    const rules = presets[row.rules];
    const hans = Array.from({ length: toHan - fromHan + 1 }, (_, i) => fromHan + i);
    const fus = [20, 25, 30, 40, 110];
    expect(new Set(hans.flatMap((han) => fus.map((fu) => basePoints(han, fu, rules))))).toEqual(new Set([row.basePoints]));
  });
});
