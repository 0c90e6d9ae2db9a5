import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AT, LATER, entry, kinds, newLog, opened } from '../../testing/stores.ts';
import type { Store } from './store.ts';

const KINDS = kinds();
const PAIRS = KINDS.flatMap((from) => KINDS.map((to) => [from.name, to.name, from, to] as const));

const hash = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((one) => !one.includes('\0') && one.isWellFormed());
const anEvent = fc.record({
  links: fc.array(fc.record({ role: text, isRevoked: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  people: fc.uniqueArray(fc.record({ id: text.filter((one) => one !== ''), name: fc.option(text) }), {
    selector: ({ id }) => id,
    maxLength: 4,
  }),
  password: fc.option(text),
  logs: fc.array(fc.array(fc.record({ body: text, link: fc.nat(3), device: text }), { maxLength: 8 }), { maxLength: 4 }),
});
type AnEvent = typeof anEvent extends fc.Arbitrary<infer T> ? T : never;

/** Makes an event next to another one, which must stay out of its file. */
async function made(store: Store, { links, people, password, logs }: AnEvent): Promise<string> {
  await newLog(store);
  const event = crypto.randomUUID();
  const ids = links.map(() => crypto.randomUUID());
  for (const [i, { role, isRevoked }] of links.entries()) {
    const id = ids[i] ?? '';
    await store.addLink({ id, hash: hash(), event, role, subject: '{}', at: AT });
    if (isRevoked) await store.revokeLink(id, LATER);
  }
  for (const { id, name } of people) await store.namePerson(event, id, name);
  await store.setPassword(event, password);
  for (const [i, entries] of logs.entries()) {
    const log = `${event}/${i}`;
    await store.createLog({ id: log, event, kind: 'match', subject: `{"table":${i + 1}}`, at: i % 2 ? AT : LATER });
    for (const [nth, { body, link, device }] of entries.entries()) {
      await store.append(log, [entry(nth, body)], { link: ids[link % ids.length] ?? '', device, at: AT });
    }
  }
  return event;
}

test.each(PAIRS)('an event of %s is the same in %s, byte for byte', async (_, __, from, to) => {
  const [store, other] = [await opened(await from.newPlace()), await opened(await to.newPlace())];
  const property = fc.asyncProperty(anEvent, async (one) => {
    const event = await made(store, one);
    const file = (await store.exportEvent(event)) ?? '';
    const entries = one.logs.flat().length;
    const all = { links: one.links.length, people: one.people.length, logs: one.logs.length, entries };
    expect(await other.importEvent(file)).toEqual({ ok: true, value: all });
    expect(await other.exportEvent(event)).toBe(file);
    expect(await other.logs(event)).toEqual(await store.logs(event));
    expect(await other.links(event)).toEqual(await store.links(event));
    expect(await other.passwordOf(event)).toEqual(await store.passwordOf(event));
    for (const { id } of await store.logs(event)) expect(await other.entries(id, 0, 99)).toEqual(await store.entries(id, 0, 99));
    const none = { links: 0, people: 0, logs: 0, entries: 0 };
    expect(await other.importEvent(file)).toEqual({ ok: true, value: none });
    expect(await other.exportEvent(event)).toBe(file);
  });
  await fc.assert(property, { numRuns: 25, seed: 20_261_123 });
  await Promise.all([store.close(), other.close()]);
});

const SAMPLE: AnEvent = {
  links: [{ role: 'organiser', isRevoked: false }],
  people: [{ id: 'p1', name: 'Aki' }],
  password: 'scrypt:hash',
  logs: [
    [
      { body: '{"n":0}', link: 0, device: 'phone' },
      { body: '{"n":1}', link: 0, device: 'phone' },
    ],
  ],
};

test.each(KINDS)('a file damaged anywhere is refused by $name with its line, and nothing is stored', async ({ newPlace }) => {
  const [store, other] = [await opened(await newPlace()), await opened(await newPlace())];
  const event = await made(store, SAMPLE);
  const file = (await store.exportEvent(event)) ?? '';
  const lines = file.trimEnd().split('\n');
  expect(lines).toHaveLength(8);
  const without = lines.map((_, i) => [i, lines.toSpliced(i, 1)] as const);
  const twice = lines.map((line, i) => [i, lines.toSpliced(i, 0, line)] as const);
  const torn = lines.map((line, i) => [i, lines.toSpliced(i, 1, line.slice(0, -3))] as const);
  const cut = lines.map((_, i) => [i, lines.slice(0, i)] as const);
  for (const [i, damaged] of [...without, ...twice, ...torn, ...cut]) {
    const answer = await other.importEvent(`${damaged.join('\n')}\n`);
    expect(answer).toMatchObject({ ok: false, error: { code: 'badLine' } });
    // A missing line may be noticed only later, but no line before the changed one is reported.
    if (!answer.ok && answer.error.code === 'badLine') expect(answer.error.line).toBeGreaterThanOrEqual(Math.max(1, i));
  }
  expect(await other.events()).toEqual([]);
  await Promise.all([store.close(), other.close()]);
});

test.each(KINDS)('$name updates from an older file, keeps newer data, and refuses different data', async ({ newPlace }) => {
  const [store, other] = [await opened(await newPlace()), await opened(await newPlace())];
  const event = await made(store, SAMPLE);
  const [log, link] = [(await store.logs(event))[0]?.id ?? '', (await store.links(event))[0]?.id ?? ''];
  const older = (await store.exportEvent(event)) ?? '';
  await other.importEvent(older);
  await other.namePerson(event, 'p1', null);
  await other.revokeLink(link, LATER);
  await store.append(log, [entry('third')], { link, device: 'phone', at: AT });
  const newer = (await store.exportEvent(event)) ?? '';
  expect(await other.importEvent(newer)).toEqual({ ok: true, value: { links: 0, people: 0, logs: 0, entries: 1 } });
  expect(await other.entries(log, 0, 9)).toEqual(await store.entries(log, 0, 9));
  expect(await other.people(event)).toEqual([{ id: 'p1', name: null }]);
  expect(await other.links(event)).toMatchObject([{ revoked: LATER }]);
  expect(await other.importEvent(older)).toMatchObject({ ok: true, value: { entries: 0 } });

  const forked = newer.replace('"id":"third"', '"id":"another"');
  expect(await other.importEvent(forked)).toEqual({ ok: false, error: { code: 'takenId', id: 'another' } });
  const rewritten = newer.replace(JSON.stringify('{"n":1}'), JSON.stringify('{"n":2}'));
  expect(await other.importEvent(rewritten)).toEqual({ ok: false, error: { code: 'takenId', id: '1' } });
  const [elsewhere] = [newer.replace(event, 'another-event')];
  expect(await other.importEvent(elsewhere)).toMatchObject({ ok: false, error: { code: 'takenId' } });
  await Promise.all([store.close(), other.close()]);
});

test('an unknown event is not exported', async () => {
  const store = await opened({ file: ':memory:' });
  expect([await store.exportEvent('nothing'), await store.exportEvent(''), await store.events()]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  await store.close();
});
