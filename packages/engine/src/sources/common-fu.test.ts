// What several source documents agree on, each tested under its own rules: the guide, Wikipedia, Dora Mahjong and Shanghai: Second
// Dynasty. Fu.
import { describe, expect, test } from 'vitest';

import { type How, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { type RuleSet, presets } from '../index.ts';

const { guide, wikipedia, doramahjong, shanghai } = presets;

type FuLines = readonly [what: string, hand: string, how: How, lines: readonly string[]];
interface Table {
  readonly rules: RuleSet;
  readonly rows: readonly FuLines[];
}

const PINFU = '234m345p34567s44z +8s';
const PAIRS = '1133m889s225577z +9s';

const BASE: readonly FuLines[] = [
  ['closed by ron 30', PINFU, {}, ['base 20', 'closedRon 10']],
  ['closed by self-draw 20', '567m34567p88s444z +8p', TSUMO, ['base 20', 'triplet 4z concealed 8', 'tsumo 2']],
  ['open by ron 20', '567m34567p88s [777z] +8p', {}, ['base 20', 'triplet 7z open 4']],
  ['open by self-draw 20', '567m34567p88s [777z] +8p', TSUMO, ['base 20', 'triplet 7z open 4', 'tsumo 2']],
  ['a closed kan keeps the hand closed', '567m34567p88s (7777z) +8p', {}, ['base 20', 'closedRon 10', 'quad 7z concealed 32']],
];
const SEVEN_PAIRS: readonly FuLines[] = [
  ['seven pairs 25 and nothing else', PAIRS, {}, ['sevenPairs 25']],
  ['seven pairs by self-draw too', PAIRS, TSUMO, ['sevenPairs 25']],
];
const TRIPLETS: readonly FuLines[] = [
  ['open, simples 2', '34567p88s [222s] [777z] +8p', {}, ['triplet 2s open 2', 'triplet 7z open 4']],
  ['open, terminals 4', '34567p88s [999m] [777z] +8p', {}, ['triplet 9m open 4', 'triplet 7z open 4']],
  ['open, honours 4', '34567p88s [444z] [777z] +8p', {}, ['triplet 4z open 4', 'triplet 7z open 4']],
  ['concealed, simples 4', '567m34567p22288s +8p', RIICHI, ['triplet 2s concealed 4']],
  ['concealed, terminals 8', '111567m34567p88s +8p', RIICHI, ['triplet 1m concealed 8']],
  ['concealed, honours 8', '567m34567p88s444z +8p', RIICHI, ['triplet 4z concealed 8']],
];
const QUADS: readonly FuLines[] = [
  ['open, simples 8', '34567p88s [2222s] [777z] +8p', {}, ['quad 2s open 8', 'triplet 7z open 4']],
  ['open, terminals 16', '34567p88s [9999m] [777z] +8p', {}, ['quad 9m open 16', 'triplet 7z open 4']],
  ['open, honours 16', '34567p88s [4444z] [777z] +8p', {}, ['quad 4z open 16', 'triplet 7z open 4']],
  ['closed, simples 16', '567m34567p88s (2222s) +8p', RIICHI, ['quad 2s concealed 16']],
  ['closed, terminals 32', '567m34567p88s (1111s) +8p', RIICHI, ['quad 1s concealed 32']],
  ['closed, honours 32', '567m34567p88s (4444z) +8p', RIICHI, ['quad 4z concealed 32']],
];
const withPair = (pair: string) => `567m345p34567s${pair} +8s`;
const VALUE_PAIRS: readonly FuLines[] = [
  ['white 2', withPair('55z'), RIICHI, ['pair 5z dragon 2']],
  ['green 2', withPair('66z'), RIICHI, ['pair 6z dragon 2']],
  ['red 2', withPair('77z'), RIICHI, ['pair 7z dragon 2']],
  ['seat wind 2', withPair('22z'), RIICHI, ['pair 2z seatWind 2']],
  ['round wind 2', withPair('11z'), RIICHI, ['pair 1z roundWind 2']],
  ['another wind none', withPair('33z'), RIICHI, []],
  ['terminals none', withPair('99m'), RIICHI, []],
];
/** A wind that is both seat and round wind: two lines, or one line for either. */
const doubleWind = (fu: number): readonly FuLines[] => [
  [`seat and round wind in one ${fu}`, withPair('22z'), { ...RIICHI, round: 'S' }, [`pair 2z doubleWind ${fu}`]],
];
const RUNS: readonly FuLines[] = [['runs none', PINFU, RIICHI, []]];
const WAITS: readonly FuLines[] = [
  ['edge 2', '12m567p345678s44z +3m', RIICHI, ['wait penchan 2']],
  ['edge on a 7 2', '89m567p345678s44z +7m', RIICHI, ['wait penchan 2']],
  ['closed 2', '13m567p345678s44z +2m', RIICHI, ['wait kanchan 2']],
  ['single 2', '234m567p345678s4z +4z', RIICHI, ['wait tanki 2']],
  ['two sides none', '34m567p345678s44z +5m', RIICHI, []],
  ['two sides on a terminal none', '23m567p345678s44z +1m', RIICHI, []],
  ['two pairs none', '11m567p345678s44z +1m', RIICHI, []],
];
const OTHER_WAITS: readonly FuLines[] = [
  ['one of two single waits 2', '234567m567p2345s +2s', RIICHI, ['wait tanki 2']],
  ['the other of two single waits 2', '234567m567p2345s +5s', RIICHI, ['wait tanki 2']],
  ['a closed wait, with a pair wait beside it 2', '3555m567p345678s +4m', RIICHI, ['wait kanchan 2']],
];
const SELF_DRAW: readonly FuLines[] = [
  ['closed 2', '567m34567p88s444z +8p', TSUMO, ['tsumo 2']],
  ['open 2', '567m34567p88s [777z] +8p', TSUMO, ['tsumo 2']],
  ['by ron none', '567m34567p88s [777z] +8p', {}, []],
];
const PINFU_DRAWN: readonly FuLines[] = [['with pinfu none', PINFU, TSUMO, []]];

/** Only the lines of some kinds. */
function linesOf(rules: RuleSet, codes: readonly string[]) {
  const { fuItems } = play(rules);
  return (hand: string, how: How) => fuItems(hand, how).filter((line) => codes.includes(line.split(' ')[0] as string));
}

describe.each<Table>([
  { rules: guide, rows: [...BASE, ...SEVEN_PAIRS] },
  { rules: wikipedia, rows: BASE },
  { rules: doramahjong, rows: [...BASE, ...SEVEN_PAIRS] },
  { rules: shanghai, rows: [...BASE, ...SEVEN_PAIRS] },
])('$rules.name: the fu of winning', ({ rules, rows }) => {
  test.each(rows)('%s', (_, hand, how, lines) => {
    expect(play(rules).fuItems(hand, how)).toEqual(lines);
  });
});

describe.each<Table>([
  { rules: guide, rows: [...TRIPLETS, ...QUADS, ...RUNS] },
  { rules: wikipedia, rows: [...TRIPLETS, ...QUADS, ...RUNS] },
  { rules: doramahjong, rows: [...TRIPLETS, ...QUADS] },
  { rules: shanghai, rows: [...TRIPLETS, ...QUADS] },
])('$rules.name: the fu of sets', ({ rules, rows }) => {
  test.each(rows)('%s', (_, hand, how, lines) => {
    expect(linesOf(rules, ['triplet', 'quad'])(hand, how).toSorted()).toEqual(lines.toSorted());
  });
});

describe.each<Table>([
  { rules: guide, rows: [...VALUE_PAIRS, ...doubleWind(4)] },
  { rules: wikipedia, rows: [...VALUE_PAIRS, ...doubleWind(2)] },
  { rules: doramahjong, rows: [...VALUE_PAIRS, ...doubleWind(4)] },
  { rules: shanghai, rows: [...VALUE_PAIRS, ...doubleWind(2)] },
])('$rules.name: the fu of the pair', ({ rules, rows }) => {
  test.each(rows)('%s', (_, hand, how, lines) => {
    expect(linesOf(rules, ['pair'])(hand, how)).toEqual(lines);
  });
});

describe.each<Table>([
  { rules: guide, rows: [...WAITS, ...OTHER_WAITS] },
  { rules: wikipedia, rows: [...WAITS, ...OTHER_WAITS] },
  { rules: doramahjong, rows: WAITS },
  { rules: shanghai, rows: [...WAITS, ...OTHER_WAITS] },
])('$rules.name: the fu of the wait', ({ rules, rows }) => {
  test.each(rows)('%s', (_, hand, how, lines) => {
    expect(linesOf(rules, ['wait'])(hand, how)).toEqual(lines);
  });
});

describe.each<Table>([
  { rules: guide, rows: [...SELF_DRAW, ...PINFU_DRAWN] },
  { rules: wikipedia, rows: [...SELF_DRAW, ...PINFU_DRAWN] },
  { rules: doramahjong, rows: [...SELF_DRAW, ['with pinfu too', PINFU, TSUMO, ['tsumo 2']]] },
  { rules: shanghai, rows: [...SELF_DRAW, ...PINFU_DRAWN] },
])('$rules.name: the fu of a self-draw', ({ rules, rows }) => {
  test.each(rows)('%s', (_, hand, how, lines) => {
    expect(linesOf(rules, ['tsumo'])(hand, how)).toEqual(lines);
  });
});

test('Shanghai: Second Dynasty: pinfu keeps its fan by self-draw', () => {
  expect(play(shanghai).yaku(PINFU, TSUMO)).toEqual({ menzenTsumo: 1, pinfu: 1 });
});

describe.each([{ rules: guide }, { rules: shanghai }])('$rules.name: the tile that finishes a triplet', ({ rules }) => {
  const { fuItems, yaku } = play(rules);
  const twoPairs = '11678m234777p55s +5s';
  const terminal = '11678m234777p55s +1m';

  test.each<[string, string, How, string]>([
    ['by ron open 2', twoPairs, RIICHI, 'triplet 5s open 2'],
    ['by self-draw concealed 4', twoPairs, TSUMO, 'triplet 5s concealed 4'],
    ['a terminal by ron open 4', terminal, RIICHI, 'triplet 1m open 4'],
    ['a terminal by self-draw concealed 8', terminal, TSUMO, 'triplet 1m concealed 8'],
  ])('%s', (_, hand, how, line) => {
    expect(fuItems(hand, how)).toContain(line);
  });

  test('the hand stays closed, with its 10 fu and riichi', () => {
    expect(fuItems(twoPairs, RIICHI)).toContain('closedRon 10');
    expect(yaku(twoPairs, RIICHI)).toEqual({ riichi: 1 });
  });
});

describe.each([{ rules: wikipedia }, { rules: doramahjong }, { rules: shanghai }])(
  '$rules.name: fu are rounded up to a ten',
  ({ rules }) => {
    test.each<[string, string, How, number, number]>([
      ['56 to 60', '999m34567p66z (2222s) +8p', RIICHI, 56, 60],
      ['42 to 50', '234m456p789s2225z +5z', {}, 42, 50],
      ['32 to 40', '78922m334455p66s +6s', RIICHI, 32, 40],
      ['30 stay', PINFU, {}, 30, 30],
      ['the 25 of seven pairs are not rounded', PAIRS, {}, 25, 25],
    ])('%s', (_, hand, how, fuBeforeRounding, fu) => {
      expect(play(rules).value(hand, how)).toMatchObject({ fuBeforeRounding, fu });
    });
  },
);
