// Checks the charts in the source documents, cell by cell, against `tenbo chart`.
import { readFileSync } from 'node:fs';

import type { ScoreChart, presets } from '@tenbo/engine';
import { beforeAll, describe, expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';

/** A printed chart: points by payer and han, one for each column of fu; null where the chart is blank. */
interface Chart {
  readonly id: string;
  readonly rules: keyof typeof presets;
  readonly source: string;
  /** The factor of base points in a chart for one payer; other charts say whether the winner is the dealer. */
  readonly multiplier?: number;
  readonly rounded?: boolean;
  readonly dealer?: boolean;
  readonly fu: readonly number[];
  readonly points: Readonly<Partial<Record<Payer, Readonly<Record<string, readonly (number | null)[]>>>>>;
  readonly blanks: readonly { readonly payer: Payer; readonly han: number; readonly fu: number; readonly why: string }[];
}

type Payer = 'each' | 'discarder' | 'all' | 'dealer' | 'other';

interface LimitRow {
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

const file = new URL('../../../../fixtures/charts.json', import.meta.url);
const { charts, limits: printedLimits } = JSON.parse(readFileSync(file, 'utf8')) as {
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

/** A chart as shown: the texts of each row by fu, ron above tsumo; then the limits. */
interface Shown {
  readonly cells: ReadonlyMap<number, readonly (readonly string[])[]>;
  readonly limits: readonly (readonly string[])[];
}

/** The charts used below, by their options. */
const shownCharts = new Map<string, Shown>();

beforeAll(async () => {
  const ids = new Set([...charts, ...printedLimits].map(({ rules }) => rules));
  const optionLists = [...ids, 'ema2016', 'arcadeC', 'mleague'].flatMap((rules) =>
    [[], ['--dealer'], ['--base-points']].map((more) => ['--rules', rules, ...more]),
  );
  for (const options of optionLists)
    shownCharts.set(options.join(' '), read((await tenbo(['chart', '--all', ...options])).stdout));
});

function shown(...options: readonly string[]): Shown {
  const found = shownCharts.get(options.join(' '));
  if (!found) throw new Error(`no chart was asked for with ${options.join(' ')}`);
  return found;
}

function read(text: string): Shown {
  const lines = text.split('\n').map((line) => line.trim());
  const cells = new Map<number, string[][]>();
  const limits: string[][] = [];
  let row: string[][] | undefined;
  for (const line of lines) {
    const columns = line.split(/ {2,}/);
    const fu = /^(\d+) fu {2}/.exec(line)?.[1];
    if (line === '') row = undefined;
    else if (fu !== undefined) cells.set(Number(fu), (row = [columns.slice(1)]));
    else if (row) row.push(columns);
    else if (/ han(?: ·.*)? {2}/.test(line) && !line.startsWith('1 han')) limits.push(columns);
  }
  return { cells, limits };
}

/** The options that show a printed chart, and the place of its payer in a cell. */
function placeOf({ rules, multiplier, rounded, dealer }: Chart, payer: Payer): readonly [Shown, line: number, part: number] {
  if (rounded === false) return [shown('--rules', rules, '--base-points'), 0, 0];
  const isDealer = dealer ?? multiplier === 6;
  const chart = shown('--rules', rules, ...(isDealer ? ['--dealer'] : []));
  const byRon = payer === 'discarder' || multiplier === 4 || multiplier === 6;
  const fromDealer = payer === 'dealer' || multiplier === 2;
  return [chart, byRon ? 0 : 1, fromDealer ? 1 : 0];
}

/** A cell of a printed chart as shown. */
function shownCell(chart: Chart, { payer, han, fu }: Cell): { readonly points: number; readonly unreached: boolean } {
  const [{ cells }, line, part] = placeOf(chart, payer);
  const text = cells.get(fu)?.[line]?.[han - 1] ?? '';
  const share = text.replaceAll(/[(),*]| all/g, '').split('/')[part];
  return { points: Number(share), unreached: text.startsWith('(') };
}

test('five documents, nine charts, 595 cells', () => {
  expect(charts).toHaveLength(9);
  expect(charts.flatMap(cellsOf)).toHaveLength(595);
});

describe.each(charts)('$id ($source)', (chart) => {
  test('tenbo shows the value of each printed cell', () => {
    const cells = cellsOf(chart).filter(({ printed }) => printed !== null);
    expect(cells.map((cell) => ({ ...cell, printed: shownCell(chart, cell).points }))).toEqual(cells);
  });

  test('each blank cell has its reason, and is shown in brackets', () => {
    const blank = cellsOf(chart).filter(({ printed }) => printed === null);
    const keys = (cells: readonly { payer: Payer; han: number; fu: number }[]) =>
      cells.map(({ payer, han, fu }) => `${payer} ${han} ${fu}`);
    expect(keys(chart.blanks)).toEqual(keys(blank));
    expect(chart.blanks.filter(({ why }) => !why)).toEqual([]);
    expect(blank.filter((cell) => !shownCell(chart, cell).unreached)).toEqual([]);
  });
});

test('no hand reaches ten of the cells in the guide and Wikipedia, so they are shown in brackets with the reason', async () => {
  const printed = charts.flatMap((chart) =>
    cellsOf(chart)
      .filter((cell) => cell.printed !== null && shownCell(chart, cell).unreached)
      .map((cell) => ({ id: chart.id, ...cell })),
  );
  expect(printed.map(({ id, payer, han, fu, printed: points }) => [id, payer, han, fu, points])).toEqual([
    ['guide-dealer', 'discarder', 2, 20, 2000],
    ['guide-dealer', 'discarder', 3, 20, 3900],
    ['guide-dealer', 'discarder', 4, 20, 7700],
    ['guide-dealer', 'all', 2, 25, 800],
    ['guide-other', 'discarder', 2, 20, 1300],
    ['guide-other', 'discarder', 3, 20, 2600],
    ['guide-other', 'discarder', 4, 20, 5200],
    ['wikipedia-dealer', 'all', 1, 110, 1800],
    ['wikipedia-other', 'other', 1, 110, 900],
    ['wikipedia-other', 'dealer', 1, 110, 1800],
  ]);
  expect((await tenbo(['chart', '--rules', 'guide', '--dealer'])).stdout).toContain(`
  ( ) no hand is worth this:
      20 fu by ron: a closed hand has 10 fu more, and an open one with no other fu counts 30
      1 han 20 fu by tsumo: only pinfu has 20 fu, and with tsumo it is 2 han
      25 fu by ron: only seven pairs have them, with 2 han or more
      25 fu by tsumo: only seven pairs have them, with 3 han or more
`);
  expect((await tenbo(['chart', '--rules', 'wikipedia', '--all'])).stdout).toContain(`
      more than 100 fu by tsumo: that takes three closed triplets or three kans, and 2 han or more
`);
});

test('a ron can be one han 110 fu where a double-wind pair may have 4 fu, but not where it has 2', () => {
  const oneHan = (rules: string) =>
    shown('--rules', rules, '--dealer')
      .cells.get(110)
      ?.map(([first]) => first);
  expect(oneHan('wikipedia')).toEqual(['5,300', '(1,800 all)']);
  expect(oneHan('mleague')).toEqual(['(5,300)', '(1,800 all)']);
});

describe.each(['arcadeC', 'shanghai'])('%s: the five-han column is mangan, as its document prints it', (rules) => {
  test.each([
    ['the others', [], '8,000'],
    ['the dealer', ['--dealer'], '12,000'],
  ])('for %s', (_, options, mangan) => {
    const rons = [...shown('--rules', rules, ...options).cells].filter(([fu]) => fu <= 70).map(([, [ron]]) => ron?.[4]);
    expect(rons).toEqual(Array(7).fill(mangan));
  });

  test('in JSON too', async () => {
    const { han, rows } = JSON.parse((await tenbo(['chart', '--rules', rules, '--json'])).stdout) as ScoreChart;
    expect(han).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(rows.map(({ cells }) => cells[4]?.mangan))).toEqual(new Set(['reached']));
  });
});

test('where the terminal is too narrow for the names of han, they take two lines', async () => {
  const { columns } = process.stdout;
  process.stdout.columns = 80;
  const { stdout } = await tenbo(['chart', '--rules', 'shanghai']);
  process.stdout.columns = columns;
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(stdout).toMatch(/\n +1 han · +2 han · .*\n +iihan +ryanhan .*\n {2}20 fu /);
});

test('each chart says how it multiplies base points', async () => {
  const noteOf = async (...options: string[]) => (await tenbo(['chart', ...options])).stdout.split('\n')[1]?.trim();
  expect(await noteOf('--rules', 'arcadeA')).toBe(
    'base points × 4 by ron; by tsumo × 1, from the dealer × 2; each payment rounded up to 100',
  );
  expect(await noteOf('--rules', 'arcadeA', '--dealer')).toBe(
    'base points × 6 by ron; by tsumo × 2 from each; each payment rounded up to 100',
  );
  expect(await noteOf('--rules', 'arcadeC', '--dealer')).toBe(
    'base points × 6 by ron; by tsumo × 6; each payment rounded up to 100',
  );
  expect(await noteOf('--rules', 'arcadeA', '--base-points')).toBe('fu × 2^(2+han), before any limit and before rounding');
});

describe('a chart ends at 70 fu, like Shanghai’s, unless more is requested', () => {
  const fuOf = async (...options: string[]) =>
    [...(await tenbo(['chart', ...options])).stdout.matchAll(/^ +(\d+) fu {2}/gm)].map(([, fu]) => Number(fu));

  test.each(['shanghai', 'guide', 'arcadeC'])('%s', async (rules) => {
    expect(await fuOf('--rules', rules)).toEqual([20, 25, 30, 40, 50, 60, 70]);
  });

  test('--all shows every fu', async () => {
    expect((await fuOf('--rules', 'wikipedia', '--all')).at(-1)).toBe(110);
    expect((await fuOf('--rules', 'arcadeC', '--all')).at(-1)).toBe(70);
    expect((await tenbo(['chart'])).stdout).toContain('up to 110 fu with --all');
    expect((await tenbo(['chart', '--rules', 'arcadeC'])).stdout).not.toContain('--all');
  });

  test('values that Shanghai rounds up to mangan are marked', () => {
    const { cells } = shown('--rules', 'shanghai');
    const marked = [...cells].flatMap(([fu, [ron = []]]) =>
      ron.flatMap((text, i) => (text.endsWith('*') ? [`${fu}/${i + 1}`] : [])),
    );
    expect(marked).toEqual(['30/4', '60/3']);
  });
});

describe('limits', () => {
  const NAMES: Readonly<Record<string, string>> = {
    Yakuman: 'counted yakuman',
    'Kazoe-yakuman / Yakuman': 'counted yakuman',
    'Double Yakuman': 'double yakuman',
    'Triple Yakuman': 'triple yakuman',
    'Yakuman x4': 'quadruple yakuman',
    'Yakuman x5': '5-fold yakuman',
    'Yakuman x6': '6-fold yakuman',
    'Yakuman x7': '7-fold yakuman',
  };
  const points = (text: string | undefined) =>
    (text ?? '')
      .replaceAll(/,| all$/g, '')
      .split('/')
      .map(Number);

  test.each(printedLimits)('$name ($source)', ({ rules, name, fromHan, toHan, ...row }) => {
    const shownName = NAMES[name] ?? name.toLowerCase();
    const [ofOther, ofDealer] = [shown('--rules', rules), shown('--rules', rules, '--dealer')].map((chart) =>
      chart.limits.find(([found]) => found === shownName),
    );
    if (fromHan !== undefined) {
      const han = toHan === undefined ? `${fromHan}+` : fromHan === toHan ? fromHan : `${fromHan}–${toHan}`;
      expect(ofOther?.[1]).toMatch(new RegExp(`(?:^|, )${String(han).replace('+', String.raw`\+`)} han$`));
    }
    expect(points(ofOther?.[2])).toEqual([row.basePoints * 4]);
    expect(points(ofDealer?.[2])).toEqual([row.basePoints * 6]);
    if (row.otherRon !== undefined) expect(points(ofOther?.[2])).toEqual([row.otherRon]);
    if (row.dealerRon !== undefined) expect(points(ofDealer?.[2])).toEqual([row.dealerRon]);
    if (row.dealerTsumoAll !== undefined) expect(points(ofDealer?.[3])).toEqual([row.dealerTsumoAll]);
    if (row.otherTsumoDealer !== undefined) expect(points(ofOther?.[3])).toEqual([row.otherTsumoOther, row.otherTsumoDealer]);
  });

  test.each([
    ['guide', '3 han 70 fu, 4 han 40 fu, 5 han'],
    ['wikipedia', '3 han 70 fu, 4 han 40 fu, 5 han'],
    ['arcadeC', '3 han 70 fu, 4 han 40 fu, 5 han'],
    ['shanghai', '3 han 60 fu, 4 han 30 fu, 5 han · uhan'],
  ])('mangan under %s: %s', (rules, ways) => {
    expect(shown('--rules', rules).limits[0]?.[1]).toBe(ways);
  });

  test('without counted yakuman, sanbaiman has no upper end', () => {
    expect(shown('--rules', 'ema2016').limits.at(-1)?.slice(0, 2)).toEqual(['sanbaiman', '11+ han']);
  });
});
