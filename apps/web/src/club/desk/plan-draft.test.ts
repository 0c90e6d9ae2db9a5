import { presets } from '@tenbo/engine';
import { TIE_BREAKS } from '@tenbo/ledger';
import { thousandsIn } from '@tenbo/records';
import { type Plan, parseTournamentEntry } from '@tenbo/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type PlanDraft, NEW_CUT, NEW_PLAN, draftOf, ofKind, planOf, tiesFor, withTie } from './plan-draft.ts';

test('a draft with only a name is a plan', () => {
  expect(planOf({ ...NEW_PLAN, title: ' Autumn ' }, presets.ema2025)).toEqual({
    title: 'Autumn',
    rules: presets.ema2025,
    standings: { ties: [] },
    bye: 0,
  });
});

test('each wrong field is named', () => {
  const draft = {
    ...NEW_PLAN,
    rounds: '0',
    minutes: 'x',
    best: '1.5',
    cuts: [NEW_CUT, { ...NEW_CUT, after: '3', advance: '8' }, { ...NEW_CUT, after: '3', advance: '4' }],
    bye: '',
    substitute: '',
    isSubstituteFixed: true,
  };
  expect(planOf(draft, presets.standard)).toEqual(['title', 'rounds', 'minutes', 'best', 'cut', 'cutOrder', 'bye', 'substitute']);
});

test('a plan is shown as it was typed', () => {
  const draft: PlanDraft = {
    ...NEW_PLAN,
    title: 'Autumn',
    rounds: '8',
    minutes: '90',
    doPhonesCallTime: true,
    ties: withTie(withTie([], 'lastRound'), 'headToHead'),
    best: '6',
    cuts: [
      { ...NEW_CUT, after: '5', advance: '16', keep: 'half' },
      { ...NEW_CUT, after: '7', advance: '4', keep: 'percent', percent: '12.5' },
    ],
    isByeAverage: true,
    isSubstituteFixed: true,
  };
  const plan = planOf(draft, presets.standard);
  if (!('title' in plan)) throw new Error(plan.join(' '));
  expect(plan.standings).toEqual({
    ties: ['lastRound', 'headToHead'],
    cuts: [
      { after: 5, advance: 16, keep: 0.5 },
      { after: 7, advance: 4, keep: 0.125 },
    ],
    best: 6,
  });
  expect(plan.substitute).toBe(-30_000);
  expect(draftOf(plan)).toEqual(draft);
});

test('points may have either minus, a comma or full-width digits', () => {
  expect(['-20', '−20', '▲20', '１５．５', '0,1', '', 'ten', '99999'].map(thousandsIn)).toEqual([
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

test('every plan that the log accepts survives being typed', () => {
  const ordinal = fc.integer({ min: 1, max: 9_999 });
  const points = fc.integer({ min: -10_000_000, max: 10_000_000 });
  const keep = fc.oneof(
    fc.constantFrom(0, 1 / 3, 1 / 2, 0.29, 1),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.array(points, { maxLength: 6 }),
  );
  const cuts = fc
    .uniqueArray(fc.record({ after: ordinal, advance: ordinal, keep }), {
      selector: ({ after }) => after,
      minLength: 1,
      maxLength: 4,
    })
    .map((list) => list.toSorted((one, other) => one.after - other.after));
  const standings = fc.record(
    { ties: fc.array(fc.constantFrom(...TIE_BREAKS), { maxLength: 5 }), cuts, best: ordinal },
    { requiredKeys: ['ties'] },
  );
  const plan: fc.Arbitrary<Plan> = fc.record(
    {
      // Spaces around a title are not kept.
      title: fc.string({ minLength: 1, maxLength: 20 }).map((text) => `A${text}`.trim()),
      rules: fc.constantFrom(presets.ema2025, presets.mleague),
      isFree: fc.constant(true as const),
      standings,
      rounds: ordinal,
      minutes: fc.integer({ min: 1, max: 1_000 }),
      bye: fc.oneof(points, fc.constant('average' as const)),
      substitute: points,
      tablesCorrect: fc.constant(true as const),
      tablesStart: fc.constant(true as const),
      hidesResults: fc.constant(true as const),
    },
    { requiredKeys: ['title', 'rules', 'standings', 'bye'] },
  );
  const isTaken = (one: Plan) =>
    parseTournamentEntry({ id: 'a', at: '2026-11-22T10:00:00Z', act: { type: 'planChanged', plan: structuredClone(one) } }).ok;
  let taken = 0;
  fc.assert(
    fc.property(plan, (one) => {
      fc.pre(isTaken(one));
      taken += 1;
      expect(planOf(draftOf(one), one.rules)).toEqual(one);
    }),
  );
  expect(taken).toBeGreaterThan(50);
});

test('a draft that becomes a club night loses what a club night does not have', () => {
  const typed: PlanDraft = {
    ...NEW_PLAN,
    title: 'Night',
    rounds: '5',
    minutes: '60',
    ties: ['lastRound', 'firsts'],
    cuts: [NEW_CUT],
  };
  const plan = planOf(ofKind(typed, true), presets.standard);
  expect(plan).toEqual({
    title: 'Night',
    rules: presets.standard,
    isFree: true,
    standings: { ties: ['firsts'] },
    bye: 0,
    tablesCorrect: true,
  });
  expect(tiesFor({ isFree: true })).not.toContain('lastRound');
  const back = ofKind({ ...ofKind(typed, true), doTablesStart: true }, false);
  expect(back).toMatchObject({ isFree: false, title: 'Night', doTablesCorrect: false, doTablesStart: false });
});
