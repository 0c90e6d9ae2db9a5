import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isRefused, keepTexts, keptText, readText } from './browser-texts.ts';
import { storageFor } from '../../../fixtures/storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', storageFor(20)));
afterEach(() => void vi.unstubAllGlobals());

test('either all texts are stored or none, and storing can be undone', () => {
  expect(keepTexts({ a: '1', b: '2' })).toBeDefined();
  const revert = keepTexts({ a: 'x', c: 'y' });
  expect([readText('a'), readText('b'), readText('c')]).toEqual(['x', '2', 'y']);
  revert?.();
  expect([readText('a'), readText('b'), readText('c')]).toEqual(['1', '2', undefined]);
  expect(keepTexts({ a: 'short', c: 'this is longer than there is room for' })).toBeUndefined();
  expect([readText('a'), readText('c'), isRefused.value]).toEqual(['1', undefined, true]);
  expect(keepTexts({ a: '3' })).toBeDefined();
  expect(isRefused.value).toBe(false);
});

test('a watched text has the stored value, not one that was refused', () => {
  const text = keptText('followed');
  keepTexts({ followed: 'one' });
  expect(text.value).toBe('one');
  keepTexts({ followed: 'one that there is no room for' });
  expect(text.value).toBe('one');
});

test.each([
  ['null', null],
  ['missing', undefined],
])('if the storage is %s, nothing is stored and nothing throws', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(keepTexts({ a: '1' })).toBeUndefined();
  expect(readText('a')).toBeUndefined();
});
