import { createScorer, parseRecord, presets, resultOf, unwrap, withRule } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { recordOf } from '../../../../fixtures/win-records.ts';
import { randomWin, seeded } from '../../../../fixtures/wins.ts';
import { scoreJson } from './answers.ts';

const limitless = { ...withRule(presets.standard, 'points.limits', 'none'), id: 'limitless' };
const RULES = [...Object.values(presets), limitless];

test.each(RULES.map((rules) => [rules.id, rules] as const))('%s: the answer is the JSON of the result', (_id, rules) => {
  const choose = seeded(11);
  const scorer = createScorer(rules);
  let scored = 0;
  for (let i = 0; i < 150; i++) {
    const { rules: _rules, from: _from, ...fields } = recordOf(randomWin(choose, rules), choose) as Record<string, unknown>;
    const record = unwrap(parseRecord(fields, rules));
    const score = scorer.score(record.win, record.table.honba);
    const answer = scoreJson(record, scorer);
    expect(answer).toBe(score.ok ? JSON.stringify(resultOf(score.value, record)) : undefined);
    if (score.ok) scored++;
  }
  expect(scored).toBeGreaterThan(50);
});
