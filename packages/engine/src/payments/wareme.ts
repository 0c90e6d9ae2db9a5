import type { Seat, Transfer } from './payments.ts';
import type { RuleSet } from '../rules/ruleset.ts';

/**
 * The transfers of a win, with further transfers that double or treble those to or from the player at the break of the wall (割れ目). Riichi
 * sticks do not change.
 */
export function withWareme(transfers: readonly Transfer[], wareme: Seat | undefined, { payments }: RuleSet): readonly Transfer[] {
  if (payments.wareme === 'none' || wareme === undefined) return transfers;
  const doubled = transfers.filter(({ from, to, for: reason }) => {
    const counts = reason === 'hand' || reason === 'pao' || (reason === 'honba' && payments.wareme !== 'withoutHonba');
    return counts && (from === wareme || to === wareme);
  });
  const more = payments.wareme === 'threefold' ? 2 : 1;
  return [...transfers, ...doubled.map((one) => ({ ...one, points: one.points * more, for: 'wareme' as const }))];
}
