import { presets } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { changedPaths, onBase, readChanges, rulesFrom, valueIn, withChange, withLocalYaku } from './changes.ts';

const mleague = { base: 'mleague' };

describe('changes to a rule set', () => {
  test('a changed field can be found, and disappears when it equals the base again', () => {
    const changed = withChange(mleague, 'fu.sevenPairs.fu', 50);
    expect(changed).toEqual({ base: 'mleague', fu: { sevenPairs: { fu: 50 } } });
    expect(changedPaths(changed)).toEqual(['fu.sevenPairs.fu']);
    expect([valueIn(mleague, 'fu.sevenPairs.fu'), valueIn(changed, 'fu.sevenPairs.fu')]).toEqual([25, 50]);
    expect(withChange(changed, 'fu.sevenPairs.fu', 25)).toEqual(mleague);
  });

  test('two fields of a group can both be changed', () => {
    const changed = withChange(withChange(mleague, 'fu.doubleWindPair', 4), 'fu.closedRon', 0);
    expect(changed).toEqual({ base: 'mleague', fu: { doubleWindPair: 4, closedRon: 0 } });
  });

  test('local yaku are added to those of the base', () => {
    const changed = { base: 'local', yaku: { local: { sanrenkou: { closed: 1 } } } };
    expect(valueIn(changed, 'yaku.local')).toEqual({ ...presets.local.yaku.local, sanrenkou: { closed: 1 } });
  });

  test('a local yaku is added with its usual value, and removed', () => {
    const added = withLocalYaku(mleague, 'sanrenkou', true);
    expect(added).toEqual({ base: 'mleague', yaku: { local: { sanrenkou: { closed: 2, open: 2 } } } });
    expect(withLocalYaku(added, 'sanrenkou', false)).toEqual(mleague);
    expect(withLocalYaku({ base: 'local' }, 'sanrenkou', false)).toEqual({ base: 'local' });
  });

  test('what another base plays anyway is no longer a change', () => {
    const changed = withChange({ base: 'standard' }, 'fu.doubleWindPair', 2);
    expect(onBase(changed, 'mleague')).toEqual(mleague);
    expect(onBase(changed, 'ema2016')).toEqual({ base: 'ema2016', fu: { doubleWindPair: 2 } });
  });

  test('valid changes make a rule set', () => {
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
  ])('%j is not read as changes', (text) => {
    expect(readChanges(text)).toBeUndefined();
  });

  test('a text longer than any rule set is not read as changes', () => {
    expect(readChanges(JSON.stringify({ base: 'mleague', name: 'x'.repeat(20_000) }))).toBeUndefined();
  });

  test('changes are read from a text', () => {
    expect(readChanges('{"base":"mleague"}')).toEqual(mleague);
  });
});
