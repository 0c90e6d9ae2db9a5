import { createScorer, presets, sharesOf, totalOf, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { winCases } from '../bench/cases.ts';
import { peerCase, peerScore } from '../bench/majiang.ts';

test('another engine gives 5,000 random wins the same points', () => {
  const scorer = createScorer(presets.tenhou);
  for (const win of winCases(5000, presets.tenhou, 2026)) {
    const { value, basePoints } = unwrap(scorer.score(win));
    const points = totalOf(sharesOf(basePoints, { by: win.method.by, dealer: win.seatWind === 'E' }, presets.tenhou), 4);
    const peer = peerScore(peerCase(win));
    const worth = value.kind === 'yakuman' ? { damanguan: value.multiple } : { fanshu: value.han, fu: value.fu };
    expect({ win, ...peer }).toMatchObject({ win, defen: points, ...worth });
  }
});
