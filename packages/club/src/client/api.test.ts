import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type After, type Fetch, ask, inTime as inTimeBy } from './api.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after: After = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
const inTime = <T>(patience: number, act: Parameters<typeof inTimeBy<T>>[2]) => inTimeBy(after, patience, act);
const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';
const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

test('what is silent for too long is stopped', async () => {
  let isStopped = false;
  const wait = inTime(1_000, async (_, late) => {
    late.addEventListener('abort', () => (isStopped = true));
    await sleep(5_000);
  }).catch(isLate);
  await vi.advanceTimersByTimeAsync(999);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([isStopped, await wait]).toEqual([true, true]);
});

test('what gives signs of life may take as long as it likes', async () => {
  const wait = inTime(1_000, async (alive) => {
    for (let i = 0; i < 10; i++) {
      await sleep(900);
      alive();
    }
    alive(5_000);
    await sleep(4_000);
    return 'all';
  });
  await vi.advanceTimersByTimeAsync(13_000);
  expect(await wait).toBe('all');
});

test('a page that was frozen finds what has come meanwhile', async () => {
  vi.useRealTimers();
  const wait = inTime(100, () => sleep(20));
  for (const end = performance.now() + 150; performance.now() < end;);
  await expect(wait).resolves.toBeUndefined();
});

/** A server that sends an answer in parts, each after a pause in milliseconds; it falls silent when there are no more. */
function serving(pauses: readonly number[], ends: boolean): Fetch {
  const parts = pauses.map((pause, i) => [pause, i === 0 ? '{"logs":[' : i === pauses.length - 1 ? ']}' : ' '] as const);
  return async (_, { signal }) => {
    const body = new ReadableStream({
      async start(stream) {
        signal?.addEventListener('abort', () => stream.error(signal.reason));
        for (const [pause, part] of parts) {
          await sleep(pause);
          stream.enqueue(new TextEncoder().encode(part));
        }
        if (ends) stream.close();
      },
    });
    return new Response(body);
  };
}

test('a slow answer of the server is not cut off while it comes, and a silent one is', async () => {
  const tenParts = Array.from({ length: 10 }, () => 10_000);
  const slow = ask({ fetch: serving(tenParts, true), after, token: 'token' }, 'GET /api/logs');
  await vi.advanceTimersByTimeAsync(101_000);
  expect(await slow).toEqual({ ok: true, value: { logs: [] } });
  const silent = ask({ fetch: serving([100, 100], false), after, token: 'token' }, 'GET /api/logs');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await silent).toEqual({ ok: false, error: { code: 'unreachable' } });
});
