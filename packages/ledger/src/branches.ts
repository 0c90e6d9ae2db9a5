import { canonicalJson } from '@tenbo/engine';

import type { Entry, HandEnded, Log, MatchEvent } from './entries.ts';

/** Hands that were written after the same one and are not the same: logs kept apart do not agree on it. */
export interface Conflict {
  /** The hand they follow, or the start of the match. */
  readonly after: string;
  /** Their entries, of which all but one must be voided. */
  readonly candidates: readonly string[];
}

/** The hands of a log as a tree: each stands after another, with the other entries between them left out. */
export interface Branches {
  /** All entries, each where it counts: behind the hand it was written after, those of hands that do not count last. */
  readonly entries: Log;
  /** The hands that count, one after another, from the start on. */
  readonly line: ReadonlySet<string>;
  /** The last entry that stands behind them. */
  readonly head: string;
  /** Hands told again on another branch, word for word. */
  readonly retold: ReadonlySet<string>;
  readonly conflicts: readonly Conflict[];
}

/**
 * The branches of a log. As long as every hand has one hand after it, or several that are the same, they are one line; where two differ the
 * line ends.
 *
 * @param log in order
 * @param events what each entry comes to after corrections
 */
export function branchesOf(log: Log, events: ReadonlyMap<string, MatchEvent>): Branches {
  const { followers, tips, retold } = followersOf(log, events);
  const start = (log[0] as Entry).id;
  const line = lineFrom(start, followers);
  const last = line.at(-1) ?? start;
  const candidates = followers.get(last) ?? [];
  const places = new Map([start, ...line].map((id, place) => [id, place]));
  const placeOf = ({ id }: Entry) => places.get(tips.get(id) as string) ?? places.size;
  const entries = log.toSorted((one, other) => placeOf(one) - placeOf(other));
  const head = (log.findLast(({ id }) => tips.get(id) === last) as Entry).id;
  const conflicts = candidates.length > 1 ? [{ after: last, candidates }] : [];
  return { entries, line: new Set(line), head, retold, conflicts };
}

/** The hands one after another, as far as each has but one behind it. */
function lineFrom(start: string, followers: Followers['followers']): readonly string[] {
  const line: string[] = [];
  for (let next = followers.get(start); next?.length === 1; next = followers.get(line.at(-1) as string)) line.push(...next);
  return line;
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
  return { followers, tips, retold };
}

interface Followers {
  readonly followers: ReadonlyMap<string, readonly string[]>;
  /** The last hand that each entry stands behind, itself among them. */
  readonly tips: ReadonlyMap<string, string>;
  readonly retold: ReadonlySet<string>;
}

function sameHand(one: HandEnded, other: MatchEvent | undefined): boolean {
  return other?.type === 'handEnded' && canonicalJson(one.hand) === canonicalJson(other.hand);
}
