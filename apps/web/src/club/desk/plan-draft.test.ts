import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { NEW_PLAN, draftOf, planOf, pointsOf, withTie } from './plan-draft.ts';

test('a draft with only a name is a plan', () => {
  expect(planOf({ ...NEW_PLAN, title: ' Autumn ' }, presets.ema2025)).toEqual({
    title: 'Autumn',
    rules: presets.ema2025,
    standings: { ties: [] },
    bye: 0,
  });
});

test('each field that is wrong is named', () => {
  const draft = {
    ...NEW_PLAN,
    rounds: '0',
    minutes: 'x',
    best: '1.5',
    cutAfter: '3',
    bye: '',
    substitute: '',
    isSubstituteFixed: true,
  };
  expect(planOf(draft, presets.standard)).toEqual(['title', 'rounds', 'minutes', 'best', 'cut', 'bye', 'substitute']);
});

test('a plan is typed again as it was', () => {
  const draft = {
    ...NEW_PLAN,
    title: 'Autumn',
    rounds: '8',
    minutes: '90',
    ties: withTie(withTie([], 'lastRound'), 'headToHead'),
    best: '6',
    cutAfter: '5',
    advance: '16',
    keep: '50',
    isByeAverage: true,
    isSubstituteFixed: true,
  };
  const plan = planOf(draft, presets.standard);
  if (!('title' in plan)) throw new Error(plan.join(' '));
  expect(plan.standings).toEqual({ ties: ['lastRound', 'headToHead'], cuts: [{ after: 5, advance: 16, keep: 0.5 }], best: 6 });
  expect(plan.substitute).toBe(-30_000);
  expect(draftOf(plan)).toEqual(draft);
});

test('points with either minus, a comma or wide digits', () => {
  expect(['-20', '−20', '▲20', '１５．５', '0,1', '', 'ten', '99999'].map(pointsOf)).toEqual([
    -20_000,
    -20_000,
    -20_000,
    15_500,
    100,
    undefined,
    undefined,
    undefined,
  ]);
});

test('cuts that cannot be typed stay unless what is typed of them is changed', () => {
  const plan = planOf({ ...NEW_PLAN, title: 'League' }, presets.mleague);
  if (!('title' in plan)) throw new Error(plan.join(' '));
  const cuts = [
    { after: 10, advance: 6, keep: 0.5 },
    { after: 14, advance: 4, keep: [8000, 4000, 0, 0] },
  ];
  const before = { ...plan, standings: { ties: [], cuts } };
  expect(planOf({ ...draftOf(before), minutes: '90' }, presets.mleague, before)).toEqual({ ...before, minutes: 90 });
  expect(planOf({ ...draftOf(before), cutAfter: '9' }, presets.mleague, before)).toMatchObject({
    standings: { cuts: [{ after: 9, advance: 6, keep: 0.5 }] },
  });
});
