import { err } from '@tenbo/engine';
import type { Log } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { draw, played, ron, started } from '../../../../fixtures/logs.ts';
import { SimulatedLog } from './simulated.ts';
import { MatchLogs, type ReadAfter } from './match-logs.ts';

const { log: SEVEN } = played(
  started(),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id, i) => [id, i % 2 ? draw(0) : ron(1, 0, { han: 1, fu: 30 })] as const),
);

/** A server with some logs, which notes the requests it gets. */
function serverOf(logs: Readonly<Record<string, Log>>) {
  const held = new Map(Object.entries(logs).map(([id, log]) => [id, logWith(log)]));
  const requested: string[] = [];
  const read: ReadAfter = async (log, after) => {
    requested.push(`${log}/${after}`);
    return held.get(log)?.sync(after, []) ?? err({ code: 'unknownLog' });
  };
  return { held, requested, read };
}

function logWith(log: Log): SimulatedLog {
  const one = new SimulatedLog();
  one.sync(0, log);
  return one;
}

const silent = () => undefined;

test('every log is read to its end, and again only when it has changed', async () => {
  const { held, requested, read } = serverOf({ one: SEVEN, two: SEVEN.slice(0, 2) });
  const reader = new MatchLogs(read);
  const steps: string[] = [];
  const first = await reader.follow(
    [
      { log: 'one', head: 7 },
      { log: 'two', head: 2 },
    ],
    (done, of) => steps.push(`${done}/${of}`),
  );
  expect(first).toEqual({
    logs: new Map([
      ['one', SEVEN],
      ['two', SEVEN.slice(0, 2)],
    ]),
    unread: [],
    unfit: 0,
  });
  expect(steps).toEqual(['1/2', '2/2']);
  expect(requested.toSorted()).toEqual(['one/0', 'one/3', 'one/6', 'two/0']);

  requested.length = 0;
  held.get('two')?.sync(0, SEVEN.slice(2, 4));
  const second = await reader.follow(
    [
      { log: 'one', head: 7 },
      { log: 'two', head: 4 },
    ],
    silent,
  );
  expect(requested).toEqual(['two/2']);
  expect(second.logs.get('two')).toEqual(SEVEN.slice(0, 4));
  expect(second.logs.get('one')).toBe(first.logs.get('one'));
});

test('a log that the server does not have is named, and what was read of it before stays', async () => {
  const { held, read } = serverOf({ one: SEVEN.slice(0, 3) });
  const reader = new MatchLogs(read);
  await reader.follow([{ log: 'one', head: 3 }], silent);
  held.get('one')?.restore(undefined);
  expect(
    await reader.follow(
      [
        { log: 'one', head: 4 },
        { log: 'gone', head: 1 },
      ],
      silent,
    ),
  ).toEqual({
    logs: new Map([['one', SEVEN.slice(0, 3)]]),
    unread: ['one', 'gone'],
    unfit: 0,
  });
});

test('a log restored from an older backup is read again', async () => {
  const { held, read } = serverOf({ one: SEVEN });
  const reader = new MatchLogs(read);
  await reader.follow([{ log: 'one', head: 7 }], silent);
  held.get('one')?.restore(2);
  expect((await reader.follow([{ log: 'one', head: 2 }], silent)).logs).toEqual(new Map([['one', SEVEN.slice(0, 2)]]));
});

test('without a network, no further log is requested, and all that were not read are named', async () => {
  let requested = 0;
  const reader = new MatchLogs(async () => {
    requested += 1;
    return err({ code: 'unreachable' });
  });
  const wanted = Array.from({ length: 20 }, (_, i) => ({ log: `m${i}`, head: 1 }));
  const { logs, unread } = await reader.follow(wanted, silent);
  expect(logs.size).toBe(0);
  expect(new Set(unread)).toEqual(new Set(wanted.map(({ log }) => log)));
  expect(requested).toBeLessThanOrEqual(4);
});

test('entries of a newer version are counted, and the others read', async () => {
  const newer = { id: 'x', after: ['start'], event: { type: 'somethingNew' } } as unknown as Log[number];
  const { read } = serverOf({ one: [...SEVEN.slice(0, 2), newer, ...SEVEN.slice(2)] });
  const { logs, unread, unfit } = await new MatchLogs(read).follow([{ log: 'one', head: 8 }], silent);
  expect([logs.get('one'), unread, unfit]).toEqual([SEVEN, [], 1]);
});
