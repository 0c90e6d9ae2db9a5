import { type SeasonTable, sumOfSeason, viewSeason } from '@tenbo/ledger';
import { type Act, resultsOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { draw, ron, tsumo } from '../../../../../fixtures/logs.ts';
import { eventSeason, named, withoutHands } from './event-season.ts';
import { ENDED, PLAN, entered, knownOf, playedAt, seated, tournamentAfter } from '../testing.ts';

const EIGHT = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
const ROUND_1 = seated(1, EIGHT.slice(0, 4), EIGHT.slice(4));
const BY_HAND: Act = { type: 'resultEntered', round: 1, table: 2, scores: [42_000, 32_000, 26_000, 20_000] };
const begun = tournamentAfter(PLAN, ...entered(...EIGHT), ROUND_1);
const TILES = { hand: '234m456p567s88s67m', tile: '8m' };

const countsOf = ({ players }: SeasonTable, player: string) =>
  sumOfSeason(players.find(({ name }) => name === player)?.bySeat ?? []);

test('hands and results count for the player in the seat', () => {
  const acts: Act[] = [
    ...entered(...EIGHT),
    { type: 'playerEntered', player: 'sub', isSubstitute: true },
    ROUND_1,
    { type: 'seatTaken', round: 1, table: 1, seat: 2, player: 'sub' },
  ];
  const tournament = tournamentAfter(PLAN, ...acts);
  const log = playedAt(tournament, 1, 1, ron(2, 0, { tiles: TILES }), ron(1, 2, { han: 1, fu: 30 }), ENDED);
  expect(log[0]?.event).toMatchObject({ players: EIGHT.slice(0, 4) });
  const [table] = eventSeason(tournament, knownOf(log).logs) as [SeasonTable];
  expect(table.players.map(({ name }) => name)).toEqual(['p1', 'p2', 'sub', 'p4']);
  expect(countsOf(table, 'sub')).toMatchObject({ matches: 1, finished: 1, rons: 1, dealIns: 1 });
  expect(table.players[2]?.biggest[0]).toMatchObject({ player: 'sub', discarder: 'p1' });
});

test('a substitute who takes a seat after the match was counted gets what was counted', () => {
  const log = playedAt(begun, 1, 1, ron(2, 0, { han: 3, fu: 30 }));
  const later = tournamentAfter(PLAN, ...entered(...EIGHT, 'p9'), ROUND_1, {
    type: 'seatTaken',
    round: 1,
    table: 1,
    seat: 2,
    player: 'p9',
  });
  const logs = new Map([
    ['e9-1', log],
    ['e10-1', log],
  ]);
  expect(eventSeason(begun, logs)[0]?.players[2]?.name).toBe('p3');
  expect(eventSeason(later, logs)[0]?.players[2]?.name).toBe('p9');
});

test('places and totals are those of the results, entered by hand or not, and every hand is counted', () => {
  const tournament = tournamentAfter(PLAN, ...entered(...EIGHT), ROUND_1, BY_HAND);
  const { logs, summaries } = knownOf(
    playedAt(tournament, 1, 1, tsumo(0, { limit: 'mangan' }), draw(0), ENDED),
    playedAt(tournament, 1, 2, ron(3, 0, { limit: 'haneman' })),
  );
  const [table] = eventSeason(tournament, logs) as [SeasonTable];
  for (const { player, place, total } of resultsOf(tournament, summaries)) {
    expect(countsOf(table, player)).toMatchObject({ finished: 1, places: { [place]: 1 }, total });
  }
  expect(resultsOf(tournament, summaries)).toHaveLength(8);
  expect(table.matches.map(({ outcomes }) => Object.values(outcomes).reduce((sum, n) => sum + n, 0))).toEqual([2, 1]);
});

test('a match on paper counts without hands; one that has not begun does not count', () => {
  const season = eventSeason(tournamentAfter(PLAN, ...entered(...EIGHT), ROUND_1, BY_HAND), new Map());
  expect(season.map(({ matches }) => matches.map(({ name }) => name))).toEqual([['e9-2']]);
  expect(withoutHands(season)).toBe(1);
  expect(eventSeason(begun, new Map())).toEqual([]);
});

test('an unfinished match has no result, and does not count as one without hands', () => {
  const season = eventSeason(begun, knownOf(playedAt(begun, 1, 1, draw(0))).logs);
  expect(season[0]?.matches.map(({ result }) => result)).toEqual([undefined]);
  expect(withoutHands(season)).toBe(0);
});

test('two accounts of a hand: the match is in doubt and has no result, as in the standings', () => {
  const log = playedAt(begun, 1, 1, ron(1, 0, { han: 3, fu: 30 }));
  const last = log.at(-1);
  const other = { ...playedAt(begun, 1, 1, ron(1, 0, { han: 2, fu: 30 })).at(-1), id: 'other' } as typeof last;
  const { logs, summaries } = knownOf([...log, ...(other ? [other] : [])]);
  expect(resultsOf(begun, summaries)).toEqual([]);
  expect(eventSeason(begun, logs)[0]?.matches).toMatchObject([{ inDoubt: true, result: undefined }]);
});

test('a view has names instead of ids', () => {
  const season = eventSeason(begun, knownOf(playedAt(begun, 1, 1, ron(1, 0, { yakuman: 1 }), ENDED)).logs);
  const view = viewSeason(season[0] as SeasonTable, { order: 'total', least: 1 });
  const shown = named(
    view,
    (player) => `Player ${player}`,
    (match) => `Match ${match}`,
  );
  const win = { player: 'Player p2', discarder: 'Player p1', match: 'Match e9-1' };
  expect([shown.players[0]?.name, shown.biggest, shown.yakuman]).toMatchObject(['Player p2', [win], [win]]);
  const left = JSON.stringify(shown).matchAll(/"(?:p\d|e9-\d)"/g);
  expect([...left]).toEqual([]);
});
