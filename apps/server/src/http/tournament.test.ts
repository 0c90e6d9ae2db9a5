import { presets, unwrap } from '@tenbo/engine';
import { type Act, TOURNAMENT_VERSION, parseTournamentEntry, tournamentOf } from '@tenbo/tournament';
import { afterAll, describe, expect, test } from 'vitest';

import { draw, played, started } from '../../../../fixtures/logs.ts';
import { type Synced, answerTo, granted, newEvent, newLog, newServer, syncOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import type { Store } from '../store/store.ts';
import { LINK_ROLES, type LinkRole } from '@tenbo/club';

const store: Store = await opened({ file: ':memory:' });
const { hub, ask } = newServer(store);
afterAll(async () => {
  hub.close();
  await store.close();
});

const at = '2026-11-22T10:00:00Z';
const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;
const digest = 'a'.repeat(64);
const entry = (id: string, act: Act) => ({ id, at, act });

const ALL: readonly LinkRole[] = ['organiser'];
const OFFICIALS: readonly LinkRole[] = ['organiser', 'referee'];
const WITH_TABLE: readonly LinkRole[] = ['organiser', 'referee', 'table'];

/** The roles that may send each act; the table's link is for table 3. */
const ACTS: readonly (readonly [Act, readonly LinkRole[]])[] = [
  [{ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan }, ALL],
  [{ type: 'planChanged', plan }, ALL],
  [{ type: 'playersNumbered', players: ['aki'] }, ALL],
  [{ type: 'roundSeated', round: 1, tables: [], byes: [] }, ALL],
  [{ type: 'playerEntered', player: 'aki' }, OFFICIALS],
  [{ type: 'playerLeft', player: 'aki' }, OFFICIALS],
  [{ type: 'seatTaken', round: 1, table: 3, seat: 0, player: 'aki' }, OFFICIALS],
  [{ type: 'clockStarted', round: 1, until: at }, OFFICIALS],
  [{ type: 'clockStopped', round: 1, left: 0 }, OFFICIALS],
  [{ type: 'tableExtended', round: 1, table: 3, minutes: 5 }, OFFICIALS],
  [{ type: 'refereeCame', round: 1, table: 3 }, OFFICIALS],
  [{ type: 'resultConfirmed', round: 1, table: 3, digest }, OFFICIALS],
  [{ type: 'resultEntered', round: 1, table: 3, scores: [] }, OFFICIALS],
  [{ type: 'penaltyGiven', round: 1, player: 'aki', total: -1 }, OFFICIALS],
  [{ type: 'actWithdrawn', entry: 'x' }, OFFICIALS],
  [{ type: 'lateDismissed', match: 'c-1', entry: 'x' }, OFFICIALS],
  [{ type: 'roundClosed', round: 1 }, OFFICIALS],
  [{ type: 'roundReopened', round: 1 }, OFFICIALS],
  [{ type: 'withheld' }, []],
  [{ type: 'withheld', result: { round: 1, table: 3 } }, []],
  [{ type: 'refereeCalled', round: 1, table: 3 }, WITH_TABLE],
  [{ type: 'refereeCalled', round: 1, table: 4 }, OFFICIALS],
  [{ type: 'resultConfirmed', round: 1, table: 3, seat: 0, digest }, WITH_TABLE],
  [{ type: 'resultConfirmed', round: 1, table: 4, seat: 0, digest }, OFFICIALS],
];

describe('the log of the tournament', () => {
  test('exists from the start of the event, and nobody can create another', async () => {
    const { tokens } = await newEvent(ask);
    expect(await granted(ask, { what: 'GET /api/logs', token: tokens.spectator })).toMatchObject({
      logs: [{ id: 'tournament', kind: 'tournament', head: 0 }],
    });
    const body = { id: 'another', kind: 'tournament', subject: {} };
    expect(await answerTo(ask, { what: 'POST /api/logs', token: tokens.organiser, body })).toMatchObject({ status: 400 });
  });

  test.each(LINK_ROLES)('accepts acts from %s as ACTS says', async (role) => {
    const { tokens } = await newEvent(ask);
    for (const [i, [act, may]] of ACTS.entries()) {
      const { status, json } = await answerTo(ask, syncOf('tournament', tokens[role], [entry(`e${i}`, act)]));
      expect([act, status]).toEqual([act, may.includes(role) ? 200 : 403]);
      if (status === 403) expect(json).toMatchObject({ error: { code: 'forbidden' } });
    }
  });

  test('refuses all acts if one exceeds the rights of the link, and names it', async () => {
    const { tokens } = await newEvent(ask);
    const call = entry('call', { type: 'refereeCalled', round: 1, table: 3 });
    const beyond = entry('beyond', { type: 'roundClosed', round: 1 });
    const answer = await answerTo(ask, syncOf('tournament', tokens.table, [call, beyond]));
    expect(answer).toMatchObject({ status: 403, json: { error: { code: 'forbidden', entry: 'beyond' } } });
    expect(await granted(ask, syncOf('tournament', tokens.table))).toMatchObject({ head: 0 });
  });

  test('gives all clients the same entries in the same order, including those set aside', async () => {
    const { tokens } = await newEvent(ask);
    await granted(
      ask,
      syncOf('tournament', tokens.organiser, [
        entry('a', { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan }),
        entry('b', { type: 'playerEntered', player: 'aki' }),
      ]),
    );
    await granted(ask, syncOf('tournament', tokens.referee, [entry('c', { type: 'playerLeft', player: 'ben' })]));
    const { entries } = await granted<Synced>(ask, syncOf('tournament', tokens.spectator));
    const tournament = tournamentOf(entries.map((one) => unwrap(parseTournamentEntry(one))));
    expect(tournament).toMatchObject({
      players: [{ player: 'aki' }],
      aside: [{ error: { code: 'noSuchPlayer', player: 'ben' } }],
    });
  });

  test('refuses entries that are not acts, with their paths, and stores none', async () => {
    const { tokens } = await newEvent(ask);
    const sent = [entry('a', { type: 'playerLeft', player: 'aki' }), { id: 'b', at, act: { type: 'playerLeft' } }, null];
    expect(await answerTo(ask, syncOf('tournament', tokens.organiser, sent))).toMatchObject({
      status: 400,
      json: {
        error: { code: 'badEntries', faults: [{ code: 'badEntry', path: 'entries[1].act.player' }, { path: 'entries[2]' }] },
      },
    });
    const tables = Array.from({ length: 2_000 }, (_, i) => ({
      table: i + 1,
      players: Array.from({ length: 4 }, (__, j) => `${'x'.repeat(30)}${i}-${j}`),
    }));
    const long = entry('long', { type: 'roundSeated', round: 1, tables, byes: [] });
    expect(await answerTo(ask, syncOf('tournament', tokens.organiser, [long]))).toMatchObject({
      status: 400,
      json: { error: { faults: [{ code: 'entryTooLong', path: 'entries[0]', most: 200_000 }] } },
    });
    expect(await granted(ask, syncOf('tournament', tokens.organiser))).toMatchObject({ head: 0 });
  });
});

test('the summaries of all matches follow from their current logs', async () => {
  const { tokens } = await newEvent(ask);
  await newLog(ask, tokens.organiser, 'start', 3);
  await newLog(ask, tokens.organiser, 'empty', 4);
  const summaries = () => granted(ask, { what: 'GET /api/summaries', token: tokens.spectator });
  expect(await summaries()).toEqual({ summaries: [] });
  const begun = started();
  await granted(ask, syncOf('start', tokens.table, begun.log));
  expect(await summaries()).toMatchObject({ summaries: [{ log: 'start', head: 1, summary: { hands: 0, isOver: false } }] });
  const over = played(begun, ['a', draw(0)], ['end', { type: 'matchEnded', reason: 'agreed' }]);
  await granted(ask, syncOf('start', tokens.table, over.log));
  expect(await summaries()).toMatchObject({
    summaries: [{ log: 'start', head: 3, summary: { hands: 1, isOver: true, standings: [{ place: 1 }, {}, {}, {}] } }],
  });
});
