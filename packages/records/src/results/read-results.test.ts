import { expect, test } from 'vitest';

import type { ResultRow } from './result-row.ts';
import { readResults } from './read-results.ts';

const split = (text: string, delimiter: string) => text.split('\n').map((line) => line.split(delimiter));
const read = (text: string, name?: string) => readResults(text, { split, ...(name !== undefined && { name }) });

/** What the rows say in the named fields, a list for each row. */
function said(rows: readonly ResultRow[], ...fields: readonly (keyof ResultRow)[]) {
  return rows.map((row) => fields.map((field) => row[field]));
}

test('a list of a lobby of Tenhou: results in thousands from the first to the last, chips left out, the day from the name', () => {
  const text = [
    'C1234 | 21:05 | 四般東喰赤 | Aki(+51.0) B b(+6.0) (&gt;ω&lt;*)(-18.0) D(-39.0)',
    'C3630 | 23:25 | 三般南喰赤祝 | Aki(+64.0,+3枚) Ben(-8.0,-1枚) Chie(-56.0,-2枚)<br>',
    'L1000 | 23:59 | 四般南喰赤－ | A(+41) B(0.0) C(0.0) D(-41)',
  ].join('\r\n');
  const { rows, faults } = read(text, 'sca20240101.log.gz');
  expect(faults).toEqual([]);
  expect(said(rows, 'line', 'player', 'total', 'place', 'points')).toEqual([
    [1, 'Aki', 51_000, 1, undefined],
    [1, 'B b', 6000, 2, undefined],
    [1, '(>ω<*)', -18_000, 3, undefined],
    [1, 'D', -39_000, 4, undefined],
    [2, 'Aki', 64_000, 1, undefined],
    [2, 'Ben', -8000, 2, undefined],
    [2, 'Chie', -56_000, 3, undefined],
    [3, 'A', 41_000, 1, undefined],
    [3, 'B', 0, 2, undefined],
    [3, 'C', 0, 3, undefined],
    [3, 'D', -41_000, 4, undefined],
  ]);
  expect([...new Set(rows.map(({ at }) => at))]).toEqual([
    '2024-01-01T21:05:00+09:00',
    '2024-01-01T23:25:00+09:00',
    '2024-01-01T23:59:00+09:00',
  ]);
});

test('a ranked list of Tenhou names the record, whose id has the day', () => {
  const link = '<a href="http://tenhou.net/0/?log=2022121923gm-00b9-0000-62eb14e5">牌譜</a>';
  const text = `23:56 | 13 | 三鳳南喰赤－ | ${link} | A(+44.3) B(+8.5) C(-52.8)<br>\n00:00 | 23 | 四般南喰赤－ | 牌譜 | A(+53.0) B(+6.0) C(-18.0) D(-41.0)<br>`;
  const { rows, faults } = read(text);
  expect(faults).toEqual([]);
  expect(said([rows[0], rows[3]] as ResultRow[], 'at', 'id', 'player', 'total')).toEqual([
    ['2022-12-19T23:56:00+09:00', '2022121923gm-00b9-0000-62eb14e5', 'A', 44_300],
    [undefined, undefined, 'A', 53_000],
  ]);
});

test('a line of Tenhou with too few players, or unlike the others, is named', () => {
  const lines = ['21:05 | 四般東喰赤 | A(+51.0) B(+6.0) C(-57.0)', '21:05 | 四般東喰赤 | A(+51.0) B C D', 'no game'];
  const { rows, faults } = read(`21:05 | 四般東喰赤 | A(+51.0) B(+6.0) C(-18.0) D(-39.0)\n\n${lines.join('\n')}`);
  expect(rows).toHaveLength(4);
  expect(faults).toEqual([3, 4, 5].map((line) => ({ line, why: 'badLine' })));
});

test('lines of names and numbers, with a date, decimal commas, triangles and thousands', () => {
  const { rows, faults } = read(
    'Aki 35,000, Ben 28,000, Chie 22,000, Dai 15,000\n2024-05-02: Aki: +45,5; Suzuki Ben: 5; Chie: ▲20,5; Dai: −30\nnothing',
  );
  expect(faults).toEqual([{ line: 3, why: 'badLine' }]);
  expect(said(rows, 'at', 'player', 'points', 'total')).toEqual([
    [undefined, 'Aki', 35_000, undefined],
    [undefined, 'Ben', 28_000, undefined],
    [undefined, 'Chie', 22_000, undefined],
    [undefined, 'Dai', 15_000, undefined],
    ['2024-05-02', 'Aki', undefined, 45_500],
    ['2024-05-02', 'Suzuki Ben', undefined, 5000],
    ['2024-05-02', 'Chie', undefined, -20_500],
    ['2024-05-02', 'Dai', undefined, -30_000],
  ]);
});

test('a score sheet aligned by spaces; whoever has a dash did not play, and the sums are no game', () => {
  const sheet = [
    'Aki    Ben  Chie   Dai   Eri',
    '+45.0  +5.0 △20.0 △30.0 -',
    '-    ▲10.5  +60.5 ▲20.0 ▲30.0',
    '+45.0 -5.5 +40.5 -50.0 -30.0',
  ];
  const { rows, faults } = read(sheet.join('\n'));
  expect(faults).toEqual([]);
  expect(said(rows, 'line', 'round', 'player', 'total')).toEqual([
    [2, 1, 'Aki', 45_000],
    [2, 1, 'Ben', 5000],
    [2, 1, 'Chie', -20_000],
    [2, 1, 'Dai', -30_000],
    [3, 2, 'Ben', -10_500],
    [3, 2, 'Chie', 60_500],
    [3, 2, 'Dai', -20_000],
    [3, 2, 'Eri', -30_000],
  ]);
});

test('a score sheet with a date, a comment and a row of totals', () => {
  const { rows, faults } = read(
    'Datum;date;Aki;Ben;Chie\nx;31.12.2024;45000;35000;25000\ny;2025/1/2 20:30;35000;35000;x\n;合計;80000;70000;25000',
  );
  expect(faults).toEqual([
    { line: 1, why: 'unknownColumn', name: 'Datum' },
    { line: 3, why: 'badCell', column: 'points', text: 'x' },
  ]);
  expect(said(rows, 'at', 'player', 'points')).toEqual([
    ['2024-12-31', 'Aki', 45_000],
    ['2024-12-31', 'Ben', 35_000],
    ['2024-12-31', 'Chie', 25_000],
  ]);
});

test('a row for each game: players by number, by wind or by place', () => {
  const numbered = read(
    'Date,Player 1,Score 1,Player 2,Score 2,Player 3,Score 3,Player 4,Score 4\n2024-01-02,A,35000,B,28000,C,22000,D,15000',
  );
  expect(said(numbered.rows, 'at', 'player', 'points', 'seat')).toEqual([
    ['2024-01-02', 'A', 35_000, undefined],
    ['2024-01-02', 'B', 28_000, undefined],
    ['2024-01-02', 'C', 22_000, undefined],
    ['2024-01-02', 'D', 15_000, undefined],
  ]);
  const winds = read('E Player,E Pts,S Player,S Pts,W Player,W Pts\nA,45000,B,35000,C,25000');
  expect(said(winds.rows, 'player', 'points', 'seat')).toEqual([
    ['A', 45_000, 0],
    ['B', 35_000, 1],
    ['C', 25_000, 2],
  ]);
  const places = read('1位,1位ポイント,2位,2位ポイント,3位,3位ポイント\nA,+60.0,B,▲10,C,▲50.0');
  expect(said(places.rows, 'player', 'total', 'place')).toEqual([
    ['A', 60_000, 1],
    ['B', -10_000, 2],
    ['C', -50_000, 3],
  ]);
  for (const { faults } of [numbered, winds, places]) expect(faults).toEqual([]);
});

test('points and results beside each other are told apart by their words', () => {
  const heads = [
    'p1_name,p1_rpoint,p1_rank,p1_point',
    'p2_name,p2_rpoint,p2_rank,p2_point',
    'p3_name,p3_rpoint,p3_rank,p3_point',
  ];
  const wide = read(`playtime,${heads.join(',')}\n2024-05-01 20:00,A,45000,1,+40.0,B,35000,2,0.0,C,25000,3,-40.0`);
  expect(said(wide.rows, 'at', 'player', 'points', 'place', 'total')).toEqual([
    ['2024-05-01T20:00', 'A', 45_000, 1, 40_000],
    ['2024-05-01T20:00', 'B', 35_000, 2, 0],
    ['2024-05-01T20:00', 'C', 25_000, 3, -40_000],
  ]);
  const long = read('game,name,score,points\n1,A,45000,40\n1,B,35000,0\n1,C,25000,-40');
  expect(said(long.rows, 'player', 'points', 'total')).toEqual([
    ['A', 45_000, 40_000],
    ['B', 35_000, 0],
    ['C', 25_000, -40_000],
  ]);
});

test('a row for each player, as leagues list them: games by date and number, and results by their size', () => {
  const day = (date: string) =>
    [`${date},第1試合,A,1,56.8`, `${date},第1試合,B,2,12.1`, `${date},第1試合,C,3,▲17.4`, `${date},第1試合,D,4,▲51.5`].join('\n');
  const { rows, faults } = read(`日付,試合,選手,順位,ポイント\n${day('2024/9/16')}\n${day('2024/9/17')}`);
  expect(faults).toEqual([]);
  expect(said(rows, 'round', 'table', 'at', 'player', 'place', 'total').slice(3, 6)).toEqual([
    [1, 1, '2024-09-16', 'D', 4, -51_500],
    [2, 1, '2024-09-17', 'A', 1, 56_800],
    [2, 1, '2024-09-17', 'B', 2, 12_100],
  ]);
});

test('games without rounds: a new round begins whenever somebody plays again', () => {
  const rows = (game: number, ...names: readonly string[]) => names.map((name) => `${game},${name},35000`).join('\n');
  const text = ['game,name,points', rows(1, 'A', 'B', 'C'), rows(2, 'D', 'E', 'F'), rows(3, 'A', 'G', 'H')].join('\n');
  expect(said(read(text).rows, 'round', 'table', 'player').filter((_, i) => i % 3 === 0)).toEqual([
    [1, 1, 'A'],
    [1, 2, 'D'],
    [2, 1, 'A'],
  ]);
});

test('the final table of a tournament says nothing of its games', () => {
  const { rows, faults } = read(
    'Place,Name,Country,Points\n1,A,DE,50000\n2,B,DK,40000\n3,C,FR,30000\n4,D,PL,20000\n5,E,IT,10000',
  );
  expect([rows, faults]).toEqual([
    [],
    [
      { line: 1, why: 'unknownColumn', name: 'Country' },
      { line: 2, why: 'noGames' },
    ],
  ]);
});

test('a game with a faulty row is left out, and the others are read', () => {
  const { rows, faults } = read(
    'game,name,points\n1,A,35000\n1,B,many\n1,C,25000\n2,A,35000\n2,B,35000\n2,C,35000\n3,,1\n4,a\u202Eb,35000\n5,A,',
  );
  expect(faults).toEqual([
    { line: 3, why: 'badCell', column: 'points', text: 'many' },
    { line: 8, why: 'badCell', column: 'player', text: '' },
    { line: 9, why: 'unreadable' },
    { line: 10, why: 'badCell', column: 'points', text: '' },
  ]);
  expect(rows.map(({ line }) => line)).toEqual([5, 6, 7]);
});

test('a date whose day and month could be exchanged is no date, but tells games apart', () => {
  const { rows } = read(
    'date,name,points\n1/2/2024,A,1000\n1/2/2024,B,2000\n2/2/2024,A,3000\n12/31/2024,A,4000\n30.2.2024,A,5000',
  );
  expect(said(rows, 'at', 'round')).toEqual([
    [undefined, 1],
    [undefined, 1],
    [undefined, 2],
    ['2024-12-31', 3],
    [undefined, 4],
  ]);
});

test('points in thousands or hundreds are told from results by their sum', () => {
  const sheet = (...rows: readonly string[]) => said(read(['A B C D', ...rows].join('\n')).rows, 'points', 'total');
  const points = [41_200, 27_500, 20_000, 11_300].map((one) => [one, undefined]);
  expect(sheet('41.2 27.5 20.0 11.3')).toEqual(points);
  expect(sheet('412 275 200 113')).toEqual(points);
  expect(sheet('412 275 200 113', '250 250 250 251', '300 300 300 100').slice(4, 8)).toEqual(
    [25_000, 25_000, 25_000, 25_100].map((one) => [one, undefined]),
  );
  expect(sheet('41.2 7.5 -20.0 -28.7')).toEqual([41_200, 7500, -20_000, -28_700].map((one) => [undefined, one]));
});

test('names and points alone are a game, with any separator', () => {
  for (const between of [',', ';', '\t', '，', '|', '   ']) {
    const { rows, faults } = read(
      ['name', 'A', 'B', 'C'].map((name, i) => `${name}${between}${['points', 45_000, 35_000, 25_000][i] ?? ''}`).join('\n'),
    );
    expect([between, faults, said(rows, 'player', 'points')]).toEqual([
      between,
      [],
      [
        ['A', 45_000],
        ['B', 35_000],
        ['C', 25_000],
      ],
    ]);
  }
});

test('a title may stand above the headings, and lines count from the beginning of the text', () => {
  const { rows, faults } = read('Autumn League 2026;;\n\nas of today\ngame;name;points\n1;A;45000\n1;B;35000\n1;C;25000\n2;A;x');
  expect(rows.map(({ line, player }) => [line, player])).toEqual([
    [5, 'A'],
    [6, 'B'],
    [7, 'C'],
  ]);
  expect(faults).toEqual([{ line: 8, why: 'badCell', column: 'points', text: 'x' }]);
});

test('other texts are no results', () => {
  const none = [{ line: 1, why: 'notResults' }];
  for (const text of [
    'a note',
    '{"a": 1, "b": 2, "c": 3}',
    '[[1,2,3],[1,2,3]]',
    '<a>1</a>',
    'a,b,c\nd,e,f',
    'Hello, Aki, how are you?',
  ])
    expect([text, read(text).faults]).toEqual([text, none]);
  // A seating plan, the hands of a match, and a list of places.
  for (const text of [
    'round,table,east,south,west,north\n1,1,1,2,3,4\n1,2,5,6,7,8',
    'hand,outcome,A ±,B ±,C ±,D ±,A,B,C,D\n1,ron,-3900,3900,0,0,21100,28900,25000,25000',
    'Tokyo 5, Osaka 3, Nagoya 2',
  ])
    expect([text, read(text).faults]).toEqual([text, none]);
  expect(read('\n \n')).toEqual({ rows: [], faults: [] });
});

test('hostile lists are answered in time', () => {
  const long = 'x'.repeat(1_000_000);
  const wide = Array.from({ length: 100_000 }, (_, i) => `n${i}`).join(',');
  const begun = performance.now();
  expect(read(`Aki +1, Ben 0, Chie -1\n${'a '.repeat(500_000)}`).faults).toEqual([{ line: 2, why: 'badLine' }]);
  expect(read(`21:05 | 四般東喰赤 | A(+1.0) B(0.0) C(-1.0)${' '.repeat(500_000)}D`).faults).toEqual([
    { line: 1, why: 'badLine' },
  ]);
  expect(read(`game,name,points,${long}\n1,${long},1\n2,A,${long}`).faults).toEqual([
    { line: 1, why: 'unknownColumn', name: 'x'.repeat(100) },
    { line: 2, why: 'unreadable' },
    { line: 3, why: 'badCell', column: 'points', text: 'x'.repeat(100) },
  ]);
  expect(read(`${wide}\n${'1,2,3\n'.repeat(100_000)}`).faults).toEqual([{ line: 1, why: 'notResults' }]);
  expect(read(`name,points\n${'A,1\n'.repeat(200_001)}`).faults).toEqual([{ line: 200_001, why: 'tooMany' }]);
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('names that objects have are names', () => {
  const { rows, faults } = read('__proto__,constructor,toString\n45000,35000,25000');
  expect([faults, said(rows, 'player', 'points')]).toEqual([
    [],
    [
      ['__proto__', 45_000],
      ['constructor', 35_000],
      ['toString', 25_000],
    ],
  ]);
});
