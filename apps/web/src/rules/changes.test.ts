import { presets } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { changedPaths, onBase, readChanges, rulesFrom, valueIn, withChange, withLocalYaku } from './changes.ts';

const mleague = { base: 'mleague' };

describe('changes to a rule set', () => {
  test('a field is changed, found, and gone again where it is as the base has it', () => {
    const changed = withChange(mleague, 'fu.sevenPairs.fu', 50);
    expect(changed).toEqual({ base: 'mleague', fu: { sevenPairs: { fu: 50 } } });
    expect(changedPaths(changed)).toEqual(['fu.sevenPairs.fu']);
    expect([valueIn(mleague, 'fu.sevenPairs.fu'), valueIn(changed, 'fu.sevenPairs.fu')]).toEqual([25, 50]);
    expect(withChange(changed, 'fu.sevenPairs.fu', 25)).toEqual(mleague);
  });

  test('two fields of a group stand beside each other', () => {
    const changed = withChange(withChange(mleague, 'fu.doubleWindPair', 4), 'fu.closedRon', 0);
    expect(changed).toEqual({ base: 'mleague', fu: { doubleWindPair: 4, closedRon: 0 } });
  });

  test('local yaku are added to those of the base', () => {
    const changed = { base: 'local', yaku: { local: { sanrenkou: { closed: 1 } } } };
    expect(valueIn(changed, 'yaku.local')).toEqual({ ...presets.local.yaku.local, sanrenkou: { closed: 1 } });
  });

  test('a local yaku is added at its usual value, and taken away', () => {
    const added = withLocalYaku(mleague, 'sanrenkou', true);
    expect(added).toEqual({ base: 'mleague', yaku: { local: { sanrenkou: { closed: 2, open: 2 } } } });
    expect(withLocalYaku(added, 'sanrenkou', false)).toEqual(mleague);
    expect(withLocalYaku({ base: 'local' }, 'sanrenkou', false)).toEqual({ base: 'local' });
  });

  test('on another base, what it plays anyway is no change', () => {
    const changed = withChange({ base: 'standard' }, 'fu.doubleWindPair', 2);
    expect(onBase(changed, 'mleague')).toEqual(mleague);
    expect(onBase(changed, 'ema2016')).toEqual({ base: 'ema2016', fu: { doubleWindPair: 2 } });
  });

  test('they make a rule set, unless they are wrong', () => {
    expect(rulesFrom({ ...mleague, id: 'own1', name: 'Ours' })).toEqual({ ...presets.mleague, id: 'own1', name: 'Ours' });
    expect(rulesFrom({ ...mleague, fu: { doubleWindPair: 3 } })).toBeUndefined();
  });

  test.each([
    '',
    '{',
    '3',
    'null',
    '[]',
    '{}',
    '{"base":"nobody"}',
    '{"base":3}',
    '{"base":"mleague","name":{"toString":0}}',
    '{"base":"mleague","id":[]}',
  ])('%j holds none', (text) => {
    expect(readChanges(text)).toBeUndefined();
  });

  test('a text that is longer than any rules holds none', () => {
    expect(readChanges(JSON.stringify({ base: 'mleague', name: 'x'.repeat(20_000) }))).toBeUndefined();
  });

  test('they are read from a text', () => {
    expect(readChanges('{"base":"mleague"}')).toEqual(mleague);
  });
});
