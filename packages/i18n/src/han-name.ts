const HAN_NAMES = ['iihan', 'ryanhan', 'sanhan', 'suhan', 'uhan', 'rohan', 'chihan', 'pahan'];

/**
 * A number of han as players say it in Japanese, in Latin letters; beyond eight, where nobody counts them so, the number.
 *
 * @example
 * hanName(2); // → 'ryanhan'
 * hanName(9); // → '9 han'
 */
export function hanName(han: number): string {
  return HAN_NAMES[han - 1] ?? `${han} han`;
}
