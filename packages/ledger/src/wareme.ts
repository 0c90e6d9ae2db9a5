import type { RuleSet, Seat, Transfer } from '@tenbo/engine';

/** A win's transfers, those to or from the player at the break of the wall doubled by further transfers. Riichi sticks are never doubled. */
export function withWareme(transfers: readonly Transfer[], wareme: Seat | undefined, { payments }: RuleSet): readonly Transfer[] {
  if (payments.wareme === 'none' || wareme === undefined) return transfers;
  const doubled = transfers.filter(({ from, to, for: reason }) => {
    const counts = reason === 'hand' || reason === 'pao' || (reason === 'honba' && payments.wareme === 'withHonba');
    return counts && (from === wareme || to === wareme);
  });
  return [...transfers, ...doubled.map((one) => ({ ...one, for: 'wareme' as const }))];
}
