import { presets } from '@tenbo/engine';
import { BYTE_ORDER_MARK } from '@tenbo/i18n';
import { type Act, standingsOf, tournamentOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { emaCsv, standingsCsv, standingsJson } from './standing-files.ts';

const NAMES: Readonly<Record<string, string>> = { a: 'Aki Suzuki', b: '=Ben', c: 'Chie', d: 'Dai, Max' };
const nameOf = (player: string) => NAMES[player] ?? player;
const EMA = ['Place', 'EMA number', 'Last name', 'First name', 'Country', 'Points', 'Penalties'];
const nobody = { nameOf, personOf: () => undefined };
const known = { nameOf, personOf: (player: string) => (player === 'a' ? { ema: '04030129', country: 'DE' } : undefined) };

const ACTS: readonly Act[] = [
  {
    type: 'tournamentOpened',
    version: 1,
    plan: { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 },
  },
  ...Object.keys(NAMES).map((player) => ({ type: 'playerEntered', player }) as const),
  { type: 'roundSeated', round: 1, tables: [{ table: 1, players: ['a', 'b', 'c', 'd'] }], byes: [] },
  { type: 'resultEntered', round: 1, table: 1, scores: [42_500, 31_500, 28_000, 18_000] },
  { type: 'penaltyGiven', round: 1, player: 'a', total: -20_000, reason: 'chombo' },
];
const tournament = tournamentOf(ACTS.map((act, i) => ({ id: `e${i}`, at: '2026-11-22T10:00:00Z', act })));
if (!tournament) throw new Error('not opened');
const standings = standingsOf(tournament, new Map());

const names = {
  place: 'Place',
  name: 'Name',
  emaColumns: EMA,
  total: 'Total',
  penalties: 'Penalties',
  matches: 'Matches',
  averagePlace: 'Average place',
  round: (round: number) => `R${round}`,
};

test('the files say the same as the standings', () => {
  expect(standingsCsv(tournament.plan, standings, nobody, names)).toBe(
    `${BYTE_ORDER_MARK}Place,Name,Total,R1,Penalties\r\n1,Aki Suzuki,7.5,27.5,-20\r\n2,'=Ben,6.5,6.5,0\r\n3,Chie,-7,-7,0\r\n4,"Dai, Max",-27,-27,0\r\n`,
  );
  const document = JSON.parse(standingsJson(tournament, standings, nobody)) as { standings: { name: string; total: number }[] };
  expect(document.standings.map(({ name, total }) => [name, total])).toEqual(
    standings.map(({ player, total }) => [nameOf(player), total]),
  );
});

test('EMA’s columns split names, and sum to zero once penalties are taken out', () => {
  const rows = emaCsv(tournament, standings, nobody, EMA).trimEnd().split('\r\n').slice(1);
  expect(rows).toEqual(['1,,Suzuki,Aki,,7.5,-20', "2,,'=Ben,,,6.5,0", '3,,Chie,,,-7,0', '4,,Dai,Max,,-27,0']);
  const sums = rows.map((row) => row.split(',').slice(-2).map(Number)).map(([points = 0, penalty = 0]) => points - penalty);
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(0);
});

test('an EMA number and a country are in every file, where somebody has one', () => {
  const [head, first, second] = standingsCsv(tournament.plan, standings, known, names).split('\r\n');
  expect([head, first, second]).toEqual([
    `${BYTE_ORDER_MARK}Place,Name,EMA number,Country,Total,R1,Penalties`,
    '1,Aki Suzuki,04030129,DE,7.5,27.5,-20',
    "2,'=Ben,,,6.5,6.5,0",
  ]);
  expect(emaCsv(tournament, standings, known, EMA).split('\r\n')[1]).toBe('1,04030129,Suzuki,Aki,DE,7.5,-20');
  const { standings: listed } = JSON.parse(standingsJson(tournament, standings, known)) as { standings: object[] };
  expect(listed[0]).toMatchObject({ name: 'Aki Suzuki', ema: '04030129', country: 'DE' });
  expect(listed[1]).not.toHaveProperty('ema');
});

test('in free play the standings show the number of matches and the average place', () => {
  const again: readonly Act[] = [
    { type: 'playerEntered', player: 'e' },
    { type: 'roundSeated', round: 2, tables: [{ table: 1, players: ['b', 'a', 'c', 'd'] }], byes: [] },
    { type: 'resultEntered', round: 2, table: 1, scores: [42_500, 31_500, 28_000, 18_000] },
  ];
  const [opened, ...rest] = ACTS;
  if (opened?.type !== 'tournamentOpened') throw new Error('not opened');
  const free = { ...opened, plan: { ...opened.plan, isFree: true as const } };
  const log = [free, ...rest, ...again].map((act, i) => ({ id: `e${i}`, at: '2026-11-22T10:00:00Z', act }));
  const night = tournamentOf(log);
  if (!night || night.aside.length > 0) throw new Error('does not fit');
  const [, ...lines] = standingsCsv(night.plan, standingsOf(night, new Map()), nobody, names).trimEnd().split('\r\n');
  expect(lines).toEqual([
    "1,'=Ben,34,2,1.5,0",
    '2,Aki Suzuki,14,2,1.5,-20',
    '3,e,0,0,,0',
    '4,Chie,-14,2,3,0',
    '5,"Dai, Max",-54,2,4,0',
  ]);
});
