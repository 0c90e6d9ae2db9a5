import { unwrap } from '@tenbo/engine';
import { expect, test, vi } from 'vitest';

import { apart, matchOfLog, mergedLog } from '../../../fixtures/apart.ts';
import { accountsOf, decidedApart, decisionsIn, disputedIn, lostBy } from '../../../fixtures/decisions.ts';
import { check } from '../../../fixtures/holds.ts';
import { next } from '../../../fixtures/logs.ts';
import { cases } from '../../../fixtures/effort.ts';
import { type Choose, oneOf } from '../../../fixtures/wins.ts';
import { type Entry, type Match, append, replay } from './index.ts';

vi.setConfig({ testTimeout: 600_000 });

/** How many cases of three copies; `FC_SEED=2` tries others. */
const CASES = 1000;

function togetherOf(choose: Choose): Match {
  const [one, two, three] = apart(choose);
  return matchOfLog(mergedLog(mergedLog(one.log, two.log), three.log));
}

test('two ways out of one conflict, chosen apart: alike they are silent, else both versions are offered, each by one entry', () => {
  const found = { alike: 0, asked: 0 };
  check(CASES, (choose) => {
    const match = togetherOf(choose);
    for (const { ways } of match.state.conflicts) {
      const [first, second] = [oneOf(choose, ways), oneOf(choose, ways)];
      const { one, other, both } = decidedApart(match, first.decision, second.decision);
      expect(matchOfLog(mergedLog(other.log, one.log))).toEqual(both);
      const [mine, theirs] = [accountsOf(one), accountsOf(other)];
      if (mine === theirs) {
        found.alike++;
        expect(accountsOf(both)).toBe(mine);
        continue;
      }
      found.asked++;
      const again = both.state.conflicts.find((conflict) =>
        conflict.ways.some(({ entry }) => entry === first.entry || entry === second.entry),
      );
      expect(again).toBeDefined();
      const settled = (again?.ways ?? []).map(({ decision }) => unwrap(append(both, next(both, 'z', decision))));
      for (const { log, state } of settled) {
        expect(replay(log)).toEqual(state);
        expect(replay(mergedLog(mergedLog(one.log, log), other.log))).toEqual(state);
      }
      if (one.state.conflicts.length > 0 || other.state.conflicts.length > 0) continue;
      const left = settled.map(accountsOf);
      expect([left.includes(mine), left.includes(theirs)]).toEqual([true, true]);
    }
  });
  expect(found.alike).toBeGreaterThan(cases(CASES) / 20);
  expect(found.asked).toBeGreaterThan(cases(CASES) / 20);
});

test('any two decisions written apart: alike they are silent, two answers to one conflict never mix, of others nothing is lost', () => {
  const found = { alike: 0, asked: 0, both: 0 };
  check(CASES * 3, (choose) => {
    const match = togetherOf(choose);
    const decisions = decisionsIn(match);
    if (decisions.length === 0) return;
    const pair = decidedApart(match, oneOf(choose, decisions), oneOf(choose, decisions));
    const { one, other, both } = pair;
    if (accountsOf(one) === accountsOf(other)) {
      found.alike++;
      expect(accountsOf(both)).toBe(accountsOf(one));
    } else if (both.state.conflicts.length > 0) found.asked++;
    else {
      found.both++;
      const disputed = disputedIn(match);
      const isOpen = (copy: Match) => disputedIn(copy).some((entry) => disputed.includes(entry));
      // One answer may confirm what the other one leaves: then that stays.
      const isOneOfThem = [one, other].some((copy) => accountsOf(copy) === accountsOf(both));
      expect(disputed.length === 0 || isOpen(one) || isOpen(other) || isOneOfThem).toBe(true);
      expect(lostBy(pair)).toEqual([]);
    }
  });
  for (const times of Object.values(found)) expect(times).toBeGreaterThan(cases(CASES) / 20);
});

test('without a conflict, each hand stands where the author of it or of some decision saw it', () => {
  check(CASES, (choose) => {
    const match = togetherOf(choose);
    // A call of time decides which hands still fit, and so moves those that follow.
    const { log, state } = match;
    if (state.conflicts.length > 0 || log.some(({ event }) => event.type === 'timeCalled')) return;
    const seen = new Set(log.flatMap((entry) => placesSeenBy(entry, match)));
    for (const line of state.hands) expect(seen).toContain(placeText(line));
  });
});

function placesSeenBy({ id, after }: Entry, { log }: Match): readonly string[] {
  const byId = new Map(log.map((entry) => [entry.id, entry]));
  const view = new Set([id]);
  const open = [...after];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (view.has(one)) continue;
    view.add(one);
    open.push(...(byId.get(one)?.after ?? []));
  }
  return replay(log.filter((entry) => view.has(entry.id))).hands.map(placeText);
}

function placeText({ hand, before: { kyoku, honba } }: Match['state']['hands'][number]): string {
  return JSON.stringify([hand, kyoku, honba]);
}
