import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { randomWin } from '../../../../fixtures/wins.ts';
import {
  type HandText,
  type MeldType,
  type NotationError,
  type Tile,
  formatHand,
  formatMeld,
  formatTiles,
  formatTilesInOrder,
  isRedFive,
  parseHand,
  parseTiles,
  positionOf,
  presets,
  unicodeOf,
  unwrap,
} from '../index.ts';

const tiles = (text: string) => unwrap(parseTiles(text));
const hand = (text: string) => unwrap(parseHand(text));

describe('tiles', () => {
  test.each([
    ['suits', '1m 9m 1p 9p 1s 9s', '19m19p19s'],
    ['digits share a letter', '19m19p19s', '19m19p19s'],
    ['spaces are ignored', ' 1 9 m\t19p\n19s ', '19m19p19s'],
    ['honours by number', '1234567z', '1234567z'],
    ['honours by letter', 'ESWNPFC', '1234567z'],
    ['letters between digits', '1mE9mC', '19m17z'],
    ['a capital letter is a suit after digits only', '19M19P19SPS', '19m19p19s25z'],
    ['a zero is a red five', '0m0p0s', '0m0p0s'],
    ['r after the digit', '5rm5rp5rs', '0m0p0s'],
    ['r before the digit', 'r5mr5pr5s', '0m0p0s'],
    ['r after the tile', '5mr 5pr 5sr', '0m0p0s'],
    ['r reddens only its own five', '55r5m', '055m'],
    ['r before one of several digits', '4r56m', '406m'],
    ['r between a tile and a digit belongs to the digit', '5mr5p', '5m0p'],
    ['sorted: man, pin, sou, honours', '7z9s1m5p', '1m5p9s7z'],
    ['a red five before the others', '5p0p4p6p', '4056p'],
    ['characters', '\u{1F000}\u{1F001}\u{1F002}\u{1F003}', '1234z'],
    ['dragons in the order of the characters: chun hatsu haku', '\u{1F004}\u{1F005}\u{1F006}', '567z'],
    ['the characters of man, sou and pin', '\u{1F007}\u{1F00F}\u{1F010}\u{1F018}\u{1F019}\u{1F021}', '19m19p19s'],
    ['characters with variation selectors', '\u{1F004}\uFE0E\u{1F004}\uFE0F', '77z'],
    ['nothing', '', ''],
  ])('%s: %j', (_, text, canonical) => {
    expect(formatTiles(tiles(text))).toBe(canonical);
  });

  test('each tile is read back as it was written', () => {
    for (let tile = 0; tile < 37; tile++) expect(tiles(formatTiles([tile as Tile]))).toEqual([tile]);
  });

  test('tiles in a given order are written one by one', () => {
    expect(formatTilesInOrder(tiles('7z 5p 0p 4p'))).toBe('7z504p');
  });

  test('each kind can be read from its character', () => {
    for (let kind = 0; kind < 34; kind++) expect(tiles(unicodeOf(kind as Tile))).toEqual([kind]);
  });

  test('reading keeps the order of tiles; writing sorts them', () => {
    expect(tiles('3m1m2m').map(Number)).toEqual([2, 0, 1]);
  });
});

describe('melds', () => {
  test.each<[string, MeldType, string]>([
    ['[234m]', 'chi', '[234m]'],
    ['[423m]', 'chi', '[234m]'],
    ['[406p]', 'chi', '[406p]'],
    ['[555z]', 'pon', '[555z]'],
    ['[PPP]', 'pon', '[555z]'],
    ['[505s]', 'pon', '[055s]'],
    ['[5555z]', 'daiminkan', '[5555z]'],
    ['[5550p]', 'daiminkan', '[0555p]'],
    ['[555+5z]', 'kakan', '[555+5z]'],
    ['[555+0p]', 'kakan', '[555+0p]'],
    ['[055+5p]', 'kakan', '[055+5p]'],
    ['[555z+5z]', 'kakan', '[555+5z]'],
    ['(5555z)', 'ankan', '(5555z)'],
    ['(5505p)', 'ankan', '(0555p)'],
  ])('%s is a %s', (text, type, canonical) => {
    const [meld] = hand(text).hand.melds;
    expect(meld?.type).toBe(type);
    expect(meld && formatMeld(meld)).toBe(canonical);
  });

  test('the last tile of an added quad is the one added', () => {
    const added = hand('[505+5s]').hand.melds[0]?.tiles.at(-1) as Tile;
    expect(isRedFive(added)).toBe(false);
    expect(isRedFive(hand('[555+0s]').hand.melds[0]?.tiles.at(-1) as Tile)).toBe(true);
  });

  test('brackets are read even if their meld is impossible, because the rules judge that', () => {
    expect(hand('[125m]').hand.melds[0]?.type).toBe('chi');
    expect(hand('(1112m)').hand.melds[0]?.type).toBe('ankan');
  });
});

describe('hands', () => {
  test.each([
    ['234m406p77z', '234m406p77z'],
    ['77z 406p 234m', '234m406p77z'],
    ['234m 7z [555s] (1111z) +7z', '234m7z [555s] (1111z) +7z'],
    ['234m+7z[555s]', '234m [555s] +7z'],
    ['[555s]+7z', '[555s] +7z'],
    ['234m + C', '234m +7z'],
    ['234m +0p', '234m +0p'],
    ['', ''],
  ])('%j is written %j', (text, canonical) => {
    const { hand: read, tile } = hand(text);
    expect(formatHand(read, tile)).toBe(canonical);
  });

  test('without a plus there is no winning tile', () => {
    expect(hand('123m').tile).toBeUndefined();
  });

  test('the answer has the position of each part', () => {
    const text: HandText = hand('12m \u{1F004} [555z] +4m');
    expect(text.positions).toEqual({ concealed: [0, 1, 4], melds: [6], tile: 14 });
    expect(positionOf({ in: 'concealed', index: 2 }, text)).toBe(4);
    expect(positionOf({ in: 'melds', index: 0 }, text)).toBe(6);
    expect(positionOf({ in: 'tile', index: 0 }, text)).toBe(14);
    expect(positionOf({ in: 'doraIndicators', index: 0 }, text)).toBeUndefined();
    expect(positionOf({ in: 'tile', index: 0 }, hand('12m'))).toBeUndefined();
  });

  test.each([presets.tenhou, presets.tenhouSanma])('a written hand is read back ($id)', (rules) => {
    const wins = fc.gen().map((value) => randomWin((n) => value(fc.nat, { max: n - 1 }), rules));
    fc.assert(
      fc.property(wins, ({ hand: before, tile }) => {
        const text = formatHand(before, tile);
        const { hand: after, tile: won } = hand(text);
        expect(won).toBe(tile);
        expect(after.concealed.toSorted(byNumber)).toEqual(before.concealed.toSorted(byNumber));
        expect(after.melds.map(({ type }) => type)).toEqual(before.melds.map(({ type }) => type));
        for (const [i, meld] of after.melds.entries()) {
          const given = before.melds[i]?.tiles ?? [];
          expect(meld.tiles.toSorted(byNumber)).toEqual(given.toSorted(byNumber));
          if (meld.type === 'kakan') expect(meld.tiles.at(-1)).toBe(given.at(-1));
        }
        expect(formatHand(after, won)).toBe(text);
      }),
      { seed: 1, numRuns: cases(1000) },
    );
  });
});

describe('errors', () => {
  test.each<[string, readonly NotationError[]]>([
    ['1m?', [{ code: 'unknownCharacter', position: 2, character: '?' }]],
    ['m', [{ code: 'unknownCharacter', position: 0, character: 'm' }]],
    ['r3m', [{ code: 'unknownCharacter', position: 0, character: 'r' }]],
    ['5zr', [{ code: 'unknownCharacter', position: 2, character: 'r' }]],
    ['\u32C0', [{ code: 'unknownCharacter', position: 0, character: '\u32C0' }]],
    [
      '?1m?',
      [
        { code: 'unknownCharacter', position: 0, character: '?' },
        { code: 'unknownCharacter', position: 3, character: '?' },
      ],
    ],
    [
      '[1x]',
      [
        { code: 'missingSuit', position: 1, digits: '1' },
        { code: 'unknownCharacter', position: 2, character: 'x' },
      ],
    ],
    ['4mr', [{ code: 'unknownCharacter', position: 2, character: 'r' }]],
    ['5zr', [{ code: 'unknownCharacter', position: 2, character: 'r' }]],
    ['123m]', [{ code: 'unknownCharacter', position: 4, character: ']' }]],
    ['\u{1F004}\u{1F600}', [{ code: 'unknownCharacter', position: 1, character: '\u{1F600}' }]],
    ['12', [{ code: 'missingSuit', position: 0, digits: '12' }]],
    ['1m 40', [{ code: 'missingSuit', position: 3, digits: '40' }]],
    ['12E3m', [{ code: 'missingSuit', position: 0, digits: '12' }]],
    ['18z', [{ code: 'noSuchTile', position: 1, tile: '8z' }]],
    ['0z', [{ code: 'noSuchTile', position: 0, tile: '0z' }]],
    ['5rz', [{ code: 'noSuchTile', position: 0, tile: '5rz' }]],
    ['1m [123m', [{ code: 'unclosedMeld', position: 3, character: '[' }]],
    ['(1111m', [{ code: 'unclosedMeld', position: 0, character: '(' }]],
    ['[1111m)', [{ code: 'unclosedMeld', position: 0, character: '[' }]],
    ['1m [12m]', [{ code: 'meldSize', position: 3, tiles: 2 }]],
    ['[]', [{ code: 'meldSize', position: 0, tiles: 0 }]],
    ['(11111m)', [{ code: 'meldSize', position: 0, tiles: 5 }]],
    ['1m +', [{ code: 'winningTileCount', position: 4, tiles: 0 }]],
    ['1m +23m', [{ code: 'winningTileCount', position: 4, tiles: 2 }]],
    ['1m +2m +3m', [{ code: 'winningTileCount', position: 4, tiles: 2 }]],
    [
      '+12m 3x',
      [
        { code: 'winningTileCount', position: 1, tiles: 2 },
        { code: 'missingSuit', position: 5, digits: '3' },
        { code: 'unknownCharacter', position: 6, character: 'x' },
      ],
    ],
    [
      '12x [1m] 9z +',
      [
        { code: 'missingSuit', position: 0, digits: '12' },
        { code: 'unknownCharacter', position: 2, character: 'x' },
        { code: 'meldSize', position: 4, tiles: 1 },
        { code: 'noSuchTile', position: 9, tile: '9z' },
        { code: 'winningTileCount', position: 13, tiles: 0 },
      ],
    ],
  ])('%j', (text, errors) => {
    expect(parseHand(text)).toEqual({ ok: false, error: errors });
  });

  test.each<[string, readonly NotationError[]]>([
    ['1m [123m]', [{ code: 'misplacedMelds', position: 3 }]],
    ['1m +2m', [{ code: 'misplacedMelds', position: 4 }]],
    [
      '1x',
      [
        { code: 'missingSuit', position: 0, digits: '1' },
        { code: 'unknownCharacter', position: 1, character: 'x' },
      ],
    ],
  ])('tiles alone: %j', (text, errors) => {
    expect(parseTiles(text)).toEqual({ ok: false, error: errors });
  });

  test('no text makes the parsers throw', () => {
    const character = fc.constantFrom(...'0123456789mpszrESWNPFC+[]() x\u{1F004}\uFE0E');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 30 }), (text) => {
        for (const read of [parseHand(text), parseTiles(text)]) {
          if (read.ok) continue;
          expect(read.error.length).toBeGreaterThan(0);
          expect(
            read.error.every((error) => 'position' in error && error.position >= 0 && error.position <= [...text].length),
          ).toBe(true);
        }
      }),
      { seed: 1, numRuns: cases(5000) },
    );
  });
});

test('digits without a suit are quoted up to the fortieth', () => {
  expect(parseHand('1'.repeat(50))).toMatchObject({ error: [{ code: 'missingSuit', digits: `${'1'.repeat(39)}…` }] });
});

describe('a text longer than any hand', () => {
  test.each([parseHand, parseTiles])('is one error', (parse) => {
    expect(parse(' '.repeat(1000)).ok).toBe(true);
    expect(parse('\u{1F004}'.repeat(1001))).toEqual({ ok: false, error: [{ code: 'textTooLong', position: 1000, most: 1000 }] });
    expect(parse('1x'.repeat(80_000))).toEqual({ ok: false, error: [{ code: 'textTooLong', position: 1000, most: 1000 }] });
  });

  test('leaves room for all 136 tiles, however they are written', () => {
    const every = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, '5r', 6, 7, 8, 9].map((rank) => `${rank}${suit} `.repeat(4)));
    expect(parseTiles(every.join('') + '7z '.repeat(28))).toMatchObject({ ok: true });
  });
});

function byNumber(one: number, other: number): number {
  return one - other;
}
