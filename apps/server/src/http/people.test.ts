// Players who are the same in several events, and a ranking across these events.
import type { Entry } from '@tenbo/ledger';
import type { KnownPerson, SharedEvent, SharedResults } from '@tenbo/club';
import type { Plan } from '@tenbo/tournament';
import { describe, expect, test } from 'vitest';

import { type SeatedEvent, answerTo, granted, seatedEvent } from '../../testing/club.ts';
import { kinds, servedIn } from '../../testing/stores.ts';

describe.each(kinds())('events that share their players, in $name', (kind) => {
  const { ask } = servedIn(kind);

  const sharing = (title: string, plan: Partial<Plan> = {}) => seatedEvent(ask, { title, sharesPlayers: true, ...plan });
  const name = (token: string, person: object) => granted(ask, { what: 'PUT /api/people', token, body: person });
  const known = async (token: string, ...names: readonly string[]) =>
    (await granted<{ known: readonly KnownPerson[] }>(ask, { what: 'POST /api/people/known', token, body: { names } })).known;
  const sharedWith = async (token: string) =>
    (await granted<{ events: readonly SharedEvent[] }>(ask, { what: 'GET /api/shared', token })).events.map(({ event }) => event);
  const resultsOf = (token: string, event: string) => granted<SharedResults>(ask, { what: `GET /api/shared/${event}`, token });
  const entered = (scores: readonly number[]) => ({ type: 'resultEntered', round: 1, table: 3, scores }) as const;
  const ofTable = ({ starts }: SeatedEvent): Entry => starts[0];

  test('somebody is found by name, whatever its case, width and order, and is the same person once said so', async () => {
    const [first, second] = [await sharing('Spring'), await sharing('Autumn')];
    await name(first.tokens.referee, { id: 'p1', name: 'SATO, Aki', ema: '04030129', country: 'JP' });
    await name(first.tokens.referee, { id: 'p2', name: '佐藤　明希' });
    const sameAs = `${first.event}/p1`;
    const found = { sameAs, ema: '04030129', country: 'JP', events: ['Spring'] };
    expect(await known(second.tokens.referee, 'Aki Sato', 'Nobody', 'ｓａｔｏ aki')).toEqual([
      { name: 'ｓａｔｏ aki', ...found },
    ]);
    expect(await known(second.tokens.organiser, '佐藤 明希')).toMatchObject([{ sameAs: `${first.event}/p2` }]);

    await name(second.tokens.organiser, { id: 'p5', name: 'Aki Sato', sameAs });
    // Nobody is offered twice in one event, and in the next one both events are named.
    expect(await known(second.tokens.organiser, 'Aki Sato')).toEqual([]);
    expect(await known(first.tokens.organiser, 'Aki Sato')).toEqual([]);
    const third = await sharing('Winter');
    expect(await known(third.tokens.organiser, 'Aki Sato')).toMatchObject([{ sameAs, events: ['Autumn', 'Spring'] }]);
    // An erased name is not found any more, and takes what it was the same as with it.
    await name(second.tokens.organiser, { id: 'p5', name: null });
    expect(await known(third.tokens.organiser, 'Aki Sato')).toMatchObject([{ sameAs, events: ['Spring'] }]);
  });

  test('results are those of the people, whichever event names them', async () => {
    const [first, second] = [await sharing('Spring'), await sharing('Autumn')];
    await name(second.tokens.organiser, { id: 'p2', name: 'Ben', sameAs: `${first.event}/p1` });
    await first.act(first.tokens.referee, entered([60_000, 30_000, 20_000, 10_000]));
    await second.act(second.tokens.referee, entered([10_000, 60_000, 30_000, 20_000]));
    const read = await resultsOf(first.tokens.spectator, second.event);
    const persons = ['p2', 'p3', 'p4', 'p1'].map((id) => (id === 'p2' ? `${first.event}/p1` : `${second.event}/${id}`));
    expect(read.matches).toMatchObject([{ match: ofTable(second).id, results: persons.map((person) => ({ person })) }]);
    expect(read.matches[0]?.results.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    expect(read.matches[0]?.results.reduce((sum, { total }) => sum + total, 0)).toBe(0);
    expect(read.people).toContainEqual({ person: `${first.event}/p1`, name: 'Ben' });
    expect(read.people).toContainEqual({ person: `${second.event}/p1`, name: null });
  });

  test('nothing leaves an event that does not share, and nothing is learned from one', async () => {
    const [closed, open] = [await seatedEvent(ask, { title: 'Closed' }), await sharing('Open')];
    await name(closed.tokens.organiser, { id: 'p1', name: 'Chie' });
    await name(open.tokens.organiser, { id: 'p1', name: 'Dai' });
    expect(await known(open.tokens.organiser, 'Chie')).toEqual([]);
    expect(await known(closed.tokens.organiser, 'Dai')).toEqual([]);
    expect(await sharedWith(closed.tokens.organiser)).toEqual([]);
    expect(await sharedWith(open.tokens.spectator)).toContain(open.event);
    expect(await sharedWith(open.tokens.spectator)).not.toContain(closed.event);
    for (const [token, event] of [
      [open.tokens.organiser, closed.event],
      [closed.tokens.organiser, open.event],
      [open.tokens.organiser, 'no-such-event'],
    ] as const)
      expect(await answerTo(ask, { what: `GET /api/shared/${event}`, token })).toMatchObject({
        status: 404,
        json: { error: { code: 'notShared' } },
      });
    // Its own results it may read in any case, and it stops sharing when its plan says so.
    expect(await resultsOf(closed.tokens.table, closed.event)).toEqual({ people: [], matches: [] });
    const { entries } = await granted<{ entries: { act: { plan?: Plan } }[] }>(ask, {
      what: 'POST /api/logs/tournament/sync',
      token: open.tokens.organiser,
      body: { after: 0, entries: [], device: 'desk' },
    });
    const before = entries[0]?.act.plan;
    if (!before) throw new Error('not opened');
    const { sharesPlayers: _, ...plan } = before;
    await open.act(open.tokens.organiser, { type: 'planChanged', plan });
    expect(await sharedWith(open.tokens.organiser)).toEqual([]);
  });

  test('hidden results are in no ranking, and only officials of the event itself read them', async () => {
    const [hidden, open] = [await sharing('Finals', { hidesResults: true }), await sharing('Open')];
    await hidden.act(hidden.tokens.referee, entered([60_000, 30_000, 20_000, 10_000]));
    expect(await sharedWith(open.tokens.organiser)).not.toContain(hidden.event);
    expect(await sharedWith(hidden.tokens.organiser)).not.toContain(hidden.event);
    for (const token of [open.tokens.organiser, hidden.tokens.spectator, hidden.tokens.table, hidden.tokens.player])
      expect(await answerTo(ask, { what: `GET /api/shared/${hidden.event}`, token })).toMatchObject({
        status: 403,
        json: { error: { code: 'resultsHidden' } },
      });
    expect((await resultsOf(hidden.tokens.referee, hidden.event)).matches).toHaveLength(1);
  });

  test('only officials look names up, so many at once', async () => {
    const { tokens } = await sharing('Spring');
    for (const role of ['table', 'player', 'spectator'] as const)
      expect(
        (await answerTo(ask, { what: 'POST /api/people/known', token: tokens[role], body: { names: ['Aki'] } })).status,
      ).toBe(403);
    const names = Array.from({ length: 501 }, (_, i) => `Player ${i}`);
    const ask501 = { what: 'POST /api/people/known', token: tokens.organiser, body: { names } };
    expect((await answerTo(ask, ask501)).status).toBe(400);
    expect(await known(tokens.organiser, ...names.slice(1))).toEqual([]);
    for (const sameAs of ['', 'p1', '/p1', 'a/b/c', 'a/', `${'a'.repeat(65)}/b`, 7])
      expect(
        (await answerTo(ask, { what: 'PUT /api/people', token: tokens.organiser, body: { id: 'p1', name: 'Aki', sameAs } }))
          .status,
      ).toBe(400);
  });
});
