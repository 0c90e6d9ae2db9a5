import type { SeasonWords } from '../match/season-words.ts';
import { count, number } from './english.ts';
import { results } from './results.ts';

const many = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${number(n)} ${one}s`);

/** The words for a season in English. */
export const season: SeasonWords = {
  title: 'Statistics',
  tables: { 2: 'Two players', 3: 'Three players', 4: 'Four players' },
  games: ({ games, open, resultOnly, inDoubt, hands, missing, unlisted }) => [
    `${many(games, 'game')}${resultOnly > 0 && hands > 0 ? ` (${number(resultOnly)} without hands)` : ''}, ${many(hands, 'hand')}`,
    ...(open > 0 ? [`${many(open, 'game')} without an end: no places and results`] : []),
    ...(inDoubt > 0
      ? [`${many(inDoubt, 'game')} in doubt: the record does not agree with its rules or with itself, or entries are undecided`]
      : []),
    ...(missing > 0 ? [`${many(missing, 'hand')} not counted: no end, or not possible`] : []),
    ...(unlisted > 0 ? [`${many(unlisted, 'player')} not listed: see --min and --most`] : []),
  ],
  sections: {
    standings: 'Standings',
    progress: 'Progress',
    play: 'Play',
    riichi: 'After a riichi',
    seats: 'By seat at the start',
    outcomes: 'How hands ended',
    yaku: 'Yaku',
    hanFu: 'Han and fu',
    limits: 'Limits',
    lengths: 'Hands in a game',
    biggest: 'Most expensive wins',
    yakuman: 'Yakuman',
  },
  notes: {
    standings: 'Places and results are of games with an end.',
    progress: 'Results added up, game by game.',
    play: 'Points are those of the hands alone, without honba and riichi sticks. Call rate: hands whose calls are known.',
    riichi: 'A riichi counts once its stick is on the table.',
    yaku: 'Of the wins whose tiles are known.',
    hanFu: 'Of the wins whose han and fu are known, without yakuman.',
  },
  columns: {
    rank: 'rank',
    rating: 'R',
    seat: 'seat',
    games: 'games',
    hands: 'hands',
    total: 'total',
    riichi: 'riichi',
    riichiLost: 'other wins',
    outcome: 'outcome',
    yaku: 'yaku',
    wins: 'wins',
    share: 'share',
    averagePoints: 'average',
    fu: 'fu',
    limit: 'limit',
    length: 'hands',
    points: 'points',
    value: 'value',
    tiles: 'tiles',
    game: 'game',
    hand: 'hand',
  },
  rates: {
    win: 'win rate',
    dealIn: 'deal-in rate',
    riichi: 'riichi rate',
    call: 'call rate',
    tsumo: 'tsumo share',
    riichiWon: 'won',
    riichiDealtIn: 'dealt in',
    riichiDrawn: 'drawn',
    dora: 'dora per win',
    place: 'average place',
    total: 'per game',
  },
  belowMangan: 'below mangan',
  outcomes: {
    ron: 'ron',
    tsumo: 'tsumo',
    exhaustiveDraw: 'exhaustive draw',
    abortiveDraw: 'abortive draw',
    chombo: 'chombo',
  },
  moreHan: '5+ han',
  everybody: 'all players',
  results,
  asTable: 'Show as a table',
  twice: (file, as) => `${file}: the same game as ${as}, counted once`,
  files: ({ given, counted, unread, twice }) =>
    [
      `${number(counted)} of ${count(given, 'game')} counted`,
      ...(unread > 0 ? [`${number(unread)} could not be read`] : []),
      ...(twice > 0 ? [`${number(twice)} ${twice === 1 ? 'was' : 'were'} there before`] : []),
    ].join(', '),
  written: (file) => `Written to ${file}`,
};
