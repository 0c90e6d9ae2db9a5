import { count } from '../english.ts';

const matches = (n: number) => count(n, 'match', 'matches');

/** The statistics of an event and of a player in it. What i18n says of a season is not said here again. */
export const season = {
  reading: (done: number, of: number) => `Reading the matches: ${done} of ${of}`,
  unread: (n: number) => `${matches(n)} could not be read completely from the server. Their hands are missing here.`,
  again: 'Read again',
  unfit: (entries: number) =>
    `${count(entries, 'entry', 'entries')} from a newer version of tenbo ${entries === 1 ? 'is' : 'are'} not counted. Reload the page to get it.`,
  outside: (n: number) => `${matches(n)} outside any round ${n === 1 ? 'is' : 'are'} not counted.`,
  paper: (n: number) => `${matches(n)} kept on paper: the results count, but the hands are not known.`,
  match: (round: string, table: string) => `${round}, ${table.toLowerCase()}`,
  gallery: {
    heading: 'Gallery',
    noWins: 'Nobody has won a hand yet. The most expensive wins will appear here, with their tiles if entered.',
    noYakuman: 'No yakuman yet. Each one will appear here, with its tiles if entered.',
    ron: (from: string) => `ron from ${from}`,
    tsumo: 'tsumo',
  },
  ratings: {
    heading: 'Ratings',
    legend: 'Order by',
    names: { sum: 'Sum', place: 'Average place', tenhou: 'R (Tenhou)', skill: 'OpenSkill' },
    formulas: {
      sum: 'The results of all matches added up, with uma and oka. Penalties, byes and cuts count only in the standings.',
      place: 'The places of all matches added up, divided by the number of matches. The lowest comes first.',
      tenhou:
        'Like Tenhou’s R: everyone starts at 1500. A place is worth 30, 10, −10 or −30 (30, 0 or −30 with three players), plus one fortieth of the difference between the table’s average and the player’s rating. The weight of each match falls by 0.2%, down to 20%.',
      skill:
        'OpenSkill (Plackett–Luce; Weng and Lin, 2011): a skill μ and its uncertainty σ. The list is sorted by μ − 3σ, which is 0 at the start. Beating strong players earns more, and σ shrinks with every match.',
    },
    rank: 'Rank',
    player: 'Player',
    matches: 'Matches',
    perMatch: 'Per match',
    noResults: 'No match has a result yet. Players are listed here once they have one.',
  },
  statistics: 'How they played',
  noHands: 'No hand has been entered yet. Win rate, deal-in rate and other figures will appear here.',
  player: {
    substitute: 'House substitute: no place in the standings.',
    stand: 'In the standings',
    results: 'Results',
    place: 'Place',
    total: 'Total',
    rounds: 'Match by match',
    earlier: (n: number) => `${matches(n)} before these`,
    noRounds: 'Not seated yet. Each match will appear here.',
    against: 'Opponents',
    points: (points: string) => `${points} points`,
    open: 'no result yet',
    sitsOut: 'sat out',
    replaced: (by: string) => `replaced by ${by}`,
    course: 'Total over time',
    after: 'After',
    noWins: 'No wins yet. The most expensive ones will appear here.',
  },
};
