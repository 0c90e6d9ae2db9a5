import { canonicalJson } from '@tenbo/engine';

import type { HandEnded, Log, MatchEvent } from './entries.ts';

/** Hands that were written after the same one and are not the same: logs kept apart do not agree on it. */
export interface Conflict {
  /** The hand they follow, or the start of the match. */
  readonly after: string;
  /** Their entries, of which all but one must be voided. */
  readonly candidates: readonly string[];
}

/** The hands of a log as a tree: each stands after another, with the other entries between them left out. */
export interface Branches {
  /** The hands that count, one after another, from the start on. */
  readonly line: ReadonlySet<string>;
  /** Hands told again on another branch, word for word. */
  readonly retold: ReadonlySet<string>;
  readonly conflicts: readonly Conflict[];
}

/**
 * The branches of a log. As long as every hand has one hand after it, or several that are the same, they are one line; where two differ the
 * line ends.
 *
 * @param events what each entry comes to after corrections
 */
export function branchesOf(log: Log, events: ReadonlyMap<string, MatchEvent>): Branches {
  const { followers, retold } = followersOf(log, events);
  const line = new Set<string>();
  const conflicts: Conflict[] = [];
  for (let tip = log[0]?.id; tip !== undefined;) {
    const after: readonly string[] = followers.get(tip) ?? [];
    if (after.length > 1) conflicts.push({ after: tip, candidates: after });
    tip = after.length === 1 ? after[0] : undefined;
    if (tip !== undefined) line.add(tip);
  }
  return { line, retold, conflicts };
}

/** Which hands follow each; of those that are the same, the first stands for all. */
function followersOf(log: Log, events: ReadonlyMap<string, MatchEvent>): Followers {
  const tips = new Map<string, string>();
  const followers = new Map<string, string[]>();
  const retold = new Set<string>();
  for (const { id, after } of log) {
    const tip = after === null ? id : (tips.get(after) as string);
    const event = events.get(id);
    if (event?.type !== 'handEnded') {
      tips.set(id, tip);
      continue;
    }
    const others = followers.get(tip) ?? [];
    const same = others.find((other) => sameHand(event, events.get(other)));
    tips.set(id, same ?? id);
    if (same === undefined) followers.set(tip, [...others, id]);
    else retold.add(id);
  }
  return { followers, retold };
}

interface Followers {
  readonly followers: ReadonlyMap<string, readonly string[]>;
  readonly retold: ReadonlySet<string>;
}

function sameHand(one: HandEnded, other: MatchEvent | undefined): boolean {
  return other?.type === 'handEnded' && canonicalJson(one.hand) === canonicalJson(other.hand);
}
