export const tiles = {
  ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const,
  suits: ['man', 'pin', 'sou'] as const,
  honors: ['East', 'South', 'West', 'North', 'white dragon', 'green dragon', 'red dragon'] as const,
  numbered: (rank: string, suit: string) => `${rank} ${suit}`,
  red: (name: string) => `red ${name}`,
};
