import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ask } from './club/api.ts';
import { inTime, isLate } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

test('what is silent for too long is stopped', async () => {
  let isStopped = false;
  const wait = inTime(1_000, async (_, late) => {
    late.addEventListener('abort', () => (isStopped = true));
    await after(5_000);
  }).catch(isLate);
  await vi.advanceTimersByTimeAsync(999);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([isStopped, await wait]).toEqual([true, true]);
});

test('what gives signs of life may take as long as it likes', async () => {
  const wait = inTime(1_000, async (alive) => {
    for (let i = 0; i < 10; i++) {
      await after(900);
      alive();
    }
    alive(5_000);
    await after(4_000);
    return 'all';
  });
  await vi.advanceTimersByTimeAsync(13_000);
  expect(await wait).toBe('all');
});

test('a page that was frozen finds what has come meanwhile', async () => {
  vi.useRealTimers();
  const wait = inTime(100, () => after(20));
  for (const end = performance.now() + 150; performance.now() < end;);
  await expect(wait).resolves.toBeUndefined();
});

/** A server that sends an answer in parts, each after a pause in milliseconds; it falls silent when there are no more. */
function serve(pauses: readonly number[], ends: boolean): void {
  const parts = pauses.map((pause, i) => [pause, i === 0 ? '{"logs":[' : i === pauses.length - 1 ? ']}' : ' '] as const);
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      async start(stream) {
        signal?.addEventListener('abort', () => stream.error(signal.reason));
        for (const [pause, part] of parts) {
          await after(pause);
          stream.enqueue(new TextEncoder().encode(part));
        }
        if (ends) stream.close();
      },
    });
    return new Response(body);
  });
}

test('a slow answer of the server is not cut off while it comes, and a silent one is', async () => {
  serve(
    Array.from({ length: 10 }, () => 10_000),
    true,
  );
  const slow = ask('token', 'GET /api/logs');
  await vi.advanceTimersByTimeAsync(101_000);
  expect(await slow).toEqual({ ok: true, value: { logs: [] } });
  serve([100, 100], false);
  const silent = ask('token', 'GET /api/logs');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await silent).toEqual({ ok: false, error: { code: 'unreachable' } });
});
