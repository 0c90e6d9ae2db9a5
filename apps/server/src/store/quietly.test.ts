import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

test('only the warning about an experimental module is silenced, and only while it loads', () => {
  const script = `
    const { quietly } = await import(${JSON.stringify(new URL('db-sqlite.ts', import.meta.url).href)});
    const value = quietly(() => {
      process.emitWarning('SQLite is an experimental feature', 'ExperimentalWarning');
      process.emitWarning('something else', 'OtherWarning', 'CODE');
      return 3;
    });
    process.emitWarning('later', 'ExperimentalWarning');
    console.log(value);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(stdout).toBe('3\n');
  expect(stderr).toMatch(/\[CODE\] OtherWarning: something else\n[^]*ExperimentalWarning: later\n/);
  expect(stderr).not.toContain('SQLite');
});

test('opening SQLite prints nothing', () => {
  const script = `
    const { openSqlite } = await import(${JSON.stringify(new URL('db-sqlite.ts', import.meta.url).href)});
    await openSqlite(':memory:').close();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
