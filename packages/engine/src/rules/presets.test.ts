import { expect, test } from 'vitest';

import { type AbortiveDraw, presets } from '../index.ts';
import { ABORTIVE_DRAWS } from './match-rules.ts';

const { standard, tenhou, ema2016, wrc2025, mleague, jpmlA, saikouisen, rmuA, mu, npm } = presets;

/** A chombo off the final result is the mark of leagues and tournaments. */
const LEAGUES = Object.values(presets).filter(({ chombo }) => chombo.ranking > 0);

test('leagues and tournaments are told apart from the rest', () => {
  expect(LEAGUES).toEqual(expect.arrayContaining([ema2016, wrc2025, mleague, jpmlA, saikouisen, rmuA, mu, npm]));
  expect(LEAGUES).not.toContain(tenhou);
});

/** What a league plays that no other one does, by its own text. */
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

/** Choices of the table and the match in which bodies differ, or their sources do: docs/rulings.md says why. */
test.each<[ruling: string, id: keyof typeof presets, expected: object]>([
  ['all winners are paid', 'ema2016', { payments: { multipleRon: 'all', honbaTo: 'each', sticksTo: 'ownThenNearest' } }],
  ['one winner', 'wrc2025', { payments: { multipleRon: 'headBump' } }],
  ['triple ron ends the hand', 'tenhou', { draws: { abortive: ABORTIVE_DRAWS } }],
  ['triple ron is paid', 'majsoul', { draws: { abortive: ABORTIVE_DRAWS.slice(0, 4) } }],
  ['nagashi mangan is a win of a closed hand', 'ema2012', { draws: { nagashi: 'win', nagashiHand: 'closed' } }],
  ['no nagashi mangan, sources conflict', 'mleague', { draws: { nagashi: 'none' } }],
  [
    'nothing paid at a draw, a dealer stays by winning',
    'saikouisenClassic',
    { draws: { noten: 0 }, match: { dealerStays: 'win' } },
  ],
  ['honba are worth nothing', 'mu', { payments: { honba: { ron: 0, tsumoEach: 0 } } }],
  ['pao for the whole hand, honba from the liable', 'tenhou', { pao: { covers: 'hand', honba: 'liable' } }],
  ['pao for its own yakuman', 'majsoul', { pao: { covers: 'yakuman', honba: 'liable' } }],
  ['pao for dragons and winds', 'wrc2017', { pao: { yaku: DRAGONS_AND_WINDS } }],
  ['pao for four kans too', 'wrc2022', { pao: { yaku: FOUR_QUADS_TOO } }],
  ['pao for four kans too', 'mleague', { pao: { yaku: FOUR_QUADS_TOO } }],
  ['pao for four kans too', 'jpmlB', { pao: { yaku: FOUR_QUADS_TOO } }],
  ['no pao', 'saikouisen', { pao: { yaku: [] } }],
  ['no pao', 'rmuA', { pao: { yaku: [] } }],
  ['a chombo is paid, and void beside a win', 'ema2012', { chombo: { payment: 'mangan', ranking: 0, besideWin: 'void' } }],
  ['a chombo stands beside a win', 'wrc2025', { chombo: { ranking: 20, besideWin: 'stands' } }],
  ['the last hand after time is not dealt again', 'ema2025', { chombo: { redeal: 'inTime' } }],
  ['the last hand after time is not dealt again', 'wrc2025', { chombo: { redeal: 'inTime' } }],
  ['a hand is dealt again after a chombo', 'ema2016', { chombo: { redeal: 'always' } }],
  ['a chombo is 30', 'jpmlWrc', { chombo: { ranking: 30 } }],
  ['pao for a win after an open kan', 'jpmlA2012', { pao: { yaku: [...FOUR_QUADS_TOO, 'rinshan'] } }],
  ['one more hand when time is up', 'saikouisen', { match: { timeUp: 'oneMoreHand' } }],
  ['one more hand when time is up', 'ema2025', { match: { timeUp: 'oneMoreHand' } }],
  ['a match ends below zero', 'jpmlB', { match: { bust: 'belowZero' }, standings: { ties: 'seat' } }],
  ['20 oka, not rounded today', 'tenhou', { match: { start: 25_000 }, standings: { target: 30_000, rounding: 'none' } }],
  ['15 oka of three', 'tenhouSanma', { match: { start: 35_000, goal: 40_000 }, standings: { target: 40_000 } }],
  ['each rounded by themselves, no uma', 'shanghai', { standings: { rounding: 'fiveUpEach', uma: [NOTHING] } }],
  ['a match is lost at 0 of 1,000', 'arcadeC', { match: { start: 1000, bust: 'zeroOrBelow' }, draws: { noten: 1000 } }],
  ['nagashi mangan is for a closed hand', 'wikipedia', { draws: { nagashi: 'draw', nagashiHand: 'closed' } }],
  ['East only: uma of today', 'tenhouTonpuu', { match: { rounds: 1, goal: 30_000 }, standings: { uma: [[20, 10, -10, -20]] } }],
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

/** Draws that need four players. */
const OF_FOUR: readonly AbortiveDraw[] = ['fourWinds', 'fourRiichi', 'tripleRon'];

test.each(Object.values(presets).filter(({ tiles }) => tiles.players < 4))('$id has no draw of four players', ({ draws }) => {
  expect(draws.abortive.filter((draw) => OF_FOUR.includes(draw))).toEqual([]);
});
