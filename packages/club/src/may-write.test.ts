import { readFileSync } from 'node:fs';

import { presets, unwrap } from '@tenbo/engine';
import { type Entry, type Log, type Match, type MatchEvent, digestOf, mergeLogs, newMatch, replay } from '@tenbo/ledger';
import { type Act, type Plan, type Tournament, matchStartOf, tournamentOf } from '@tenbo/tournament';
import { describe, expect, test } from 'vitest';

import { draw, kept, next, played, undone } from '../../../fixtures/logs.ts';
import { MATCH_STATES, type MatchLog, type MatchProgress, OF_OFFICIALS, OF_TABLES, WRITTEN, type Written } from './may-write.ts';
import { mayCreate, mayWrite, progressOf } from './may-write.ts';
import { LINK_ROLES, type LinkRole, type Rightful } from './rights.ts';

const PLAN: Plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 };
const PLAYERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const AT = '2026-11-22T10:00:00Z';

/** A tournament whose first round is seated at tables 3 and 4, after further acts. */
function seated(further: readonly Act[] = [], plan = PLAN): Tournament {
  const tables = [
    { table: 3, players: PLAYERS.slice(0, 4) },
    { table: 4, players: PLAYERS.slice(4) },
  ];
  const acts: readonly Act[] = [
    { type: 'tournamentOpened', version: 1, plan },
    ...PLAYERS.map((player) => ({ type: 'playerEntered', player }) as const),
    { type: 'roundSeated', round: 1, tables, byes: [] },
    ...further,
  ];
  return tournamentOf(acts.map((act, i) => ({ id: `act${i}`, at: AT, act }))) as Tournament;
}

function begun({ rounds }: Tournament, nth = 0): Match {
  const round = rounds[0];
  const table = round?.tables[nth];
  if (!round || !table) throw new Error('not seated');
  return unwrap(newMatch(matchStartOf(round, table)));
}

const OPEN = played(begun(seated()), ['h1', draw(0)], ['h2', draw(1)]);
const OVER = played(OPEN, ['end', { type: 'matchEnded', reason: 'agreed' }]);
const confirmed: Act = { type: 'resultConfirmed', round: 1, table: 3, digest: digestOf(OVER.log) };
const entered: Act = { type: 'resultEntered', round: 1, table: 4, scores: [30_000, 30_000, 30_000, 30_000] };

/** A match of each state, at table 3. */
const MATCHES: Readonly<Record<MatchProgress, Match & { readonly tournament: Tournament }>> = {
  open: { ...OPEN, tournament: seated() },
  ended: { ...OVER, tournament: seated() },
  confirmed: { ...OVER, tournament: seated([confirmed]) },
  closed: { ...OVER, tournament: seated([confirmed, entered, { type: 'roundClosed', round: 1 }]) },
  elsewhere: {
    ...played(unwrap(newMatch({ ...(OPEN.log[0] as Entry), id: 'free' })), ['h1', draw(0)], ['h2', draw(1)]),
    tournament: seated(),
  },
};

function logOf(state: MatchProgress): MatchLog {
  const { log, tournament } = MATCHES[state];
  return { log: log[0]?.id ?? '', subject: { table: 3 }, entries: log, tournament };
}

/** What somebody wrote who had seen a part of the log. */
function beside(log: Log, until: number, id: string, event: MatchEvent): Entry {
  const seen = log.slice(0, until);
  return next({ log: seen, state: replay(seen) }, id, event);
}

/** An entry of each kind. */
function written(kind: Written, log: Log): Entry {
  if (kind === 'note') return beside(log, log.length, 'new', { type: 'noteAdded', text: 'tea' });
  if (kind === 'lastHand') return beside(log, 3, 'new', undone('h2'));
  if (kind === 'earlier') return beside(log, 3, 'new', undone('h1'));
  if (kind === 'afterEnd') return beside(log, log.length, 'new', { type: 'penaltyGiven', seat: 0, ranking: 1_000 });
  return beside(log, 3, 'new', draw(2));
}

const who = (role: LinkRole, table = 3): Rightful => ({ role, subject: role === 'table' ? { table } : {} });
const WRITERS = LINK_ROLES.filter((role) => role === 'table' || role === 'organiser' || role === 'referee');

test.each(MATCH_STATES)('a match that is %s is told from the logs', (state) => {
  expect(progressOf(logOf(state))).toBe(state);
});

describe.each(MATCH_STATES)('in a match that is %s', (state) => {
  const match = logOf(state);
  // An open match has no end that anybody could follow.
  const kinds = WRITTEN.filter((kind) => kind !== 'afterEnd' || (state !== 'open' && state !== 'elsewhere'));

  test.each(WRITERS.flatMap((role) => kinds.map((kind) => [role, kind] as const)))(
    '%s and %s: as the table says',
    (role, kind) => {
      const verdict = (role === 'table' ? OF_TABLES : OF_OFFICIALS)[state][kind];
      const refused = mayWrite(who(role), match, [written(kind, match.entries)]);
      expect(refused).toEqual(verdict === 'yes' ? undefined : { code: verdict, entries: ['new'] });
    },
  );

  test('who only looks on, and another table, may write nothing', () => {
    for (const writer of [who('spectator'), who('player'), who('table', 4), { role: 'table', subject: {} } as const])
      for (const kind of kinds) expect(mayWrite(writer, match, [written(kind, match.entries)])?.code).toBe('forbidden');
  });

  test('what is there already is not judged again', () => {
    for (const role of WRITERS) {
      if (role === 'table' && state === 'elsewhere') continue;
      expect(mayWrite(who(role), match, match.entries)).toBeUndefined();
    }
  });
});

test('nobody writes into a closed match: not even who knew the end, and in whatever order', () => {
  const { log, tournament } = MATCHES.closed;
  const late = [written('note', log), written('afterEnd', log), written('play', log), written('earlier', log)].map((one, i) => ({
    ...one,
    id: `late${i}`,
  }));
  for (const role of WRITERS)
    for (const sent of [late, late.toReversed()]) {
      const refused = mayWrite(who(role), { log: log[0]?.id ?? '', subject: {}, entries: log, tournament }, sent);
      expect(refused).toEqual({ code: 'resultClosed', entries: sent.map(({ id }) => id) });
    }
});

test('an entry that follows one nobody has counts as one that follows the end, because it may turn out to be', () => {
  const orphan = { ...written('afterEnd', OVER.log), after: ['later'] };
  expect(mayWrite(who('table'), logOf('ended'), [orphan])).toEqual({ code: 'matchOver', entries: ['new'] });
});

test('a chain of entries behind the end is found in any order', () => {
  const note = { ...written('note', OVER.log), id: 'note' };
  const penalty = { ...written('afterEnd', OVER.log), id: 'penalty', after: ['note'] };
  for (const sent of [
    [note, penalty],
    [penalty, note],
  ])
    expect(mayWrite(who('table'), logOf('ended'), sent)).toEqual({ code: 'matchOver', entries: ['penalty'] });
});

test('a hand beside the end is taken until the result is confirmed, and does not pass silently', () => {
  const hand = written('play', OVER.log);
  expect(mayWrite(who('table'), logOf('ended'), [hand])).toBeUndefined();
  const merged = unwrap(mergeLogs(OVER.log, [hand]));
  expect(replay(merged).conflicts).not.toEqual([]);
  // Confirmations are of the log without it, so nobody has confirmed the two.
  expect(progressOf({ ...logOf('confirmed'), entries: merged })).not.toBe('confirmed');
});

test('a seated match begins as its seating says: other rules, points, players or times are refused, from whomever they come', () => {
  const { tournament } = MATCHES.open;
  const [start] = OPEN.log as readonly [Entry];
  if (start.event.type !== 'matchStarted') throw new Error('a log begins with its start');
  const match = { log: start.id, subject: {}, entries: [], tournament };
  const forged: readonly Entry[] = [
    { ...start, event: { ...start.event, rules: presets.tenhou } },
    { ...start, event: { ...start.event, scores: [10_000_000, 100, 100, 100] } },
    { ...start, event: { ...start.event, players: ['d', 'c', 'b', 'a'] } },
    { ...start, at: '2026-11-22T10:00:01Z' },
  ];
  for (const role of WRITERS) {
    for (const one of forged) expect(mayWrite(who(role), match, [one])).toEqual({ code: 'otherStart', entries: [start.id] });
    expect(mayWrite(who(role), match, [start])).toBeUndefined();
  }
});

test('the plan may let tables correct every hand of an open match, and of no other', () => {
  const plan: Plan = { ...PLAN, tablesCorrect: true };
  for (const state of MATCH_STATES) {
    const match = { ...logOf(state), tournament: { ...MATCHES[state].tournament, plan } };
    const refused = mayWrite(who('table'), match, [written('earlier', match.entries)]);
    expect(refused === undefined).toBe(state === 'open');
  }
});

test('a choice between two versions is for a referee', () => {
  const log = unwrap(mergeLogs(OPEN.log, [beside(OPEN.log, 2, 'other', draw(3))]));
  const choice = next({ log, state: replay(log) }, 'choice', kept('other', 'h2', 'other'));
  const match = { ...logOf('open'), entries: log };
  expect(mayWrite(who('table'), match, [choice])).toEqual({ code: 'refereeCorrects', entries: ['choice'] });
  expect(mayWrite(who('referee'), match, [choice])).toBeUndefined();
});

test('a log is created by its own table, or by an official; outside the rounds only by an official', () => {
  const { tournament } = MATCHES.open;
  const [own, other] = [begun(tournament).log[0]?.id ?? '', begun(tournament, 1).log[0]?.id ?? ''];
  const may = (role: LinkRole, log: string, table: number | undefined, of: Tournament | undefined = tournament) =>
    mayCreate(who(role), { log, subject: { table }, tournament: of });
  expect(may('table', own, 3)).toBe(true);
  expect(may('referee', own, 3)).toBe(true);
  // Nobody can give the match of table 4 to another table.
  for (const role of LINK_ROLES) for (const table of [3, undefined]) expect(may(role, other, table)).toBe(false);
  expect(may('table', 'another', 3)).toBe(false);
  expect(may('organiser', 'another', 3)).toBe(true);
  expect(mayCreate(who('table'), { log: 'free', subject: { table: 3 }, tournament: undefined })).toBe(true);
  expect(mayCreate(who('table'), { log: 'free', subject: { table: 4 }, tournament: undefined })).toBe(false);
});

test('what follows an entry that came too late comes too late as well, even if it would be taken alone', () => {
  const match = logOf('confirmed');
  const late = { ...written('play', match.entries), id: 'late' };
  const penalty = { ...written('afterEnd', match.entries), id: 'penalty' };
  const after = { ...penalty, id: 'after', after: [...penalty.after, 'late'] };
  const more = { ...penalty, id: 'more', after: ['after'] };
  expect(mayWrite(who('referee'), match, [penalty])).toBeUndefined();
  for (const sent of [
    [late, after, more],
    [more, after, late],
  ])
    expect(mayWrite(who('referee'), match, sent)).toEqual({ code: 'resultClosed', entries: sent.map(({ id }) => id) });
  for (const sent of [[after], [more], [after, more]])
    expect(mayWrite(who('referee'), match, sent)).toEqual({ code: 'resultClosed', entries: sent.map(({ id }) => id) });
});

test('docs/operate.md prints both tables', () => {
  const rows = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:a hand|a note|a correction|another|what follows)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  const printed = (verdicts: typeof OF_TABLES) =>
    WRITTEN.map((kind) =>
      (['open', 'ended', 'confirmed', 'closed'] as const).map((state) =>
        kind === 'afterEnd' && state === 'open' ? '' : verdicts[state][kind],
      ),
    );
  expect(rows).toEqual([...printed(OF_TABLES), ...printed(OF_OFFICIALS)]);
});
