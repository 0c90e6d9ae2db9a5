import { unwrap } from '@tenbo/engine';
import { writeMjai, writeTenhou6 } from '@tenbo/records';
import { describe, expect, test } from 'vitest';

import { ronRecord } from '../../../../fixtures/mjlog.ts';
import { SITUATIONS, type Situation, gameOf } from '../../../../fixtures/situations.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';
import { auditPiece } from './lines.ts';

const good = ronRecord();
const game = gameOf(SITUATIONS[0] as Situation);
const tenhou6 = unwrap(writeTenhou6(game));

interface Answer {
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

async function answersTo(lines: readonly string[], ...options: readonly string[]) {
  const { stdout, status } = await tenbo(['audit', '--jsonl', ...options], lines.map((line) => `${line}\n`).join(''));
  return {
    answers: stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer),
    status,
  };
}

describe('a record on a line', () => {
  test.each([
    ['itself', good],
    ['itself, as JSON of tenhou.net/6', JSON.stringify(tenhou6)],
    ['a text', JSON.stringify(good)],
    ['a text of several lines', JSON.stringify(writeMjai(game))],
    ['in an object, as a text', JSON.stringify({ record: good })],
    ['in an object, as JSON', JSON.stringify({ time: 1, record: tenhou6 })],
    ['in an object, as a list of events', `{"record":[${writeMjai(game).trim().replaceAll('\n', ',')}]}`],
  ])('is read: %s', async (_, line) => {
    const { answers, status } = await answersTo([line]);
    expect(answers).toEqual([{ ok: true, hands: 1, wins: 1, findings: [] }]);
    expect(status).toBe(0);
  });

  test('has an id, which the answer repeats and which gives the day of play', async () => {
    const { answers } = await answersTo([
      JSON.stringify({ id: '2022010102gm-0009-0000-0123abcd', record: good }),
      JSON.stringify({ id: 7, record: ronRecord({ points: 3900 }) }),
    ]);
    expect(answers[0]).toMatchObject({
      ok: true,
      id: '2022010102gm-0009-0000-0123abcd',
      game: '2022010102gm-0009-0000-0123abcd',
    });
    expect(answers[1]).toMatchObject({ ok: true, id: 7, findings: [{ hand: 0, code: 'points', theirs: 3900, ours: 2900 }] });
  });

  test('that is unreadable is an error, and the records after it are still answered', async () => {
    const { answers, status } = await answersTo(['', 'a note', '{"id":3,"record":null}', '{"record"', '"half', good]);
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false, false, true]);
    expect(answers[2]).toMatchObject({
      id: 3,
      errors: [{ code: 'notARecord' }],
      message: 'not a game record in a format that tenbo reads',
    });
    expect(status).toBe(1);
  });

  test('whose rules are not stated says so, and is no failure', async () => {
    const { answers, status } = await answersTo([ronRecord({ points: 3900, type: 9 + 0x200 })]);
    expect(answers).toMatchObject([{ ok: true, houseRules: true, findings: [{ code: 'points' }] }]);
    expect(status).toBe(0);
  });

  test('is audited under other rules on request', async () => {
    const { answers } = await answersTo([good], '--rules', '{"yaku":{"disabled":["pinfu"]}}');
    expect(answers).toMatchObject([{ findings: [{ code: 'yaku' }, { code: 'points', theirs: 2900, ours: 1500 }] }]);
  });
});

test('a line that is too long is an error, and so is a bug at one', () => {
  const long = Buffer.alloc((1 << 26) + 1, 'x');
  const auditing = { lang: 'en', rows: false };
  const answers = auditPiece(Buffer.concat([long, Buffer.from(`\n${good}`)]), auditing)
    .text.trimEnd()
    .split('\n');
  expect(answers.map((answer) => JSON.parse(answer) as Answer)).toMatchObject([
    { ok: false, errors: [{ code: 'tooLarge' }] },
    { ok: true },
  ]);
  const broken = auditPiece(Buffer.from(good), { ...auditing, rules: {} as never });
  expect(JSON.parse(broken.text)).toMatchObject({ ok: false, errors: [{ code: 'fault' }] });
  expect(broken.failed).toBe(1);
});

test('in threads the answers are the same, in order', async () => {
  const lines = Array.from({ length: 300 }, (_, i) => (i % 7 === 0 ? 'a note' : JSON.stringify({ id: i, record: good })));
  expect(await answersTo(lines, '--jobs', '3')).toEqual(await answersTo(lines));
});
