import { Readable, Writable } from 'node:stream';

import { presets } from '@tenbo/engine';
import { LANGUAGES, localeOf } from '@tenbo/i18n';
import { afterAll, expect, test } from 'vitest';

import { BAD_LINES, HOSTILE_LINES, PIPED_WIN } from '../../../../fixtures/pipe-lines.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';
import { recordOf } from '../../../../fixtures/win-records.ts';
import { randomWin, seeded } from '../../../../fixtures/wins.ts';
import { newLines, newToken, openStore, serve } from '../../../server/src/index.ts';
import { answerLines } from '../pipe/pipe.ts';
import { ANSWERERS } from './answers.ts';

const store = await openStore({ file: ':memory:' });
if (!store.ok) throw new Error(store.error.code);
const log = newLines();
log.level = 'silent';
const server = await serve({ store: store.value, key: newToken(), log, answerers: ANSWERERS, host: '127.0.0.1', port: 0 });
afterAll(() => server.stop());

async function answerTo(path: string, type: string, body: string): Promise<string> {
  // While the pipe keeps this process busy, the server may close an idle connection.
  const init = { method: 'POST', headers: { 'Content-Type': type, Connection: 'close' }, body };
  const response = await fetch(`http://127.0.0.1:${server.port}/api/${path}`, init);
  expect(response.status).toBe(200);
  return response.text();
}

/** The answers of the pipe of `tenbo score`. */
async function piped(text: string, language: (typeof LANGUAGES)[number]): Promise<string> {
  let answers = '';
  const output = new Writable({ write: (part, _, done) => ((answers += String(part)), done()) });
  await answerLines(Readable.from([Buffer.from(text)]), output, { locale: localeOf(language), rules: presets.standard });
  return answers;
}

const random = seeded(20_261_123);
const WINS = Array.from({ length: 300 }, () => JSON.stringify(recordOf(randomWin(random, presets.standard), random)));
const LINES = [
  JSON.stringify(PIPED_WIN),
  ...BAD_LINES.map(([, line]) => line),
  ...HOSTILE_LINES.map(([, line]) => line),
  ...WINS,
];

test.each(LANGUAGES)('lines are answered with the bytes of the pipe, in %s', async (language) => {
  for (const end of ['\n', '']) {
    const text = `${LINES.join('\n')}${end}`;
    expect(await answerTo(`score?lang=${language}`, 'application/x-ndjson', text)).toBe(await piped(text, language));
  }
});

test('one record is answered like a line of the pipe, whatever its white space', async () => {
  // A record of more than 100 kB is refused before it is read.
  for (const line of LINES.slice(0, 40).filter(({ length }) => length < 100_000)) {
    expect(`${await answerTo('score', 'application/json', line)}\n`).toBe(await piped(`${line}\n`, 'en'));
  }
  const spaced = JSON.stringify(PIPED_WIN, null, 2);
  expect(`${await answerTo('score', 'application/json', spaced)}\n`).toBe(await piped(JSON.stringify(PIPED_WIN), 'en'));
});

/** The output of `--json`, on one line. */
async function printed(words: readonly string[]): Promise<string> {
  return JSON.stringify(JSON.parse((await tenbo([...words, '--json'])).stdout));
}

const HAND = { hand: '234m406p567s88s67m', dora: '3p', seat: 'S', round: 'E' };

test('a lens and waits are the same as those of the command', async () => {
  const lens = JSON.stringify({ ...HAND, tile: '8m', by: 'ron' });
  const ofLens = await printed(['lens', '234m 406p 567s 88s 67m +8m', '--dora', '3p']);
  expect(await answerTo('lens', 'application/json', lens)).toBe(ofLens);
  expect(await answerTo('lens', 'application/jsonl', `${lens}\n${lens}`)).toBe(`${ofLens}\n${ofLens}\n`);
  const waits = JSON.stringify({ ...HAND, seen: '5m 88m', rules: 'tenhou' });
  const ofWaits = await printed(['waits', '234m 406p 567s 88s 67m', '--dora', '3p', '--seen', '5m 88m', '--rules', 'tenhou']);
  expect(await answerTo('waits', 'application/json', waits)).toBe(ofWaits);
  const far = JSON.stringify({ ...HAND, hand: '19m123p456p78s55z7z' });
  expect(await answerTo('waits', 'application/json', far)).toBe(
    await printed(['waits', '19m 123p 456p 78s 55z 7z', '--dora', '3p']),
  );
});

interface Records {
  readonly content: { readonly 'application/json': { readonly example: unknown } };
}
interface Document {
  readonly paths: Readonly<
    Record<string, { readonly post: { readonly requestBody: Records; readonly responses: { readonly 200: Records } } }>
  >;
}

test.each(['score', 'lens', 'waits'])('the example of %s in the document is answered as it says', async (question) => {
  const document = (await (await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`)).json()) as Document;
  const { requestBody, responses } = document.paths[`/api/${question}`]?.post ?? {};
  const [asked, answer] = [requestBody, responses?.[200]].map((one) => one?.content['application/json'].example);
  expect(JSON.parse(await answerTo(question, 'application/json', JSON.stringify(asked)))).toEqual(answer);
});

test.each([
  ['lens', '', ['notAnObject']],
  ['lens', JSON.stringify({ ...HAND, tile: '1z', by: 'ron' }), ['notComplete']],
  ['waits', '[]', ['notAnObject']],
  ['waits', '{', ['notAnObject']],
  ['waits', JSON.stringify({ ...HAND, tile: '8m' }), ['unknownField']],
  ['waits', JSON.stringify({ ...HAND, seen: 5 }), ['badField']],
  ['waits', JSON.stringify({ ...HAND, seen: '9x' }), ['badTiles', 'badTiles']],
  ['waits', JSON.stringify({ ...HAND, hand: '234m' }), ['tileCount']],
])('what %s cannot answer to %s is reported', async (question, line, codes) => {
  const answer = JSON.parse(await answerTo(question, 'application/json', line)) as { ok: boolean; errors: { code: string }[] };
  expect([answer.ok, answer.errors.map(({ code }) => code)]).toEqual([false, codes]);
});

test('no line, however hostile, goes without an answer', async () => {
  const few = LINES.slice(0, 40);
  const text = few.join('\n');
  for (const question of ['lens', 'waits']) {
    const answers = (await answerTo(question, 'application/jsonl', text)).split('\n');
    expect(answers).toHaveLength(few.length + 1);
    for (const answer of answers.slice(0, -1)) expect(JSON.parse(answer)).toBeTypeOf('object');
  }
});
