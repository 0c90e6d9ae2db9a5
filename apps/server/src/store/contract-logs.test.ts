import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { AT, LATER, OK, allOf, entry, kinds, newLog, opened, refused, upTo } from '../../testing/stores.ts';
import type { NewEntry, Store } from './store.ts';

describe.each(kinds())('logs in $name', ({ newPlace }) => {
  let store: Store;
  beforeAll(async () => {
    store = await opened(await newPlace());
  });
  afterAll(() => store.close());

  describe('logs', () => {
    test('are listed by event with their heads, in order of creation', async () => {
      const { event, log, author } = await newLog(store);
      for (const [id, at] of [
        ['z', LATER],
        ['B', LATER],
        ['a', LATER],
      ] as const) {
        expect(await store.createLog({ id: `${event}-${id}`, event, kind: 'decisions', subject: '{}', at })).toEqual(OK);
      }
      await store.append(log, [entry(1), entry(2)], author);
      expect(await store.logs(event)).toEqual([
        { id: log, event, kind: 'match', subject: '{}', created: AT, head: 2 },
        ...['B', 'a', 'z'].map((id) => ({
          id: `${event}-${id}`,
          event,
          kind: 'decisions',
          subject: '{}',
          created: LATER,
          head: 0,
        })),
      ]);
      expect(await store.logs('no such event')).toEqual([]);
      expect(await store.log(log)).toEqual({ id: log, event, kind: 'match', subject: '{}', created: AT, head: 2 });
      expect(await store.log('no such log')).toBeUndefined();
    });

    test('created again stay unchanged, and no other log can take their id', async () => {
      const { event, log, author } = await newLog(store);
      await store.append(log, [entry(1)], author);
      expect(await store.createLog({ id: log, event, kind: 'match', subject: '{}', at: LATER })).toEqual(OK);
      expect(await store.createLog({ id: log, event: 'other', kind: 'match', subject: '{}', at: AT })).toEqual(
        refused({ code: 'takenId', id: log }),
      );
      expect(await store.createLog({ id: log, event, kind: 'other', subject: '{}', at: AT })).toEqual(
        refused({ code: 'takenId', id: log }),
      );
      expect(await store.createLog({ id: log, event, kind: 'match', subject: '{"table":1}', at: AT })).toEqual(
        refused({ code: 'takenId', id: log }),
      );
      expect(await store.logs(event)).toEqual([{ id: log, event, kind: 'match', subject: '{}', created: AT, head: 1 }]);
    });

    test('can be created by many callers at once', async () => {
      const id = crypto.randomUUID();
      const answers = await Promise.all(
        upTo(10).map(() => store.createLog({ id, event: id, kind: 'match', subject: '{}', at: AT })),
      );
      expect(answers).toEqual(upTo(10).map(() => OK));
      expect(await store.logs(id)).toHaveLength(1);
    });
  });

  describe('append', () => {
    test('counts positions from 1, and stores who wrote and when', async () => {
      const { log, author } = await newLog(store);
      expect(await store.append(log, [entry('a'), entry('b')], author)).toEqual({
        ok: true,
        value: { positions: [1, 2], head: 2 },
      });
      const other = { ...author, device: '', at: LATER };
      expect(await store.append(log, [entry('c')], other)).toEqual({ ok: true, value: { positions: [3], head: 3 } });
      expect(await allOf(store, log)).toEqual([
        { ...entry('a'), ...author, position: 1 },
        { ...entry('b'), ...author, position: 2 },
        { ...entry('c'), ...other, position: 3 },
      ]);
    });

    test('keeps position and first author of an entry that the log already has', async () => {
      const { log, author } = await newLog(store);
      await store.append(log, [entry(1), entry(2)], author);
      const before = await allOf(store, log);
      const again = await store.append(log, [entry(2), entry(3), entry(1), entry(3)], { ...author, device: 'other', at: LATER });
      expect(again).toEqual({ ok: true, value: { positions: [2, 3, 1, 3], head: 3 } });
      expect((await allOf(store, log)).slice(0, 2)).toEqual(before);
      expect(await store.append(log, [], author)).toEqual({ ok: true, value: { positions: [], head: 3 } });
    });

    test('refuses another text under a known id, and stores nothing', async () => {
      const { event, log, author } = await newLog(store);
      await store.append(log, [entry(1)], author);
      const refusal = refused({ code: 'otherText', entry: '1' });
      expect(await store.append(log, [entry(2), entry(1, '{"n":1} ')], author)).toEqual(refusal);
      expect(await store.append(log, [entry(3), entry(3, '{}')], author)).toEqual(refused({ code: 'otherText', entry: '3' }));
      expect((await allOf(store, log)).map(({ id }) => id)).toEqual(['1']);
      expect((await store.logs(event))[0]?.head).toBe(1);
      expect(await store.append(log, [entry(2)], author)).toEqual({ ok: true, value: { positions: [2], head: 2 } });
    });

    test('lets two logs use the same id', async () => {
      const [one, other] = [await newLog(store), await newLog(store)];
      await store.append(one.log, [entry(1, '"one"')], one.author);
      expect(await store.append(other.log, [entry(1, '"other"')], other.author)).toMatchObject({ ok: true });
      expect((await allOf(store, one.log)).map(({ body }) => body)).toEqual(['"one"']);
    });

    test('refuses an unknown log or link', async () => {
      const { log, author } = await newLog(store);
      for (const unknown of ['no such log', '', 'a\0', 'x'.repeat(201)]) {
        const refusal = refused({ code: 'unknownLog', log: unknown });
        expect(await store.append(unknown, [entry(1)], author)).toEqual(refusal);
        expect(await store.entries(unknown, 0, 10)).toEqual(refusal);
      }
      const stranger = { ...author, link: 'no such link' };
      expect(await store.append(log, [entry(1)], stranger)).toEqual(refused({ code: 'unknownLink', link: 'no such link' }));
      expect(await allOf(store, log)).toEqual([]);
    });

    test('takes hundreds of entries at once', async () => {
      const { log, author } = await newLog(store);
      const entries = upTo(550).map((n) => entry(n));
      expect(await store.append(log, entries, author)).toEqual({ ok: true, value: { positions: upTo(550), head: 550 } });
      expect(await store.append(log, entries.toReversed(), author)).toEqual({
        ok: true,
        value: { positions: upTo(550).toReversed(), head: 550 },
      });
      expect((await allOf(store, log)).map(({ id, body }) => ({ id, body }))).toEqual(entries);
    });

    test('by twenty callers at once leaves no gap or duplicate, and keeps the order of each', async () => {
      const { log, author } = await newLog(store);
      const writers = upTo(20).map(async (writer) => {
        const positions: number[] = [];
        for (const n of upTo(10)) {
          const answer = await store.append(log, [entry(`${writer}-${n}a`, '1'), entry(`${writer}-${n}b`, '2')], author);
          if (answer.ok) positions.push(...answer.value.positions);
        }
        return positions;
      });
      const given = await Promise.all(writers);
      expect(given.flat().toSorted((one, other) => one - other)).toEqual(upTo(400));
      const entries = await allOf(store, log);
      expect(entries.map(({ position }) => position)).toEqual(upTo(400));
      for (const [i, positions] of given.entries()) {
        const ids = positions.map((position) => entries[position - 1]?.id);
        expect(ids).toEqual(upTo(10).flatMap((n) => [`${i + 1}-${n}a`, `${i + 1}-${n}b`]));
      }
    });

    test('of the same entries by twenty callers at once stores each once, and gives all the same positions', async () => {
      const { log, author } = await newLog(store);
      const ids = upTo(30);
      const appends = upTo(20).map(async (writer) => {
        const order = ids.toSorted((one, other) => ((one * writer * 7) % 31) - ((other * writer * 7) % 31));
        const answer = await store.append(
          log,
          order.map((id) => entry(id)),
          author,
        );
        return answer.ok ? new Map(answer.value.positions.map((position, i) => [position, String(order[i])])) : undefined;
      });
      const entries = new Map((await Promise.all(appends)).flatMap((given) => [...(given ?? [])]));
      const stored = await allOf(store, log);
      expect(stored).toHaveLength(30);
      expect(stored.map(({ position, id }) => [position, id])).toEqual([...entries].toSorted(([one], [other]) => one - other));
    });

    test('does the same as a list in memory, for any sequence of calls', async () => {
      const one = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), body: fc.constantFrom('1', '1', '1', '2') });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(one, { maxLength: 4 }), { maxLength: 6 }), async (calls) => {
          const { log, author } = await newLog(store);
          const model: NewEntry[] = [];
          for (const call of calls) {
            const after = [...model];
            for (const { id, body } of call) if (!after.some((there) => there.id === id)) after.push({ id, body });
            const wrong = call.find(({ id, body }) => after.find((there) => there.id === id)?.body !== body);
            if (!wrong) model.splice(0, Infinity, ...after);
            const positions = call.map(({ id }) => model.findIndex((there) => there.id === id) + 1);
            const expected = wrong
              ? refused({ code: 'otherText', entry: wrong.id })
              : { ok: true, value: { positions, head: model.length } };
            expect(await store.append(log, call, author)).toEqual(expected);
          }
          expect((await allOf(store, log)).map(({ id, body }) => ({ id, body }))).toEqual(model);
        }),
        { numRuns: cases(40) },
      );
    });
  });

  describe('reading', () => {
    test('continues after a position, in pages, and returns the head of the log', async () => {
      const { log, author } = await newLog(store);
      const entries = upTo(10).map((n) => entry(n));
      await store.append(log, entries, author);
      const read = async (after: number, most: number) => {
        const answer = await store.entries(log, after, most);
        return answer.ok ? [answer.value.entries.map(({ position }) => position), answer.value.head] : answer.error;
      };
      expect(await read(0, 4)).toEqual([[1, 2, 3, 4], 10]);
      expect(await read(4, 4)).toEqual([[5, 6, 7, 8], 10]);
      expect(await read(8, 4)).toEqual([[9, 10], 10]);
      expect(await read(10, 4)).toEqual([[], 10]);
      expect(await read(0, 0)).toEqual([[], 10]);
      expect(await read(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toEqual([[], 10]);
      for (const wrong of [-1, 0.5, NaN]) {
        await expect(store.entries(log, wrong, 1)).rejects.toThrow(RangeError);
        await expect(store.entries(log, 0, wrong)).rejects.toThrow(RangeError);
      }
    });

    test('shows one moment, even during an append', async () => {
      const { log, author } = await newLog(store);
      await store.append(log, [entry(1)], author);
      const [page] = await Promise.all([store.entries(log, 0, 10), store.append(log, [entry(2)], author)]);
      expect(page.ok && page.value.entries.length).toBe(page.ok && page.value.head);
    });

    test('sees no gap while others append', async () => {
      const { log, author } = await newLog(store);
      let seen = 0;
      let isDone = false;
      const writing = Promise.all(
        upTo(8).map(async (writer) => {
          for (const n of upTo(12)) await store.append(log, [entry(`${writer}-${n}`, '0')], author);
        }),
      ).finally(() => (isDone = true));
      for (let last = false; !last;) {
        last = isDone;
        const answer = await store.entries(log, seen, 7);
        const positions = answer.ok ? answer.value.entries.map(({ position }) => position) : [];
        expect(positions).toEqual(positions.map((_, i) => seen + i + 1));
        seen += positions.length;
        if (positions.length > 0) last = false;
      }
      await writing;
      expect(seen).toBe(96);
    });
  });
});
