import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { QUOTAS, type Quota } from './sizes.ts';

test('docs/operate.md prints the quotas', () => {
  const text = readFileSync(new URL('../../../../docs/operate.md', import.meta.url), 'utf8');
  const [, table = ''] = /\n\| what may be written[^\n]*\n\| -[^\n]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );
  const number = (n: number) => n.toLocaleString('en-US');
  const cell = ({ burst, perHour }: Quota) => (burst === 0 ? 'none' : `${number(burst)}, then ${number(perHour)} an hour`);
  expect(rows).toEqual(Object.values(QUOTAS).map((of) => [of.table, of.official, of.event].map(cell)));
});
