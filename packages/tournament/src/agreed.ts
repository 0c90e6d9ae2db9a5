import type { TournamentTable } from './state.ts';

/**
 * Checks that a table's result is agreed: a referee has confirmed or entered it, or all players have confirmed the same log.
 *
 * @param digest the current digest of the match's log, if known: confirmations of any other do not count
 * @example
 * isAgreed({ table: 1, match: 'm', seated: [], players: ['aki', 'ben', 'chie'], extension: 0, confirmations: [] }); // → false
 */
export function isAgreed({ players, confirmations, entered, withheld }: TournamentTable, digest?: string): boolean {
  if (entered ?? withheld) return true;
  const counted = confirmations.filter((one) => digest === undefined || one.digest === digest);
  if (counted.some(({ seat }) => seat === undefined)) return true;
  const byDigest = Map.groupBy(counted, (one) => one.digest);
  return [...byDigest.values()].some((same) => new Set(same.map(({ seat }) => seat)).size === players.length);
}
