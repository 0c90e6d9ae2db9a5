import { presets, unwrap } from '@tenbo/engine';
import { type Entry, type Match, type MatchEvent, digestOf, newMatch, replay } from '@tenbo/ledger';
import { type MatchSummary, parseTournamentEntry, tournamentOf } from '@tenbo/tournament';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { next, played, tsumo, undone } from '../../../../fixtures/logs.ts';
import { type SeatedEvent, type Synced, answerTo, granted, newServer, seatedEvent, syncOf } from '../../testing/club.ts';
import { kinds, servedIn } from '../../testing/stores.ts';

const END: MatchEvent = { type: 'matchEnded', reason: 'agreed' };
const MANGAN = tsumo(1, { limit: 'mangan' });
const YAKUMAN = tsumo(0, { yakuman: 1 });

describe.each(kinds())('a match of a round, in $name', (kind) => {
  const { ask, storeOf } = servedIn(kind);

  const refused = (code: string, entry?: string) => ({ status: 403, json: { error: { code, ...(entry && { entry }) } } });

  async function summaryOf({ tokens }: SeatedEvent, { id }: Entry): Promise<MatchSummary | undefined> {
    const { summaries } = await granted<{ summaries: readonly { log: string; summary: MatchSummary }[] }>(ask, {
      what: 'GET /api/summaries',
      token: tokens.spectator,
    });
    return summaries.find(({ log }) => log === id)?.summary;
  }

  async function lateOf({ tokens }: SeatedEvent): Promise<readonly (object & { readonly id: string })[]> {
    return (await granted<Synced>(ask, syncOf('late', tokens.referee))).entries;
  }

  /** Both tables play to the end, and table 3 confirms. */
  async function playedOut(event: SeatedEvent): Promise<readonly [Match, Match]> {
    const [one, other] = event.starts.map((start, i) => played(unwrap(newMatch(start)), [`h${i}`, MANGAN], [`end${i}`, END]));
    if (!one || !other) throw new Error('two tables');
    for (const [match, token] of [
      [one, event.tokens.table],
      [other, event.otherTable],
    ] as const)
      await granted(ask, syncOf(match.log[0]?.id ?? '', token, match.log));
    for (const seat of [0, 1, 2, 3] as const)
      await event.act(event.tokens.table, { type: 'resultConfirmed', round: 1, table: 3, seat, digest: digestOf(one.log) });
    return [one, other];
  }

  async function closed(event: SeatedEvent): Promise<readonly [Match, Match]> {
    const matches = await playedOut(event);
    const { organiser } = event.tokens;
    await event.act(organiser, { type: 'resultConfirmed', round: 1, table: 4, digest: digestOf(matches[1].log) });
    expect(await event.act(organiser, { type: 'roundClosed', round: 1 })).toMatchObject({ status: 200 });
    return matches;
  }

  test('that is confirmed or closed does not move, whatever arrives from whomever; what arrives is kept apart', async () => {
    for (const settle of [playedOut, closed]) {
      const event = await seatedEvent(ask);
      const [match] = await settle(event);
      const [start] = event.starts;
      const before = await summaryOf(event, start);
      const penalty = next(match, 'penalty', { type: 'penaltyGiven', seat: 0, ranking: 50_000 });
      const begun = unwrap(newMatch(start));
      const beside = next(begun, 'beside', YAKUMAN);
      const attempts = [
        [penalty],
        [beside],
        [next(begun, 'note', { type: 'noteAdded', text: 'x' })],
        [next(match, 'undo', undone('h0'))],
      ];
      for (const entries of attempts)
        expect(await answerTo(ask, syncOf(start.id, event.tokens.table, entries))).toMatchObject(
          refused('resultClosed', entries[0]?.id),
        );
      // A referee's phone that was offline is no better, and sending twice keeps one.
      expect(await answerTo(ask, syncOf(start.id, event.tokens.referee, [beside]))).toMatchObject(refused('resultClosed'));
      expect(await summaryOf(event, start)).toEqual(before);
      expect(await lateOf(event)).toMatchObject(
        ['penalty', 'beside', 'note', 'undo'].map((id) => ({ id: `${start.id}:${id}`, match: start.id, entry: { id } })),
      );
    }
  });

  test('belongs to its table from its seating on: another can neither claim it nor write into it', async () => {
    const event = await seatedEvent(ask);
    const [start, other] = event.starts;
    const claim = (table?: number) => ({
      what: 'POST /api/logs',
      token: event.tokens.table,
      body: { id: other.id, kind: 'match', subject: table === undefined ? {} : { table } },
    });
    for (const table of [3, 4, undefined]) expect(await answerTo(ask, claim(table))).toMatchObject(refused('forbidden'));
    expect(await answerTo(ask, syncOf(other.id, event.tokens.table, [other]))).toMatchObject(refused('forbidden'));
    // Its own table needs no permission, and no log that somebody has made before.
    await granted(ask, syncOf(other.id, event.otherTable, [other]));
    await granted(ask, syncOf(start.id, event.tokens.referee, [start]));
    expect(await granted(ask, { what: 'GET /api/logs', token: event.tokens.spectator })).toMatchObject({
      logs: [{ id: 'tournament' }, { id: other.id, subject: { table: 4 } }, { id: start.id, subject: { table: 3 } }],
    });
    const outside = {
      what: 'POST /api/logs',
      token: event.tokens.table,
      body: { id: 'mine', kind: 'match', subject: { table: 3 } },
    };
    expect(await answerTo(ask, outside)).toMatchObject(refused('forbidden'));
  });

  test('that somebody had claimed before its seating could be told belongs to its table all the same', async () => {
    const event = await seatedEvent(ask);
    const [, other] = event.starts;
    await storeOf().createLog({
      id: `${event.event}/${other.id}`,
      event: event.event,
      kind: 'match',
      subject: '{"table":3}',
      at: 'x',
    });
    expect(await answerTo(ask, syncOf(other.id, event.tokens.table, [other]))).toMatchObject(refused('forbidden'));
    await granted(ask, syncOf(other.id, event.otherTable, [other]));
  });

  test('begins as its seating says', async () => {
    const event = await seatedEvent(ask);
    const [start] = event.starts;
    if (start.event.type !== 'matchStarted') throw new Error('a start');
    for (const token of [event.tokens.table, event.tokens.referee, event.tokens.organiser])
      for (const change of [
        { rules: presets.tenhou },
        { scores: [10_000_000, 100, 100, 100] },
        { players: ['p4', 'p3', 'p2', 'p1'] },
      ]) {
        const forged = { ...start, event: { ...start.event, ...change } };
        expect(await answerTo(ask, syncOf(start.id, token, [forged]))).toMatchObject(refused('otherStart', start.id));
      }
    await granted(ask, syncOf(start.id, event.tokens.table, [start]));
  });

  test('is closed only as it was agreed, not with a result that has changed since', async () => {
    const event = await seatedEvent(ask);
    const [, other] = await playedOut(event);
    const closing = () => event.act(event.tokens.organiser, { type: 'roundClosed', round: 1 });
    await event.act(event.tokens.referee, { type: 'resultConfirmed', round: 1, table: 4, digest: digestOf(other.log) });
    // A referee changes it on purpose: nobody has confirmed what it is now.
    const correction = next(other, 'corrected', undone('end1'));
    await granted(
      ask,
      syncOf(event.starts[1].id, event.tokens.referee, [
        correction,
        { ...correction, id: 'again', after: ['corrected'], event: END },
      ]),
    );
    expect(await closing()).toMatchObject(refused('unconfirmed'));
    const digest = (await summaryOf(event, event.starts[1]))?.digest ?? '';
    await event.act(event.tokens.referee, { type: 'resultConfirmed', round: 1, table: 4, digest });
    expect(await closing()).toMatchObject({ status: 200 });
  });

  test('is not closed by who had read the acts before a confirmation came', async () => {
    const event = await seatedEvent(ask);
    const [start] = event.starts;
    await event.act(event.tokens.organiser, {
      type: 'resultEntered',
      round: 1,
      table: 4,
      scores: [30_000, 30_000, 30_000, 30_000],
    });
    const { log } = played(unwrap(newMatch(start)), ['first', MANGAN]);
    await granted(ask, syncOf(start.id, event.tokens.table, log));
    const confirm = () => event.act(event.tokens.referee, { type: 'resultConfirmed', round: 1, table: 3, digest: digestOf(log) });
    let meanwhile: typeof confirm | undefined;
    // The acts are read from where the server has them, and then, for what was sent, from the beginning.
    const { ask: askOther, hub } = newServer({
      ...storeOf(),
      entries: async (key, after, most) => {
        const act = key === `${event.event}/tournament` && after === 0 ? meanwhile : undefined;
        if (act) meanwhile = undefined;
        await act?.();
        return storeOf().entries(key, after, most);
      },
    });
    await granted(askOther, syncOf('tournament', event.tokens.organiser, [], 1));
    meanwhile = confirm;
    const closing = { id: 'close', at: '2026-11-22T20:00:00Z', act: { type: 'roundClosed', round: 1 } };
    expect(await answerTo(askOther, syncOf('tournament', event.tokens.organiser, [closing]))).toMatchObject(
      refused('unconfirmed'),
    );
    expect(meanwhile).toBeUndefined();
    hub.close();
  });

  test('is corrected after its round is reopened, by a referee, and what came late can be taken in then', async () => {
    const event = await seatedEvent(ask);
    await closed(event);
    const [start] = event.starts;
    const beside = next(unwrap(newMatch(start)), 'beside', YAKUMAN);
    await answerTo(ask, syncOf(start.id, event.tokens.table, [beside]));
    await event.act(event.tokens.organiser, { type: 'roundReopened', round: 1 });
    expect(await answerTo(ask, syncOf(start.id, event.tokens.table, [beside]))).toMatchObject(refused('resultClosed'));
    const { entries } = await granted<{ entries: readonly { id: string; act: { type: string } }[] }>(
      ask,
      syncOf('tournament', event.tokens.referee),
    );
    const confirmations = entries.filter(({ act }) => act.type === 'resultConfirmed');
    await event.act(event.tokens.referee, ...confirmations.map(({ id }) => ({ type: 'actWithdrawn', entry: id }) as const));
    await granted(ask, syncOf(start.id, event.tokens.referee, [beside]));
    expect((await summaryOf(event, start))?.conflicts).toBe(1);
  });

  test('stays as it was closed, however phones, referees and the organiser come in between each other', async () => {
    const step = fc.record({
      who: fc.constantFrom('table', 'referee', 'organiser'),
      does: fc.constantFrom('beside', 'after', 'undo', 'end', 'confirm', 'close', 'create'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        const event = await seatedEvent(ask);
        const [start, other] = event.starts;
        await event.act(event.tokens.organiser, {
          type: 'resultEntered',
          round: 1,
          table: 4,
          scores: [30_000, 30_000, 30_000, 30_000],
        });
        let match = played(unwrap(newMatch(start)), ['first', MANGAN]);
        await granted(ask, syncOf(start.id, event.tokens.table, match.log));
        let settled: MatchSummary | undefined;
        const now = async () => {
          const { entries } = await granted<{ entries: readonly Entry[] }>(ask, syncOf(start.id, event.tokens.spectator));
          return { log: entries, state: replay(entries) };
        };
        // Three at a time, so that they get between what the others read and what they write.
        for (let i = 0; i < steps.length; i += 3) {
          const doing = steps.slice(i, i + 3).map(async ({ who, does }, nth): Promise<unknown> => {
            const token = event.tokens[who];
            const id = `${i + nth}`;
            const send = (entry: Entry) => answerTo(ask, syncOf(start.id, token, [entry]));
            if (does === 'beside') return send(next(match, id, YAKUMAN));
            if (does === 'after') return send(next(await now(), id, { type: 'penaltyGiven', seat: 0, ranking: 1_000 }));
            if (does === 'undo') return send(next(await now(), id, undone('first')));
            if (does === 'end') return send(next(await now(), id, END));
            if (does === 'create')
              return answerTo(ask, {
                what: 'POST /api/logs',
                token,
                body: { id: other.id, kind: 'match', subject: { table: 3 } },
              });
            if (does === 'confirm') {
              const digest = digestOf((await now()).log);
              return event.act(event.tokens.referee, { type: 'resultConfirmed', round: 1, table: 3, digest });
            }
            return event.act(event.tokens.organiser, { type: 'roundClosed', round: 1 });
          });
          await Promise.all(doing);
          const { entries } = await granted<Synced>(ask, syncOf('tournament', event.tokens.spectator));
          const isClosed = tournamentOf(entries.map((entry) => unwrap(parseTournamentEntry(entry))))?.rounds[0]?.isClosed;
          const summary = await summaryOf(event, start);
          if (isClosed && settled) expect(summary).toEqual(settled);
          if (isClosed) settled = summary;
          if (isClosed) expect(summary).toMatchObject({ isOver: true });
          if (!isClosed) match = await now();
        }
      }),
      { numRuns: cases(40), seed: 39 },
    );
  });
});
