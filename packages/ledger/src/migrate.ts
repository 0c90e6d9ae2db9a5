import { migrateRules } from '@tenbo/engine';
import * as v from 'valibot';

/** The version in which entries are written now. */
export const LOG_VERSION = 3;

/**
 * Converts entries of any version to this one. What an older entry becomes depends only on itself and earlier entries, so that copies of a log
 * stay copies. A log may mix versions.
 */
export function migrate(entries: readonly unknown[]): readonly unknown[] {
  return toVersion3(toVersion2(entries));
}

/** The start of a match, in version 2 or earlier. */
const startOfVersion2 = v.looseObject({
  event: v.looseObject({ type: v.literal('matchStarted'), version: v.pipe(v.number(), v.maxValue(2)), rules: v.unknown() }),
});

/** Version 2 stored rules in which a limit was its han (`{ instead: 5 }`); now it is named. */
function toVersion3(entries: readonly unknown[]): readonly unknown[] {
  return entries.map((entry) => {
    if (!v.is(startOfVersion2, entry)) return entry;
    const { event } = entry;
    return { ...entry, event: { ...event, version: 3, rules: migrateRules(event.rules) } };
  });
}

/** The part of a version 1 entry that matters here. */
const version1 = v.looseObject({
  id: v.string(),
  after: v.nullable(v.string()),
  event: v.looseObject({ type: v.string(), entry: v.optional(v.string()) }),
});

type Version1 = v.InferOutput<typeof version1>;

/** The version 1 entries so far by id, each with its distance from the start. */
type Known = Map<string, { readonly entry: Version1; readonly depth: number }>;

/**
 * Version 1 named a single earlier entry instead of all heads; that becomes a list, which includes the corrected entry if it was on another branch.
 * Version 1 undid an undo by taking it back; that becomes a decision about the hand, penalty or note it was about.
 */
function toVersion2(entries: readonly unknown[]): readonly unknown[] {
  const known: Known = new Map();
  let last: string | null = null;
  let isChain = true;
  return entries.map((entry) => {
    if (!v.is(version1, entry)) return entry;
    isChain &&= entry.after === last;
    last = entry.id;
    const migrated = version2Of(entry, known, isChain);
    const depthOf = (id: string | null | undefined) => known.get(id ?? '')?.depth ?? 0;
    known.set(entry.id, { entry, depth: 1 + Math.max(depthOf(entry.after), depthOf(entry.event.entry)) });
    return migrated;
  });
}

function version2Of(entry: Version1, known: Known, isChain: boolean): unknown {
  const { after, event } = entry;
  const parents = after === null ? [] : [after];
  const target = known.get(event.entry ?? '')?.entry;
  if (!target) return { ...entry, after: parents };
  const seen = (): Known => (isChain ? known : seenFrom([after], known));
  const both = isChain || seen().has(target.id) ? parents : [...parents, target.id];
  const tookBackDecision = event.type === 'entryVoided' && target.event.entry !== undefined;
  return {
    ...entry,
    after: both,
    event: tookBackDecision ? decisionOf(entry, target, isChain ? known : seenFrom(both, known)) : event,
  };
}

/** Everything on any way from some entries to the start. */
function seenFrom(ids: readonly (string | null)[], known: Known): Known {
  const found: Known = new Map();
  const open = [...ids];
  while (open.length > 0) {
    const one = known.get(open.pop() ?? '');
    if (!one || found.has(one.entry.id)) continue;
    found.set(one.entry.id, one);
    open.push(one.entry.after, one.entry.event.entry ?? null);
  }
  return found;
}

/** The hand, penalty or note a decision is ultimately about. In a forged file decisions may be about each other. */
function rootOf(decision: Version1, seen: Known): Version1 {
  const passed = new Set<Version1>();
  let root = decision;
  for (let next = seen.get(root.event.entry ?? ''); next && !passed.has(next.entry); next = seen.get(root.event.entry ?? '')) {
    root = next.entry;
    passed.add(root);
  }
  return root;
}

/** The decision that an undo of another decision amounts to, about that one's hand, penalty or note. */
function decisionOf(entry: Version1, target: Version1, seen: Known): Version1['event'] {
  const inOrder = [...seen.values()]
    .toSorted((one, other) => one.depth - other.depth || (one.entry.id < other.entry.id ? -1 : 1))
    .map((one) => one.entry);
  const root = rootOf(target, seen);
  const voided = new Set<string | undefined>();
  for (const { id, event } of [...inOrder, entry].toReversed()) {
    if (event.type === 'entryVoided' && !voided.has(id)) voided.add(event.entry);
  }
  if (voided.has(root.id)) return { type: 'entryVoided', entry: root.id };
  const correction = inOrder.findLast(({ id, event }) => event.entry === root.id && !voided.has(id));
  return { type: 'entryKept', entry: (correction ?? root).id };
}
