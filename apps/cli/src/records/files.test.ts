import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';

import { afterAll, describe, expect, test } from 'vitest';

import { type Choose, seeded } from '../../../../fixtures/wins.ts';
import { type ZipEntry, zipOf } from '../../../../fixtures/zip.ts';
import { type Content, textOf } from './file.ts';
import { countFiles, filesAt } from './files.ts';
import type { Shard } from '../threads/shard.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files at some paths with their texts, or why they have none. */
async function readAt(paths: readonly string[], shard?: Shard): Promise<readonly (readonly [name: string, said: string])[]> {
  const reading: Promise<readonly [string, Content]>[] = [];
  for await (const { name, content } of filesAt(paths, shard)) reading.push(content().then((one) => [name, one]));
  return (await Promise.all(reading)).map(([name, content]) => {
    const text = textOf(content);
    return [name.replace(folder, ''), text.ok ? text.value : Object.values(text.error).join(' ')];
  });
}

function fileOf(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function archiveOf(name: string, entries: readonly ZipEntry[]): string {
  return fileOf(name, zipOf(entries));
}

describe('an archive', () => {
  test('lists its files under its own name, packed again or not, in its order; folders in it are no files', async () => {
    const path = archiveOf('usual.zip', [
      { name: '2009/', content: '', method: 0 },
      { name: '2009/b.mjlog', content: 'b' },
      { name: '2009/a.mjlog.gz', content: gzipSync('a'), method: 0 },
      { name: 'empty', content: '' },
      { name: '牌譜.json', content: 'stored', method: 0 },
    ]);
    expect(await readAt([path])).toEqual([
      ['/usual.zip/2009/b.mjlog', 'b'],
      ['/usual.zip/2009/a.mjlog.gz', 'a'],
      ['/usual.zip/empty', ''],
      ['/usual.zip/牌譜.json', 'stored'],
    ]);
  });

  test('may have any names: they are only shown', async () => {
    const names = ['../../x', '/etc/passwd', 'C:\\x', 'same', 'same', 'a\u001B[2Jb'];
    const path = archiveOf(
      'names.zip',
      names.map((name, i) => ({ name, content: `${i}` })),
    );
    expect((await readAt([path])).map(([, text]) => text)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  test('of 10,000 files lists them all', async () => {
    const entries = Array.from({ length: 10_000 }, (_, i) => ({ name: `${i}`, content: `text ${i}` }));
    const read = await readAt([archiveOf('many.zip', entries)]);
    expect(read.map(([, text]) => text)).toEqual(entries.map(({ content }) => content));
  });

  const inside = zipOf([{ name: 'x', content: 'x' }]);
  test.each<[name: string, entry: Omit<ZipEntry, 'name'>, error: string]>([
    ['in an archive', { content: inside }, 'archiveInside'],
    ['packed and in an archive', { content: gzipSync(inside) }, 'archiveInside'],
    ['packed twice', { content: gzipSync(gzipSync('x')) }, 'archiveInside'],
    ['encrypted', { content: 'x', isEncrypted: true, method: 8 }, 'encrypted'],
    ['by another method', { content: 'x', method: 14 }, 'packedOtherwise'],
    ['with another sum', { content: 'x', sum: 1 }, 'notUnpacked'],
    ['stored with another sum', { content: 'x', method: 0, sum: 1 }, 'notUnpacked'],
    ['longer than it says', { content: 'x'.repeat(1 << 20), length: 1000 }, 'notUnpacked'],
    ['shorter than it says', { content: 'x', length: 1000 }, 'notUnpacked'],
    ['too large', { content: 'x', length: (1 << 26) + 1 }, 'tooLarge'],
  ])('a file %s is an error, and the files after it are read', async (name, entry, error) => {
    const path = archiveOf(`one.zip`, [
      { name: 'before', content: 'good' },
      { name, ...entry },
      { name: 'after', content: 'good' },
    ]);
    expect(await readAt([path])).toEqual([
      ['/one.zip/before', 'good'],
      [`/one.zip/${name}`, error],
      ['/one.zip/after', 'good'],
    ]);
  });

  test('that expands far too much is not read to its end', async () => {
    const zeros = deflateRawSync(Buffer.alloc(1 << 20));
    const entries = Array.from({ length: 2000 }, (_, i) => ({ name: `${i}`, content: zeros, method: 0 }));
    const whole = zipOf(entries);
    // Every file claims to be deflated, and a thousand times as long.
    const bomb = Buffer.from(whole);
    for (let at = bomb.indexOf('PK\u0001\u0002'); at >= 0; at = bomb.indexOf('PK\u0001\u0002', at + 1)) {
      bomb.writeUInt16LE(8, at + 10);
      bomb.writeUInt32LE(1 << 26, at + 24);
    }
    const read = await readAt([fileOf('bomb.zip', bomb)]);
    expect(read.length).toBeLessThan(20);
    expect(read.at(-1)).toEqual(['/bomb.zip', 'tooMuchInside']);
  });

  test.each([10, 100, 500])('cut by %i bytes is reported as one error', async (cut) => {
    const whole = zipOf(Array.from({ length: 10 }, (_, i) => ({ name: `${i}`, content: `text ${i}` })));
    expect(await readAt([fileOf('cut.zip', whole.subarray(0, -cut))])).toEqual([['/cut.zip', 'notUnpacked']]);
  });

  test.runIf(process.platform === 'linux')('is closed, whether it can be listed or not', async () => {
    const open = () => readdirSync('/proc/self/fd').length;
    const paths = [archiveOf('closed.zip', [{ name: 'x', content: 'x' }]), fileOf('closed too.zip', 'a note')];
    await readAt(paths);
    const before = open();
    await readAt(Array.from({ length: 20 }, () => paths).flat());
    expect(open()).toBe(before);
  });

  test('that is not one, or is empty, or has another name', async () => {
    const paths = [
      fileOf('text.zip', 'a note'),
      archiveOf('empty.zip', []),
      archiveOf('archive.dat', [{ name: 'x', content: 'x' }]),
    ];
    expect(await readAt(paths)).toEqual([
      ['/text.zip', 'notUnpacked'],
      ['/archive.dat', 'archiveInside'],
    ]);
  });
});

describe('in a folder', () => {
  test('links are followed, but not in a circle; what is not a file is reported', async () => {
    const links = join(folder, 'links');
    mkdirSync(join(links, 'inner'), { recursive: true });
    fileOf('links/inner/text', 'text');
    symlinkSync('..', join(links, 'inner', 'back'));
    symlinkSync('inner', join(links, 'other'));
    symlinkSync('nowhere', join(links, 'broken'));
    execFileSync('mkfifo', [join(links, 'pipe')]);
    expect(await readAt([links])).toEqual([
      ['/links/broken', 'missing'],
      ['/links/inner/back', 'linksInACircle ELOOP'],
      ['/links/inner/text', 'text'],
      ['/links/other/back', 'linksInACircle ELOOP'],
      ['/links/other/text', 'text'],
      ['/links/pipe', 'notAFile '],
    ]);
  });

  test('a named pipe is read, even if all files were counted before', async () => {
    const pipe = join(folder, 'named');
    execFileSync('mkfifo', [pipe]);
    expect(await countFiles([pipe])).toBe(1);
    const read = readAt([pipe]);
    await writeFile(pipe, gzipSync('through a pipe'));
    expect(await read).toEqual([['/named', 'through a pipe']]);
  });

  test('a path that does not exist is reported, and those after it are read', async () => {
    expect(await readAt([join(folder, 'nowhere'), fileOf('here', 'here')])).toEqual([
      ['/nowhere', 'missing'],
      ['/here', 'here'],
    ]);
  });
});

/** Creates a folder of files, packed files and archives. Returns how many files there are in all. */
function grow(choose: Choose, path: string, depth = 0): number {
  mkdirSync(path, { recursive: true });
  let files = 0;
  for (let i = choose(6); i >= 0; i--) {
    const kind = choose(depth < 3 ? 5 : 4);
    if (kind === 4) files += grow(choose, join(path, `folder ${i}`), depth + 1);
    else if (kind === 3) {
      const inside = Array.from({ length: choose(8) }, (_, n) => ({ name: `${choose(3)}/${n}`, content: `${n}` }));
      writeFileSync(join(path, `${i}.zip`), zipOf(inside));
      files += inside.length;
    } else {
      writeFileSync(join(path, `${i}`), kind === 2 ? gzipSync(`${i}`) : `${i}`);
      files++;
    }
  }
  return files;
}

describe('of any folder', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'each file is in exactly one of n shards, wherever the folder is (%i)',
    async (seed) => {
      const [here, there] = ['here', 'there'].map((name) => join(folder, `${seed}`, name)) as [string, string];
      const count = grow(seeded(seed), here);
      expect(grow(seeded(seed), there)).toBe(count);
      const all = await readAt([here]);
      expect(all).toHaveLength(count);
      expect(await countFiles([here])).toBe(count);
      expect(new Set(all.map(([name]) => name)).size).toBe(count);
      const of = 1 + seeded(seed)(6);
      const shards = await Promise.all(Array.from({ length: of }, (_, i) => readAt([here], { nth: i + 1, of })));
      const named = new Map(all);
      expect(shards.flat()).toHaveLength(count);
      expect(new Map(shards.flat())).toEqual(named);
      const elsewhere = await Promise.all(Array.from({ length: of }, (_, i) => readAt([there], { nth: i + 1, of })));
      expect(elsewhere.map((shard) => shard.map(([name]) => name.replace('/there/', '/here/')))).toEqual(
        shards.map((shard) => shard.map(([name]) => name)),
      );
    },
  );
});

test('shards are of nearly the same size', async () => {
  const many = join(folder, 'even.zip');
  writeFileSync(many, zipOf(Array.from({ length: 4000 }, (_, i) => ({ name: `20${i}gm-00a9-0000-${i}.mjlog`, content: '' }))));
  const counts = await Promise.all([1, 2, 3, 4].map((nth) => countFiles([many], { nth, of: 4 })));
  expect(counts.reduce((sum, count) => sum + count)).toBe(4000);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
