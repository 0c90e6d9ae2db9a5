import type { HandLocale } from '../locale.ts';

/** Names of tiles, and words to describe a hand to someone who cannot see it. */
export const tileWords: HandLocale['tiles'] = {
  ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  suits: ['man', 'pin', 'sou'],
  honors: ['East', 'South', 'West', 'North', 'white dragon', 'green dragon', 'red dragon'],
  numbered: (rank, suit) => `${rank} ${suit}`,
  red: (name) => `red ${name}`,
  winning: (tile) => `${tile}, the winning tile`,
  doraIndicators: 'Dora indicators',
  uraIndicators: 'Ura indicators',
};
