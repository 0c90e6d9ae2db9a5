// Tables that start their own matches, where the plan of a club night allows it, and what somebody could try with it.
import { unwrap } from '@tenbo/engine';
import { type Match, type MatchEvent, newMatch } from '@tenbo/ledger';
import { type Act, type Plan, type Tournament, matchStartOf, parseTournamentEntry, tournamentOf } from '@tenbo/tournament';
import { describe, expect, test } from 'vitest';

import { played, tsumo } from '../../../../fixtures/logs.ts';
import { type ApiAnswer, type SeatedEvent, type Synced, answerTo, granted, seatedEvent, syncOf } from '../../testing/club.ts';
import { kinds, servedIn } from '../../testing/stores.ts';

const END: MatchEvent = { type: 'matchEnded', reason: 'agreed' };
const MANGAN = tsumo(1, { limit: 'mangan' });
const [ONE, OTHER] = [
  ['p1', 'p2', 'p3', 'p4'],
  ['p5', 'p6', 'p7', 'p8'],
];

const seating = (round: number, table: number, players: readonly string[]): Act => ({
  type: 'roundSeated',
  round,
  tables: [{ table, players }],
  byes: [],
});

/** The status, and the code of a refusal. */
const short = ({ status, json }: ApiAnswer) => (json as { readonly error?: { readonly code: string } }).error?.code ?? status;

describe.each(kinds())('a table that starts its match, in $name', (kind) => {
  const { ask } = servedIn(kind);

  const freeNight = (plan: Partial<Plan> = { tablesStart: true }) => seatedEvent(ask, { isFree: true, ...plan });

  async function tournamentIn({ tokens }: SeatedEvent): Promise<Tournament> {
    const { entries } = await granted<Synced>(ask, syncOf('tournament', tokens.spectator));
    const tournament = tournamentOf(entries.map((entry) => unwrap(parseTournamentEntry(entry))));
    if (!tournament) throw new Error('not opened');
    return tournament;
  }

  /** Enters hands, and perhaps the end, at the table that was seated last. */
  async function play(event: SeatedEvent, token: string, ...events: readonly MatchEvent[]): Promise<Match> {
    const round = (await tournamentIn(event)).rounds.at(-1);
    const table = round?.tables[0];
    if (!round || !table) throw new Error('not seated');
    const match = played(unwrap(newMatch(matchStartOf(round, table))), ...events.map((one, i) => [`e${i}`, one] as const));
    await granted(ask, syncOf(table.match, token, match.log));
    return match;
  }

  test('it starts one, plays it to the end, and starts the next with others', async () => {
    const event = await freeNight();
    const { tokens, act, otherTable } = event;
    expect(short(await act(tokens.table, seating(2, 3, [...ONE].toReversed())))).toBe(200);
    await play(event, tokens.table, MANGAN, END);
    expect(short(await act(otherTable, seating(3, 4, [...OTHER].toReversed())))).toBe(200);
    await play(event, otherTable, MANGAN, END);
    expect(short(await act(tokens.table, seating(4, 3, ['p1', 'p5', 'p2', 'p6'])))).toBe(200);
    const { rounds, aside } = await tournamentIn(event);
    expect(aside).toEqual([]);
    expect(rounds.map(({ tables }) => tables.map(({ table }) => table))).toEqual([[3, 4], [3], [4], [3]]);
  });

  test('a wrong seating is mended as long as nothing was entered; after a hand, nobody starts over it', async () => {
    const event = await freeNight();
    const { tokens, act } = event;
    expect(short(await act(tokens.table, seating(2, 3, ONE)))).toBe(200);
    expect(short(await act(tokens.table, seating(3, 3, [...ONE].toReversed())))).toBe(200);
    await play(event, tokens.table, MANGAN);
    expect(short(await act(tokens.table, seating(4, 3, ONE)))).toBe('stillPlaying');
    expect(short(await act(tokens.referee, seating(4, 3, ONE)))).toBe('stillPlaying');
    expect(short(await act(tokens.organiser, seating(4, 3, ONE)))).toBe(200);
  });

  test('what it may not do is refused, and nothing of it is stored', async () => {
    const event = await freeNight();
    const { tokens, act } = event;
    const two: Act = {
      ...seating(2, 3, ONE),
      tables: [
        { table: 3, players: ONE },
        { table: 9, players: OTHER },
      ],
    } as Act;
    const tries: readonly (readonly [code: string, acts: readonly Act[], token?: string])[] = [
      ['forbidden', [seating(2, 4, ONE)]],
      ['forbidden', [two]],
      ['forbidden', [{ ...seating(2, 3, ONE), byes: ['p5'] } as Act]],
      ['forbidden', [seating(2, 3, ONE)], tokens.spectator],
      ['forbidden', [seating(2, 3, ONE)], tokens.player],
      ['stillPlaying', [seating(2, 3, ['p1', 'p2', 'p3', 'p5'])]],
      ['notNow', [seating(1, 3, ONE)]],
      ['notNow', [seating(9_999, 3, ONE)]],
      ['notNow', [seating(2, 3, ['p1', 'p2', 'p3', 'nobody'])]],
      ['notNow', [seating(2, 3, ['p1', 'p1', 'p2', 'p3'])]],
      ['notNow', [seating(2, 3, ONE.slice(1))]],
      ['notNow', [seating(2, 3, ONE), seating(3, 3, ONE)]],
    ];
    for (const [code, acts, token = tokens.table] of tries) expect(short(await act(token, ...acts))).toBe(code);
    expect((await tournamentIn(event)).rounds).toHaveLength(1);
  });

  test.each([
    ['in free play without it', { isFree: true as const }],
    ['in a tournament', { tablesStart: true as const }],
  ])('%s only the organiser seats', async (_, plan) => {
    const { tokens, act } = await seatedEvent(ask, plan);
    expect(short(await act(tokens.table, seating(2, 3, ONE)))).toBe('forbidden');
    expect(short(await act(tokens.referee, seating(2, 3, ONE)))).toBe('forbidden');
  });

  test('sending the same start twice is safe', async () => {
    const event = await freeNight();
    const entry = { id: 'once', at: '2026-11-22T18:00:00Z', act: seating(2, 3, ONE) };
    for (let i = 0; i < 2; i++) {
      expect(short(await answerTo(ask, syncOf('tournament', event.tokens.table, [entry])))).toBe(200);
      await play(event, event.tokens.table, MANGAN);
    }
    expect((await tournamentIn(event)).rounds).toHaveLength(2);
  });

  test('of two tables that start at one moment one is told to look again; then it starts, but not with a player of the first', async () => {
    const event = await freeNight();
    const { tokens, act, otherTable } = event;
    for (const [i, start] of event.starts.entries()) {
      const over = played(unwrap(newMatch(start)), [`h${i}`, MANGAN], [`end${i}`, END]);
      await granted(ask, syncOf(start.id, i === 0 ? tokens.table : otherTable, over.log));
    }
    const tables = [
      { table: 3, token: tokens.table, players: ONE },
      { table: 4, token: otherTable, players: OTHER },
    ];
    const answers = await Promise.all(tables.map(({ table, token, players }) => act(token, seating(2, table, players))));
    expect(new Set(answers.map(short))).toEqual(new Set([200, 'notNow']));
    const [first, second] = short(answers[0] as ApiAnswer) === 200 ? tables : tables.toReversed();
    if (!first || !second) throw new Error('two tables');
    const shared = [...second.players.slice(1), first.players[0] as string];
    expect(short(await act(second.token, seating(3, second.table, shared)))).toBe('stillPlaying');
    expect(short(await act(second.token, seating(3, second.table, second.players)))).toBe(200);
    expect((await tournamentIn(event)).aside).toEqual([]);
  });
});
