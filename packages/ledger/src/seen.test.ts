import { expect, test } from 'vitest';

import { check } from '../../../fixtures/holds.ts';
import type { Entry } from './entries.ts';
import { Seen } from './seen.ts';

const note = (id: string, ...after: readonly string[]): Entry => ({ id, after, event: { type: 'noteAdded', text: '' } });

test('an author has seen every entry on the way back to the start', () => {
  check(2000, (choose) => {
    const log = [note('0')];
    for (let i = 1; i <= 2 + choose(80); i++) {
      const recent = Math.max(0, i - 1 - choose(choose(4) === 0 ? 40 : 4));
      const after = new Set(Array.from({ length: 1 + choose(3) }, () => String(recent + choose(i - recent))));
      log.push(note(String(i), ...after));
    }
    const ancestors = new Map<string, Set<string>>();
    for (const { id, after } of log) {
      ancestors.set(id, new Set([...after, ...after.flatMap((parent) => [...(ancestors.get(parent) as Set<string>)])]));
    }
    const seen = new Seen(log.toSorted(() => choose(3) - 1));
    expect(seen.waiting).toEqual([]);
    const places = new Map(seen.entries.map(({ id }, place) => [id, place]));
    const wrong: string[] = [];
    for (const { id } of log) {
      for (const { id: other } of log) {
        const [sees, isSeen] = [ancestors.get(id)?.has(other), ancestors.get(other)?.has(id)];
        if (seen.has(id, other) !== sees) wrong.push(`${id} has ${other}`);
        if (seen.apart(id, other) !== (id !== other && !sees && !isSeen)) wrong.push(`${id} apart from ${other}`);
        if (sees && !((places.get(other) as number) < (places.get(id) as number))) wrong.push(`${other} before ${id}`);
      }
    }
    // One assertion for all pairs: there are some millions.
    expect(wrong).toEqual([]);
    expect(new Set(seen.heads)).toEqual(
      new Set(log.map(({ id }) => id).filter((id) => log.every(({ after }) => !after.includes(id)))),
    );
  });
});

test('an entry without its ancestors waits, and so do those after it', () => {
  const seen = new Seen([note('d', 'c'), note('a'), note('c', 'a', 'b'), note('e', 'a')]);
  expect(seen.entries.map(({ id }) => id)).toEqual(['a', 'e']);
  expect(seen.waiting.map(({ id }) => id)).toEqual(['c', 'd']);
});

test('an entry waits even if only the second of its ancestors is missing', () => {
  const seen = new Seen([note('a'), note('b', 'a', 'x')]);
  expect([seen.entries, seen.waiting, seen.heads].map((list) => list.length)).toEqual([1, 1, 1]);
});

test('a log of which nothing can be placed has no heads', () => {
  const seen = new Seen([note('b', 'a'), note('a', 'x')]);
  expect([seen.entries, seen.waiting.map(({ id }) => id), seen.heads]).toEqual([[], ['a', 'b'], []]);
});

test('a single entry waits too', () => {
  expect(new Seen([note('b', 'x')]).waiting.map(({ id }) => id)).toEqual(['b']);
});

test('a log may come in any order, even reversed', () => {
  expect(new Seen([note('c', 'b'), note('b', 'a'), note('a')]).entries.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('also after many entries it is known who had seen what, and which of some are the latest', () => {
  const line = (name: string, length: number, before?: string) =>
    Array.from({ length }, (_, i) =>
      note(`${name}${i}`, ...(i > 0 ? [`${name}${i - 1}`] : before === undefined ? [] : [before])),
    );
  // A line of 70, two branches, a merge, and two more branches of which one saw a part of the other.
  const log = [
    ...line('c', 70),
    ...line('a', 40, 'c69'),
    ...line('b', 40, 'c69'),
    note('m', 'a39', 'b39'),
    ...line('p', 20, 'm'),
    ...line('q', 50, 'm').map((one) => (one.id === 'q25' ? note('q25', 'q24', 'p10') : one)),
  ];
  const ancestors = new Map<string, ReadonlySet<string>>();
  for (const { id, after } of log) {
    ancestors.set(id, new Set([...after, ...after.flatMap((parent) => [...(ancestors.get(parent) ?? [])])]));
  }
  const seen = new Seen(log);
  const wrong = log.flatMap(({ id }) => log.filter((other) => seen.has(id, other.id) !== ancestors.get(id)?.has(other.id)));
  expect(wrong).toEqual([]);
  for (const [from, step] of [
    [0, 1],
    [0, 7],
    [75, 5],
    [110, 3],
    [130, 9],
    [155, 4],
  ] as const) {
    const some = seen.entries.filter((_, place) => place >= from && place % step === 0);
    const latest = some.filter(({ id }) => !some.some((other) => ancestors.get(other.id)?.has(id)));
    expect(seen.latest(some)).toEqual(latest);
  }
});

test('a repeated id is the same entry', () => {
  expect(new Seen([note('a'), note('b', 'a'), note('b', 'a')]).entries.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('entries are in the order of their distance from the start, then of their ids', () => {
  const seen = new Seen([note('z'), note('y', 'z'), note('b', 'y'), note('c', 'z'), note('a', 'y', 'c')]);
  expect(seen.entries.map(({ id }) => id)).toEqual(['z', 'c', 'y', 'a', 'b']);
  expect(seen.compare('c', 'y')).toBeLessThan(0);
  expect(seen.heads.toSorted()).toEqual(['a', 'b']);
});

test('an entry is alone if its author had seen all before it and all after it had seen it', () => {
  const seen = new Seen([note('a'), note('b', 'a'), note('c', 'b'), note('d', 'b'), note('e', 'c', 'd'), note('f', 'e')]);
  expect(seen.entries.map(({ id }) => [id, seen.isAlone(id)])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
    ['d', false],
    ['e', true],
    ['f', true],
  ]);
});

test('the latest of some entries are those that no author of another one had seen', () => {
  const seen = new Seen([note('a'), note('b', 'a'), note('c', 'a'), note('d', 'b'), note('e', 'd', 'c')]);
  const latest = (...ids: readonly string[]) =>
    seen.latest(seen.entries.filter(({ id }) => ids.includes(id))).map(({ id }) => id);
  expect([latest('a', 'b', 'c'), latest('c', 'd'), latest('b', 'd'), latest('a', 'd'), latest('a', 'b', 'c', 'd', 'e')]).toEqual([
    ['b', 'c'],
    ['c', 'd'],
    ['d'],
    ['d'],
    ['e'],
  ]);
});

test('an id that is not in the log throws', () => {
  expect(() => new Seen([note('a')]).has('a', 'x')).toThrow('no entry x');
});
