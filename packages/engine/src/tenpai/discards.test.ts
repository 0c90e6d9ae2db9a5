import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { type Choose, oneOf, randomWin, seeded } from '../../../../fixtures/wins.ts';
import {
  GOOD_WAIT,
  type Hand,
  type Tile,
  type RuleSet,
  acceptance,
  createScorer,
  discardValues,
  discards,
  formatTiles,
  kindOf,
  isComplete,
  parseHand,
  parseTiles,
  presets,
  shanten,
  unwrap,
  waits,
} from '../index.ts';

const hand = (text: string): Hand => unwrap(parseHand(text)).hand;
const FOUR = presets.tenhou;
const THREE = presets.tenhouSanma;
const shown = (text: string, rules = FOUR, seen = '') =>
  unwrap(discards(hand(text), rules, unwrap(parseTiles(seen)))).map(
    ({ tile, kita, shanten: now, tiles, left }) =>
      `${formatTiles([tile])}${kita ? ' aside' : ''} ${now} ${formatTiles(tiles.map(({ kind }) => kind))} ${left}`,
  );
const without = ({ concealed, melds }: Hand, tile: Tile): Hand => ({
  concealed: concealed.toSpliced(concealed.indexOf(tile), 1),
  melds,
});

describe('discards', () => {
  test('the nearest to tenpai first, then the widest', () => {
    expect(shown('234m 406p 567s 88s 679m').slice(0, 2)).toEqual(['9m 0 58m 8', '6m 0 8m 4']);
  });

  test('equal ones are in the order of tiles, however the hand was written', () => {
    // Thirteen orphans, complete: without 1m it waits on thirteen kinds, without any other on that one.
    const rows = shown('7z 1z 9s 1m 9p 2z 1s 5z 3z 1p 6z 4z 9m 1m');
    expect(rows.map((row) => row.slice(0, 2)).join('')).toBe('1m9m1p9p1s9s1z2z3z4z5z6z7z');
    expect(rows.slice(1).every((row) => row.endsWith(' 3'))).toBe(true);
  });

  test('only one from tenpai have good waits, and only while a tile is left that makes them tenpai', () => {
    const goodOf = (text: string, seen = '') =>
      unwrap(discards(hand(text), FOUR, unwrap(parseTiles(seen)))).map(({ shanten: now, left, goodWaits }) => [
        now,
        left > 0,
        goodWaits !== undefined,
      ]);
    for (const [now, isLeft, hasGood] of goodOf('234m 406p 567s 88s 679m')) expect(hasGood).toBe(now === 1 && isLeft);
    expect(goodOf('123m 456p 13s 13p 99m 67z')).toContainEqual([1, true, true]);
    expect(goodOf('123m 456p 13s 13p 99m 67z', '2222s2222p')).toContainEqual([1, false, false]);
  });

  test('tiles seen elsewhere and the discard itself are not left', () => {
    expect(shown('234m 406p 567s 88s 679m', FOUR, '555m 8m')[0]).toBe('9m 0 58m 4');
    expect(shown('111m 1m 456p 789s 23m 99p')).toContain('1m 0 14m9p 6');
  });

  test('a red five and a plain one are two discards', () => {
    const tiles = unwrap(discards(hand('05m 123p 456p 789s 11z 9m'), FOUR)).map(({ tile }) => formatTiles([tile]));
    expect(tiles.filter((tile) => tile === '0m' || tile === '5m').toSorted()).toEqual(['0m', '5m']);
  });

  test('a north is set aside or discarded where it is a dora, and only discarded elsewhere', () => {
    const rows = shown('123p 456p 789p 11z 78s 4z', THREE);
    expect(rows.slice(0, 2)).toEqual(['4z aside 0 69s 8', '4z 0 69s 8']);
    expect(rows.filter((row) => row.includes('aside'))).toHaveLength(1);
    expect(shown('123p 456p 789p 11z 78s 4z').filter((row) => row.startsWith('4z'))).toEqual(['4z 0 69s 8']);
  });

  test.each([
    ['13 tiles', '123p 456p 789p 11z 78s', 'tileCount'],
    ['a fifth tile', '11111p 456p 789p 11z 7s', 'fifthTile'],
  ])('%s are refused', (_, text, code) => {
    expect(discards(hand(text), FOUR)).toMatchObject({ ok: false, error: [{ code }] });
  });

  test('13 tiles are one too few', () => {
    expect(discards(hand('123p 456p 789p 11z 78s'), FOUR)).toMatchObject({ error: [{ tiles: 13, expected: 14 }] });
  });
});

/** The share of good waits, by playing out each accepted tile and each discard after it. */
function goodWaitsByTrying(left: Hand, rules: RuleSet, seen: readonly Tile[]): number {
  const accepted = unwrap(acceptance(left, rules, seen));
  const good = accepted.tiles.filter(({ kind, left: copies }) => {
    if (copies === 0) return false;
    const drawn = { ...left, concealed: [...left.concealed, kind] };
    return drawn.concealed.some((tile) => {
      const found = unwrap(waits(without(drawn, tile), rules, [...seen, tile]));
      return found.reduce((sum, wait) => sum + wait.left, 0) >= GOOD_WAIT;
    });
  });
  return good.reduce((sum, tile) => sum + tile.left, 0) / accepted.left;
}

/** A hand of 14 tiles, complete but for up to three of them. */
function nearlyComplete(choose: Choose, rules: RuleSet): Hand {
  const { hand: won, tile } = randomWin(choose, rules);
  const concealed = [...won.concealed, tile].map(kindOf);
  const held = (kind: Tile) => [...concealed, ...won.melds.flatMap(({ tiles }) => tiles)].filter((one) => kindOf(one) === kind);
  for (let changed = choose(4); changed > 0; changed--) {
    const kind = oneOf(choose, rules.tiles.removed === 'none' ? ALL : ALL.filter((one) => one === 0 || one > 7));
    if (held(kind).length < 4) concealed[choose(concealed.length)] = kind;
  }
  return { concealed, melds: won.melds };
}

const ALL = unwrap(parseTiles('123456789m123456789p123456789s1234567z')).map(kindOf);

describe.each<[string, RuleSet]>([
  ['four players', presets.tenhou],
  ['three players', presets.tenhouSanma],
])('random hands: %s', (_, rules) => {
  const choose: Choose = seeded(5);
  const hands = Array.from({ length: cases(300) }, () => nearlyComplete(choose, rules));

  test('each discard is what acceptance says of the hand it leaves', () => {
    for (const one of hands) {
      for (const { tile, kita: _kita, goodWaits: _good, ...left } of unwrap(discards(one, rules))) {
        expect(left).toEqual(unwrap(acceptance(without(one, tile), rules, [tile])));
      }
    }
  });

  test('every tile of the hand is one discard, and the nearest keeps the distance', () => {
    for (const one of hands) {
      const found = unwrap(discards(one, rules)).filter(({ kita }) => !kita);
      expect(found.length).toBe(new Set(one.concealed).size);
      expect(new Set(found.map(({ tile }) => tile))).toEqual(new Set(one.concealed));
      expect(found[0]?.shanten).toBe(Math.max(0, unwrap(shanten(one, rules))));
    }
  });

  test('good waits are those found by trying', () => {
    let tried = 0;
    for (const one of hands) {
      for (const { tile, goodWaits } of unwrap(discards(one, rules))) {
        if (goodWaits === undefined) continue;
        tried++;
        expect(goodWaits).toBeCloseTo(goodWaitsByTrying(without(one, tile), rules, [tile]), 12);
      }
    }
    expect(tried).toBeGreaterThan(hands.length / 3);
  });
});

describe('the value of discards', () => {
  const values = (text: string, rules = presets.tenhou, situation = {}) =>
    discardValues(createScorer(rules), hand(text), {
      seatWind: 'S',
      roundWind: 'E',
      doraIndicators: [],
      uraIndicators: [],
      ...situation,
    });

  test('the waits of a discard have the value of the hand it leaves', () => {
    const [nine, six, far] = unwrap(values('234m 406p 567s 88s 679m'));
    expect(nine?.waits.map(({ ron }) => unwrap(ron))).toMatchObject([
      { han: 3, fu: 30 },
      { han: 3, fu: 30 },
    ]);
    expect(six?.waits).toMatchObject([{ kind: 7, left: 4, ron: { ok: false, error: [{ code: 'noYaku' }] } }]);
    expect(far).toMatchObject({ shanten: 1, waits: [] });
  });

  test('a north set aside is a dora of the waits, one discarded is not', () => {
    const [aside, away] = unwrap(values('123p 456p 789p 11z 78s 4z', presets.tenhouSanma));
    expect(aside?.waits.map(({ ron }) => unwrap(ron).kita)).toEqual([1, 1]);
    expect(away?.waits.map(({ ron }) => unwrap(ron).kita)).toEqual([0, 0]);
  });

  test('an error is at its place in the hand of 14', () => {
    expect(values('[234m] 406p 567s 88s 679m', presets.tenhou, { riichi: { kind: 'riichi', ippatsu: false } })).toMatchObject({
      error: [{ code: 'riichiOnOpenHand' }],
    });
    const reds = values('500m 123p 456p 789s 11z', presets.tenhou);
    expect(reds).toMatchObject({ error: [{ code: 'tooManyRedFives', at: { in: 'concealed', index: 2 } }] });
  });
});

describe('complete', () => {
  test.each([
    ['234m 406p 567s 88s 678m', true],
    ['234m 406p 567s 88s 679m', false],
    ['1199m 2255p 3366s 44z', true],
    ['44z [234m] [567p] [123s] (7777s)', true],
  ])('%s: %s', (text, complete) => {
    expect(unwrap(isComplete(hand(text), FOUR))).toBe(complete);
  });

  test('a hand of 13 is refused, not incomplete', () => {
    expect(isComplete(hand('234m 406p 567s 88s 67m'), FOUR)).toMatchObject({ ok: false, error: [{ code: 'tileCount' }] });
  });
});
