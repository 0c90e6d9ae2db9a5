import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import * as engine from '../index.ts';
import { type RuleSet, createScorer, parseHand, parseRecord, parseRules, presets, unwrap } from '../index.ts';

const SANMA = presets.tenhouSanma;
const waiting = unwrap(parseHand('19m 123p 456p 78s 55z 7z')).hand;
const drawn = unwrap(parseHand('19m 123p 456p 789s 55z 7z')).hand;
const FIELDS = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' };
const record = unwrap(parseRecord(FIELDS));
const RON = { by: 'ron', dealer: false } as const;
const TABLE = { honba: 1, riichiSticks: 0 };

/** Every function that takes a rule set, called with one. */
const CALLS: { readonly [name: string]: (rules: RuleSet) => unknown } = {
  acceptance: (rules) => engine.acceptance(waiting, rules),
  basePoints: (rules) => engine.basePoints(3, 30, rules),
  basePointsChart: (rules) => engine.basePointsChart(rules),
  createScorer: (rules) => engine.createScorer(rules),
  discards: (rules) => engine.discards(drawn, rules),
  doraOf: (rules) => engine.doraOf(0 as engine.Tile, rules),
  fuChart: (rules) => engine.fuChart(rules),
  fuMatter: (rules) => engine.fuMatter(3, rules),
  fuPlayed: (rules) => engine.fuPlayed(rules),
  idsOfTiles: (rules) => engine.idsOfTiles([], rules),
  isComplete: (rules) => engine.isComplete(drawn, rules),
  lens: (rules) => engine.lens(record, [rules]),
  limitUnder: (rules) => engine.limitUnder(rules, 2000),
  minimumHan: (rules) => engine.minimumHan(rules, { honba: 5, dealer: false }),
  mostYakuman: (rules) => engine.mostYakuman(rules),
  multipliersOf: (rules) => engine.multipliersOf(RON, rules),
  offeredStarts: (rules) => engine.offeredStarts(rules),
  okaOf: (rules) => engine.okaOf(rules),
  parseRecord: (rules) => engine.parseRecord(FIELDS, rules),
  payWin: (rules) =>
    engine.payWin({ winner: 0, discarder: 1, dealer: 0, basePoints: 960, honba: 0, riichiSticks: 0 } as never, rules),
  playedYaku: (rules) => engine.playedYaku(rules),
  pointSteps: (rules) => engine.pointSteps(rules, 'ron'),
  recordOfText: (rules) => engine.recordOfText('234m 406p 567s 88s 67m +8m', rules),
  ruleAt: (rules) => engine.ruleAt(rules, 'fu.most'),
  ruleCode: (rules) => engine.ruleCode(rules),
  ruleDifferences: (rules) => engine.ruleDifferences(rules, presets.tenhou),
  ruleNotices: (rules) => engine.ruleNotices(rules),
  scoreChart: (rules) => engine.scoreChart(rules, false),
  scorerOf: (rules) => engine.scorerOf(rules),
  seatsOf: (rules) => engine.seatsOf(rules),
  shanten: (rules) => engine.shanten(waiting, rules),
  shantenByForm: (rules) => engine.shantenByForm(waiting, rules),
  sharesOf: (rules) => engine.sharesOf(2000, RON, rules),
  startOf: (rules) => engine.startOf(rules),
  tableBonus: (rules) => engine.tableBonus(TABLE, 'ron', rules),
  targetOf: (rules) => engine.targetOf(rules, 25_000),
  tileOfId: (rules) => engine.tileOfId(16, rules),
  transfersOf: (rules) => engine.transfersOf(960, { ...record, rules }),
  unreached: (rules) => engine.unreached(3, 30, 'ron', rules),
  valueUnder: (rules) => engine.valueUnder({ han: 3, fu: 30 }, 'ron', rules),
  waits: (rules) => engine.waits(waiting, rules),
  withRule: (rules) => engine.withRule(rules, 'fu.most', 70),
};

/** What a caller without a type checker may give instead of a rule set. */
const NO_RULE_SETS: { readonly [what: string]: unknown } = {
  'the tiles of one': SANMA.tiles,
  'an id': 'tenhouSanma',
  'an empty object': {},
  null: null,
  'what parseRules gives, not unwrapped': parseRules('tenhouSanma'),
  'a scorer': createScorer(SANMA),
};

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test('takes a rule set', () => {
    expect(() => call(SANMA)).not.toThrow();
  });

  test.each(Object.entries(NO_RULE_SETS))('throws a TypeError for %s', (__, given) => {
    expect(() => call(given as RuleSet)).toThrow(TypeError);
  });
});

test('no function that takes a rule set is left out', () => {
  const api = readFileSync(new URL('../../api.md', import.meta.url), 'utf8');
  const takers = [...api.matchAll(/^function (\w+).*\brules?\??: (?:RuleSet|\w*Rules)\b|^function (\w+).*: RuleSet[,)]/gmu)];
  const names = takers.map(([, named, unnamed]) => named ?? unnamed);
  expect(names.filter((name) => name !== undefined && !(name in CALLS))).toEqual([]);
});

test('the message names the function, what it was given, and what to give', () => {
  expect(() => engine.shanten(waiting, SANMA.tiles as unknown as RuleSet)).toThrow(
    /^shanten needs a rule set, not \{"players":3.*: use presets\.tenhou, or what parseRules gives$/,
  );
});

test('furiten takes kinds, and refuses waits', () => {
  const waits = unwrap(engine.waits(unwrap(parseHand('234m 406p 567s 88s 67m')).hand, presets.tenhou));
  const passed = { discards: waits.map(({ kind }) => kind) };
  expect(engine.furiten(passed.discards, passed)).toHaveLength(1);
  expect(() => engine.furiten(waits as never, passed)).toThrow(/^furiten needs the kinds of the waits, not /);
});
