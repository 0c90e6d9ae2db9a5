import { describe, expect, test } from 'vitest';

import { type SeasonOrder, type SeasonTable, viewSeason } from './index.ts';
import { NO_COUNTS, type SeasonCounts, type SeasonMatch, type SeasonPlayer } from './season.ts';
import { NO_WINS, type NotedWin } from './season-wins.ts';

/** A player who always sat at one seat. */
function player(name: string, counts: Partial<SeasonCounts>, seat = 0): SeasonPlayer {
  const own = { ...NO_COUNTS, matches: 1, ...counts };
  return { name, bySeat: [0, 1, 2, 3].map((other) => (other === seat ? own : NO_COUNTS)), biggest: [] };
}

interface Played {
  readonly at?: string;
  readonly players?: readonly string[];
  /** The results, by seat; undefined if the match has no end. */
  readonly totals?: readonly number[] | undefined;
  readonly outcomes?: Partial<SeasonMatch['outcomes']>;
}

const NO_HANDS = { ron: 0, tsumo: 0, exhaustiveDraw: 0, abortiveDraw: 0, chombo: 0 };

function match(
  name: string,
  { at, players = ['Aki', 'Ben', 'Chie', 'Dai'], totals = [0, 0, 0, 0], outcomes }: Played = {},
): SeasonMatch {
  return {
    name,
    ...(at !== undefined && { at }),
    inDoubt: false,
    missing: 0,
    outcomes: { ...NO_HANDS, ...outcomes },
    players,
    points: [25_000, 25_000, 25_000, 25_000],
    result: totals.map((total, seat) => ({ place: seat + 1, total })),
  };
}

function openMatch(name: string): SeasonMatch {
  return { ...match(name), result: undefined };
}

function noted(name: string, points: number): NotedWin {
  const before = { kyoku: 0, honba: 0, sticks: 0 };
  const unknown = { discarder: undefined, limit: undefined, value: undefined, tiles: undefined, yaku: undefined };
  return { match: 'one', before, player: name, by: 'tsumo', points, ...unknown };
}

function table(parts: Partial<SeasonTable>): SeasonTable {
  return { seats: 4, matches: [], players: [], yakuman: [], ...parts };
}

const ALL = { order: 'total', least: 1 } as const;

// Chie began one match that has no end and no hand yet.
const PLAYERS = [
  player('Chie', {}),
  player('Dai', { matches: 2, finished: 2, total: 60, places: { 1: 2 }, hands: 20, rons: 2, dealIns: 4 }, 1),
  player('Aki', { matches: 4, finished: 4, total: 80, places: { 1: 2, 4: 2 }, hands: 40, rons: 12, dealIns: 4 }),
  player('Ben', { matches: 3, finished: 3, total: -90, places: { 4: 3 }, hands: 30, rons: 6, dealIns: 9 }, 3),
];

describe('players', () => {
  test.each<readonly [SeasonOrder, readonly string[]]>([
    ['total', ['Aki', 'Dai', 'Ben', 'Chie', 'Fay']],
    ['perMatch', ['Dai', 'Aki', 'Ben', 'Chie', 'Fay']],
    ['place', ['Dai', 'Aki', 'Ben', 'Chie', 'Fay']],
    ['matches', ['Aki', 'Ben', 'Dai', 'Chie', 'Fay']],
    ['win', ['Aki', 'Ben', 'Dai', 'Chie', 'Fay']],
    ['dealIn', ['Aki', 'Dai', 'Ben', 'Chie', 'Fay']],
    ['name', ['Aki', 'Ben', 'Chie', 'Dai', 'Fay']],
  ])('by %s: the best first, those with nothing to compare last', (order, names) => {
    const players = [...PLAYERS, player('Fay', {})];
    expect(viewSeason(table({ players }), { order, least: 1 }).players.map(({ name }) => name)).toEqual(names);
  });

  test('have their rank by the total in every order, and equal totals share the better rank', () => {
    const equal = player('Emi', { matches: 2, finished: 2, total: 60 });
    const { players } = viewSeason(table({ players: [...PLAYERS, equal] }), { order: 'name', least: 1 });
    expect(players.map(({ name, rank }) => [name, rank])).toEqual([
      ['Aki', 1],
      ['Ben', 5],
      ['Chie', 4],
      ['Dai', 2],
      ['Emi', 2],
    ]);
  });

  test('have what they did at all seats, and its rates', () => {
    const moved = { ...PLAYERS[1]!, bySeat: PLAYERS[1]!.bySeat.with(2, { ...NO_COUNTS, matches: 1, hands: 5, rons: 3 }) };
    const [dai] = viewSeason(table({ players: [moved] }), ALL).players;
    expect(dai).toMatchObject({ counts: { matches: 3, hands: 25, rons: 5 }, rates: { win: 5 / 25 } });
  });

  test('with fewer matches, or beyond the most, are not listed but count', () => {
    const season = table({ players: PLAYERS });
    const listed = (least: number, most?: number) => {
      const { players, unlisted, all } = viewSeason(season, { order: 'total', least, ...(most !== undefined && { most }) });
      return [players.map(({ name }) => name), unlisted, all.hands];
    };
    expect(listed(1)).toEqual([['Aki', 'Dai', 'Ben', 'Chie'], 0, 90]);
    expect(listed(2)).toEqual([['Aki', 'Dai', 'Ben'], 1, 90]);
    expect(listed(3)).toEqual([['Aki', 'Ben'], 2, 90]);
    expect(listed(1, 2)).toEqual([['Aki', 'Dai'], 2, 90]);
  });
});

test('everybody together, and by seat', () => {
  const { seats, all, bySeat } = viewSeason(table({ players: PLAYERS }), ALL);
  expect([seats, all.rons, all.places]).toEqual([4, 20, { 1: 4, 4: 5 }]);
  expect(bySeat.map(({ rons }) => rons)).toEqual([12, 2, 0, 6]);
});

test('of a single player, everything is about them alone; the rank is among all', () => {
  const [chie, dai, aki, ben] = PLAYERS as [SeasonPlayer, SeasonPlayer, SeasonPlayer, SeasonPlayer];
  const season = table({
    players: [chie, dai, { ...aki, biggest: [noted('Aki', 32_000)] }, { ...ben, biggest: [noted('Ben', 8000)] }],
    matches: [match('one'), match('two', { players: ['Aki', 'Emi', 'Chie', 'Dai'], outcomes: { ron: 1 } })],
    yakuman: [noted('Aki', 32_000), noted('Ben', 48_000)],
  });
  const { players, unlisted, all, matches, biggest, yakuman, outcomes } = viewSeason(season, { ...ALL, only: 'Ben' });
  expect(players.map(({ name, rank }) => [name, rank])).toEqual([['Ben', 4]]);
  expect([unlisted, all.rons, matches.map(({ name }) => name), outcomes]).toEqual([0, 6, ['one'], []]);
  expect([biggest, yakuman].map((wins) => wins.map(({ points }) => points))).toEqual([[8000], [48_000]]);
  const everybody = viewSeason(season, ALL);
  expect([everybody.biggest, everybody.yakuman].map((wins) => wins.map(({ points }) => points))).toEqual([
    [32_000, 8000],
    [32_000, 48_000],
  ]);
});

test('hands by how they ended, of the ways that occurred, and matches by how many hands they had', () => {
  const matches = [
    match('one', { outcomes: { tsumo: 1, ron: 2 } }),
    match('two', { outcomes: { chombo: 1 } }),
    match('three', { outcomes: { ron: 2, exhaustiveDraw: 1 } }),
  ];
  const { outcomes, lengths } = viewSeason(table({ matches }), ALL);
  expect(outcomes).toEqual([
    { kind: 'ron', hands: 4 },
    { kind: 'tsumo', hands: 1 },
    { kind: 'exhaustiveDraw', hands: 1 },
    { kind: 'chombo', hands: 1 },
  ]);
  expect(lengths).toEqual([
    { hands: 1, matches: 1 },
    { hands: 3, matches: 2 },
  ]);
});

test('each yaku once, the most frequent first; of equal ones the local ones last', () => {
  const yaku = {
    kanburi: { wins: 2, points: 5200 },
    tanyao: { wins: 2, points: 4900 },
    pinfu: { wins: 2, points: 6400 },
    riichi: { wins: 1, points: 3900 },
    haku: { wins: 3, points: 9000 },
  };
  expect(viewSeason(table({ players: [player('Aki', { wins: { ...NO_WINS, yaku } })] }), ALL).yaku).toEqual([
    { yaku: 'haku', wins: 3, points: 9000 },
    { yaku: 'pinfu', wins: 2, points: 6400 },
    { yaku: 'tanyao', wins: 2, points: 4900 },
    { yaku: 'kanburi', wins: 2, points: 5200 },
    { yaku: 'riichi', wins: 1, points: 3900 },
  ]);
});

test('wins by fu, and by han up to four; with more han fu do not matter', () => {
  const hanFu = { 1: { 30: 2 }, 3: { 30: 1, 60: 4 }, 4: { 40: 1 }, 5: { 30: 1 }, 8: { 30: 2 } };
  expect(viewSeason(table({ players: [player('Aki', { wins: { ...NO_WINS, hanFu } })] }), ALL).hanFu).toEqual([
    { fu: 30, byHan: [2, 0, 1, 0, 3] },
    { fu: 40, byHan: [0, 0, 0, 1, 0] },
    { fu: 60, byHan: [0, 0, 4, 0, 0] },
  ]);
});

describe('progress', () => {
  const finished = (name: string, total = 0) => player(name, { finished: 1, total });
  const [EARLY, LATE] = [
    { at: '2026-01-02T00:30:00+02:00', totals: [10, 5, -5, -10] },
    { at: '2026-01-01T23:00:00Z', totals: [-30, -10, 10, 30] },
  ] as const;
  const both = ['Aki', 'Ben', 'Chie', 'Dai'].map((name, i) => finished(name, -i));

  test('adds up the results of each player listed, in the order of time', () => {
    const matches = [match('late', { ...LATE, players: ['Dai', 'Emi', 'Chie', 'Aki'] }), match('early', EARLY)];
    expect(viewSeason(table({ players: both, matches }), { ...ALL, most: 3 }).progress).toEqual({
      players: ['Aki', 'Ben', 'Chie'],
      matches: [
        { name: 'early', totals: [10, 5, -5] },
        { name: 'late', totals: [40, 5, 5] },
      ],
    });
  });

  test('is in the order in which matches were added if one has no time', () => {
    const matches = [match('unknown'), match('late', LATE), match('early', EARLY)];
    expect(viewSeason(table({ players: both, matches }), ALL).progress.matches.map(({ name }) => name)).toEqual([
      'unknown',
      'late',
      'early',
    ]);
  });

  test('is of matches with an end, and with a player it shows', () => {
    const others = match('others', { players: ['Emi', 'Fumi', 'Gin', 'Hana'], totals: [20, 10, -10, -20] });
    const matches = [openMatch('open'), others, match('one', { totals: [20, 10, -10, -20] })];
    expect(viewSeason(table({ players: both, matches }), ALL).progress.matches).toEqual([
      { name: 'one', totals: [20, 10, -10, -20] },
    ]);
  });

  test('has at most six lines, and none for a player without a finished match', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const players = names.map((name, i) => (name === 'C' ? player(name, {}) : finished(name, -1 - i)));
    expect(
      viewSeason(table({ players: [...players, finished('H', -20)] }), { order: 'name', least: 1 }).progress.players,
    ).toEqual(['A', 'B', 'D', 'E', 'F', 'G']);
  });
});

describe('months', () => {
  const monthsOf = (name: string, ...matches: readonly SeasonMatch[]) =>
    viewSeason(table({ players: [player(name, {})], matches }), ALL).players[0]?.months;

  test('of a player: the latest first, with the matches, the average place and the total', () => {
    const months = monthsOf(
      'Ben',
      match('b', { at: '2026-11-07T18:00:00+09:00', totals: [30_000, 10_000, -10_000, -30_000] }),
      match('a', { at: '2026-10-03T18:00:00+09:00', totals: [30_000, 10_000, -10_000, -30_000] }),
      match('d', { at: '2026-12-05T18:00:00+09:00', totals: [30_000, 50_000, -30_000, -50_000] }),
      match('c', {
        at: '2026-11-14T18:00:00+09:00',
        players: ['Aki', 'Chie', 'Dai', 'Ben'],
        totals: [30_000, 10_000, -10_000, -30_000],
      }),
      match('of others', { at: '2025-12-31T18:00:00+09:00', players: ['Aki', 'Chie', 'Dai', 'Eri'] }),
    );
    expect(months).toEqual([
      { month: '2026-12', finished: 1, place: 2, total: 50_000 },
      { month: '2026-11', finished: 2, place: 3, total: -20_000 },
      { month: '2026-10', finished: 1, place: 2, total: 10_000 },
    ]);
  });

  test('only matches with an end and a time have one', () => {
    const at = '2026-11-07T18:00:00+09:00';
    const strange = ['', 'yesterday', '2026-13-45T99:00:00+09:00'].map((one) => match('x', { at: one }));
    expect(monthsOf('Aki', { ...openMatch('a'), at }, match('b'), ...strange)).toEqual([]);
    expect(monthsOf('Aki', match('a', { at }), match('b'))).toEqual([{ month: '2026-11', finished: 1, place: 1, total: 0 }]);
  });

  test('are those of the place of play if the time names it, else of this computer', () => {
    const month = (at: string) => monthsOf('Aki', match('a', { at }))?.map((one) => one.month);
    // In every other time zone this is still, or again, another month.
    expect([month('2026-11-01T00:30+14:00'), month('2026-10-31T23:30-12:00')]).toEqual([['2026-11'], ['2026-10']]);
    const midnight = '2026-11-01T00:00:00Z';
    expect(inZone('Asia/Tokyo', () => month(midnight))).toEqual(['2026-11']);
    expect(inZone('America/New_York', () => month(midnight))).toEqual(['2026-10']);
  });
});

/** What a computer in another time zone does. */
function inZone<T>(zone: string, does: () => T): T {
  const { TZ } = process.env;
  process.env['TZ'] = zone;
  try {
    return does();
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
}
