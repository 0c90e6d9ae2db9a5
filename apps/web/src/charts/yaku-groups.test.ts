import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { yakuGroups } from './yaku-groups.ts';

test('groups run from one han to yakuman, with each yaku in one group', () => {
  const groups = yakuGroups(presets.wrc2025);
  expect(groups.map(({ kind, worth }) => [kind, worth])).toEqual([
    ['han', 1],
    ['han', 2],
    ['han', 3],
    ['han', 6],
    ['instead', 5],
    ['yakuman', 1],
  ]);
  const idsOf = (kind: string, worth: number) =>
    groups.find((group) => group.kind === kind && group.worth === worth)?.yaku.map(({ id }) => id);
  expect(idsOf('instead', 5)).toEqual(['renhou']);
  expect(idsOf('han', 3)).toEqual(['ryanpeikou', 'junchan', 'honitsu']);
});

test('double yakuman come last', () => {
  expect(yakuGroups(presets.majsoul).at(-1)).toMatchObject({ kind: 'yakuman', worth: 2 });
});
