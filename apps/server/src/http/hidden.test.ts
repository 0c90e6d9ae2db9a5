// Results that an event hides until its end: what everybody who may not know them can ask, and the moment when they are shown.
import { LINK_ROLES, type LinkRole } from '@tenbo/club';
import { ClubClient, type ClubState, keyOfOrganiser } from '@tenbo/club/client';
import { presets, unwrap } from '@tenbo/engine';
import { type Match, type MatchEvent, newMatch } from '@tenbo/ledger';
import { type Act, type Plan, type TournamentEntry, standingsOf, tournamentOf } from '@tenbo/tournament';
import { describe, expect, test, vi } from 'vitest';

import { next, played, tsumo } from '../../../../fixtures/logs.ts';
import { type SeatedEvent, type Synced, answerTo, granted, requestFrom, seatedEvent, syncOf } from '../../testing/club.ts';
import { Memory } from '../../testing/memory.ts';
import { kinds, servedIn } from '../../testing/stores.ts';

const PLAN: Plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 };
const hiding: Act = { type: 'planChanged', plan: { ...PLAN, hidesResults: true } };
const showing: Act = { type: 'planChanged', plan: PLAN };

/** Waits until something holds, however busy the machine is. */
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 });

/** A number that nothing else in an answer has. */
const SECRET = 98_765;
/** What shows that somebody has learned it, or the points of a match. */
const LEAKS = /98_?,?765|68_?,?765|talked too much|"(?:scores|standings)":\[[^\]]|handEnded/;

const WIN = tsumo(0, { yakuman: 1 });
const END: MatchEvent = { type: 'matchEnded', reason: 'agreed' };
const NOTE = (text: string): MatchEvent => ({ type: 'noteAdded', text: `${text} ${SECRET}` });

const entered = (table: number): Act => ({ type: 'resultEntered', round: 1, table, scores: [SECRET, 7_235, 7_000, 7_000] });
const penalty = (player: string): Act => ({ type: 'penaltyGiven', round: 1, player, total: -SECRET, reason: 'talked too much' });

describe.each(kinds())('hidden results, in $name', (kind) => {
  const { ask } = servedIn(kind);

  /** An event that hides results, with a match at table 4, a result and a penalty there, and something that came too late. */
  async function secretEvent(plan: Partial<Plan> = { hidesResults: true }) {
    const event = await seatedEvent(ask, plan);
    const { starts, otherTable, tokens, act } = event;
    const match = played(unwrap(newMatch(starts[1])), ['n1', NOTE('a')], ['w1', WIN], ['end', END]);
    await granted(ask, syncOf(starts[1].id, otherTable, match.log));
    expect((await act(tokens.referee, entered(4), penalty('p5'))).status).toBe(200);
    const late = next(match, 'late', NOTE('late'));
    expect((await answerTo(ask, syncOf(starts[1].id, otherTable, [late]))).status).toBe(403);
    return { ...event, match };
  }

  /** Everything that the addresses of the API answer to a link, as it comes over the wire; live connections until they have been silent for a while. */
  async function everythingFor(token: string, { starts }: SeatedEvent): Promise<readonly string[]> {
    const texts: string[] = [];
    const add = async (what: string, body?: object) => {
      const response = await ask({ what, token, body });
      texts.push(`${what} ${response.status} ${[...response.headers].join()} ${await response.text()}`);
    };
    for (const what of ['session', 'logs', 'summaries', 'people', 'links']) await add(`GET /api/${what}`);
    for (const log of ['tournament', 'late', starts[0].id, starts[1].id]) {
      await add(`GET /api/logs/${log}/authors`);
      for (let after = 0; after < 20; after++) await add(`POST /api/logs/${log}/sync`, { after, entries: [], device: 'x' });
      // With something to send, which is refused or is there already.
      const own = { id: 'guess', at: '2026-11-22T10:00:00Z', act: { type: 'refereeCalled', round: 1, table: 3 } };
      await add(`POST /api/logs/${log}/sync`, { after: 0, entries: [own], device: 'x' });
      await add(`POST /api/logs/${log}/sync`, { after: 0, entries: [starts[1]], device: 'x' });
    }
    return texts;
  }

  /** What a live connection sends from now on; `text` resolves once it has sent something with this in it. */
  async function listening(token: string, query = '') {
    const response = await ask({ what: `GET /api/live${query}`, token });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('no body');
    let text = '';
    const until = async (part: string) => {
      while (!text.includes(part)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the connection ended after ${text}`);
        text += value;
      }
      return text;
    };
    return { until, end: () => reader.cancel() };
  }

  const NOT_OFFICIAL: readonly LinkRole[] = LINK_ROLES.filter((role) => role !== 'organiser' && role !== 'referee');

  test.each(NOT_OFFICIAL)('%s learns no score, no total and no penalty of others from any address', async (role) => {
    const event = await secretEvent();
    for (const text of await everythingFor(event.tokens[role], event)) expect(text).not.toMatch(LEAKS);
  });

  test.each(['organiser', 'referee'] as const)('%s reads everything', async (role) => {
    const event = await secretEvent();
    const { tokens, starts } = event;
    const texts = await everythingFor(tokens[role], event);
    const about = (what: string) => texts.filter((text) => text.startsWith(what)).join('\n');
    for (const log of ['tournament', 'late', starts[1].id]) expect(about(`POST /api/logs/${log}/sync`)).toMatch(LEAKS);
    expect(about('GET /api/summaries')).toMatch(LEAKS);
  });

  test.each(NOT_OFFICIAL)('%s learns nothing from a live connection either', async (role) => {
    const event = await secretEvent();
    const { tokens, starts, otherTable, act, match } = event;
    const all = await Promise.all(
      ['', ...(role === 'table' ? ['?only=own'] : [])].map((query) => listening(tokens[role], query)),
    );
    for (const { until } of all) await until('"log":"tournament"');
    // Something new in each log; then something harmless, after which nothing of it can come any more.
    await act(tokens.referee, { type: 'actWithdrawn', entry: 'none' }, entered(4), penalty('p5'));
    await granted(ask, syncOf(starts[1].id, tokens.referee, []));
    const more = next(match, 'late2', NOTE('late2'));
    await answerTo(ask, syncOf(starts[1].id, otherTable, [more]));
    await act(tokens.organiser, { type: 'playerEntered', player: 'the-last-one' });
    for (const { until, end } of all) {
      expect(await until('the-last-one')).not.toMatch(LEAKS);
      await end();
    }
  });

  test('a live connection says how far a hidden match is, with no points and no entries', async () => {
    const event = await seatedEvent(ask, { hidesResults: true });
    const { starts, tokens, otherTable } = event;
    const [spectator, own] = [await listening(tokens.spectator), await listening(otherTable, '?only=own')];
    for (const { until } of [spectator, own]) await until('"log":"tournament"');
    const { log } = played(unwrap(newMatch(starts[1])), ['n1', NOTE('a')], ['w1', WIN], ['end', END]);
    await granted(ask, syncOf(starts[1].id, otherTable, log));
    const said = await spectator.until('"isOver":true');
    expect(said).not.toMatch(LEAKS);
    expect(said).toContain('"scores":[]');
    expect(said).not.toContain('noteAdded');
    expect(await own.until('"isOver":true')).toMatch(LEAKS);
    await Promise.all([spectator.end(), own.end()]);
  });

  test('a log that may not be read is refused by its code; its head and its authors tell nothing', async () => {
    const { starts, tokens, otherTable } = await secretEvent();
    const refused = { status: 403, json: { error: { code: 'resultsHidden' } } };
    for (const token of [tokens.spectator, tokens.player, tokens.table])
      for (const log of [starts[1].id, 'late']) expect(await answerTo(ask, syncOf(log, token))).toMatchObject(refused);
    expect(await granted(ask, syncOf(starts[1].id, otherTable))).toMatchObject({ head: 4 });
    expect(await answerTo(ask, syncOf('late', otherTable))).toMatchObject(refused);
    expect(await granted(ask, { what: 'GET /api/logs', token: tokens.spectator })).toMatchObject({
      logs: expect.arrayContaining([expect.objectContaining({ id: starts[1].id, head: 4 })]) as unknown,
    });
  });

  test('a table writes and reads its own match, and a player reads their own, as if nothing were hidden', async () => {
    const { starts, tokens, otherTable, act } = await seatedEvent(ask, { hidesResults: true });
    const { log } = played(unwrap(newMatch(starts[0])), ['n1', NOTE('a')]);
    expect(await granted(ask, syncOf(starts[0].id, tokens.table, log))).toMatchObject({ entries: log, head: 2 });
    expect(await granted(ask, syncOf(starts[0].id, tokens.player))).toMatchObject({ entries: log });
    await act(tokens.referee, entered(3), penalty('p1'), penalty('p2'));
    const typesFor = async (token: string) =>
      (await granted<Synced>(ask, syncOf('tournament', token))).entries
        .slice(-3)
        .map((one) => (one as unknown as { readonly act: Act }).act.type);
    expect(await typesFor(tokens.table)).toEqual(['resultEntered', 'withheld', 'withheld']);
    expect(await typesFor(tokens.player)).toEqual(['resultEntered', 'penaltyGiven', 'withheld']);
    expect(await typesFor(otherTable)).toEqual(['withheld', 'withheld', 'withheld']);
    expect(await typesFor(tokens.organiser)).toEqual(['resultEntered', 'penaltyGiven', 'penaltyGiven']);
  });

  test('stand-ins have the ids, times and positions of what they stand for, and no server takes one', async () => {
    const { tokens } = await secretEvent();
    const [all, seen] = [
      await granted<Synced>(ask, syncOf('tournament', tokens.organiser)),
      await granted<Synced>(ask, syncOf('tournament', tokens.spectator)),
    ];
    const named = ({ entries, head }: Synced) => [head, entries.map((one) => [one.id, (one as { at?: string }).at])];
    expect(named(seen)).toEqual(named(all));
    const [standIn] = seen.entries.filter((one) => (one as unknown as { act: Act }).act.type === 'withheld');
    for (const role of LINK_ROLES) {
      const answer = await answerTo(ask, syncOf('tournament', tokens[role], [standIn]));
      expect(answer).toMatchObject({ status: 403, json: { error: { code: 'forbidden', entry: standIn?.id } } });
    }
  });

  test('a round is closed with hidden results, and everybody goes through the same rounds', async () => {
    const { tokens, act } = await secretEvent();
    await act(tokens.referee, entered(3));
    expect((await act(tokens.organiser, { type: 'roundClosed', round: 1 })).status).toBe(200);
    const closed = async (token: string) => {
      const { entries } = await granted<Synced>(ask, syncOf('tournament', token));
      return tournamentOf(entries as never);
    };
    for (const role of LINK_ROLES) {
      const tournament = await closed(tokens[role]);
      expect(tournament?.aside).toEqual([]);
      expect(tournament?.rounds.map(({ isClosed }) => isClosed)).toEqual([true]);
    }
  });

  /** The shipped client with a link. @param fetch another network */
  function clientOf({ event }: SeatedEvent, role: LinkRole, token: string, { fetch = network, memory = new Memory() } = {}) {
    memory.keepLink({ token, session: { event, link: 'l', role, subject: {} } });
    const offline: string[] = [];
    const client = new ClubClient<never>({
      storage: memory.storage(() => true),
      fetch,
      after: (milliseconds, done) => {
        const timer = setTimeout(done, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => Date.now(),
      random: () => 0,
      device: role,
      onState: ({ connections }: ClubState) => offline.push(...[...connections.values()].map(({ is }) => is)),
      onFault: () => {},
    });
    client.showSummaries(event);
    void client.followAll();
    return { client, offline, memory };
  }

  /** Asks the server; a connection ends when the client ends it. */
  async function network(path: string, init: RequestInit): Promise<Response> {
    const response = await ask(requestFrom(path, init));
    const { status, headers, body } = response;
    const { signal } = init;
    return new Response(body?.pipeThrough(new TransformStream(), signal ? { signal } : {}) ?? null, { status, headers });
  }

  const tournamentAt = ({ client }: ReturnType<typeof clientOf>, { event }: SeatedEvent) =>
    tournamentOf(client.state.acts.get(event)?.entries ?? []);
  const topOf = (of: ReturnType<typeof clientOf>, event: SeatedEvent) => {
    const tournament = tournamentAt(of, event);
    const summaries = of.client.state.summaries.get(event.event) ?? new Map();
    return tournament && standingsOf(tournament, summaries).map(({ player, total }) => [player, total]);
  };

  test('a client that was connected all along has everything once it is shown, and nothing of it once it is hidden again', async () => {
    const event = await secretEvent();
    const { tokens, starts, act, match } = event;
    const spectator = clientOf(event, 'spectator', tokens.spectator);
    const organiser = clientOf(event, 'organiser', tokens.organiser);
    // It has opened a match that it may not read: that does not make it offline.
    await soon(() => expect(spectator.client.state.logs.get(event.event)).toBeDefined());
    await spectator.client.join(event.event, { log: starts[1].id, table: 4, created: '2026-11-22T18:00:00Z', head: 4 });
    await soon(() => expect(spectator.client.state.summaries.get(event.event)?.get(starts[1].id)?.isOver).toBe(true));
    await soon(() => expect(tournamentAt(spectator, event)?.rounds[0]?.tables[1]?.withheld).toBeDefined());
    await soon(() => expect(spectator.client.state.connections.get(event.event)).toMatchObject({ is: 'online' }));
    expect(spectator.offline).not.toContain('offline');
    expect(JSON.stringify([...spectator.client.state.acts.values()])).not.toMatch(LEAKS);
    expect(spectator.memory.logOf(starts[1].id)).toEqual([]);

    await act(tokens.organiser, showing);
    await soon(() => expect(topOf(spectator, event)).toEqual(topOf(organiser, event)));
    expect(tournamentAt(spectator, event)).toMatchObject({ penalties: [{ player: 'p5', total: -SECRET }] });
    expect(tournamentAt(spectator, event)).not.toHaveProperty('withheld');
    await soon(() => expect(spectator.client.state.summaries.get(event.event)?.get(starts[1].id)?.scores).toHaveLength(4));
    await soon(() => expect(spectator.memory.logOf(starts[1].id)).toHaveLength(match.log.length));
    expect(spectator.client.state.statuses.get(keyOfOrganiser(event.event))).toMatchObject({ waiting: 0, unfit: 0 });

    await act(tokens.organiser, hiding);
    await soon(() => expect(tournamentAt(spectator, event)).toMatchObject({ plan: { hidesResults: true }, penalties: [] }));
    await soon(() => expect(spectator.client.state.summaries.get(event.event)?.get(starts[1].id)?.scores).toEqual([]));
    await act(tokens.referee, { ...penalty('p6'), reason: 'again' } as Act);
    await soon(() => expect(tournamentAt(spectator, event)?.withheld).toHaveLength(2));
    await soon(() => expect(tournamentAt(organiser, event)?.penalties).toHaveLength(2));
    expect(tournamentAt(spectator, event)?.penalties).toEqual([]);
    await act(tokens.organiser, showing);
    await soon(() => expect(tournamentAt(spectator, event)?.penalties).toHaveLength(2));
    expect(spectator.offline).not.toContain('offline');
    for (const { client } of [spectator, organiser]) client.stop();
  });

  test('what is shown while a client connects is not missed', async () => {
    const event = await secretEvent();
    const { tokens, act } = event;
    let isShown = false;
    const { client } = clientOf(event, 'spectator', tokens.spectator, {
      fetch: async (path, init) => {
        const answer = await network(path, init);
        // Between the summaries and the organiser's log.
        if (path === '/api/summaries' && !isShown) {
          isShown = true;
          await act(tokens.organiser, showing);
        }
        return answer;
      },
    });
    const scores = () => [...(client.state.summaries.get(event.event)?.values() ?? [])].map((one) => one.scores.length);
    await soon(() => expect(scores()).toEqual([4]));
    client.stop();
  });

  test('an official’s device that was a spectator’s before gives back no stand-in to a server that has lost it', async () => {
    const event = await secretEvent();
    const memory = new Memory();
    const [seen, all] = await Promise.all(
      (['spectator', 'organiser'] as const).map((role) => granted<Synced>(ask, syncOf('tournament', event.tokens[role]))),
    );
    const has = new Set(all?.entries.map(({ id }) => id));
    const held = memory.storage(() => true).actsOf(event.event);
    const lost = { id: 'lost', at: '2026-11-22T10:00:00Z', act: { type: 'withheld' } } as const;
    await held.keep([...((seen?.entries ?? []) as readonly TournamentEntry[]), lost], []);
    expect(has.has('lost')).toBe(false);
    const { client } = clientOf(event, 'organiser', event.tokens.organiser, { memory });
    await soon(() => expect(client.state.comparedActs.has(event.event)).toBe(true));
    expect(client.state.acts.get(event.event)).toMatchObject({ waiting: [], entries: { length: all?.entries.length } });
    expect(JSON.stringify(client.state.acts.get(event.event))).not.toContain('withheld');
    client.stop();
  });

  test('in free play a table still sees which tables and players are free', async () => {
    const event = await seatedEvent(ask, { isFree: true, tablesStart: true, hidesResults: true });
    const { starts, tokens, otherTable, act } = event;
    for (const [i, start] of starts.entries()) {
      const { log }: Match = played(unwrap(newMatch(start)), [`w${i}`, WIN], [`end${i}`, END]);
      await granted(ask, syncOf(start.id, i === 0 ? tokens.table : otherTable, log));
    }
    const { summaries } = await granted<{ summaries: readonly { summary: { isOver: boolean; scores: readonly number[] } }[] }>(
      ask,
      { what: 'GET /api/summaries', token: tokens.table },
    );
    expect(summaries.map(({ summary }) => [summary.isOver, summary.scores.length])).toEqual([
      [true, 4],
      [true, 0],
    ]);
    const mixed: Act = { type: 'roundSeated', round: 2, tables: [{ table: 3, players: ['p1', 'p5', 'p2', 'p6'] }], byes: [] };
    expect((await act(tokens.table, mixed)).status).toBe(200);
  });
});
