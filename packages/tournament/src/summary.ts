import { type Log, type MatchState, type Settlement, digestOf, replay, settleMatch } from '@tenbo/ledger';

/** A summary of a match for others to show: a line on the board of all tables, and the result. It is computed from the log and never stored. */
export interface MatchSummary {
  /** The id of the match, which is that of its first entry. */
  readonly match: string;
  readonly digest: string;
  /** The time of its last entry, in ISO 8601, if known. */
  readonly at?: string | undefined;
  /** The hand being played, counted from 0 (East 1). `hands` is how many have ended. */
  readonly kyoku: number;
  readonly honba: number;
  readonly hands: number;
  /** The number of riichi sticks on the table. */
  readonly sticks: number;
  /** The points of each seat, in order from the first dealer; empty where the server withholds them from this reader. */
  readonly scores: readonly number[];
  readonly isOver: boolean;
  /** The number of conflicts that wait for a decision. */
  readonly conflicts: number;
  /** The settlement if the match ended now. */
  readonly standings: readonly Settlement[];
}

/**
 * The summary of a match.
 *
 * @param log the entries in any order
 * @param known the state that follows from them, if it is known already
 * @returns undefined until the log has a start
 * @example
 * import { presets } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.ema2016, players: ['aki', 'ben', 'chie', 'dai'] } as const;
 * const hand = { riichi: [], outcome: { kind: 'tsumo', win: { winner: 0, value: { limit: 'mangan' } } } } as const;
 * summaryOf([{ id: 'a', after: [], event }, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }])?.scores; // → [42000, 26000, 26000, 26000]
 * summaryOf([]); // → undefined
 */
export function summaryOf(log: Log, known?: MatchState): MatchSummary | undefined {
  const start = log.find(({ event }) => event.type === 'matchStarted');
  if (!start) return undefined;
  const state = known ?? replay(log);
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
    standings: settleMatch(state, state.rules),
  };
}
