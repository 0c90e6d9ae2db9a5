import type { MatchState } from '@tenbo/ledger';

/** The entries of the hands of a match by number: those in the accounts, then those set aside. */
export function numberedHands({ hands, aside }: MatchState): readonly string[] {
  const set = aside.filter(({ entry }) => entry.event.type === 'handEnded');
  return [...hands.map(({ entry }) => entry), ...set.map(({ entry }) => entry.id)];
}
