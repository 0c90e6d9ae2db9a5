import { presets, withRule } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { playRules } from './fouls.ts';

/** The choices on which bodies or their sources differ; docs/rulings.md says why. */
test.each([
  ['tenhou', { swapCalling: 'forbidden', riichiTiles: 4, quadInRiichi: 'sameWaits', closedQuadRobbed: 'none' }],
  ['tenhouTonpuuNoRed', { riichiTiles: 4, closedQuadRobbed: 'none' }],
  ['tenhouSanma', { riichiTiles: 3, closedQuadRobbed: 'none' }],
  ['majsoul', { riichiTiles: 4, closedQuadRobbed: 'thirteenOrphans' }],
  ['riichiCitySanma', { riichiTiles: 3, closedQuadRobbed: 'thirteenOrphans' }],
  ['mleague', { swapCalling: 'forbidden', riichiTiles: 0, closedQuadRobbed: 'thirteenOrphans' }],
  ['ema2012', { swapCalling: 'allowed' }],
  ['ema2016', { swapCalling: 'forbidden' }],
  ['wrc2022', { riichiTiles: 1, quadInRiichi: 'sameWaits' }],
  ['wrc2025', { riichiTiles: 0, quadInRiichi: 'sameReading', closedQuadRobbed: 'none' }],
  ['jpmlA', { riichiTiles: 1 }],
  ['jpmlB', { riichiTiles: 0 }],
  ['saikouisen', { swapCalling: 'forbidden', closedQuadRobbed: 'none' }],
  ['saikouisenClassic', { swapCalling: 'sameTile', quadInRiichi: 'none', closedQuadRobbed: 'thirteenOrphans' }],
  ['mu', { swapCalling: 'allowed', quadInRiichi: 'none', closedQuadRobbed: 'none' }],
] as const)('%s', (id, expected) => {
  expect(playRules(presets[id])).toMatchObject(expected);
});

test('changes to a preset may be played as the preset', () => {
  expect(playRules(withRule(presets.tenhou, 'match.goal', 0))).toEqual(playRules(presets.tenhou));
  expect(playRules({ ...presets.mleague, id: 'municipal' })).toEqual(playRules(presets.mleague));
});
