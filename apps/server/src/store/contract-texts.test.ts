import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { AT, OK, allOf, entry, kinds, newLog, opened, refused } from '../../testing/stores.ts';
import type { Store } from './store.ts';

describe.each(kinds())('texts in $name', ({ newPlace }) => {
  let store: Store;
  beforeAll(async () => {
    store = await opened(await newPlace());
  });
  afterAll(() => store.close());

  describe('texts', () => {
    const HOSTILE = [
      `'); drop table entries; --`,
      '"\\" \u0001 \t \r\n \u007f $1 ? ?1 :a @b ${x} %s \\u0000 \\x00',
      '点棒 👩‍👩‍👧 e\u0301 \u{10ffff} \ufeff \u2028 \ufffe',
      '',
      ' ',
      'null',
    ];

    test('come back unchanged', async () => {
      const { event, log, author } = await newLog(store);
      const entries = HOSTILE.map((body, i) => entry(body === '' ? 'empty' : body, `${body}${i || ''}`));
      const writer = { ...author, device: HOSTILE[2] ?? '' };
      expect(await store.append(log, entries, writer)).toMatchObject({ ok: true });
      expect(await allOf(store, log)).toEqual(entries.map((one, i) => ({ ...one, ...writer, position: i + 1 })));
      for (const [i, text] of HOSTILE.entries()) {
        expect(await store.namePerson(event, { id: `${i}`, name: text })).toEqual(OK);
      }
      expect((await store.people(event)).map((person) => person.name)).toEqual(HOSTILE);
    });

    test('of any characters come back unchanged, or are refused with their path', async () => {
      const { log, author } = await newLog(store);
      let n = 0;
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(0xffff), async (text, unit) => {
          const body = text + String.fromCharCode(unit);
          const id = String(++n);
          const answer = await store.append(log, [entry(id, body)], author);
          if (body.includes('\0') || !body.isWellFormed()) {
            n--;
            expect(answer).toEqual(refused({ code: 'badText', field: 'entries/0/body' }));
            return;
          }
          expect(answer).toEqual({ ok: true, value: { positions: [n], head: n } });
          const page = await store.entries(log, n - 1, 1);
          expect(page.ok && page.value.entries[0]?.body).toBe(body);
        }),
        {
          numRuns: cases(100),
          examples: [
            ['', 0],
            ['', 0xd800],
            ['\0', 0x31],
          ],
        },
      );
    });

    test('of a megabyte are stored, alone and with others', async () => {
      const { log, author } = await newLog(store);
      const long = '点'.repeat(1_000_000 / 3);
      const entries = [entry(1, long), entry(2, `${long}x`), entry(3)];
      expect(await store.append(log, entries, author)).toMatchObject({ ok: true });
      expect(await store.append(log, entries, author)).toMatchObject({ ok: true, value: { positions: [1, 2, 3] } });
      expect((await allOf(store, log)).map(({ body }) => body)).toEqual(entries.map(({ body }) => body));
    });

    test('that cannot be stored are refused everywhere, with the name of the field', async () => {
      const { event, log, author } = await newLog(store);
      const bad = (field: string) => refused({ code: 'badText', field });
      for (const text of ['a\0b', '\ud800', '\udc00x']) {
        expect(await store.createLog({ id: text, event, kind: 'k', subject: '{}', at: AT })).toEqual(bad('id'));
        expect(await store.createLog({ id: 'i', event: text, kind: 'k', subject: '{}', at: AT })).toEqual(bad('event'));
        expect(await store.createLog({ id: 'i', event, kind: text, subject: '{}', at: AT })).toEqual(bad('kind'));
        expect(await store.createLog({ id: 'i', event, kind: 'k', subject: text, at: AT })).toEqual(bad('subject'));
        expect(await store.createLog({ id: 'i', event, kind: 'k', subject: '{}', at: text })).toEqual(bad('at'));
        expect(await store.append(log, [entry(1), entry(text, '0')], author)).toEqual(bad('entries/1/id'));
        expect(await store.append(log, [entry(1)], { ...author, device: text })).toEqual(bad('device'));
        expect(await store.append(log, [entry(1)], { ...author, link: text })).toEqual(bad('link'));
        expect(await store.namePerson(event, { id: text, name: 'A' })).toEqual(bad('id'));
        expect(await store.namePerson(event, { id: 'a', name: text })).toEqual(bad('name'));
        expect(await store.revokeLink(text, AT)).toEqual(bad('id'));
        const link = { id: 'l', hash: 'a'.repeat(64), event, role: 'r', subject: '{}', at: AT };
        for (const field of ['id', 'event', 'role', 'subject', 'at']) {
          expect(await store.addLink({ ...link, [field]: text })).toEqual(bad(field));
        }
        expect(await store.log(text)).toBeUndefined();
        expect([await store.logs(text), await store.links(text), await store.people(text)]).toEqual([[], [], []]);
      }
      expect(await allOf(store, log)).toEqual([]);
      expect(await store.people(event)).toEqual([]);
      expect(await store.links(event)).toHaveLength(1);
    });

    test('an id has 1 to 200 characters', async () => {
      const { event, log, author } = await newLog(store);
      const [longest, tooLong] = ['点'.repeat(200), '点'.repeat(201)];
      expect(await store.append(log, [entry(longest, '0')], author)).toMatchObject({ ok: true });
      expect(await store.createLog({ id: longest, event: longest, kind: 'k', subject: '{}', at: AT })).toEqual(OK);
      expect(await store.append(longest, [entry(longest, '0')], author)).toMatchObject({ ok: true });
      for (const id of ['', tooLong]) {
        expect(await store.append(log, [{ id, body: '0' }], author)).toEqual(refused({ code: 'badText', field: 'entries/0/id' }));
        expect(await store.createLog({ id, event, kind: 'k', subject: '{}', at: AT })).toEqual(
          refused({ code: 'badText', field: 'id' }),
        );
      }
    });
  });
});
