import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../../../../fixtures/free-port.ts';
import { codingFor } from './page-forms.ts';
import { servePage } from './page-files.ts';

const CODE = 'const tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9];\n'.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'tenbo-page-'));
cpSync(new URL('../../../../fixtures/page', import.meta.url), folder, { recursive: true });
writeFileSync(join(folder, 'code.js'), CODE);
writeFileSync(join(folder, 'picture.png'), CODE);
writeFileSync(join(folder, 'tiny.svg'), '<svg/>');
const port = await freePort();
let server: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => void (server = await servePage(folder, port, false)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What is sent, byte by byte: `fetch` would decompress it. */
async function sent(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const asked = request({ port, path, host: '127.0.0.1', method, headers: { host: `127.0.0.1:${port}`, ...headers } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

const PHONE = { 'accept-encoding': 'gzip, deflate, br, zstd' };

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('to a client that accepts %s it sends %s', async (accepted, coding, unpack) => {
  const { headers, body } = await sent('/code.js', { 'accept-encoding': accepted });
  expect(String(unpack(body))).toBe(CODE);
  expect(body.length).toBeLessThan(CODE.length / 10);
  expect(headers).toMatchObject({
    'content-encoding': coding,
    'content-length': String(body.length),
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
    'x-sample': 'yes',
  });
});

test('a client that accepts no coding gets the file as it is, and so do files that gain nothing', async () => {
  const plain = await sent('/code.js');
  expect([plain.headers['content-encoding'], plain.headers.vary, String(plain.body)]).toEqual([
    undefined,
    'Accept-Encoding',
    CODE,
  ]);
  const picture = await sent('/picture.png', PHONE);
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
  expect(picture.body.length).toBe(CODE.length);
  const tiny = await sent('/tiny.svg', PHONE);
  expect([tiny.headers['content-encoding'], String(tiny.body)]).toEqual([undefined, '<svg/>']);
});

test('HEAD has the headers of GET, a range gets the whole file, other methods nothing', async () => {
  const [get, head] = [await sent('/code.js', PHONE), await sent('/code.js', PHONE, 'HEAD')];
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  expect(head.body.length).toBe(0);
  const range = await sent('/code.js', { ...PHONE, range: 'bytes=0-9' });
  expect([range.status, range.body.equals(get.body)]).toEqual([200, true]);
  const post = await sent('/code.js', {}, 'POST');
  expect([post.status, post.headers.allow, post.body.length]).toEqual([405, 'GET, HEAD', 0]);
});

test('a client is not sent again what it has, in the same form, until the file changes', async () => {
  const tagOf = async (accepted: string) => (await sent('/code.js', { 'accept-encoding': accepted })).headers.etag ?? '';
  const [br, gzip, plain] = [await tagOf('br'), await tagOf('gzip'), await tagOf('')];
  expect(new Set([br, gzip, plain]).size).toBe(3);
  for (const known of [br, `W/${br}`, `"other", ${br}`, '*']) {
    const { status, headers, body } = await sent('/code.js', { ...PHONE, 'if-none-match': known });
    expect([status, headers.etag, headers.vary, body.length]).toEqual([304, br, 'Accept-Encoding', 0]);
  }
  expect((await sent('/code.js', { ...PHONE, 'if-none-match': gzip })).status).toBe(200);
  writeFileSync(join(folder, 'code.js'), `${CODE}//`);
  const changed = await sent('/code.js', { ...PHONE, 'if-none-match': br });
  expect([changed.status, String(brotliDecompressSync(changed.body))]).toEqual([200, `${CODE}//`]);
  writeFileSync(join(folder, 'code.js'), CODE);
});

test('a file that a newer build brings is sent, one that it takes away is not', async () => {
  expect((await sent('/newer.js')).status).toBe(404);
  writeFileSync(join(folder, 'newer.js'), CODE);
  expect(String((await sent('/newer.js')).body)).toBe(CODE);
  rmSync(join(folder, 'newer.js'));
  expect((await sent('/newer.js')).status).toBe(404);
});

test('many who ask at once get the same', async () => {
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, i) => sent('/code.js', i % 2 ? PHONE : { 'accept-encoding': 'gzip' })),
  );
  expect(all.map(({ headers }) => headers['content-encoding'])).toEqual(all.map((_, i) => (i % 2 ? 'br' : 'gzip')));
  expect(new Set(all.map(({ body }) => body.toString('base64'))).size).toBe(2);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['gzip;q=0.9, br;q=0.2', 'gzip'],
  ['GZIP ; q=0.5', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0', undefined],
  ['gzip;q=0.000', undefined],
  ['br;q=2, gzip;q=x', undefined],
  ['brotli, x-gzip, deflate', undefined],
  ['__proto__, constructor', undefined],
  [`${'a,'.repeat(8000)}gzip`, 'gzip'],
])('Accept-Encoding %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});
