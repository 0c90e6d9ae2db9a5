import type { ResultWords } from '../match/season-words.ts';

/** The words for lists of results in English. */
export const results: ResultWords = {
  columns: {
    round: 'round',
    table: 'table',
    seat: 'seat',
    player: 'player',
    points: 'points',
    sticks: 'sticks',
    penalty: 'penalty',
    team: 'team',
    place: 'place',
    total: 'total',
    date: 'date',
    game: 'game',
  },
  faults: {
    notResults: () => 'no results in a layout that tenbo reads',
    badLine: () => 'not a game like those before it',
    unreadable: () => 'a name is too long or has invisible characters',
    noGames: () => 'nothing says who played together: add a column “game”, with the same number for the players of a game',
    tooMany: () => 'too many lines: divide the list into several files',
    noColumn: ({ column }) => `there is no column “${column}”`,
    unknownColumn: ({ name }) => `the column “${name}” is not read`,
    columnTwice: ({ name }) => `there is another column like “${name}”: remove one`,
    badCell: ({ column, text }) => (text === '' ? `“${column}” is missing` : `“${text}” cannot be read as ${column}`),
    gameSize: ({ players }) =>
      `${players} ${players === '1' ? 'player' : 'players'} in this game: a game has three or four; rows of several games need a column “game”`,
    nameTwice: ({ name }) => `${name} plays twice in this game`,
    mixedValues: () => 'some players have points, others only a result',
    noRules: ({ players }) =>
      `the rules are not for ${players} players, so the points cannot be settled: name others with --rules`,
  },
  doubts: {
    pointsSum: ({ said, expected }) => `the points add up to ${said}, not to ${expected}`,
    totalSum: ({ said }) => `the results add up to ${said}, not to 0`,
    otherPlace: ({ player, said, expected }) => `${player} has place ${said}, by the numbers ${expected}`,
    otherTotal: ({ player, said, expected }) => `${player} has ${said}, by the rules ${expected}`,
  },
  settledBy: (rules) => `gives points, not results: settled by the rules “${rules}”; name others with --rules`,
  more: (lines) => `${lines} more lines like these`,
};
