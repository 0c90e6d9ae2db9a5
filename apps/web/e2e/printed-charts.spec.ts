// Compares the page with what source documents print, each under the document's own rule set.
import { readFileSync } from 'node:fs';

import { type Page, expect, test } from './test.ts';

interface Chart {
  readonly rules: string;
  readonly dealer?: boolean;
  readonly fu: readonly number[];
  readonly points: Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;
}

const file = new URL('../../../fixtures/charts.json', import.meta.url);
const { charts } = JSON.parse(readFileSync(file, 'utf8')) as { readonly charts: readonly Chart[] };
const points = (n: number) => String(n).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** The chart's cells by fu, as a reader sees them: in brackets if no hand has that value. */
async function cellsShown(page: Page): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await page.getByRole('table').first().locator('tbody tr').allTextContents();
  return new Map(
    rows.map((row) => {
      const [, fu = '', rest = ''] = /^(\d+) fu(.*)$/.exec(row.replaceAll(' impossible', '')) ?? [];
      return [Number(fu), rest.split('Ron ').slice(1)];
    }),
  );
}

/** A cell of the printed chart as the page writes it, without brackets; undefined if it is blank. */
function cellPrinted({ points: { discarder, all, dealer, other }, fu }: Chart, at: number, han: number): string | undefined {
  const column = fu.indexOf(at);
  const cellOf = (payer: typeof all) => payer?.[han]?.[column] ?? undefined;
  const [ron, each, fromDealer, fromOther] = [discarder, all, dealer, other].map(cellOf);
  const tsumo = each === undefined ? fromOther && `${points(fromOther)}/${points(fromDealer ?? 0)}` : `${points(each)} all`;
  return ron === undefined || tsumo === undefined ? undefined : `${points(ron)}, Tsumo ${tsumo}`;
}

test('the charts match the printed guide cell by cell', async ({ page }) => {
  const bracketed: string[] = [];
  for (const chart of charts.filter(({ rules }) => rules === 'guide')) {
    await page.goto(`/#/charts?rules=guide${chart.dealer ? '&dealer=1' : ''}`);
    const more = page.getByRole('button', { name: 'More than 70 fu' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    expect([...(await cellsShown(page)).keys()]).toEqual([20, 25, 30, 40, 50, 60, 70]);
    await more.click();
    await expect(page.getByRole('row', { name: /^110 fu/ })).toBeVisible();
    const shown = await cellsShown(page);
    for (const fu of chart.fu) {
      for (const han of [1, 2, 3, 4]) {
        const cell = shown.get(fu)?.[han - 1] ?? '';
        const printed = cellPrinted(chart, fu, han);
        if (printed === undefined) expect([fu, han, cell]).toEqual([fu, han, expect.stringContaining('(')]);
        else expect([fu, han, cell.replaceAll(/[()]/g, '')]).toEqual([fu, han, printed]);
        if (printed !== undefined && cell.includes('(')) bracketed.push(`${fu}/${han} ${cell}`);
      }
    }
    await expect(page.getByText('20 fu by ron: a closed hand has 10 fu more')).toBeVisible();
    await more.click();
  }
  expect(bracketed).toEqual([
    '20/2 (2,000), Tsumo 700 all',
    '20/3 (3,900), Tsumo 1,300 all',
    '20/4 (7,700), Tsumo 2,600 all',
    '25/2 2,400, Tsumo (800 all)',
    '20/2 (1,300), Tsumo 400/700',
    '20/3 (2,600), Tsumo 700/1,300',
    '20/4 (5,200), Tsumo 1,300/2,600',
  ]);
  const limits = page.getByRole('table', { name: 'Limits' });
  await expect(limits.getByRole('row', { name: /^Mangan/ })).toContainText('3 han 70 fu4 han 40 fu5 han');
  await expect(limits.getByRole('row', { name: /13\+ han/ })).toContainText('Counted yakuman');
});

test("the chart of base points matches the arcade guide's unrounded chart", async ({ page }) => {
  await page.goto('/#/charts?rules=arcadeA');
  await expect(page.getByText('base points × 4 by ron; by tsumo × 1, from the dealer × 2')).toBeVisible();
  await page.getByRole('radio', { name: 'base points' }).check();
  await expect(page.getByRole('row', { name: /^70 fu/ })).toHaveText('70 fu5601,1202,2404,4808,960');
  await expect(page).toHaveURL(/rules=arcadeA&basePoints=1$/);
});

test('S56 S58 S59 A97 the charts shade mangan, and shade cells rounded up to it more lightly', async ({ page }) => {
  const shaded = async (rules: string) => {
    await page.goto(`/#/charts?rules=${rules}`);
    const chart = page.getByRole('table').first();
    await expect(chart.getByRole('row', { name: /^70 fu/ })).toBeVisible();
    const legend = chart.locator('xpath=../following-sibling::p').locator('[aria-hidden]');
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    const colours = await legend.evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
    const cells = await Promise.all(
      (await chart.locator('tbody tr').all()).map(async (row) => {
        const fu = await row.getByRole('rowheader').textContent();
        const backgrounds = await Promise.all((await row.getByRole('cell').all()).map((cell) => cell.evaluate(colour)));
        return backgrounds.map((background, i) => ({ cell: `${i + 1} han ${fu}`, background }));
      }),
    );
    return colours.map((shade) => cells.flat().flatMap(({ cell, background }) => (background === shade ? [cell] : [])));
  };
  const below = ['4 han 40 fu', '4 han 50 fu', '4 han 60 fu', '3 han 70 fu', '4 han 70 fu'];
  const five = [20, 25, 30, 40, 50, 60, 70].map((fu) => `5 han ${fu} fu`);
  const mangan = [...below, ...five].toSorted();
  for (const whose of ['', '&dealer=1']) {
    const [reached = [], ...roundedUp] = await shaded(`shanghai${whose}`);
    expect([reached.toSorted(), ...roundedUp]).toEqual([mangan, ['4 han 30 fu', '3 han 60 fu']]);
    expect((await shaded(`arcadeC${whose}`)).map((cells) => cells.toSorted())).toEqual([mangan]);
  }
});

test('yaku have the names used in the document of the rules, unless the reader chose other names', async ({ page }) => {
  const named = (name: string) => page.getByText(name, { exact: true });
  await page.goto('/#/charts?rules=arcadeC');
  await expect(named('Clean Hand')).toHaveCount(1);
  await page.getByLabel('Rules').selectOption('standard');
  await expect(named('Half Flush')).toHaveCount(1);
  await page.getByLabel('Rules').selectOption('shanghai');
  await expect(page.getByRole('columnheader', { name: '2 han · ryanhan' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Yaku names').selectOption('own');
  await page.goto('/#/charts?rules=arcadeC');
  await expect(named('Half Flush')).toHaveCount(1);
});
