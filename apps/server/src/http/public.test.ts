// Events that everybody may see, and what somebody could try with them.
import { describe, expect, test } from 'vitest';

import { KEY, type NewLink, answerTo, granted, newEvent, seatedEvent, syncOf } from '../../testing/club.ts';
import { kinds, servedIn } from '../../testing/stores.ts';
import { type PublicEvent, SIZES } from '@tenbo/club';

describe.each(kinds())('public events in $name', (kind) => {
  const { ask, storeOf } = servedIn(kind);

  const listed = async () => (await granted<{ events: readonly PublicEvent[] }>(ask, { what: 'GET /api/events' })).events;
  const published = (token: string) =>
    granted<NewLink>(ask, { what: 'POST /api/links', token, body: { role: 'spectator', isPublic: true } });
  const statusOf = async (what: string, token: string, body?: unknown) => (await answerTo(ask, { what, token, body })).status;

  test('an event is listed from its public link on, until that is revoked', async () => {
    const { event, tokens, act } = await seatedEvent(ask);
    expect((await listed()).map((one) => one.event)).not.toContain(event);
    const { id, token } = await published(tokens.organiser);
    const [first] = await listed();
    expect(first).toMatchObject({ event, token, title: 'Autumn', players: 8, rounds: 1 });
    await act(tokens.organiser, { type: 'playerEntered', player: 'p9' });
    expect((await listed())[0]).toMatchObject({ event, players: 9 });

    const { token: renewed } = await granted<NewLink>(ask, { what: `POST /api/links/${id}/renew`, token: tokens.organiser });
    expect(await listed()).toMatchObject([{ event, token: renewed }]);
    expect(await statusOf('GET /api/session', token)).toBe(401);
    const { links } = await granted<{ links: { id: string; isPublic?: true }[] }>(ask, {
      what: 'GET /api/links',
      token: tokens.organiser,
    });
    const open = links.filter(({ isPublic }) => isPublic);
    expect(open).toHaveLength(2);
    for (const one of open) await statusOf(`POST /api/links/${one.id}/revoke`, tokens.organiser, {});
    expect(await listed()).toEqual([]);
    expect(await statusOf('GET /api/session', renewed)).toBe(401);
  });

  test('its link reads, as a spectator’s, and changes nothing', async () => {
    const { tokens, starts } = await seatedEvent(ask);
    const { token } = await published(tokens.organiser);
    expect(await statusOf('GET /api/summaries', token)).toBe(200);
    expect(await answerTo(ask, syncOf('tournament', token))).toMatchObject({ status: 200 });
    const act = { id: 'x', at: '2026-11-22T10:00:00Z', act: { type: 'refereeCalled', round: 1, table: 3 } };
    expect(await answerTo(ask, syncOf('tournament', token, [act]))).toMatchObject({ status: 403 });
    expect(await answerTo(ask, syncOf(starts[0].id, token, [starts[0]]))).toMatchObject({ status: 403 });
    expect(await statusOf('POST /api/links', token, { role: 'spectator', isPublic: true })).toBe(403);
    expect(await statusOf('GET /api/links', token)).toBe(403);
    expect(await statusOf('PUT /api/people', token, { id: 'p1', name: 'Eve' })).toBe(403);
  });

  test('only an organiser makes an event public, and only by a spectator’s link', async () => {
    const { event, tokens } = await seatedEvent(ask);
    const body = { role: 'spectator', isPublic: true };
    for (const role of ['referee', 'table', 'player', 'spectator'] as const)
      expect([role, await statusOf('POST /api/links', tokens[role], body)]).toEqual([role, 403]);
    for (const other of [
      { role: 'organiser', isPublic: true },
      { role: 'referee', isPublic: true },
      { role: 'table', table: 3, isPublic: true },
      { role: 'player', person: 'p1', isPublic: true },
      { ...body, isPublic: false },
      { ...body, token: 'mine' },
    ])
      expect(await statusOf('POST /api/links', tokens.organiser, other)).toBe(400);
    expect((await listed()).map((one) => one.event)).not.toContain(event);
    // No other link’s token is stored.
    expect((await storeOf().links(event)).flatMap(({ token = [] }) => token)).toEqual([]);
  });

  test('an event without a tournament is not listed, and of two links the newest is', async () => {
    const empty = await newEvent(ask);
    await published(empty.tokens.organiser);
    expect((await listed()).map((one) => one.event)).not.toContain(empty.event);
    const { event, tokens } = await seatedEvent(ask);
    await published(tokens.organiser);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const { token } = await published(tokens.organiser);
    expect((await listed()).filter((one) => one.event === event)).toMatchObject([{ token }]);
  });

  test('the list is bounded, the newest first, and another server’s file brings no public link', async () => {
    const { event, tokens } = await seatedEvent(ask);
    await published(tokens.organiser);
    const hash = (i: number) => i.toString(16).padStart(64, '0');
    for (let i = 0; i < SIZES.publicEvents; i++)
      await storeOf().addLink({
        id: `${event}-${i}`,
        hash: hash(i),
        event: `none-${i}`,
        role: 'spectator',
        subject: '{}',
        token: `t${i}`,
        at: '2000-01-01T00:00:00.000Z',
      });
    expect((await storeOf().publicLinks(SIZES.publicEvents)).length).toBe(SIZES.publicEvents);
    expect((await listed()).map((one) => one.event)).toContain(event);
    expect(await storeOf().exportEvent(event)).not.toContain('token');
    expect(await statusOf('POST /api/events', KEY, {})).toBe(200);
  });
});
