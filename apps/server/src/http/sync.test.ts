import { Exchange, MatchOrder } from '@tenbo/club/client';
import type { Synced } from '@tenbo/club';
import { canonicalJson, err, ok, unwrap } from '@tenbo/engine';
import { type Entry, digestOf, mergeLogs, parseLog, replay } from '@tenbo/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { draw, next, played, ron, started, undone } from '../../../../fixtures/logs.ts';
import { type Ask, answerTo, granted, newEvent, newLog, syncOf } from '../../testing/club.ts';
import { Memory } from '../../testing/memory.ts';
import { kinds, servedIn } from '../../testing/stores.ts';

/** A match with notes and two hands. */
function longMatch(notes: number): readonly Entry[] {
  const { log } = played(started(), ['a', draw(0)], ['b', ron(1, 2, { han: 3, fu: 30 })]);
  const texts = Array.from({ length: notes }, (_, i) => `note ${i}`);
  return texts.reduce<readonly Entry[]>(
    (so, text) => [...so, { id: text.replace(' ', '-'), after: [so.at(-1)?.id ?? ''], event: { type: 'noteAdded', text } }],
    log,
  );
}

describe.each(kinds())('the exchange of entries in $name', (kind) => {
  const { ask } = servedIn(kind);

  async function newTable() {
    const { tokens } = await newEvent(ask);
    await newLog(ask, tokens.organiser, 'start', 3);
    return tokens;
  }

  test('two phones that were offline have the same log at the end', async () => {
    const { table, referee, spectator } = await newTable();
    const [one, other] = [phoneAt(ask, table, 'start'), phoneAt(ask, referee, 'start')];
    const begun = started();
    one.write(...begun.log);
    await one.exchangeAll();
    await other.exchangeAll();
    const [onOne, onOther] = [played(begun, ['a', draw(0)], ['b', draw(1)]), played(begun, ['x', draw(2)], ['y', undone('x')])];
    one.write(...onOne.log);
    other.write(...onOther.log);
    await other.exchangeAll();
    await one.exchangeAll();
    await other.exchangeAll();
    const fresh = phoneAt(ask, spectator, 'start');
    await fresh.exchangeAll();
    const merged = unwrap(mergeLogs(onOne.log, onOther.log));
    for (const phone of [one, other, fresh]) expect(digestOf(phone.log)).toBe(digestOf(merged));
    expect(unwrap(parseLog(merged))).toHaveLength(5);
  });

  test('600 entries are sent and received in pages', async () => {
    const { table, spectator } = await newTable();
    const phone = phoneAt(ask, table, 'start');
    phone.write(...longMatch(597));
    await phone.exchangeAll();
    const fresh = phoneAt(ask, spectator, 'start');
    await fresh.exchangeAll();
    expect(fresh.log).toEqual(phone.log);
    expect(digestOf(fresh.log)).toBe(digestOf(longMatch(597)));
  });

  test('pages arrive in any order and twice, and keep their positions', async () => {
    const { table, spectator } = await newTable();
    const log = longMatch(97);
    const pages = [log.slice(50), log.slice(0, 50), log.slice(50), log.slice(25, 75)];
    const answers = [];
    for (const page of pages) answers.push(await granted<{ positions: readonly number[] }>(ask, syncOf('start', table, page)));
    const upFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
    expect(answers.map(({ positions }) => positions)).toEqual([
      upFrom(1, 50),
      upFrom(51, 50),
      upFrom(1, 50),
      [...upFrom(76, 25), ...upFrom(1, 25)],
    ]);
    const fresh = phoneAt(ask, spectator, 'start');
    await fresh.exchangeAll();
    expect(digestOf(fresh.log)).toBe(digestOf(log));
  });

  test('an entry written with its fields in another order is the same entry', async () => {
    const { table } = await newTable();
    const { log } = played(started(), ['a', draw(0)]);
    await granted(ask, syncOf('start', table, log));
    const turned = log.map(({ id, after, event }) => ({ event, after, id }));
    expect(await granted(ask, syncOf('start', table, turned))).toMatchObject({ positions: [1, 2], head: 2 });
    expect(await granted(ask, syncOf('start', table, JSON.parse(canonicalJson(log)) as unknown[]))).toMatchObject({ head: 2 });
  });

  test('an entry that reuses an id is named, and refused with all entries sent with it', async () => {
    const { table, referee } = await newTable();
    const begun = started();
    await granted(ask, syncOf('start', table, played(begun, ['a', draw(0)]).log));
    const other = [next(begun, 'new', { type: 'noteAdded', text: 'tea' }), next(begun, 'a', draw(1))];
    const answer = await answerTo(ask, syncOf('start', referee, other));
    expect(answer).toMatchObject({ status: 409, json: { error: { code: 'otherText', entry: 'a' } } });
    expect(await granted(ask, syncOf('start', table))).toMatchObject({ head: 2, entries: [{}, { event: draw(0) }] });
  });

  test('entries that the ledger sets aside or finds in conflict are stored too', async () => {
    const { table } = await newTable();
    const begun = started();
    const entries: readonly Entry[] = [
      ...begun.log,
      next(begun, 'a', draw(0)),
      next(begun, 'b', draw(1)),
      // Nobody has a thousand-point stick for this riichi, and the entry that this note follows is unknown.
      {
        id: 'c',
        after: ['a', 'b'],
        event: { type: 'handEnded', hand: { riichi: [3], outcome: { kind: 'exhaustiveDraw', tenpai: [] } } },
      },
      { id: 'd', after: ['unknown'], event: { type: 'noteAdded', text: 'late' } },
    ];
    await granted(ask, syncOf('start', table, entries));
    const { entries: given } = await granted<{ entries: readonly Entry[] }>(ask, syncOf('start', table));
    expect(given).toEqual(entries);
    expect(replay(given).conflicts).toHaveLength(1);
    expect(replay(given).aside.map(({ entry }) => entry.id)).toContain('d');
  });

  test('each fault is reported with its path, and no entry is stored', async () => {
    const { table } = await newTable();
    const { log } = played(started(), ['a', draw(0)]);
    const wrong = [
      ...log,
      { ...log[0], id: 'another-match' },
      { id: 'b', after: ['a'], event: { type: 'noteAdded', text: 'x'.repeat(20_000) } },
      { id: 'c', after: ['a'], event: { type: 'timeCalled', by: 'x' } },
      7,
    ];
    const answer = await answerTo(ask, syncOf('start', table, wrong));
    expect(answer).toMatchObject({ status: 400, json: { error: { code: 'badEntries' } } });
    const { error } = answer.json as { error: { faults: readonly object[] } };
    expect(error.faults).toMatchObject([
      { code: 'otherMatch', path: 'entries[2]' },
      { code: 'entryTooLong', path: 'entries[3]', most: 20_000 },
      { code: 'badEntry', path: 'entries[4].event.by' },
      { code: 'badEntry', path: 'entries[5]' },
    ]);
    expect(await granted(ask, syncOf('start', table))).toMatchObject({ head: 0 });
  });

  test('three phones write, send and receive in any order while answers are lost: no acknowledged entry is lost, and all end up equal', async () => {
    const step = fc.record({
      phone: fc.nat(2),
      does: fc.constantFrom('write', 'exchange', 'exchange', 'loseAnswer', 'loseRequest'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const { table, referee, organiser, spectator } = await newTable();
        let lose: 'loseAnswer' | 'loseRequest' | undefined;
        const lossy: Ask = async (request) => {
          if (lose === 'loseRequest') throw new Error('lost');
          const response = await ask(request);
          if (lose === 'loseAnswer') throw new Error('lost');
          return response;
        };
        const phones = [table, referee, organiser].map((token) => phoneAt(lossy, token, 'start'));
        for (const phone of phones) phone.write(...started().log);
        for (const [i, { phone: nth, does }] of steps.entries()) {
          const phone = phones[nth] as Phone;
          if (does === 'write') phone.write(written(phone, `${nth}-${i}`, i));
          else {
            lose = does === 'exchange' ? undefined : does;
            await phone.exchangeAll();
          }
        }
        lose = undefined;
        const said = phones.flatMap((phone) => [...phone.acknowledged]);
        const all = new Set(phones.flatMap((phone) => phone.log.map(({ id }) => id)));
        for (const phone of [...phones, ...phones]) await phone.exchangeAll();
        const fresh = phoneAt(ask, spectator, 'start');
        await fresh.exchangeAll();
        const ids = new Set(fresh.log.map(({ id }) => id));
        expect(said.filter((id) => !ids.has(id))).toEqual([]);
        expect(ids).toEqual(all);
        expect(new Set([...phones, fresh].map(({ log }) => digestOf(log))).size).toBe(1);
      }),
      { numRuns: cases(60), seed: 1 },
    );
  });
});

type Phone = ReturnType<typeof phoneAt>;

/** A phone with a copy of a log, which the shipped client keeps in step with the server's. */
function phoneAt(ask: Ask, token: string, log: string) {
  const memory = new Memory();
  const storage = memory.storage(() => true);
  void storage.joinLog({ event: '', log, created: '' });
  const unreachable = err({ code: 'unreachable' } as const);
  const exchange = new Exchange(new MatchOrder(storage.copyOf(log)), {
    sync: async (after, entries) => {
      const answer = await answerTo(ask, syncOf(log, token, entries, after)).catch(() => undefined);
      return answer?.status === 200 ? ok(answer.json as Synced) : unreachable;
    },
    create: async () => unreachable,
  });
  return {
    get log() {
      return memory.logOf(log);
    },
    get acknowledged() {
      return memory.acknowledged(log);
    },
    write: (...entries: readonly Entry[]) => memory.write(log, ...entries),
    exchangeAll: () => exchange.catchUp(),
  };
}

/** A further entry of a phone: a hand, a note, or a voided hand. */
function written(phone: Phone, id: string, nth: number): Entry {
  const match = { log: phone.log, state: replay(phone.log) };
  const hand = phone.log.findLast(({ event }) => event.type === 'handEnded');
  if (nth % 3 === 0) return next(match, id, { type: 'noteAdded', text: `note ${id}` });
  return next(match, id, nth % 3 === 1 && hand ? undone(hand.id) : draw((nth % 4) as 0 | 1 | 2 | 3));
}
