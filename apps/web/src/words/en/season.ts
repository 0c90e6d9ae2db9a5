import { count } from './counted.ts';

const matches = (n: number) => count(n, 'match', 'matches');

/** The statistics of an event and of a player in it. What i18n says of a season is not said here again. */
export const season = {
  reading: (done: number, of: number) => `Reading the matches: ${done} of ${of}`,
  unread: (n: number) => `${matches(n)} could not be read from the server in full. What they have is missing here.`,
  again: 'Read again',
  unfit: (entries: number) =>
    `${count(entries, 'entry', 'entries')} of a newer version of tenbo ${entries === 1 ? 'is' : 'are'} not counted. Reload the page to get it.`,
  outside: (n: number) => `${matches(n)} of no round ${n === 1 ? 'is' : 'are'} not counted.`,
  paper: (n: number) => `${matches(n)} kept on paper: their results count, but nothing is known of their hands.`,
  match: (round: string, table: string) => `${round}, ${table.toLowerCase()}`,
  gallery: {
    heading: 'Gallery',
    noWins: 'Nobody has won a hand yet. The most expensive wins will be here, with the tiles where they were entered.',
    noYakuman: 'No yakuman yet. Every one will be here, with the tiles where they were entered.',
    ron: (from: string) => `ron from ${from}`,
    tsumo: 'tsumo',
  },
  ratings: {
    heading: 'Ratings',
    legend: 'Order by',
    names: { sum: 'Sum', place: 'Average place', tenhou: 'R (Tenhou)', skill: 'OpenSkill' },
    formulas: {
      sum: 'The results of all matches added up, with uma and oka. Penalties of the organiser, byes and cuts count in the standings only.',
      place: 'The places of all matches added up, divided by the number of matches. The lowest comes first.',
      tenhou:
        'As Tenhou’s R: everybody begins with 1500. A place is worth 30, 10, −10 or −30 (30, 0 or −30 with three players), and a fortieth of what the table’s mean is above the player is added. Later matches count less: 0.2 % each, down to a fifth.',
      skill:
        'OpenSkill (Plackett–Luce; Weng and Lin, 2011): a skill μ and its uncertainty σ. The list goes by μ − 3σ, which is 0 at the start. Beating strong players gains more, and σ shrinks with every match.',
    },
    rank: 'Place',
    player: 'Player',
    matches: 'Matches',
    perMatch: 'Per match',
    noResults: 'No match has a result yet. Everybody who has one will be listed here.',
  },
  statistics: 'How they played',
  noHands: 'No hand has been entered yet. Win rate, deal-in rate and what else follows from the hands will be here.',
  player: {
    substitute: 'House substitute: no place in the standings.',
    stand: 'In the standings',
    results: 'Results',
    place: 'Place',
    total: 'Total',
    rounds: 'Match by match',
    earlier: (n: number) => `${matches(n)} before these`,
    noRounds: 'Not seated yet. Each match will be here.',
    against: 'With',
    points: (points: string) => `${points} points`,
    open: 'no result yet',
    sitsOut: 'sat out',
    replaced: (by: string) => `${by} took over the seat`,
    course: 'How the total went',
    after: 'After',
    noWins: 'No win yet. The most expensive ones will be here.',
  },
};
