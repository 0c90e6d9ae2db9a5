import { createScorer, presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { winCases } from '../../bench/cases.ts';
import { peerCase, peerScore } from '../../bench/majiang.ts';

test('another engine gives 5,000 random wins the same points', () => {
  const scorer = createScorer(presets.tenhou);
  for (const win of winCases(5000, presets.tenhou, 2026)) {
    const { han, fu, yakuman, total } = unwrap(scorer.score(win));
    const peer = peerScore(peerCase(win));
    const worth = yakuman > 0 ? { damanguan: yakuman } : { fanshu: han, fu };
    expect({ win, ...peer }).toMatchObject({ win, defen: total, ...worth });
  }
});
