import { expect, test } from 'vitest';

import { screenOn } from './screen-on.ts';

/** A page and a browser that may grant the lock, late, and that takes it back when the page is hidden. */
function device({ refuses = false } = {}) {
  const held = new Set<object>();
  const waiting: (() => void)[] = [];
  const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), seen);
  const request = () =>
    new Promise<{ readonly released: boolean; release: () => Promise<void> }>((resolve, reject) => {
      waiting.push(() => {
        if (refuses || page.visibilityState === 'hidden') return reject(new DOMException('no', 'NotAllowedError'));
        const lock = {
          get released() {
            return !held.has(lock);
          },
          release: async () => void held.delete(lock),
        };
        held.add(lock);
        resolve(lock);
      });
    });
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    if (visibilityState === 'hidden') held.clear();
    page.dispatchEvent(new Event('visibilitychange'));
  };
  /** Answers what was asked for so far. @returns how many times that was */
  const answer = async () => {
    const asked = waiting.splice(0);
    for (const one of asked) one();
    await new Promise((done) => setTimeout(done));
    return asked.length;
  };
  return { keep: screenOn(request, page), held, show, answer };
}

test('the screen is kept on while it is wanted, with one lock, however often that is said', async () => {
  const { keep, held, answer } = device();
  keep(true);
  keep(true);
  expect(await answer()).toBe(1);
  keep(true);
  expect([await answer(), held.size]).toEqual([0, 1]);
  keep(false);
  await answer();
  expect(held.size).toBe(0);
});

test('it is taken again when the page is seen again', async () => {
  const { keep, held, show, answer } = device();
  keep(true);
  await answer();
  show('hidden');
  expect([await answer(), held.size]).toEqual([0, 0]);
  show('visible');
  expect([await answer(), held.size]).toEqual([1, 1]);
});

test('a lock that comes after the match was left is given back', async () => {
  const { keep, held, answer } = device();
  keep(true);
  keep(false);
  await answer();
  expect(held.size).toBe(0);
  expect(await answer()).toBe(0);
});

test('a browser that refuses is asked again only when the page is seen again', async () => {
  const { keep, held, show, answer } = device({ refuses: true });
  keep(true);
  expect(await answer()).toBe(1);
  keep(true);
  expect(await answer()).toBe(1);
  show('hidden');
  show('visible');
  expect([await answer(), held.size]).toEqual([1, 0]);
});

test('a page that is not wanted on asks for nothing', async () => {
  const { keep, show, answer } = device();
  keep(false);
  show('hidden');
  show('visible');
  expect(await answer()).toBe(0);
});
