import { type Entry, beyondLastHand, isDecision, replay } from '@tenbo/ledger';

/** What decides whether a table may make the corrections it sends. */
export interface Corrections {
  /** The first correction that the log does not have yet; undefined if there is none. */
  readonly first: string | undefined;
  /** The first that is not about the last hand its author had seen; not looked for once the match is over. */
  readonly earlier: string | undefined;
  /** Whether the match is over, without what is sent now. Known only if there is a correction. */
  readonly isOver: boolean;
}

/**
 * Judges the corrections among some entries. The log as it is now decides, so a table that was offline until the end may send its corrections
 * together with the end, and may send anything twice.
 *
 * @param log the stored entries
 */
export function correctionsIn(log: readonly Entry[], sent: readonly Entry[]): Corrections {
  const known = new Set(log.map(({ id }) => id));
  const fresh = sent.filter(({ id }) => !known.has(id));
  const corrections = fresh.filter(({ event }) => isDecision(event));
  const [first] = corrections;
  if (!first) return { first: undefined, earlier: undefined, isOver: false };
  // After the end nothing else is asked.
  if (isOver(log)) return { first: first.id, earlier: undefined, isOver: true };
  return { first: first.id, earlier: beyondLastHand([...log, ...fresh], corrections)?.id, isOver: false };
}

/** Checks for the start first, because other entries may arrive before it. */
function isOver(log: readonly Entry[]): boolean {
  return log.some(({ event }) => event.type === 'matchStarted') && replay(log).end !== undefined;
}
