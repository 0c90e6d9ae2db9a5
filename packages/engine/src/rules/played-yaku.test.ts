import { describe, expect, test } from 'vitest';

import { YAKU } from '../yaku/index.ts';
import { type RuleSet, type YakuId, parseRules, playedYaku, presets, unwrap } from '../index.ts';

const played = (rules: RuleSet, id: YakuId) => playedYaku(rules).find((yaku) => yaku.id === id)?.value;
const under = (yaku: object) => unwrap(parseRules({ yaku }));

test.each(Object.values(presets))('$id plays each yaku once, in the order in which results list them', (rules) => {
  const ids = playedYaku(rules).map(({ id }) => id);
  expect(ids).toEqual(YAKU.map(({ id }) => id).filter((id) => ids.includes(id)));
});

test('a yaku has its names and its value, and nothing of how it is found', () => {
  expect(playedYaku(presets.standard).find(({ id }) => id === 'pinfu')).toEqual({
    id: 'pinfu',
    ja: '平和',
    romaji: 'pinfu',
    value: { closed: 1 },
  });
});

describe('what rules change', () => {
  test.each<[string, object, YakuId, unknown]>([
    ['a yaku that is disabled is not played', { disabled: ['pinfu'] }, 'pinfu', undefined],
    ['others are', { disabled: ['pinfu'] }, 'tanyao', { closed: 1, open: 1 }],
    ['tanyao may be for closed hands', { openTanyao: 'closedOnly' }, 'tanyao', { closed: 1 }],
    ['renhou may be a limit', { renhou: 'mangan' }, 'renhou', { limit: 'mangan' }],
    ['or not be played', { renhou: 'none' }, 'renhou', undefined],
    ['a yakuman may count double', { doubleYakuman: ['suuankouTanki'] }, 'suuankouTanki', { yakuman: 2 }],
    ['or once', { doubleYakuman: [] }, 'suuankouTanki', { yakuman: 1 }],
    [
      'a local yaku has the value that the rules give it',
      { local: { uumensai: { closed: 3, open: 1 } } },
      'uumensai',
      { closed: 3, open: 1 },
    ],
    ['if none, it is not played', { local: {} }, 'uumensai', undefined],
    ['nor if it is disabled', { local: { uumensai: { closed: 3, open: 1 } }, disabled: ['uumensai'] }, 'uumensai', undefined],
  ])('%s', (_, yaku, id, value) => {
    expect(played(under(yaku), id)).toEqual(value);
  });
});
