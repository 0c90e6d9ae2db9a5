import { presets } from '@tenbo/engine';
import { type Act, type Plan, type Tournament, type TournamentEntry, summaryOf, tournamentOf } from '@tenbo/tournament';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { played, started, tsumo } from '../../../fixtures/logs.ts';
import { actFor, hidesFrom, mayReadMatch, withoutResults } from './may-read.ts';
import { mayWrite } from './may-write.ts';
import { LINK_ROLES, type Rightful } from './rights.ts';

const PLAN: Plan = { title: 'Finals', rules: presets.ema2016, standings: { ties: [] }, bye: 0 };
const HIDING: Plan = { ...PLAN, hidesResults: true };
const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
const AT = '2026-11-22T10:00:00Z';

const entriesOf = (acts: readonly Act[]) => acts.map((act, i): TournamentEntry => ({ id: `e${i}`, at: AT, act }));
const opening = (plan: Plan): readonly Act[] => [
  { type: 'tournamentOpened', version: 1, plan },
  ...[...PLAYERS, 'sub'].map((player) => ({ type: 'playerEntered', player }) as const),
  {
    type: 'roundSeated',
    round: 1,
    tables: [
      { table: 3, players: PLAYERS.slice(0, 4) },
      { table: 4, players: PLAYERS.slice(4) },
    ],
    byes: [],
  },
];
const SUBSTITUTED: Act = { type: 'seatTaken', round: 1, table: 3, seat: 1, player: 'sub' };
const after = (plan: Plan, ...acts: readonly Act[]) => tournamentOf(entriesOf([...opening(plan), ...acts])) as Tournament;
const hidden = after(HIDING, SUBSTITUTED);
const [OWN, OTHER] = hidden.rounds.flatMap(({ tables }) => tables.map(({ match }) => match)) as [string, string];

const READERS: Readonly<Record<string, Rightful>> = {
  organiser: { role: 'organiser', subject: {} },
  referee: { role: 'referee', subject: {} },
  'table 3': { role: 'table', subject: { table: 3 } },
  'a table of no number': { role: 'table', subject: {} },
  'player p1': { role: 'player', subject: { person: 'p1' } },
  'player p2, whose seat was taken': { role: 'player', subject: { person: 'p2' } },
  'player sub, who took it': { role: 'player', subject: { person: 'sub' } },
  'player p5': { role: 'player', subject: { person: 'p5' } },
  'a player of no name': { role: 'player', subject: {} },
  spectator: { role: 'spectator', subject: {} },
  server: { role: 'server', subject: {} },
};
const OFFICIALS = ['organiser', 'referee'];

describe.each(Object.entries(READERS))('%s', (name, reader) => {
  const isOfficial = OFFICIALS.includes(name);
  const ofOwn = ['table 3', 'player p1', 'player p2, whose seat was taken', 'player sub, who took it'].includes(name);
  const match = (log: string, table: number | undefined, tournament: Tournament | undefined) =>
    mayReadMatch(reader, { log, subject: table === undefined ? {} : { table }, tournament });

  test('reads everything while nothing is hidden', () => {
    for (const tournament of [undefined, after(PLAN)]) {
      expect(hidesFrom(reader, tournament)).toBe(false);
      for (const log of [OWN, OTHER, 'outside']) expect(match(log, 4, tournament)).toBe(true);
      for (const entry of entriesOf(ACTS)) expect(actFor(reader, entry, tournament)).toBe(entry.act);
    }
  });

  test('reads the matches of its own while results are hidden', () => {
    expect(hidesFrom(reader, hidden)).toBe(!isOfficial);
    expect(match(OWN, undefined, hidden)).toBe(isOfficial || ofOwn);
    expect(match(OTHER, undefined, hidden)).toBe(isOfficial || name === 'player p5');
    // A log outside the rounds is that of its table; what a seated one says of itself does not count.
    expect(match('outside', 3, hidden)).toBe(isOfficial || name === 'table 3');
    expect(match('outside', 4, hidden)).toBe(isOfficial);
    expect(match('outside', undefined, hidden)).toBe(isOfficial);
    expect(match(OTHER, 3, hidden)).toBe(isOfficial || name === 'player p5');
  });

  test('may read every match that it may write', () => {
    for (const [log, table] of [
      [OWN, 3],
      [OTHER, 4],
      ['outside', 3],
      ['outside', 4],
    ] as const) {
      const of = { log, subject: { table }, tournament: hidden };
      const written = mayWrite(reader, { ...of, entries: [] }, started().log)?.code;
      expect([log, table, written === 'forbidden' || mayReadMatch(reader, of)]).toEqual([log, table, true]);
    }
  });

  test('reads results and penalties of its own, and stand-ins for the others', () => {
    const log = entriesOf([...opening(HIDING), SUBSTITUTED, ...ACTS]);
    const tournament = tournamentOf(log) as Tournament;
    const read = (act: Act) => actFor(reader, log.find((one) => one.act === act) as TournamentEntry, tournament);
    const [ofThree, ofFour, ofP1, ofP5] = [entered(3), entered(4), penalty('p1'), penalty('p5')].map(
      (act) => ACTS.find((one) => JSON.stringify(one) === JSON.stringify(act)) as Act,
    ) as [Act, Act, Act, Act];
    const standIn = (table: number) => ({ type: 'withheld', result: { round: 1, table } });
    expect(read(ofThree)).toEqual(isOfficial || ofOwn ? ofThree : standIn(3));
    expect(read(ofFour)).toEqual(isOfficial || name === 'player p5' ? ofFour : standIn(4));
    expect(read(ofP1)).toEqual(isOfficial || name === 'player p1' ? ofP1 : { type: 'withheld' });
    expect(read(ofP5)).toEqual(isOfficial || name === 'player p5' ? ofP5 : { type: 'withheld' });
    for (const act of ACTS) if (act.type !== 'resultEntered' && act.type !== 'penaltyGiven') expect(read(act)).toBe(act);
  });
});

const entered = (table: number): Act => ({ type: 'resultEntered', round: 1, table, scores: [98_765, 7_235, 7_000, 7_000] });
const penalty = (player: string): Act => ({ type: 'penaltyGiven', round: 1, player, total: -98_765, reason: 'talks' });
const ACTS: readonly Act[] = [
  entered(3),
  entered(4),
  penalty('p1'),
  penalty('p5'),
  { type: 'resultConfirmed', round: 1, table: 4, digest: 'd'.repeat(64) },
  { type: 'actWithdrawn', entry: 'e99' },
  { type: 'lateDismissed', match: 'm', entry: 'x' },
  { type: 'clockStarted', round: 1, until: AT },
  { type: 'roundClosed', round: 1 },
];

test('of results that were entered for a table one after the other, a player reads the one that counts', () => {
  const log = entriesOf([...opening(HIDING), entered(3), { ...entered(3) }]);
  const tournament = tournamentOf(log) as Tournament;
  const types = (reader: Rightful) => log.slice(-2).map((entry) => actFor(reader, entry, tournament).type);
  expect(types({ role: 'player', subject: { person: 'p1' } })).toEqual(['withheld', 'resultEntered']);
  expect(types({ role: 'table', subject: { table: 3 } })).toEqual(['resultEntered', 'resultEntered']);
});

test('a result that does not fit counts for no table, withheld or not', () => {
  const wrong: Act = { ...entered(3), scores: [98_765, 0, 0, 0] } as Act;
  const log = entriesOf([...opening(HIDING), wrong]);
  const reader: Rightful = { role: 'spectator', subject: {} };
  expect(actFor(reader, log.at(-1) as TournamentEntry, tournamentOf(log))).toEqual({ type: 'withheld' });
});

test('the plan as it is now decides, whatever a round was seated under', () => {
  const spectator: Rightful = { role: 'spectator', subject: {} };
  expect(hidesFrom(spectator, after(PLAN, { type: 'planChanged', plan: HIDING }))).toBe(true);
  expect(hidesFrom(spectator, after(HIDING, { type: 'planChanged', plan: PLAN }))).toBe(false);
});

test('a summary without results has no number that comes from them', () => {
  const summary = summaryOf(played(started(), ['a', tsumo(1, { limit: 'mangan' })]).log);
  if (!summary) throw new Error('no summary');
  const { digest, match, kyoku, hands, isOver, conflicts } = summary;
  expect(withoutResults(summary)).toEqual({
    match,
    digest,
    at: undefined,
    kyoku,
    honba: 0,
    hands,
    sticks: 0,
    scores: [],
    isOver,
    conflicts,
    standings: [],
  });
});

const place = { round: fc.integer({ min: 1, max: 2 }), table: fc.integer({ min: 2, max: 5 }) };
const player = fc.constantFrom(...PLAYERS, 'sub', 'nobody');
const scores = fc.constantFrom([98_765, 7_235, 7_000, 7_000], [1, 2, 3, 4]);
const someAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constant('resultEntered' as const), ...place, scores }),
  fc.record({ type: fc.constant('penaltyGiven' as const), round: place.round, player, total: fc.constant(-98_765) }),
  fc.record({ type: fc.constant('actWithdrawn' as const), entry: fc.integer({ min: 9, max: 50 }).map((n) => `e${n}`) }),
  fc.record({ type: fc.constant('resultConfirmed' as const), ...place, digest: fc.constant('d'.repeat(64)) }),
  fc.record({ type: fc.constant('seatTaken' as const), ...place, seat: fc.constantFrom(0, 1, 2, 3), player }),
  fc.record({ type: fc.constant('roundClosed' as const), round: place.round }),
  fc.record({ type: fc.constant('roundReopened' as const), round: place.round }),
  place.round.map((round) => ({ ...(opening(PLAN).at(-1) as Extract<Act, { type: 'roundSeated' }>), round })),
);

test('whoever reads stand-ins goes through the same rounds, and learns no number', () => {
  const readers = Object.values(READERS).filter(({ role }) => role !== 'organiser' && role !== 'referee');
  fc.assert(
    fc.property(fc.array(someAct, { maxLength: 40 }), fc.constantFrom(...readers), (acts, reader) => {
      const log = entriesOf([...opening(HIDING), ...acts]);
      const full = tournamentOf(log) as Tournament;
      const seen = tournamentOf(log.map((entry) => ({ ...entry, act: actFor(reader, entry, full) }))) as Tournament;
      const rounds = ({ rounds: all }: Tournament) =>
        all.map(({ tables, ...round }) => ({
          ...round,
          tables: tables.map(({ entered: by, withheld, ...table }) => ({ ...table, result: by?.entry ?? withheld })),
        }));
      expect(rounds(seen)).toEqual(rounds(full));
      expect(seen.players).toEqual(full.players);
      // Acts that were set aside are no news to whoever may not read them; nor is it that they could not be withdrawn.
      const isSame = ({ entry: { act } }: Tournament['aside'][number]) =>
        !['resultEntered', 'penaltyGiven', 'actWithdrawn'].includes(act.type);
      expect(seen.aside.filter(isSame)).toEqual(full.aside.filter(isSame));
      const all = new Set(full.aside.map(({ entry }) => entry.id));
      expect(seen.aside.every(({ entry }) => all.has(entry.id))).toBe(true);
      if (reader.role === 'spectator') expect(JSON.stringify(seen)).not.toMatch(/98_?765/);
    }),
  );
});

test('every role of a link is judged here', () => {
  expect(new Set(Object.values(READERS).map(({ role }) => role))).toEqual(new Set([...LINK_ROLES, 'server']));
});
