import { presets } from '@tenbo/engine';
import { expect, test } from './test.ts';

import { openMatch } from './at-the-table.ts';
import { ron } from './thirty-hands.ts';

test('A109 arcadeC: each player’s points are shown as sticks, drawn with their dots', async ({ page }) => {
  const address = await openMatch(page, presets.arcadeC, [ron(0, 1, 3, 60)], ['Me', 'Opp']);
  await page.goto(`${address}/standings`);
  const table = page.getByRole('table', { name: 'Point sticks for each player' });
  await expect(table.getByRole('row').nth(1)).toHaveText('Me 12,600');
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['1', '0', '2', '6']);
  for (const [worth, red, black] of [
    ['10,000', 5, 4],
    ['5,000', 5, 0],
    ['1,000', 1, 0],
    ['100', 0, 8],
  ] as const) {
    const stick = table.getByRole('columnheader', { name: worth, exact: true }).locator('svg');
    await expect(stick.locator('[data-dot=red]')).toHaveCount(red);
    await expect(stick.locator('[data-dot=black]')).toHaveCount(black);
  }
});
