import { count } from './counted.ts';

const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** The words of a night of several matches. */
export const night = {
  again: (players: number) => `Same ${NUMBERS[players] ?? players} again`,
  seats: 'Seats',
  seatings: { lastDeals: 'Last deals', drawn: 'Draw seats', same: 'As they sat' },
  how: {
    lastDeals: 'Everyone stays; last place deals first',
    drawn: 'Drawn by lot',
    same: 'As they sat; the same first dealer',
  },
  drawAgain: 'Draw again',
  today: 'Today',
  undated: 'Without a date',
  matches: (many: number) => count(many, 'match', 'matches'),
  nth: (nth: number) => `Match ${nth}`,
  total: 'Total',
  totals: 'Totals and picture',
  stake: (unit: string) => `at ${unit}`,
  best: (outcome: string) => `Best hand: ${outcome}`,
};
