import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { NotAFileError, updateFile } from './atomic-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-file-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(at(name), { recursive: true, force: true });
});

const windows = process.platform === 'win32';
const root = process.getuid?.() === 0;

test('concurrent writers do not lose each other’s changes', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => updateFile(at('together'), (text = '') => `${text}${i}\n`)));
  const lines = readFileSync(at('together'), 'utf8').trim().split('\n');
  expect(lines.map(Number).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('a change that throws leaves the file unchanged, and nothing next to it', async () => {
  await updateFile(at('thrown'), () => 'kept');
  const thrown = updateFile(at('thrown'), () => {
    throw new Error('no');
  });
  await expect(thrown).rejects.toThrow('no');
  expect(readFileSync(at('thrown'), 'utf8')).toBe('kept');
  expect(readdirSync(folder)).toEqual(['thrown']);
});

describe.skipIf(windows)('a symbolic link', () => {
  beforeEach(() => mkdirSync(at('far')));

  test.each<[kind: string, link: string, there: boolean]>([
    ['to a file', join(folder, 'far/match'), true],
    ['relative', 'far/match', true],
    ['to a file that does not exist yet', join(folder, 'far/match'), false],
    ['relative, to a file that does not exist yet', 'far/match', false],
  ])('%s: the target is changed and the link kept', async (_, link, there) => {
    if (there) writeFileSync(at('far/match'), 'old\n');
    symlinkSync(link, at('link'));
    symlinkSync('link', at('chain'));
    symlinkSync('far', at('folder'));
    symlinkSync('../far/match', at('far/beside'));
    for (const name of ['link', 'chain', 'folder/match', 'folder/beside']) {
      await updateFile(at(name), (text = '') => `${text}${name}\n`);
    }
    expect(readFileSync(at('far/match'), 'utf8')).toBe(`${there ? 'old\n' : ''}link\nchain\nfolder/match\nfolder/beside\n`);
    expect([readlinkSync(at('link')), readlinkSync(at('chain'))]).toEqual([link, 'link']);
    expect([readdirSync(folder), readdirSync(at('far'))]).toEqual([
      ['chain', 'far', 'folder', 'link'],
      ['beside', 'match'],
    ]);
  });

  test('shares its lock with the file it leads to', async () => {
    symlinkSync('far/match', at('link'));
    const names = ['far/match', 'link'];
    await Promise.all(Array.from({ length: 20 }, (_, i) => updateFile(at(names[i % 2] ?? ''), (text = '') => `${text}${i}\n`)));
    expect(readFileSync(at('far/match'), 'utf8').trim().split('\n')).toHaveLength(20);
    let beside: readonly string[] = [];
    await updateFile(at('link'), () => void (beside = readdirSync(at('far'))));
    expect(beside).toEqual(['match', 'match.lock']);
  });

  test('in a circle is refused', async () => {
    symlinkSync('two', at('one'));
    symlinkSync('one', at('two'));
    await expect(updateFile(at('one'), () => 'lost')).rejects.toMatchObject({ code: 'ELOOP' });
    expect(readdirSync(folder)).toEqual(['far', 'one', 'two']);
  });
});

describe.skipIf(windows)('permissions', () => {
  test.each([0o600, 0o640, 0o664, 0o444])('mode %o is kept', async (mode) => {
    writeFileSync(at('mode'), 'old');
    chmodSync(at('mode'), mode);
    if (mode !== 0o444 || root) await updateFile(at('mode'), () => 'new');
    expect(statSync(at('mode')).mode & 0o7777).toBe(mode);
  });

  test.skipIf(!root)('the owner and group are kept', async () => {
    const { chownSync } = await import('node:fs');
    writeFileSync(at('owned'), 'old');
    chownSync(at('owned'), 1234, 2345);
    await updateFile(at('owned'), () => 'new');
    expect(statSync(at('owned'))).toMatchObject({ uid: 1234, gid: 2345 });
  });

  test.skipIf(root)('a read-only file is not written', async () => {
    writeFileSync(at('closed'), 'old');
    chmodSync(at('closed'), 0o444);
    await expect(updateFile(at('closed'), () => 'new')).rejects.toMatchObject({ code: 'EACCES' });
    expect(readFileSync(at('closed'), 'utf8')).toBe('old');
  });

  test('during a write the new file is not open to more people than the old one', async () => {
    writeFileSync(at('secret'), 'old');
    chmodSync(at('secret'), 0o600);
    const modes = spawned(
      `const { openSync } = fs;
       fs.openSync = (path, flags, mode) => (String(path).includes('secret.') && console.log(flags, (mode ?? 0o666).toString(8)), openSync(path, flags, mode));`,
      'secret',
      "'new'",
    );
    expect(modes.stdout).toBe('wx 600\n');
  });
});

test.skipIf(windows)('a link that someone else put next to the file is not followed', async () => {
  writeFileSync(at('precious'), 'precious');
  writeFileSync(at('match'), 'old');
  for (const name of ['match.new', `match.${process.pid}`, 'match.tmp']) symlinkSync('precious', at(name));
  await updateFile(at('match'), () => 'new');
  expect([readFileSync(at('match'), 'utf8'), readFileSync(at('precious'), 'utf8')]).toEqual(['new', 'precious']);
});

// The test makes its own devices and pipes in its folder, so that a fault does not destroy the machine's /dev/null.
describe.skipIf(windows)('only files are written', () => {
  test('a folder, a pipe and a device are refused', async () => {
    mkdirSync(at('folder'));
    spawnSync('mkfifo', [at('pipe')]);
    spawnSync('mknod', [at('device'), 'c', '1', '3']);
    const there = readdirSync(folder);
    for (const name of there) {
      const before = lstatSync(at(name)).ino;
      await expect(updateFile(at(name), () => 'lost')).rejects.toBeInstanceOf(NotAFileError);
      expect(lstatSync(at(name)).ino).toBe(before);
    }
    expect([there.includes('pipe'), there.includes('device') || !root, readdirSync(folder)]).toEqual([true, true, there]);
  });

  test.skipIf(!existsSync('/proc/self/fd'))('standard input and a deleted file are refused', () => {
    writeFileSync(at('gone'), 'old');
    symlinkSync('/proc/self/fd/0', at('stdin'));
    const [piped, nameless] = [`cat ${at('gone')} |`, `exec <${at('gone')}; rm ${at('gone')};`].map(
      (before) =>
        spawnSync('sh', ['-c', `${before} "$0" "$@"`, ...program('', at('stdin'), "'lost'")], { encoding: 'utf8' }).stdout,
    );
    expect([piped, nameless]).toEqual(['NotAFileError\n', 'NotAFileError\n']);
    expect([readdirSync(folder), readlinkSync(at('stdin'))]).toEqual([['stdin'], '/proc/self/fd/0']);
  });
});

/** A program that changes a file, or prints the error if refused. */
function program(before: string, path: string, text: string): readonly string[] {
  const source = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    ${before}
    syncBuiltinESMExports();
    const { updateFile } = await import(${JSON.stringify(new URL('atomic-file.ts', import.meta.url).href)});
    await updateFile(${JSON.stringify(path)}, () => ${text}).catch((error) => console.log(error.code ?? error.constructor.name));`;
  return [process.execPath, '--input-type=module', '--eval', source];
}

function spawned(before: string, name: string, text: string) {
  const [node = '', ...words] = program(before, at(name), text);
  return spawnSync(node, words, { encoding: 'utf8' });
}

/** A full disk, at each call that can report it. */
test.each(['openSync', 'writeFileSync', 'fsyncSync', 'fchmodSync', 'renameSync'])(
  'after an error in %s nothing is left behind',
  (call) => {
    writeFileSync(at('match'), 'old');
    const failing = `
      const { ${call}: real } = fs;
      fs.${call} = (...given) => {
        if (${JSON.stringify(call)} === 'openSync' && !String(given[0]).endsWith('.new')) return real(...given);
        if (${JSON.stringify(call)} === 'writeFileSync' && typeof given[0] !== 'number') return real(...given);
        throw Object.assign(new Error(), { code: 'ENOSPC' });
      };`;
    expect(spawned(failing, 'match', "'new'").stdout).toBe('ENOSPC\n');
    expect([readFileSync(at('match'), 'utf8'), readdirSync(folder)]).toEqual(['old', ['match']]);
  },
);

const small =
  root &&
  !windows &&
  spawnSync('sh', ['-c', `mkdir ${at('try')} && mount -t tmpfs -o size=64k tenbo ${at('try')} && umount ${at('try')}`]).status ===
    0;

/** Needs to mount disks: as root, on Linux. */
describe.skipIf(!small)('a disk', () => {
  const disk = at('disk');
  beforeEach(() => {
    mkdirSync(disk);
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tenbo', disk]);
    return () => spawnSync('umount', [disk]);
  });

  test('that is full leaves the file unchanged, and nothing next to it', async () => {
    await updateFile(join(disk, 'match'), () => 'old');
    await expect(updateFile(join(disk, 'match'), () => 'x'.repeat(100_000))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect([readFileSync(join(disk, 'match'), 'utf8'), readdirSync(disk)]).toEqual(['old', ['match']]);
  });

  test('without room for one more byte counts as full', async () => {
    await updateFile(join(disk, 'match'), () => 'old');
    const filled = spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=1k']);
    expect(filled.status).toBe(1);
    await expect(updateFile(join(disk, 'match'), () => 'new')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect([readFileSync(join(disk, 'match'), 'utf8'), readdirSync(disk)]).toEqual(['old', ['filler', 'match']]);
  });

  test('that is read-only gives an error', async () => {
    await updateFile(join(disk, 'match'), () => 'old');
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    await expect(updateFile(join(disk, 'match'), () => 'new')).rejects.toMatchObject({ code: 'EROFS' });
    await expect(updateFile(join(disk, 'other'), () => 'new')).rejects.toMatchObject({ code: 'EROFS' });
    expect(readdirSync(disk)).toEqual(['match']);
  });
});

test.skipIf(windows)('a file larger than the shell allows leaves the old one', () => {
  writeFileSync(at('match'), 'old');
  const run = spawnSync('bash', ['-c', 'ulimit -f 8; "$0" "$@"', ...program('', at('match'), "'x'.repeat(100_000)")], {
    encoding: 'utf8',
  });
  expect(run.stdout).toBe('EFBIG\n');
  expect([readFileSync(at('match'), 'utf8'), readdirSync(folder)]).toEqual(['old', ['match']]);
});

test('a changed file no longer shares its content with hard links', async () => {
  writeFileSync(at('match'), 'old');
  linkSync(at('match'), at('backup'));
  await updateFile(at('match'), () => 'new');
  expect([readFileSync(at('match'), 'utf8'), readFileSync(at('backup'), 'utf8')]).toEqual(['new', 'old']);
});
