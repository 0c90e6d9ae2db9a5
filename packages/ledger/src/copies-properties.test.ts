import { canonicalJson, unwrap } from '@tenbo/engine';
import { expect, test, vi } from 'vitest';

import { apart, matchOfLog, mergedLog, shuffled } from '../../../fixtures/apart.ts';
import { check, expectToBalance } from '../../../fixtures/holds.ts';
import { draw, next, played } from '../../../fixtures/logs.ts';
import { continued } from '../../../fixtures/matches.ts';
import { cases } from '../../../fixtures/effort.ts';
import { oneOf } from '../../../fixtures/wins.ts';
import {
  type Entry,
  type HandLine,
  type Log,
  type Match,
  type MatchEvent,
  type MatchState,
  append,
  beyondLastHand,
  changes,
  checkAppend,
  digestOf,
  isDecision,
  replay,
} from './index.ts';
import { subjectsOf } from './replay.ts';

vi.setConfig({ testTimeout: 600_000 });

/** How many cases of three copies; `FC_SEED=2` tries others. */
const CASES = 1200;

test('the order and number of merges do not matter, nor the order in which entries arrive', () => {
  check(CASES, (choose) => {
    const [one, two, three] = apart(choose).map(({ log }) => log) as [Log, Log, Log];
    const all = mergedLog(mergedLog(one, two), three);
    const state = replay(all);
    expect(mergedLog(two, one)).toEqual(mergedLog(one, two));
    expect(mergedLog(one, mergedLog(two, three))).toEqual(all);
    expect(mergedLog(mergedLog(all, one), all)).toEqual(all);
    const arrivals = shuffled(choose, [...one.slice(1), ...two.slice(1), ...three.slice(1)]);
    const delivered = arrivals.reduce<Log>((log, entry) => mergedLog(log, [entry]), one.slice(0, 1));
    expect(delivered).toEqual(all);
    expect(digestOf(delivered)).toBe(digestOf(all));
    expect(replay(shuffled(choose, all))).toEqual(state);
  });
});

test('replaying gives the same state as appending one by one', () => {
  check(CASES, (choose) => {
    for (const { log, state } of apart(choose)) expect(replay(log)).toEqual(state);
  });
});

/** Where a hand, or the same hand entered elsewhere, is now. This uses only entries and state. */
function placesOf(entry: Entry, { log, state }: Match): readonly string[] {
  const { hands, aside, conflicts } = state;
  const text = canonicalJson(entry.event);
  const isTwin = ({ id, event }: Entry) =>
    event.type === 'handEnded' && canonicalJson(event) === text && !sees(log, id, entry.id) && !sees(log, entry.id, id);
  const same = log.filter((other) => other === entry || isTwin(other)).map(({ id }) => id);
  const decisions = log.filter(({ id, event }) => takesOut(event, same) && sees(log, id, entry.id));
  const isCounted = hands.some((line) => same.includes(line.entry));
  const isAside = aside.some((one) => same.includes(one.entry.id));
  const isDisputed = conflicts.some(({ ways }) => ways.some((way) => same.includes(way.entry)));
  return [
    ...(isCounted ? ['counted'] : []),
    ...(isAside ? ['aside'] : []),
    ...(isDisputed ? ['disputed'] : []),
    ...(decisions.length > 0 ? ['decided'] : []),
  ];
}

/** Whether a decision takes back one of some entries, or keeps another instead. */
function takesOut(event: MatchEvent, entries: readonly string[]): boolean {
  if (event.type === 'entryVoided') return entries.includes(event.entry);
  return event.type === 'entryKept' && (event.among ?? []).some((one) => entries.includes(one)) && !entries.includes(event.entry);
}

/** Whether one entry's author had seen another. This uses only the entries. */
function sees(log: Log, one: string, other: string): boolean {
  const byId = new Map(log.map((entry) => [entry.id, entry]));
  const open = [...(byId.get(one)?.after ?? [])];
  const known = new Set<string>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === other) return true;
    if (known.has(id)) continue;
    known.add(id);
    open.push(...(byId.get(id)?.after ?? []));
  }
  return false;
}

test('no hand is lost: each is counted, set aside, in conflict, or decided by somebody who had seen it', () => {
  check(CASES, (choose) => {
    const [one, two, three] = apart(choose);
    const match = matchOfLog(mergedLog(mergedLog(one.log, two.log), three.log));
    for (const entry of match.log) {
      if (entry.event.type === 'handEnded') expect(placesOf(entry, match)).not.toEqual([]);
    }
    const counted = match.state.hands.map(({ entry }) => entry);
    const aside = match.state.aside.map(({ entry }) => entry.id);
    const disputed = new Set(
      match.state.conflicts.flatMap(({ ways }) => ways.filter(({ does }) => does !== 'restores').map((way) => way.entry)),
    );
    expect(new Set([...counted, ...aside, ...disputed]).size).toBe(counted.length + aside.length + disputed.size);
  });
});

test('no hand changes silently: a merge changes hands only by entries that the copy had not seen', () => {
  check(CASES, (choose) => {
    const [one, two, three] = apart(choose);
    const all = matchOfLog(mergedLog(mergedLog(one.log, two.log), three.log));
    for (const copy of [one, two, three]) {
      const { hands } = changes(copy.state, all);
      const lost = hands.filter(({ before, after }) => before !== undefined && canonicalJson(before) !== canonicalJson(after));
      if (lost.length === 0) continue;
      const known = new Set(copy.log.map(({ id }) => id));
      expect(all.log.some(({ id }) => !known.has(id))).toBe(true);
      for (const { entry, before, after } of lost) {
        const places = placesOf(all.log.find(({ id }) => id === entry) as Entry, all);
        if (!after) expect(places.filter((place) => place !== 'counted')).not.toEqual([]);
        // A hand in a different place than in this copy is where its author saw it, or was moved by somebody who had seen it.
        if (!before || !after || isSamePlace(before, after)) continue;
        const authors = all.log.filter(({ id }) => id === entry || sees(all.log, entry, id));
        const seen = replay(authors).hands.find((line) => line.entry === entry);
        const strangers = all.log.filter(({ id, event }) => !known.has(id) && 'entry' in event);
        expect((seen && isSamePlace(seen, after)) || strangers.some(({ id }) => sees(all.log, id, entry))).toBe(true);
      }
    }
  });
});

function isSamePlace({ before: one }: HandLine, { before: other }: HandLine): boolean {
  return one.kyoku === other.kyoku && one.honba === other.honba;
}

test('every way out is accepted, and ends the conflict', () => {
  let found = 0;
  check(CASES, (choose) => {
    const [one, two, three] = apart(choose);
    const match = matchOfLog(mergedLog(mergedLog(one.log, two.log), three.log));
    for (const conflict of match.state.conflicts) {
      found++;
      expect(conflict.ways.length).toBeGreaterThan(1);
      expect(checkAppend(match, draw())).toEqual([{ code: 'undecided' }]);
      for (const way of conflict.ways) {
        const after = unwrap(append(match, next(match, 'way', way.decision)));
        if (way.does === 'restores') continue;
        expect(after.state.conflicts.map(({ ways }) => ways)).not.toContainEqual(conflict.ways);
      }
    }
  });
  expect(found).toBeGreaterThan(cases(CASES) / 10);
});

test('a merged and decided log can be continued, and merging its sources again changes nothing', () => {
  check(CASES / 2, (choose) => {
    const [one, two, three] = apart(choose);
    let match = matchOfLog(mergedLog(mergedLog(one.log, two.log), three.log));
    for (let i = 0; match.state.conflicts.length > 0; i++) {
      expect(i).toBeLessThan(20);
      const { ways } = match.state.conflicts[0] as MatchState['conflicts'][number];
      match = played(match, [
        `decided ${i}`,
        oneOf(
          choose,
          ways.filter(({ does }) => does !== 'restores'),
        ).decision,
      ]);
    }
    const on = continued(choose, match, { tries: 3, name: 'on' }).at(-1) as Match;
    expect(replay(on.log)).toEqual(on.state);
    expect(replay(mergedLog(on.log, one.log))).toEqual(on.state);
    expectToBalance(on.state);
  });
});

/** Whether a decision is about the last hand that its author saw, found by playing through what that author saw. */
function isAboutLastHandSeen(log: Log, decision: Entry): boolean {
  const { id, event } = decision;
  const subjects = subjectsOf(log);
  const view = subjects.seen.entries.filter((entry) => subjects.seen.has(id, entry.id));
  const subject = 'entry' in event && view.some((entry) => entry.id === event.entry) ? subjects.of(event.entry) : undefined;
  if (!subject || replay(view).conflicts.length > 0) return false;
  const about = subject.entries.filter((entry) => entry.id === id || view.includes(entry));
  if (about.some((entry) => entry.event.type === 'entryKept' && entry.event.among !== undefined)) return false;
  const hands = view.filter((entry) => entry.event.type === 'handEnded');
  return !hands.some((hand) => subject.entries.some((entry) => subjects.seen.has(hand.id, entry.id)));
}

test('all decisions of a log are judged in one pass as each is by playing through what its author saw', () => {
  check(CASES, (choose) => {
    const [one, two, three] = apart(choose).map(({ log }) => log) as [Log, Log, Log];
    const log = mergedLog(mergedLog(one, two), three);
    const decisions = log.filter(({ event }) => isDecision(event));
    const beyond = decisions.filter((decision) => !isAboutLastHandSeen(log, decision));
    expect(decisions.filter((decision) => beyondLastHand(log, [decision]))).toEqual(beyond);
    expect(beyondLastHand(log, decisions)).toEqual(beyond[0]);
  });
});
