import type { Entry } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { draw, played, started } from '../../../../fixtures/logs.ts';
import { type LogQuestion, TooMuchWork, answerAboutLog } from '../../../server/src/index.ts';
import { newServeThread } from './thread.ts';

const summaryOf = (log: readonly Entry[]): LogQuestion => ({
  name: 'summary',
  bodies: log.map((entry) => JSON.stringify(entry)),
});

const short = played(started(), ['a', draw(0)], ['b', draw(1)]).log;

const endless = [
  ...short.slice(0, 1),
  ...Array.from({ length: 30_000 }, (_, i): Entry => ({ id: `${i}`, after: [i === 0 ? 'start' : `${i - 1}`], event: draw(0) })),
];

test('a thread answers as the server would, and goes on after work that takes too long', async () => {
  const ask = newServeThread(200);
  // The first answer of a thread takes longer than those after it.
  const answered = async () => ask(summaryOf(short)).catch(() => undefined);
  await expect.poll(answered, { timeout: 20_000 }).toEqual(answerAboutLog(summaryOf(short)));
  await expect(ask(summaryOf(endless))).rejects.toMatchObject({ why: 'slow' });
  await expect.poll(answered, { timeout: 20_000 }).toEqual(answerAboutLog(summaryOf(short)));
});

test('an answer that fails is an error, and the next question is answered', async () => {
  const ask = newServeThread();
  await expect(ask({ name: 'summary', bodies: ['{"id":1}'] })).rejects.toThrow('a stored entry');
  expect(await ask(summaryOf(short))).toEqual(answerAboutLog(summaryOf(short)));
});

test('only so many questions may wait', async () => {
  const ask = newServeThread();
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => ask(summaryOf(short))));
  const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toHaveLength(7);
  expect(refused.every((reason) => reason instanceof TooMuchWork && reason.why === 'busy')).toBe(true);
});
