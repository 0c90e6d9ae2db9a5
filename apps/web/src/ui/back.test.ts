import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { followBack } from './back.ts';

/** A tab with a history, which moves a little later, as in a browser. */
function tab() {
  let entries: { readonly state: unknown; readonly hash: string }[] = [
    { state: null, hash: '#/match/new' },
    { state: null, hash: '#/match/a' },
  ];
  let at = 1;
  const target = new EventTarget();
  const here = () => entries[at] as (typeof entries)[number];
  const push = (state: unknown, hash = here().hash) => {
    entries = [...entries.slice(0, at + 1), { state, hash }];
    at++;
  };
  const go = (by: number) => {
    setTimeout(() => {
      if (!entries[at + by]) return;
      at += by;
      target.dispatchEvent(new Event('popstate'));
    });
  };
  const page = {
    history: {
      get state() {
        return here().state;
      },
      pushState: (state: unknown) => push(state),
      go,
    },
    location: {
      get hash() {
        return here().hash;
      },
    },
    addEventListener: target.addEventListener.bind(target),
  };
  return { page, push, go, place: () => ({ at, of: entries.length, hash: here().hash }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settled = () => vi.advanceTimersByTimeAsync(50);

/** A form on such a tab, which is left one level at a time. */
function form() {
  const depth = signal<number | undefined>(0);
  const one = tab();
  let backs = 0;
  followBack(
    depth,
    () => {
      backs++;
      depth.value = Math.max(0, (depth.value ?? 0) - 1);
    },
    one.page,
  );
  return { ...one, depth, backs: () => backs };
}

test('Back leaves one level of the form at a time, then the page', async () => {
  const { depth, go, place, backs } = form();
  depth.value = 1;
  await settled();
  depth.value = 2;
  await settled();
  expect(place()).toMatchObject({ at: 3, of: 4 });
  go(-1);
  await settled();
  expect([depth.value, backs(), place().at]).toEqual([1, 1, 2]);
  go(-1);
  await settled();
  expect([depth.value, backs(), place()]).toEqual([0, 2, { at: 1, of: 4, hash: '#/match/a' }]);
  go(-1);
  await settled();
  expect([backs(), place().hash]).toEqual([2, '#/match/new']);
});

test('a form that is left by its own button leaves no steps behind', async () => {
  const { depth, go, place, backs } = form();
  depth.value = 2;
  await settled();
  depth.value = 0;
  await settled();
  expect([place().at, backs()]).toEqual([1, 0]);
  go(-1);
  await settled();
  expect(place().hash).toBe('#/match/new');
});

test('a form that opens while the last one is still being left has all its steps', async () => {
  const { depth, go, place } = form();
  depth.value = 2;
  await settled();
  depth.value = 0;
  // The history is on its way.
  await vi.advanceTimersByTimeAsync(0);
  depth.value = 1;
  await settled();
  expect(place().at).toBe(2);
  go(-1);
  await settled();
  expect([depth.value, place()]).toMatchObject([0, { at: 1 }]);
});

test('a form that is done leads on to the next page; Back from there skips its steps', async () => {
  const { depth, push, go, place, backs } = form();
  depth.value = 2;
  await settled();
  depth.value = 0;
  push(null, '#/match/a/hands/1/winner');
  await settled();
  expect(place().hash).toBe('#/match/a/hands/1/winner');
  go(-1);
  await settled();
  expect([place(), backs()]).toMatchObject([{ at: 1, hash: '#/match/a' }, 0]);
});

test('a page left by several steps at once, and found again, is as it was left', async () => {
  const { depth, go, place, backs, page } = form();
  depth.value = 2;
  await settled();
  page.addEventListener('popstate', () => (depth.value = place().hash === '#/match/a' ? 2 : 0));
  go(-3);
  await settled();
  expect([place().hash, backs()]).toEqual(['#/match/new', 0]);
  go(3);
  await settled();
  expect([place().at, backs()]).toEqual([3, 0]);
});

test('after a reload nothing moves until it is known whether a form is open', async () => {
  const one = tab();
  one.push({ formDepth: 1 });
  const depth = signal<number | undefined>(undefined);
  followBack(depth, () => {}, one.page);
  await settled();
  expect(one.place().at).toBe(2);
  depth.value = 1;
  await settled();
  expect(one.place()).toMatchObject({ at: 2, of: 3 });
});
