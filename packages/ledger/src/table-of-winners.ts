import type { RuleSet, Seat, Table } from '@tenbo/engine';

import type { Position } from './hand.ts';

/** What each of several winners takes of the table, the nearest first: honba and riichi sticks. */
export function tablesOf(
  winners: readonly Seat[],
  riichi: readonly Seat[],
  { honba, sticks }: Position,
  { payments }: RuleSet,
): readonly Table[] {
  const own = winners.map((winner) => (payments.sticksTo === 'ownThenNearest' && riichi.includes(winner) ? 1 : 0));
  const rest = sticks + riichi.length - own.reduce<number>((sum, n) => sum + n, 0);
  return own.map((n, i) => ({
    honba: i === 0 || payments.honbaTo === 'each' ? honba : 0,
    riichiSticks: i === 0 ? n + rest : n,
  }));
}
