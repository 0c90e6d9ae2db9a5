import type { TournamentTable } from './state.ts';

/**
 * Whether a table's result is agreed on: a referee has confirmed or entered it, or each player has confirmed the same log.
 *
 * @param digest the digest of the match's log as it is now, if known: what was confirmed of another does not count
 * @example
 * isAgreed({ table: 1, match: 'm', seated: [], players: ['aki', 'ben', 'chie'], extension: 0, confirmations: [] }); // → false
 */
export function isAgreed({ players, confirmations, entered }: TournamentTable, digest?: string): boolean {
  if (entered) return true;
  const counted = confirmations.filter((one) => digest === undefined || one.digest === digest);
  if (counted.some(({ seat }) => seat === undefined)) return true;
  const byDigest = Map.groupBy(counted, (one) => one.digest);
  return [...byDigest.values()].some((same) => new Set(same.map(({ seat }) => seat)).size === players.length);
}
