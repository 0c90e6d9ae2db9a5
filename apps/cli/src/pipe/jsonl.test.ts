import { Readable, Writable } from 'node:stream';

import { type RuleSet, presets } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import { expect, test } from 'vitest';

import { BAD_LINES, HOSTILE_LINES, PIPED_WIN as WIN } from '../../../../fixtures/pipe-lines.ts';
import { answerLines } from './pipe.ts';

/** Answers a text that arrives in pieces of `size` characters. */
async function answersTo(text: string, size = 50, language: 'en' | 'ja' = 'en', rules: RuleSet = presets.standard) {
  const written: string[] = [];
  const pieces = (text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).map((piece) => Buffer.from(piece));
  const output = new Writable({
    highWaterMark: 16,
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      setImmediate(done);
    },
  });
  const counts = await answerLines(Readable.from(pieces), output, { locale: localeOf(language), rules });
  const lines = written.join('').split('\n').slice(0, -1);
  return { counts, answers: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

async function answerTo(change: object) {
  const { answers } = await answersTo(JSON.stringify({ ...WIN, ...change }));
  return answers[0];
}

test('the win of the README', async () => {
  expect(await answerTo({})).toEqual({
    ok: true,
    yaku: [
      ['riichi', 1],
      ['pinfu', 1],
      ['tanyao', 1],
    ],
    dora: 0,
    akaDora: 1,
    uraDora: 0,
    kita: 0,
    han: 4,
    fu: 30,
    yakuman: 0,
    limit: null,
    basePoints: 1920,
    payments: { discarder: 7700 },
    total: 7700,
    withTable: 10000,
  });
});

test('all pay the same for the dealer’s tsumo; for another player’s, the dealer pays more', async () => {
  expect(await answerTo({ by: 'tsumo', seat: 'E' })).toMatchObject({ payments: { all: 4000 }, total: 12000, withTable: 14300 });
  expect(await answerTo({ by: 'tsumo' })).toMatchObject({
    payments: { dealer: 4000, other: 2000 },
    total: 8000,
    withTable: 10300,
  });
});

test('a yakuman has a multiple instead of han and fu', async () => {
  const win = {
    hand: '19m19p19s1234567z',
    tile: '7z',
    riichi: undefined,
    ura: undefined,
    rules: 'majsoul',
    honba: 0,
    riichiSticks: 0,
  };
  const expected = { yaku: [['kokushi13', 2]], yakuman: 2, han: 0, fu: 0, limit: 'yakuman', basePoints: 16000, total: 64000 };
  expect(await answerTo(win)).toMatchObject(expected);
});

test('rules may be changes to a preset', async () => {
  const rules = { base: 'tenhou', points: { kiriageMangan: 'played' } };
  expect(await answerTo({ rules })).toMatchObject({ basePoints: 2000, limit: 'mangan' });
});

test('honba count for a two-han minimum', async () => {
  const rules = { base: 'tenhou', yaku: { twoHanFromHonba: 5 } };
  const win = { hand: '123m567p13s78999s', tile: '2s', rules };
  expect(await answerTo({ ...win, honba: 4 })).toMatchObject({ ok: true });
  expect(await answerTo({ ...win, honba: 5 })).toMatchObject({
    ok: false,
    errors: [{ code: 'tooFewHan', han: 1, minimum: 2, honba: 5, bound: 'all' }],
  });
});

test.each(BAD_LINES)('%s: the answer has codes and words', async (_what, line, codes) => {
  const { answers, counts } = await answersTo(`${line}\n`);
  expect(answers).toHaveLength(1);
  const [answer] = answers as [{ ok: boolean; errors: { code: string }[]; message: string }];
  expect(answer.errors.map(({ code }) => code)).toEqual(codes);
  expect(answer.message).toMatch(/\w{3}/);
  expect(counts).toEqual({ passed: 0, failed: 1 });
});

test('tiles in an error are written as text', async () => {
  expect(await answerTo({ dora: '5z5z5z5z5z' })).toMatchObject({ errors: [{ code: 'fifthTile', kind: '5z' }] });
});

test('lines from Windows, with a byte order mark and carriage returns, are read', async () => {
  const { answers } = await answersTo(`\uFEFF${JSON.stringify(WIN)}\r\n${JSON.stringify(WIN)}\r\n`);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
});

test('a bad line does not stop the others, and answers keep their order', async () => {
  const lines = [WIN, { ...WIN, by: 'tsumo' }, { ...WIN, tile: '1z' }, WIN].map((win) => JSON.stringify(win));
  const { answers, counts } = await answersTo([...lines.slice(0, 2), 'nonsense', ...lines.slice(2)].join('\n'), 7);
  expect(answers.map(({ total }) => total)).toEqual([7700, 8000, undefined, undefined, 7700]);
  expect(counts).toEqual({ passed: 3, failed: 2 });
});

test('a character that is split between two chunks is read whole', async () => {
  const bytes = Buffer.from(`${JSON.stringify({ ...WIN, hand: '本' })}\n`);
  const input = Readable.from([bytes.subarray(0, 10), bytes.subarray(10, 11), bytes.subarray(11)]);
  let text = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  await answerLines(input, output, { locale: localeOf('en'), rules: presets.standard });
  expect(text).toContain('本');
});

test('an endless line is not kept in memory, and the next line is answered', async () => {
  const { answers } = await answersTo(`${' '.repeat(3_000_000)}${JSON.stringify(WIN)}\n${JSON.stringify(WIN)}\n`, 65536);
  expect(answers.map(({ ok }) => ok)).toEqual([false, true]);
});

test.each(HOSTILE_LINES)('%s: the answer is short, and the lines around it are answered', async (_what, line) => {
  const { answers } = await answersTo([JSON.stringify(WIN), line, JSON.stringify(WIN), ''].join('\n'), 65_536);
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(JSON.stringify(answers[1]).length).toBeLessThan(64_000);
});

test('a bug at one line is reported as the error of that line', async () => {
  const broken = { ...presets.standard, fu: undefined as never };
  const { rules: _rules, ...asUsual } = WIN;
  const { answers, counts } = await answersTo([WIN, asUsual, WIN].map((win) => JSON.stringify(win)).join('\n'), 50, 'en', broken);
  expect(counts).toEqual({ passed: 2, failed: 1 });
  expect(answers[1]).toMatchObject({ ok: false, errors: [{ code: 'fault' }] });
  expect(answers[1]?.['message']).toContain('please report');
});

test('messages can be Japanese', async () => {
  const { answers } = await answersTo('{}', 50, 'ja');
  expect(answers[0]?.['message']).toMatch(/[ぁ-ん]/);
});

test('the id of a line is in its answer, whatever the answer is', async () => {
  for (const id of ['a-1', 'é "1"', 'x'.repeat(200), 0, 12, 1e21, -0.5]) {
    expect(Object.entries((await answerTo({ id })) ?? {}).slice(0, 2)).toEqual(Object.entries({ id, ok: true }));
    expect(await answerTo({ id, by: 'chombo' })).toMatchObject({ id, ok: false });
    expect(await answerTo({ id, dora: '7777s' })).toMatchObject({ id, ok: false });
  }
  for (const none of [undefined, null, '']) expect(await answerTo({ id: none })).not.toHaveProperty('id');
  for (const bad of ['x'.repeat(201), [], {}, true]) {
    const answer = await answerTo({ id: bad });
    expect(answer).toMatchObject({ ok: false, errors: [{ code: 'badField', field: 'id' }] });
    expect(answer).not.toHaveProperty('id');
  }
});

test('what a spreadsheet writes is read: empty fields, and numbers and truth values in quotes', async () => {
  const row = {
    ...WIN,
    honba: '1',
    riichiSticks: '2',
    kita: '0',
    ippatsu: 'FALSE',
    on: '',
    from: '',
    wareme: '',
    circumstances: '',
    melds: '',
  };
  expect(await answerTo(row)).toEqual(await answerTo({}));
  expect(await answerTo({ ippatsu: 'true' })).toEqual(await answerTo({ ippatsu: true }));
  expect(await answerTo({ riichi: '', ura: '', ippatsu: '' })).toMatchObject({ ok: true });
  expect(await answerTo({ rules: '' })).toEqual(await answerTo({ rules: null }));
  expect(await answerTo({ circumstances: 'riichiTile, quadDiscard' })).toEqual(
    await answerTo({ circumstances: ['riichiTile', 'quadDiscard'] }),
  );
  const { message } = (await answerTo({ tile: '', seat: '' })) as { message: string };
  expect(message).toBe('“tile” is missing: add it; “seat” is missing: add it');
});

test('no message forbids what it tells to write', async () => {
  for (const field of [
    'by',
    'on',
    'seat',
    'round',
    'riichi',
    'ippatsu',
    'kita',
    'honba',
    'riichiSticks',
    'from',
    'wareme',
    'circumstances',
  ]) {
    const { errors = [] } = (await answerTo({ [field]: 'x' })) as { errors?: { field: string; expected: string[] }[] };
    for (const { expected } of errors.filter((error) => error.field === field)) {
      for (const value of expected) {
        const answer = (await answerTo({ [field]: value.replace(/^0–/u, '') })) as { errors?: { code: string; field: string }[] };
        expect(answer.errors?.filter((error) => error.code === 'badField' && error.field === field) ?? []).toEqual([]);
      }
    }
  }
});
