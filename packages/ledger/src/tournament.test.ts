import { describe, expect, test } from 'vitest';

import { type TournamentResult, type TournamentRules, tournamentStandings } from './tournament.ts';

/** Matches as lines: round, match, then each player with a result in thousands, from the first place to the last. */
function resultsOf(...lines: readonly string[]): TournamentResult[] {
  return lines.flatMap((line) => {
    const [round = '', match = '', ...players] = line.split(' ');
    return players.map((text, i) => {
      const [player = '', total = ''] = text.split(':');
      return { round: Number(round), match: `${round}${match}`, player, place: i + 1, total: 1000 * Number(total) };
    });
  });
}

const EIGHT = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const TWO_ROUNDS = resultsOf(
  '1 x A:40 B:10 C:-10 D:-40',
  '1 y E:50 F:0 G:-20 H:-30',
  '2 x A:20 E:10 F:0 B:-30',
  '2 y C:45 D:5 G:-15 H:-35',
);

function placesOf(results: readonly TournamentResult[], rules: TournamentRules, players: readonly string[] = EIGHT): string {
  return tournamentStandings(players, results, rules)
    .map(({ place, player, total, partedBy }) => `${place}${player}${total / 1000}${partedBy ? ` ${partedBy}` : ''}`)
    .join(', ');
}

describe('totals and ties', () => {
  test('results add up, and who is equal shares a place', () => {
    expect(placesOf(TWO_ROUNDS, { ties: [] })).toBe('1A60, 1E60, 3C35, 4F0, 5B-20, 6D-35, 6G-35, 8H-65');
  });

  test.each([
    // A and E met in the second round: 20 to 10. D and G met there too: 5 to −15.
    ['headToHead', '1A60, 2E60 headToHead, 3C35, 4F0, 5B-20, 6D-35, 7G-35 headToHead, 8H-65'],
    ['lastRound', '1A60, 2E60 lastRound, 3C35, 4F0, 5B-20, 6D-35, 7G-35 lastRound, 8H-65'],
    ['bestRound', '1E60, 2A60 bestRound, 3C35, 4F0, 5B-20, 6D-35, 7G-35 bestRound, 8H-65'],
    ['firsts', '1A60, 2E60 firsts, 3C35, 4F0, 5B-20, 6D-35, 6G-35, 8H-65'],
    // D came fourth and second, G third twice: both 6.
    ['places', '1A60, 2E60 places, 3C35, 4F0, 5B-20, 6D-35, 6G-35, 8H-65'],
  ] as const)('equal totals are parted by %s', (tie, expected) => {
    expect(placesOf(TWO_ROUNDS, { ties: [tie] })).toBe(expected);
  });

  test('the next rule parts those whom the first leaves equal', () => {
    expect(placesOf(TWO_ROUNDS, { ties: ['places', 'lastRound'] })).toContain('6D-35, 7G-35 lastRound');
  });

  test('of three equals, those who stay together share their place', () => {
    const three = resultsOf('1 x A:10 W:0 X:0 Y:-10', '1 y B:10 W:0 X:0 Y:-10', '1 z V:20 C:10 X:-10 Y:-20');
    expect(placesOf(three, { ties: ['firsts'] }, ['C', 'B', 'A'])).toBe('1B10, 1A10, 3C10 firsts');
  });

  test('who shares a place is parted from those before by one line only', () => {
    const three = resultsOf('1 x A:10 W:0', '1 y W:10 B:10', '1 z V:10 C:10');
    const lines = tournamentStandings(['A', 'B', 'C'], three, { ties: ['firsts'] });
    expect(lines.map((line) => [line.player, line.place, 'partedBy' in line && line.partedBy])).toEqual([
      ['A', 1, false],
      ['B', 2, 'firsts'],
      ['C', 2, false],
    ]);
  });

  test('each is parted from the one before by the rule that did it', () => {
    // A has a first place. Of B and C, B has more in the last round.
    const results = resultsOf(
      '1 x A:30 W:0',
      '1 y W:10 B:10',
      '1 z W:20 C:20',
      '2 x W:0 V:0 A:0',
      '2 y W:30 B:20',
      '2 z W:20 C:10',
    );
    expect(placesOf(results, { ties: ['firsts', 'lastRound'] }, ['C', 'B', 'A'])).toBe('1A30, 2B30 firsts, 3C30 lastRound');
  });

  test('the results of a line are in the order of the rounds', () => {
    const [line] = tournamentStandings(['A'], resultsOf('2 x A:1', '3 x A:2', '1 x A:3'), { ties: [] });
    expect(line?.results.map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  test('thirds that were divided are equal', () => {
    const thirds = resultsOf('1 x A:0.1 B:0 C:0 D:0', '1 y E:0.3 F:0 G:0 H:0', '2 x A:0.2 B:0 C:0 D:0');
    expect(placesOf(thirds, { ties: [] }, ['A', 'E']).replaceAll(/0\.\d+/g, '')).toBe('1A, 1E');
  });
});

test('penalties count, and whoever has not played yet is listed', () => {
  const [first, second] = tournamentStandings(['A', 'Z'], resultsOf('1 x A:40'), { ties: [] }, [
    { round: 1, player: 'A', total: -50_000 },
  ]);
  expect(first).toMatchObject({ player: 'Z', place: 1, total: 0, results: [] });
  expect(second).toMatchObject({ player: 'A', place: 2, total: -10_000, penalties: -50_000 });
});

test('only the best results count', () => {
  const three = resultsOf('1 x A:40', '2 x A:-90', '3 x A:10');
  expect(placesOf(three, { ties: [], best: 2 }, ['A'])).toBe('1A50');
});

describe('a cut', () => {
  const final = [...TWO_ROUNDS, ...resultsOf('3 x C:60 F:30 E:-20 A:-70')];

  test('leaves the others behind all who go on, whatever they have', () => {
    const rules: TournamentRules = { ties: [], cuts: [{ after: 2, advance: 4, keep: 1 }] };
    expect(placesOf(final, rules)).toBe('1C95, 2E40, 3F30, 4A-10, 5B-20, 6D-35, 6G-35, 8H-65');
  });

  test('is made when the next round has results, not before', () => {
    const halved: TournamentRules = { ties: [], cuts: [{ after: 2, advance: 4, keep: 0.5 }] };
    expect(tournamentStandings(EIGHT, TWO_ROUNDS, halved)).toEqual(tournamentStandings(EIGHT, TWO_ROUNDS, { ties: [] }));
  });

  test.each([
    [0.5, '1C77.5, 2F30, 3E10, 4A-40'],
    [0, '1C60, 2F30, 3E-20, 4A-70'],
    [[120_000, 70_000, 30_000, 0], '1E100, 2C90, 3F30, 4A0'],
  ] as const)('keeps %j of the totals', (keep, expected) => {
    const ties = ['bestRound'] as const;
    expect(
      placesOf(final, { ties, cuts: [{ after: 2, advance: 4, keep }] })
        .split(', 5B')[0]
        ?.replaceAll(' bestRound', ''),
    ).toBe(expected);
  });

  test('lets everybody go on who shares the last place', () => {
    const after = [...TWO_ROUNDS, ...resultsOf('3 x G:1')];
    const standing = tournamentStandings(EIGHT, after, { ties: [], cuts: [{ after: 2, advance: 6, keep: 1 }] });
    expect(standing.map(({ player, stage }) => `${player}${stage}`).join(' ')).toBe('A1 E1 C1 F1 B1 G1 D1 H0');
  });

  test('comes after another: half is kept each time', () => {
    const four = [...final, ...resultsOf('4 x C:0 F:0')];
    const cuts = [
      { after: 2, advance: 4, keep: 0.5 },
      { after: 3, advance: 2, keep: 0.5 },
    ];
    expect(placesOf(four, { ties: [], cuts })).toBe('1C38.75, 2F15, 3E10, 4A-40, 5B-20, 6D-35, 6G-35, 8H-65');
  });

  test('takes the results of those who are out no more, but shows them', () => {
    const played = [...final, ...resultsOf('3 y B:70')];
    const line = tournamentStandings(EIGHT, played, { ties: [], cuts: [{ after: 2, advance: 4, keep: 1 }] }).find(
      ({ player }) => player === 'B',
    );
    expect(line).toMatchObject({ place: 5, total: -20_000, stage: 0 });
    expect(line?.results).toHaveLength(3);
  });
});
