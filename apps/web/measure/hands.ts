/** Hands to tap, by the names of the pad's keys: an ordinary one, pairs, one suit, orphans, honours. */
export const HANDS: readonly (readonly string[])[] = [
  [...man(2, 3, 4), ...pin(4, 5, 6), ...sou(5, 6, 7, 8, 8), ...man(6, 7, 8)],
  [...man(1, 1, 3, 3), ...pin(5, 5, 7, 7), ...sou(2, 2, 9, 9), 'East', 'East'],
  man(1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 5),
  [...man(2, 2, 3, 3, 4, 4), ...pin(5, 5, 6, 6, 7, 7), ...sou(8, 8)],
  [
    ...man(1, 9),
    ...pin(1, 9),
    ...sou(1, 9),
    'East',
    'South',
    'West',
    'North',
    'white dragon',
    'green dragon',
    'red dragon',
    'East',
  ],
  ['white dragon', 'white dragon', 'white dragon', 'East', 'East', 'East', ...sou(1, 2, 3, 7, 8, 9, 5, 5)],
];

/** Different wins as the page stores them: newest first, each as address parameters. */
export function historyOfHands(count: number): readonly string[] {
  const suits = ['m', 'p', 's'] as const;
  return Array.from({ length: count }, (_, i) => {
    const [a, b, c] = [0, 1, 2].map((at) => suits[(i + at) % 3]);
    const [first, second] = [1 + (i % 7), 1 + (Math.floor(i / 7) % 7)];
    const runs = `${first}${first + 1}${first + 2}${a}${second}${second + 1}${second + 2}${b}456${c}88${c}23${a}`;
    return new URLSearchParams({
      hand: runs,
      tile: `4${a}`,
      by: 'ron',
      seat: 'S',
      round: 'E',
      honba: String(i),
      rules: 'standard',
    }).toString();
  });
}

function man(...ranks: readonly number[]): string[] {
  return ranks.map((rank) => `${rank} man`);
}

function pin(...ranks: readonly number[]): string[] {
  return ranks.map((rank) => `${rank} pin`);
}

function sou(...ranks: readonly number[]): string[] {
  return ranks.map((rank) => `${rank} sou`);
}
