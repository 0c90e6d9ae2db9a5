import { type Log, type Standing, digestOf, replay, standings } from '@tenbo/ledger';

/** What others show of a match: a line on the board of all tables, and its result. It follows from the log and is never stored. */
export interface MatchSummary {
  /** The id of the match: that of its start. */
  readonly match: string;
  readonly digest: string;
  /** When its last entry was written, in ISO 8601, if that is known. */
  readonly at: string | undefined;
  /** The hand being played, counted from 0 (East 1); how many hands have ended. */
  readonly kyoku: number;
  readonly honba: number;
  readonly hands: number;
  /** How many riichi sticks are on the table. */
  readonly sticks: number;
  /** Points of each seat, in turn from the first dealer. */
  readonly scores: readonly number[];
  readonly isOver: boolean;
  /** How many disagreements wait for a decision. */
  readonly conflicts: number;
  /** The settlement, as it would be if the match ended now. */
  readonly standings: readonly Standing[];
}

/**
 * The summary of a match.
 *
 * @param log in any order
 * @returns undefined as long as the log has no start
 * @example
 * import { presets } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.ema2016, players: ['aki', 'ben', 'chie', 'dai'] } as const;
 * const hand = { riichi: [], outcome: { kind: 'tsumo', win: { winner: 0, value: { limit: 'mangan' } } } } as const;
 * summaryOf([{ id: 'a', after: [], event }, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }])?.scores; // → [42000, 26000, 26000, 26000]
 * summaryOf([]); // → undefined
 */
export function summaryOf(log: Log): MatchSummary | undefined {
  const start = log.find(({ event }) => event.type === 'matchStarted');
  if (!start) return undefined;
  const state = replay(log);
  const times = log.flatMap(({ at }) => at ?? []).toSorted();
  return {
    match: start.id,
    digest: digestOf(log),
    at: times.at(-1),
    kyoku: state.kyoku,
    honba: state.honba,
    hands: state.hands.length,
    sticks: state.sticks.length,
    scores: state.scores,
    isOver: state.end !== undefined,
    conflicts: state.conflicts.length,
    standings: standings(state, state.rules),
  };
}
