import { unwrap } from '@tenbo/engine';
import { type Entry, type Log, digestOf, parseLog, replay } from '@tenbo/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { draw, next, played, ron, started, undone } from '../../../../fixtures/logs.ts';
import { Exchange } from './exchange.ts';
import { MatchOrder } from './match-order.ts';
import { MemoryCopy, type Mishap, SimulatedLog, wayTo } from './simulated.ts';

const begun = started();
const twoHands = played(begun, ['a', draw(0)], ['b', ron(1, 2, { han: 3, fu: 30 })]);

/** A phone with a copy of the server's log. */
function phoneAt(server: SimulatedLog, log: Log = [], mishap: () => Mishap = () => 'none') {
  const copy = new MemoryCopy(log);
  return { copy, exchange: new Exchange(new MatchOrder(copy), wayTo(server, mishap)) };
}

const ids = (log: Log) => log.map(({ id }) => id);

describe('an exchange', () => {
  test('sends waiting entries, and another phone gets them, in pages', async () => {
    const server = new SimulatedLog();
    const [one, other] = [phoneAt(server, twoHands.log), phoneAt(server)];
    expect(unwrap(await one.exchange.status())).toEqual({ waiting: 3, refused: [], unfit: 0 });
    expect(unwrap(await one.exchange.compare())).toEqual({ waiting: 0, refused: [], unfit: 0 });
    await other.exchange.compare();
    expect(other.copy.held.log).toEqual(twoHands.log);
    expect(ids(server.log)).toEqual(['start', 'a', 'b']);
  });

  test('counts nothing as sent if the answer was lost, and sends it again', async () => {
    const server = new SimulatedLog();
    let mishap: Mishap = 'answerLost';
    const { copy, exchange } = phoneAt(server, twoHands.log, () => mishap);
    expect(await exchange.compare()).toEqual({ ok: false, error: { code: 'unreachable' } });
    expect(unwrap(await exchange.status()).waiting).toBe(3);
    expect([...copy.held.acknowledged]).toEqual([]);
    mishap = 'none';
    expect(unwrap(await exchange.catchUp()).waiting).toBe(0);
    expect(ids(server.log)).toEqual(['start', 'a', 'b']);
  });

  test('gives a server restored from a backup the entries it is missing, although others have written since', async () => {
    const server = new SimulatedLog();
    const phones = [phoneAt(server, twoHands.log), phoneAt(server)] as const;
    for (const { exchange } of phones) await exchange.compare();
    server.restore(1);
    // Makes its head as high as before.
    const two = played(begun, ['x', { type: 'noteAdded', text: 'one' }], ['y', { type: 'noteAdded', text: 'two' }]);
    await phoneAt(server, two.log).exchange.compare();
    expect(ids(server.log)).toEqual(['start', 'x', 'y']);
    for (const { exchange } of phones) await exchange.compare();
    expect(ids(server.log).toSorted()).toEqual(['a', 'b', 'start', 'x', 'y']);
    await phones[0].exchange.catchUp();
    expect(digestOf(phones[0].copy.held.log)).toBe(digestOf(server.log));
    expect(digestOf(phones[1].copy.held.log)).toBe(digestOf(server.log));
  });

  test('notices on its own that the server has fewer entries than before, or no longer has the log', async () => {
    const server = new SimulatedLog();
    const { exchange } = phoneAt(server, twoHands.log);
    await exchange.compare();
    server.restore(1);
    expect(unwrap(await exchange.catchUp()).waiting).toBe(0);
    expect(ids(server.log)).toEqual(['start', 'a', 'b']);
    server.restore(undefined);
    expect(unwrap(await exchange.catchUp()).waiting).toBe(0);
    expect(ids(server.log)).toEqual(['start', 'a', 'b']);
  });

  test('holds back a refused entry and those that follow it, sends the others, and retries only when something has changed', async () => {
    const server = new SimulatedLog();
    server.refuses = (entries) => (entries.some(({ id }) => id === 'c') ? { code: 'matchOver', entry: 'c' } : undefined);
    const { copy, exchange } = phoneAt(
      server,
      played(twoHands, ['c', undone('a')], ['d', { type: 'noteAdded', text: 'tea' }]).log,
    );
    copy.write(next(twoHands, 'apart', { type: 'noteAdded', text: 'milk' }));
    const status = { waiting: 2, refused: [{ entry: 'c', why: 'matchOver' }], unfit: 0 };
    expect(unwrap(await exchange.compare())).toEqual(status);
    expect(ids(server.log)).toEqual(['start', 'a', 'b', 'apart']);
    await exchange.compare();
    await exchange.catchUp();
    expect(server.sent.filter((id) => id === 'c')).toHaveLength(1);

    await phoneAt(server, [
      ...twoHands.log,
      next(twoHands, 'more', { type: 'noteAdded', text: 'open again' }),
    ]).exchange.compare();
    expect(unwrap(await exchange.catchUp())).toEqual(status);
    expect(server.sent.filter((id) => id === 'c')).toHaveLength(2);
    server.refuses = () => undefined;
    exchange.allowAgain();
    expect(unwrap(await exchange.catchUp())).toEqual({ waiting: 0, refused: [], unfit: 0 });
  });

  test('sends what follows a refused entry once the server has that entry from somebody else', async () => {
    const server = new SimulatedLog();
    server.refuses = (entries) => (entries.some(({ id }) => id === 'c') ? { code: 'matchOver', entry: 'c' } : undefined);
    const { log } = played(twoHands, ['c', undone('a')], ['d', { type: 'noteAdded', text: 'tea' }]);
    const { exchange } = phoneAt(server, log);
    expect(unwrap(await exchange.compare())).toMatchObject({ waiting: 2, refused: [{ entry: 'c' }] });
    server.refuses = () => undefined;
    server.sync(0, log.slice(0, 4));
    expect(unwrap(await exchange.catchUp())).toEqual({ waiting: 0, refused: [], unfit: 0 });
    expect(ids(server.log)).toEqual(['start', 'a', 'b', 'c', 'd']);
  });

  test('sends what follows an entry that came too late, because the server keeps both for a referee', async () => {
    const server = new SimulatedLog();
    const late: string[] = [];
    server.refuses = (entries) => {
      late.push(...entries.map(({ id }) => id));
      return { code: 'resultClosed', entry: entries[0]?.id };
    };
    const { copy, exchange } = phoneAt(server, begun.log);
    await exchange.compare();
    for (const id of ['x', 'y']) {
      copy.write(next({ log: copy.held.log, state: replay(copy.held.log) }, id, { type: 'noteAdded', text: id }));
      await exchange.catchUp();
    }
    expect(unwrap(await exchange.status()).refused.map(({ entry }) => entry)).toEqual(['start', 'x', 'y']);
    // An entry never arrives without those that it follows: the result may have been opened again in between.
    expect(late).toEqual(['start', 'start', 'x', 'start', 'x', 'y']);
    server.refuses = () => undefined;
    copy.write(next({ log: copy.held.log, state: replay(copy.held.log) }, 'z', { type: 'noteAdded', text: 'z' }));
    expect(unwrap(await exchange.catchUp())).toEqual({ waiting: 0, refused: [], unfit: 0 });
    expect(ids(server.log)).toEqual(['start', 'x', 'y', 'z']);
  });

  test('holds back exactly the entries that the server rejects by id, or all of them if it names none', async () => {
    const server = new SimulatedLog();
    server.refuses = (entries) => {
      const faults = entries.flatMap(({ id }, i) => (id === 'b' ? [{ code: 'badEntry', path: `entries[${i}].event` }] : []));
      return faults.length > 0 ? { code: 'badEntries', faults } : undefined;
    };
    const { exchange } = phoneAt(server, twoHands.log);
    expect(unwrap(await exchange.compare()).refused).toEqual([{ entry: 'b', why: 'badEntries' }]);
    expect(ids(server.log)).toEqual(['start', 'a']);
    const strict = new SimulatedLog();
    strict.refuses = () => ({ code: 'forbidden' });
    const lookingOn = phoneAt(strict, twoHands.log);
    expect(unwrap(await lookingOn.exchange.compare())).toMatchObject({ waiting: 3, refused: [{ why: 'forbidden' }, {}, {}] });
  });

  test('reports that the server has an entry with different content, and keeps its own', async () => {
    const server = new SimulatedLog();
    await phoneAt(server, played(begun, ['a', draw(1)]).log).exchange.compare();
    const { copy, exchange } = phoneAt(server, twoHands.log);
    expect(unwrap(await exchange.compare()).refused).toContainEqual({ entry: 'a', why: 'otherText' });
    expect(copy.held.log).toEqual(twoHands.log);
    expect(ids(server.log)).toEqual(['start', 'a']);
  });

  test('takes no entry that would make the log unreadable, and takes it once the entry it follows has arrived', async () => {
    const server = new SimulatedLog();
    const [start, a, b] = twoHands.log as [Entry, Entry, Entry];
    const bad: Entry = { id: 'bad', after: ['start'], event: undone('start') };
    for (const page of [[start], [b], [bad]]) server.sync(0, page);
    const { copy, exchange } = phoneAt(server);
    expect(unwrap(await exchange.compare())).toMatchObject({ unfit: 2 });
    expect(copy.held.log).toEqual([start]);
    server.sync(0, [a]);
    expect(unwrap(await exchange.catchUp())).toMatchObject({ unfit: 1, waiting: 0 });
    expect(copy.held.log).toEqual([start, a, b]);
    expect(unwrap(await exchange.compare())).toMatchObject({ unfit: 1 });
  });

  test('an entry written during a request is not lost', async () => {
    const server = new SimulatedLog();
    const { copy, exchange } = phoneAt(server, begun.log, () => {
      if (copy.held.log.length === 1) copy.write(...twoHands.log.slice(1));
      return 'none';
    });
    expect(unwrap(await exchange.compare()).waiting).toBe(0);
    expect(ids(server.log)).toEqual(['start', 'a', 'b']);
  });
});

test('whatever is lost, doubled, late or restored: no entry is lost, and all copies end up equal', async () => {
  const phone = fc.nat(2);
  const mishap = fc.constantFrom<Mishap>('none', 'none', 'requestLost', 'answerLost', 'twice');
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: fc.constant('write' as const), phone }) },
    { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('compare' as const, 'catchUp' as const), phone, mishap }) },
    // Closing and reopening a page leaves it only its copy.
    { weight: 1, arbitrary: fc.record({ does: fc.constant('reopen' as const), phone }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('restore' as const), to: fc.option(fc.nat(6), { nil: undefined }) }) },
  );
  let conflicts = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const server = new SimulatedLog();
      let now: Mishap = 'none';
      const copies = [0, 1, 2].map(() => new MemoryCopy(begun.log));
      const open = (copy: MemoryCopy) =>
        new Exchange(
          new MatchOrder(copy),
          wayTo(server, () => now),
        );
      const exchanges = copies.map(open);
      const entered = new Set<string>();
      for (const [i, one] of steps.entries()) {
        if (one.does === 'restore') {
          server.restore(one.to);
          continue;
        }
        const [copy, exchange] = [copies[one.phone] as MemoryCopy, exchanges[one.phone] as ReturnType<typeof open>];
        if (one.does === 'reopen') exchanges[one.phone] = open(copy);
        else if (one.does === 'write') {
          const entry = written(copy.held.log, `${one.phone}-${i}`, i);
          entered.add(entry.id);
          copy.write(entry);
        } else {
          now = one.mishap;
          await exchange[one.does]();
          now = 'none';
        }
      }
      for (const exchange of [...exchanges, ...exchanges]) expect(unwrap(await exchange.compare()).waiting).toBe(0);
      const logs: readonly Log[] = [...copies.map(({ held }) => held.log), server.log];
      expect(new Set(logs.map(digestOf)).size).toBe(1);
      const there = new Set(ids(server.log));
      expect([...entered].filter((id) => !there.has(id))).toEqual([]);
      for (const log of logs.slice(0, 3)) expect(parseLog(log).ok).toBe(true);
      conflicts += replay(server.log).conflicts.length;
    }),
    { numRuns: cases(300), seed: 1 },
  );
  // Phones that write offline must conflict now and then, or this test shows little.
  expect(conflicts).toBeGreaterThan(10);
});

/** The next entry of a phone: a note, a hand, or a hand undone. */
function written(log: Log, id: string, nth: number): Entry {
  const match = { log, state: replay(log) };
  const hand = log.findLast(({ event }) => event.type === 'handEnded');
  if (nth % 3 === 0) return next(match, id, { type: 'noteAdded', text: `note ${id}` });
  return next(match, id, nth % 3 === 1 && hand ? undone(hand.id) : draw((nth % 4) as 0 | 1 | 2 | 3));
}
