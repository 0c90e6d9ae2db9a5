import type { Seat } from '@tenbo/engine';

import type { Tally } from './state.ts';

/** What has happened in the hand being played. */
export interface HandSoFar {
  readonly riichi: readonly Seat[];
  readonly wareme?: Seat;
}

/**
 * Points each player has in the hand being played: those in riichi have laid their stick.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * scoresSoFar({ rules: presets.tenhou, scores: [25_000, 25_000, 25_000, 25_000] }, { riichi: [1] }); // → [25000, 24000, 25000, 25000]
 */
export function scoresSoFar({ rules, scores }: Pick<Tally, 'rules' | 'scores'>, { riichi }: HandSoFar): readonly number[] {
  return scores.map((points, seat) => (riichi.includes(seat as Seat) ? points - rules.payments.riichiStick : points));
}
