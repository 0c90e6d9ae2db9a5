import type { SeatingWords } from '../library-words.ts';
import { count } from './english.ts';

const TIMES = ['never meet', 'meet once', 'meet twice'];

/** The words for the seating of a tournament in English. */
export const seating: SeatingWords = {
  errors: {
    notInRange: ({ what, value, least, most }) =>
      ({
        players: `${value} players cannot be seated: choose ${least} to ${most}`,
        rounds: `${value} rounds cannot be seated: choose ${least} to ${most}`,
        table: `there is no table ${value}: choose ${least} to ${most}`,
      })[what],
    noSuchPlayer: ({ player, players }) => `there is no player ${player}: choose 1 to ${players}`,
    listedTwice: ({ player }, who) => `${who(player)} is listed twice: list each player once`,
    notInStanding: ({ player }, who) => `${who(player)} is not in the standings: add them`,
    tooFew: ({ present, seats }) => `only ${count(present, 'player')} for a table of ${seats}: add players`,
    sameTable: ({ table }) => `two players are fixed at table ${table}: give one of them another table`,
    notANumber: ({ line, text }) => `line ${line}: “${text}” is not a whole number of 1 or more: correct it`,
    wrongCount: ({ line, count: listed, seats }) =>
      `line ${line} has ${count(listed, 'player')}, but needs ${seats}: correct the line`,
    seatedTwice: ({ line, player, round }, who) => `line ${line}: ${who(player)} has two places in round ${round}: remove one`,
    tableTwice: ({ line, table }) => `line ${line}: table ${table} is listed twice in its round: change its number`,
    notSeated: ({ player, round }, who) => `${who(player)} has no place in round ${round}: add a seat or a bye`,
    roundMissing: ({ round }) => `round ${round} is missing: add it, or number the rounds from 1`,
    empty: () => 'no rounds: write a line for each table',
  },
  player: (number) => `player ${number}`,
  named: (name, number) => `${name} (${number})`,
  round: (round) => `Round ${round}`,
  table: 'Table',
  sitOut: 'Sit out',
  drawn: 'Numbers drawn',
  seed: (seed) => `Seed: ${seed} (with --seed, the same command gives the same result)`,
  away: (round, who, more) => `no place in round ${round}: ${who.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  changed: (seats) => `${count(seats, 'seat')} changed`,
  certificate: {
    title: (rounds, players) => `Check: ${count(rounds, 'round')}, ${count(players, 'player')}`,
    plan: 'this plan',
    bound: 'lower bound',
    figures: {
      repeats: 'repeat meetings',
      inARow: 'repeat meetings in consecutive rounds',
      clashes: 'meetings to be avoided (teammates, --apart)',
      winds: 'largest difference between a player’s winds',
      unevenWinds: 'players whose winds differ by 2 or more',
      visits: 'returns to a table',
      stayed: 'stays at the same table',
      byes: 'largest difference in times sitting out',
    },
    met: (times) => `pairs that ${TIMES[times] ?? `meet ${times} times`}`,
  },
};
