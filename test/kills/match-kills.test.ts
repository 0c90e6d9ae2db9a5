import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { killMatches } from './match-kills.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('killing `tenbo match` while it writes loses nothing it confirmed, and the file can always be read (`npm run kill-match`: 60 times)', async () => {
  const report = await killMatches(folder, 10);
  expect(report).toMatchObject({ kills: 10, lost: [], unreadable: 0, left: [] });
  expect(report.notesInTheEnd).toBeGreaterThan(report.acknowledged);
});
