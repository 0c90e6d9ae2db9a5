import type { MatchState } from './state.ts';

/**
 * The points of all players through a match: at its start, then after each hand.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const hand = { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } as const;
 * const log = [{ id: 'a', after: [], event: start }, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }] as const;
 * scoreCourse(replay(log)); // → [[25000, 25000, 25000, 25000], [28000, 24000, 24000, 24000]]
 */
export function scoreCourse({ hands, start }: Pick<MatchState, 'hands' | 'start'>): readonly (readonly number[])[] {
  return [start, ...hands.map((line) => line.scores)];
}
