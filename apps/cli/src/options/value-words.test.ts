import { LANGUAGES, localeOf } from '@tenbo/i18n';
import { expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';
import { spokenValue } from './value-words.ts';

test.each([
  ['満貫', { limit: 'mangan' }],
  ['满贯', { limit: 'mangan' }],
  ['滿貫', { limit: 'mangan' }],
  ['跳満', { limit: 'haneman' }],
  ['ハネマン', { limit: 'haneman' }],
  ['倍满', { limit: 'baiman' }],
  ['三倍満', { limit: 'sanbaiman' }],
  ['役満', { yakuman: 1 }],
  ['役满', { yakuman: 1 }],
  ['ダブル役満', { yakuman: 2 }],
  ['double yakuman', { yakuman: 2 }],
  ['两倍役满', { yakuman: 2 }],
  ['3翻40符', { han: 3, fu: 40 }],
  ['40符3翻', { han: 3, fu: 40 }],
  ['3番40符', { han: 3, fu: 40 }],
  ['３翻 ４０符', { han: 3, fu: 40 }],
  ['三翻四十符', { han: 3, fu: 40 }],
  ['一翻百十符', { han: 1, fu: 110 }],
  ['3 han 40 fu', { han: 3, fu: 40 }],
  ['3han 40fu', { han: 3, fu: 40 }],
  ['mangan', { limit: 'mangan' }],
  ['4 30', { han: 4, fu: 30 }],
])('%s is a value', (text, value) => {
  expect(spokenValue(text)).toEqual(value);
});

test.each(['滿', '満', 'foo', '符', '一', ''])('%j alone is none', (text) => {
  expect(spokenValue(text)).toBeUndefined();
});

test('every name that a language gives a limit is read', () => {
  for (const language of LANGUAGES) {
    const { limits, yakuman } = localeOf(language);
    for (const limit of ['mangan', 'haneman', 'baiman', 'sanbaiman'] as const)
      expect(spokenValue(limits[limit])).toEqual({ limit });
    for (const times of [1, 2, 3, 4, 5, 6, 7]) expect(spokenValue(yakuman(times))).toEqual({ yakuman: times });
  }
});

test('points and a match read them alike', async () => {
  expect((await tenbo(['points', '満貫'])).stdout).toBe((await tenbo(['points', 'mangan'])).stdout);
  expect((await tenbo(['points', '3翻40符'])).stdout).toBe((await tenbo(['points', '3', '40'])).stdout);
});
