import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { AT, LATER, OK, entry, kinds, newLog, opened, refused } from '../../testing/stores.ts';
import type { Store } from './store.ts';
import { type BadLine, type Transfer, readTransfer } from './transfer-lines.ts';

const KINDS = kinds();
const PAIRS = KINDS.flatMap((from) => KINDS.map((to) => [from.name, to.name, from, to] as const));

/** Reads a file of any texts: what they mean is checked elsewhere. */
const read = (file: string) => readTransfer(file, () => undefined);
const importedInto = async (store: Store, file: string) => store.importEvent(read(file) as Transfer);

const hash = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((one) => !one.includes('\0') && one.isWellFormed());
const anEvent = fc.record({
  links: fc.array(fc.record({ role: text, isRevoked: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  people: fc.uniqueArray(
    fc.record(
      { id: text.filter((one) => one !== ''), name: fc.option(text), ema: text, country: text },
      { requiredKeys: ['id', 'name'] },
    ),
    {
      selector: ({ id }) => id,
      maxLength: 4,
    },
  ),
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
  for (const one of people) await store.namePerson(event, one);
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
    expect(await importedInto(other, file)).toEqual(OK);
    expect(await other.exportEvent(event)).toBe(file);
    expect(await other.logs(event)).toEqual(await store.logs(event));
    expect(await other.links(event)).toEqual(await store.links(event));
    expect(await other.passwordOf(event)).toEqual(await store.passwordOf(event));
    for (const { id } of await store.logs(event)) expect(await other.entries(id, 0, 99)).toEqual(await store.entries(id, 0, 99));
    expect(await importedInto(other, file)).toEqual(refused({ code: 'eventExists', event }));
    expect(await other.exportEvent(event)).toBe(file);
  });
  await fc.assert(property, { numRuns: cases(25), seed: 20_261_123 });
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

test('a file damaged anywhere is refused with its line', async () => {
  const store = await opened({ file: ':memory:' });
  const event = await made(store, SAMPLE);
  const file = (await store.exportEvent(event)) ?? '';
  const lines = file.trimEnd().split('\n');
  expect(lines).toHaveLength(8);
  const without = lines.map((_, i) => [i, lines.toSpliced(i, 1)] as const);
  const twice = lines.map((line, i) => [i, lines.toSpliced(i, 0, line)] as const);
  const torn = lines.map((line, i) => [i, lines.toSpliced(i, 1, line.slice(0, -3))] as const);
  const cut = lines.map((_, i) => [i, lines.slice(0, i)] as const);
  for (const [i, damaged] of [...without, ...twice, ...torn, ...cut]) {
    const { line } = read(`${damaged.join('\n')}\n`) as BadLine;
    // A missing line may be noticed only later, but no line before the changed one is reported.
    expect(line).toBeGreaterThanOrEqual(Math.max(1, i));
  }
  await store.close();
});

test.each(KINDS)(
  '$name adds nothing to an event that exists, in part or as a whole, and takes nothing from another',
  async ({ newPlace }) => {
    const [store, other] = [await opened(await newPlace()), await opened(await newPlace())];
    const event = await made(store, SAMPLE);
    const file = (await store.exportEvent(event)) ?? '';
    const stranger = { ...(read(file) as Transfer), people: [], passwords: [], logs: [], entries: [] };
    const link = { ...(stranger.links[0] as Transfer['links'][number]), id: 'stranger', hash: hash() };
    await newLog(other);
    await other.namePerson(event, { id: 'p9', name: 'Ema' });
    expect(await importedInto(other, file)).toEqual(refused({ code: 'eventExists', event }));
    expect(await store.importEvent({ ...stranger, links: [link] })).toEqual(refused({ code: 'eventExists', event }));
    expect(await store.exportEvent(event)).toBe(file);

    const elsewhere = (of: Partial<Transfer>) => store.importEvent({ ...stranger, links: [], event: 'elsewhere', ...of });
    const { links, logs } = read(file) as Transfer;
    expect(await elsewhere({ links })).toMatchObject({ ok: false, error: { code: 'takenId' } });
    expect(await elsewhere({ links: links.map((one) => ({ ...one, id: 'new' })) })).toMatchObject({
      ok: false,
      error: { code: 'takenId' },
    });
    expect(await elsewhere({ logs })).toMatchObject({ ok: false, error: { code: 'takenId' } });
    expect(await store.events()).not.toContain('elsewhere');
    await Promise.all([store.close(), other.close()]);
  },
);

test.each(KINDS)('of two imports of one file at the same time, $name makes one', async ({ newPlace }) => {
  const place = await newPlace();
  const [store, other] = [await opened({ file: ':memory:' }), await opened(place)];
  const file = (await store.exportEvent(await made(store, SAMPLE))) ?? '';
  // Two connections to one file in one process would wait for each other.
  const beside = 'file' in place ? other : await opened(place);
  const answers = await Promise.all([importedInto(other, file), importedInto(beside, file)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await Promise.all([...new Set([store, other, beside])].map((one) => one.close()));
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
