import { expect, test } from 'vitest';

import { type AbortiveDraw, RULE_PATHS, type RulePath, presets, ruleAt } from '../index.ts';
import { ABORTIVE_DRAWS } from './match-rules.ts';

const { standard, tenhou, ema2016, wrc2025, mleague, jpmlA, saikouisen, rmuA, mu, npm } = presets;

test.each(Object.values(presets))('$id cannot be changed, since others share its groups', (rules) => {
  const groups: unknown[] = [rules];
  for (const group of groups) {
    expect(Object.isFrozen(group)).toBe(true);
    groups.push(
      ...Object.values(group as Readonly<Record<string, unknown>>).filter((inner) => typeof inner === 'object' && inner !== null),
    );
  }
  expect(groups).toContain(rules.payments.honba);
});

/** Leagues and tournaments are the presets that take a chombo off the final result. */
const LEAGUES = Object.values(presets).filter(({ chombo }) => chombo.ranking > 0);

test('the chombo tells leagues and tournaments from the rest', () => {
  expect(LEAGUES).toEqual(expect.arrayContaining([ema2016, wrc2025, mleague, jpmlA, saikouisen, rmuA, mu, npm]));
  expect(LEAGUES).not.toContain(tenhou);
});

/** What a league plays unlike the others, by its own rules. */
const FOUR_DRAWS = { abortive: standard.draws.abortive };
const ALONE: Readonly<Record<string, object>> = {
  jpmlA2012: FOUR_DRAWS,
  rrc: FOUR_DRAWS,
  uspml: { ...FOUR_DRAWS, nagashi: 'draw' },
};

test.each(LEAGUES)('$id plays what leagues share', ({ id, draws, match, chombo }) => {
  expect(draws).toMatchObject({ abortive: [], nagashi: 'none', ...ALONE[id] });
  expect(match).toMatchObject({ goal: 0, agariYame: 'none', tenpaiYame: 'none', riichiBelowStick: 'allowed' });
  expect(chombo.payment).toBe(0);
});

const DRAGONS_AND_WINDS = ['daisangen', 'daisuushii'];
const FOUR_QUADS_TOO = [...DRAGONS_AND_WINDS, 'suukantsu'];
const NOTHING = [0, 0, 0, 0];
const FLOATING_UMA = [NOTHING, [12, -1, -3, -8], [8, 4, -4, -8], [8, 3, 1, -12], NOTHING];

/** Choices about the table and the match on which bodies or their sources differ; docs/rulings.md says why. */
test.each<[ruling: string, id: keyof typeof presets, expected: object]>([
  ['all winners are paid', 'ema2016', { payments: { multipleRon: 'all', honbaTo: 'each', sticksTo: 'ownThenNearest' } }],
  ['one winner', 'wrc2025', { payments: { multipleRon: 'headBump' } }],
  ['triple ron ends the hand', 'tenhou', { draws: { abortive: ABORTIVE_DRAWS } }],
  ['triple ron is paid', 'majsoul', { draws: { abortive: ABORTIVE_DRAWS.slice(0, 4) } }],
  ['nagashi mangan is a win of a closed hand', 'ema2012', { draws: { nagashi: 'win', nagashiHand: 'closed' } }],
  ['no nagashi mangan, sources conflict', 'mleague', { draws: { nagashi: 'none' } }],
  [
    'a draw pays nothing, and only a win keeps the deal',
    'saikouisenClassic',
    { draws: { noten: 0 }, match: { dealerStays: 'win' } },
  ],
  ['one player in noten pays 2,000 to each', 'riichiCitySanma', { draws: { noten: [2000, 4000] } }],
  ['honba have no value', 'mu', { payments: { honba: { ron: 0, tsumoEach: 0 } } }],
  ['pao for the whole hand, honba from the liable player', 'tenhou', { pao: { covers: 'hand', honba: 'liable' } }],
  ['pao for its own yakuman', 'majsoul', { pao: { covers: 'yakuman', honba: 'liable' } }],
  ['pao for dragons and winds', 'wrc2017', { pao: { yaku: DRAGONS_AND_WINDS } }],
  ['pao for four kans too', 'wrc2022', { pao: { yaku: FOUR_QUADS_TOO } }],
  ['pao for four kans too', 'mleague', { pao: { yaku: FOUR_QUADS_TOO } }],
  ['pao for four kans too', 'jpmlB', { pao: { yaku: FOUR_QUADS_TOO } }],
  ['no pao', 'saikouisen', { pao: { yaku: [] } }],
  ['no pao', 'rmuA', { pao: { yaku: [] } }],
  ['a chombo is paid, and void if somebody wins', 'ema2012', { chombo: { payment: 'mangan', ranking: 0, besideWin: 'void' } }],
  ['a chombo counts even if somebody wins', 'wrc2025', { chombo: { ranking: 20, besideWin: 'stands' } }],
  ['the last hand after time is not dealt again', 'ema2025', { chombo: { redeal: 'inTime' } }],
  ['the last hand after time is not dealt again', 'wrc2025', { chombo: { redeal: 'inTime' } }],
  ['a hand is dealt again after a chombo', 'ema2016', { chombo: { redeal: 'always' } }],
  ['a chombo costs 30', 'jpmlWrc', { chombo: { ranking: 30 } }],
  ['pao for a win after an open kan', 'jpmlA2012', { pao: { yaku: [...FOUR_QUADS_TOO, 'rinshan'] } }],
  ['one more hand when time is up', 'saikouisen', { match: { timeUp: 'oneMoreHand' } }],
  ['one more hand when time is up', 'ema2025', { match: { timeUp: 'oneMoreHand' } }],
  ['a match ends below zero', 'jpmlB', { match: { bust: 'belowZero' }, standings: { ties: 'seat' } }],
  ['20 oka, no longer rounded', 'tenhou', { match: { start: 25_000 }, standings: { target: 30_000, rounding: 'none' } }],
  ['15 oka with three players', 'tenhouSanma', { match: { start: 35_000, goal: 40_000 }, standings: { target: 40_000 } }],
  ['each player rounded separately, no uma', 'shanghai', { standings: { rounding: 'fiveUpEach', uma: [NOTHING] } }],
  [
    'a match starts with 1,000 and is lost at 0',
    'arcadeC',
    { match: { start: 1000, rounds: 'unlimited', bust: 'zeroOrBelow' }, draws: { noten: 1000 } },
  ],
  ['nagashi mangan needs a closed hand', 'wikipedia', { draws: { nagashi: 'draw', nagashiHand: 'closed' } }],
  [
    'East only, with today’s uma',
    'tenhouTonpuu',
    { match: { rounds: 1, goal: 30_000 }, standings: { uma: [[20, 10, -10, -20]] } },
  ],
  ['no oka, but a goal', 'majsoul', { match: { start: 25_000, goal: 30_000 }, standings: { target: 'start' } }],
  ['floating uma', 'jpmlA', { standings: { uma: FLOATING_UMA } }],
  ['leftover sticks lost', 'wrc2017', { standings: { leftoverSticks: 'lost' } }],
  ['leftover sticks lost', 'saikouisen', { standings: { leftoverSticks: 'lost' } }],
  ['leftover sticks lost, sources conflict', 'wrc2022', { standings: { leftoverSticks: 'lost' } }],
  ['leftover sticks lost', 'jpmlA', { standings: { leftoverSticks: 'lost' } }],
  ['20 oka and red fives', 'rmuM', { match: { start: 25_000 }, tiles: { redFives: [1, 1, 1] }, standings: { target: 30_000 } }],
  ['20 oka', 'npm', { match: { start: 25_000 }, standings: { target: 30_000, uma: [[30, 10, -10, -30]] } }],
])('%s: %s', (_, id, expected) => {
  expect(presets[id]).toMatchObject(expected);
});

/** Abortive draws that need four players. */
const OF_FOUR: readonly AbortiveDraw[] = ['fourWinds', 'fourRiichi', 'tripleRon'];

test.each(Object.values(presets).filter(({ tiles }) => tiles.players < 4))(
  '$id has no abortive draw that needs four players',
  ({ draws }) => {
    expect(draws.abortive.filter((draw) => OF_FOUR.includes(draw))).toEqual([]);
  },
);

test.each(Object.values(presets))('$id cannot be changed by mistake, nor the rules it shares with others', (rules) => {
  const groups = RULE_PATHS.map((path) => path.slice(0, path.lastIndexOf('.')) as RulePath);
  const open = [...RULE_PATHS, ...groups].filter((path) => !Object.isFrozen(ruleAt(rules, path)));
  expect(open).toEqual([]);
  expect(() => Object.assign(rules, { name: 'ours' })).toThrow(TypeError);
});
