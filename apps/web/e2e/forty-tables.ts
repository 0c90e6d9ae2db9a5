// An event of 160 players at 40 tables, as a busy round leaves it: written over HTTP, as any client would.
import { presets } from '@tenbo/engine';
import { type Entry, type MatchEvent, digestOf } from '@tenbo/ledger';
import { type Act, TOURNAMENT_VERSION, type TournamentEntry, matchStartOf, tournamentOf } from '@tenbo/tournament';

import { type Ask, KEY, type NewLink, granted, newLog, syncOf } from '../../server/testing/club.ts';
import { ron } from './thirty-hands.ts';

const FIRST = 'Agnieszka,Bartolomeo,Chiara,Dmitri,Elodie,Fumiko,Gottfried,Hanneke,Ilse,Joaquín'.split(',');
const LAST =
  'Kowalczyk,van der Meer,Lindqvist,Nakamura,Okonkwo,Baumgartner,Rossi,Haraldsdóttir,Petrov,Fernández,Svensson,Dubois,Yamashita,Novák,Ó Súilleabháin,Tanaka'.split(
    ',',
  );
/** 160 names, no two alike. */
export const NAMES: readonly string[] = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));

/** The tables that need a person, by what they need. */
export const NEEDY = { conflict: [12], called: [31], late: [4], unconfirmed: [19, 22, 36], silent: [27] } as const;

const MINUTE = 60_000;
/** One moment for everything: a log that is made again is the same. */
const NOW = Date.now();
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString();

/** @returns the token of its organiser */
export async function fortyTables(ask: Ask): Promise<string> {
  const { token } = await granted<{ readonly token: string }>(ask, { what: 'POST /api/events', token: KEY, body: {} });
  await inTurn(NAMES, (name, i) => granted(ask, { what: 'PUT /api/people', token, body: { id: `p${i}`, name } }));
  const tables = Array.from({ length: 40 }, (_, i) => ({ table: i + 1, players: [0, 1, 2, 3].map((seat) => playerAt(i, seat)) }));
  const plan = { title: 'Autumn Open', rules: presets.ema2025, standings: { ties: [] }, rounds: 5, minutes: 90, bye: 0 } as const;
  const acts: readonly Act[] = [
    { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan },
    ...NAMES.map((_, i) => ({ type: 'playerEntered', player: `p${i}` }) as const),
    { type: 'roundSeated', round: 1, tables, byes: [] },
    { type: 'clockStarted', round: 1, until: new Date(NOW + 42 * MINUTE).toISOString() },
    { type: 'refereeCalled', round: 1, table: NEEDY.called[0] },
  ];
  const log: readonly TournamentEntry[] = acts.map((act, i) => ({
    id: `a${i}`,
    at: ago(act.type === 'refereeCalled' ? 2 : 50),
    act,
  }));
  await granted(ask, syncOf('tournament', token, log));
  const round = tournamentOf(log)?.rounds[0];
  if (!round) throw new Error('not seated');
  await inTurn(round.tables, async (table) => {
    const start = matchStartOf(round, table);
    await newLog(ask, token, start.id, table.table);
    await granted(ask, syncOf(start.id, token, [start, ...handsAt(table.table, start)]));
  });
  await late(ask, token, matchStartOf(round, round.tables[NEEDY.late[0] - 1] as (typeof round.tables)[number]));
  return token;
}

/** Everybody has one seat, and no table a whole family. */
function playerAt(table: number, seat: number): string {
  return `p${seat * 40 + ((table * 7 + seat * 13) % 40)}`;
}

/** What a table has entered: some hands, the last of them some minutes ago. */
function handsAt(table: number, start: Entry): readonly Entry[] {
  const isIn = (kind: keyof typeof NEEDY) => (NEEDY[kind] as readonly number[]).includes(table);
  const entries: Entry[] = [];
  let after = start.id;
  const add = (event: MatchEvent, at: string, id = `e${entries.length}`) => {
    entries.push({ id, after: [after], at, event });
    after = id;
  };
  const hands = (table * 5) % 7;
  const last = isIn('silent') ? 17 : (table * 7) % 6;
  for (let i = 0; i <= hands; i += 1)
    add(
      { type: 'handEnded', hand: ron(((i + table) % 4) as 0, ((i + table + 1) % 4) as 0, 1 + (table % 3), 30) },
      ago(last + 5 * (hands - i)),
    );
  if (isIn('conflict')) {
    const before = entries.at(-1)?.after ?? [];
    entries.push({ id: 'other', after: before, at: ago(3), event: { type: 'handEnded', hand: ron(0, 2, 3, 40) } });
  }
  if (isIn('unconfirmed') || isIn('late')) add({ type: 'matchEnded', reason: 'agreed' }, ago(last), 'end');
  return entries;
}

/** A referee confirms the result; then a phone of the table that was away brings another hand. */
async function late(ask: Ask, token: string, start: Entry): Promise<void> {
  const table = NEEDY.late[0];
  const log = [start, ...handsAt(table, start)];
  const act: Act = { type: 'resultConfirmed', round: 1, table, digest: digestOf(log) };
  await granted(ask, syncOf('tournament', token, [{ id: 'confirmed', at: ago(1), act }]));
  const link = await granted<NewLink>(ask, { what: 'POST /api/links', token, body: { role: 'table', table } });
  const beside = { id: 'away', after: [start.id], at: ago(20), event: { type: 'handEnded', hand: ron(1, 0, 3, 30) } };
  const { status } = await ask(syncOf(start.id, link.token, [beside]));
  if (status === 200) throw new Error('it was in time');
}

async function inTurn<T>(list: readonly T[], work: (one: T, nth: number) => Promise<unknown>): Promise<void> {
  for (const [nth, one] of list.entries()) await work(one, nth);
}
