import { unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { draw, kept, played, replaced, started, undone } from '../../../fixtures/logs.ts';
import { mergeLogs } from './copies.ts';
import type { Entry, MatchEvent } from './entries.ts';
import { beyondLastHand, isAboutLastHand } from './last-hand.ts';
import { type Match, nextEntry } from './match.ts';
import { replay } from './replay.ts';

describe('a decision is about the last hand', () => {
  const two = played(started(), ['a', draw(0)], ['b', draw(1)]);
  const isLast = (match: Match, event: MatchEvent) => isAboutLastHand(match.log, nextEntry(match, event, { id: 'decision' }));

  test('if no later hand was seen, whatever it does, and again', () => {
    expect([undone('b'), replaced('b', draw(2)), kept('b')].map((event) => isLast(two, event))).toEqual([true, true, true]);
    expect([undone('a'), replaced('a', draw(2)), kept('a')].map((event) => isLast(two, event))).toEqual([false, false, false]);
    const fixed = played(two, ['fix', replaced('b', draw(2))]);
    expect([undone('b'), kept('b'), kept('fix')].map((event) => isLast(fixed, event))).toEqual([true, true, true]);
  });

  test('after the last was taken back: it may come back, the one before it not go', () => {
    const back = played(two, ['back', undone('b')]);
    expect([kept('b'), undone('a')].map((event) => isLast(back, event))).toEqual([true, false]);
    const anew = played(back, ['c', draw(2)]);
    expect([undone('c'), kept('b'), undone('b')].map((event) => isLast(anew, event))).toEqual([true, false, false]);
  });

  test('or about a note since, not one before it; neither about what is not there, nor without what its author had seen', () => {
    const noted = played(
      started(),
      ['n', { type: 'noteAdded', text: 'tea' }],
      ['a', draw(0)],
      ['m', { type: 'noteAdded', text: 'milk' }],
    );
    expect(['n', 'a', 'm', 'x'].map((entry) => isLast(noted, undone(entry)))).toEqual([false, true, true, false]);
    expect(isLast(two, draw(0))).toBe(false);
    expect(isAboutLastHand(two.log.slice(0, 2), nextEntry(two, undone('b'), { id: 'decision' }))).toBe(false);
  });

  test('but not where it would pass over an earlier hand, nor if another hand was entered after it before its correction arrived', () => {
    expect(isLast(two, kept('b', 'a', 'b'))).toBe(false);
    const one = played(started(), ['a', draw(0)]);
    // The same dealer deals after either draw, so the copies agree.
    const log = unwrap(mergeLogs(played(one, ['fix', replaced('a', draw(0, 2))]).log, played(one, ['b', draw(1)]).log));
    const both: Match = { log, state: replay(log) };
    expect([undone('a'), undone('b')].map((event) => isLast(both, event))).toEqual([false, true]);
  });

  test('nor is one about a hand that its author had not seen', () => {
    expect(isAboutLastHand(two.log, { id: 'decision', after: ['a'], event: undone('b') })).toBe(false);
  });

  test('if other copies went on meanwhile, but neither to decide a conflict nor once it was decided', () => {
    const copies = unwrap(mergeLogs(played(started(), ['a', draw(0)]).log, played(started(), ['b', draw(1)]).log));
    const both: Match = { log: copies, state: replay(copies) };
    expect([kept('a', 'a', 'b'), kept('a'), undone('b')].map((event) => isLast(both, event))).toEqual([false, false, false]);
    const chosen = played(both, ['chose', kept('a', 'a', 'b')]);
    expect([undone('a'), undone('b'), kept('b')].map((event) => isLast(chosen, event))).toEqual([false, false, false]);
    const apart = played(started(), ['a', draw(0)]);
    const undoing = nextEntry(apart, undone('a'), { id: 'u' });
    expect(isAboutLastHand([...played(apart, ['b', draw(1)]).log, undoing], undoing)).toBe(true);
  });

  test('whether the log has it already, and whatever waits beside it; but not without the start', () => {
    const undoing = nextEntry(two, undone('b'), { id: 'decision' });
    const waiting = { id: 'w', after: ['nobody'], event: draw(3) };
    expect(isAboutLastHand([...two.log, waiting], undoing)).toBe(true);
    expect(isAboutLastHand([...two.log, undoing, waiting], undoing)).toBe(true);
    expect(isAboutLastHand(two.log.slice(1), undoing)).toBe(false);
  });

  test('also where a choice was made later, of which its author did not know', () => {
    const undoing = nextEntry(two, undone('b'), { id: 'u' });
    const other = played(started(), ['a', draw(0)], ['c', draw(3)]);
    const log = unwrap(mergeLogs(two.log, other.log));
    const chosen = played({ log, state: replay(log) }, ['chose', kept('b', 'b', 'c')]);
    expect(isAboutLastHand([...chosen.log, undoing], undoing)).toBe(true);
  });
});

describe('many decisions', () => {
  test('are answered together as one by one: the first that is not about the last hand is found', () => {
    const two = played(started(), ['a', draw(0)], ['b', draw(1)]);
    const about = (id: string, entry: string) => ({ id, after: ['b'], event: undone(entry) });
    expect(beyondLastHand(two.log, [about('c', 'b'), about('d', 'b')])).toBeUndefined();
    expect(beyondLastHand(two.log, [about('c', 'b'), about('d', 'a'), about('e', 'a')])?.id).toBe('d');
    expect(beyondLastHand(two.log, [])).toBeUndefined();
  });

  test('take no longer for each other: ten times as many take not much more than ten times as long', () => {
    const start = started().log[0] as Entry;
    const millisecondsFor = (count: number) => {
      let last = 'h';
      const next = (id: string, event: MatchEvent): Entry => {
        const entry = { id, after: [last], event };
        last = id;
        return entry;
      };
      const each = (make: (i: number) => Entry) => Array.from({ length: count }, (_, i) => make(i));
      const hand: Entry = { id: 'h', after: ['start'], event: draw(0) };
      const log = [start, hand, ...each((i) => next(`n${i}`, { type: 'noteAdded', text: 'x' }))];
      const corrections = each((i) => next(`c${i}`, replaced('h', draw(1))));
      const from = performance.now();
      expect(beyondLastHand([...log, ...corrections], corrections)).toBeUndefined();
      return performance.now() - from;
    };
    const least = (count: number) => Math.min(...Array.from({ length: 5 }, () => millisecondsFor(count)));
    least(500);
    expect(least(5_000)).toBeLessThan(40 * Math.max(least(500), 0.5));
  });
});
