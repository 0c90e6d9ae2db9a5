import type { TileWords } from '../tile-words.ts';

export const tiles: TileWords = {
  ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  suits: ['man', 'pin', 'sou'],
  honors: ['East', 'South', 'West', 'North', 'white dragon', 'green dragon', 'red dragon'],
  numbered: (rank, suit) => `${rank} ${suit}`,
  red: (name) => `red ${name}`,
};
