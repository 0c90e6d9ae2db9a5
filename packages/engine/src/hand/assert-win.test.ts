import { describe, expect, test } from 'vitest';

import { type Tile, type Win, countWin, createScorer, parseHand, presets, unwrap } from '../index.ts';
import { assertWin } from './assert-win.ts';

const { hand, tile } = unwrap(parseHand('234m 406p 567s 88s 67m +8m'));
const { hand: NORTHS } = unwrap(parseHand('234m 406p 567s 44z 67m +8m'));
const WIN: Win = {
  hand,
  tile: tile as Tile,
  method: { by: 'ron' },
  seatWind: 'S',
  roundWind: 'E',
  doraIndicators: [],
  uraIndicators: [],
};

describe('what is not a win is a TypeError that names the field', () => {
  test.each<[string, object, RegExp]>([
    ['a hand as text', { hand: '234m' }, /^hand is "234m": expected a hand, as parseHand gives$/],
    ['tiles as text', { hand: { concealed: ['1m'], melds: [] } }, /^hand\.concealed is \["1m"\]: expected a list of tiles/],
    ['a number that is no tile', { tile: 99 }, /^tile is 99: expected a tile: a number from 0 to 36/],
    ['no melds', { hand: { concealed: hand.concealed } }, /^hand\.melds is undefined: expected a list of melds$/],
    ['a meld of no type', { hand: { ...hand, melds: [{ type: 'kong', tiles: [] }] } }, /^hand\.melds\[0\]\.type is "kong"/],
    [
      'four tiles and a meld type that every object has',
      { hand: { concealed: hand.concealed.slice(0, 10), melds: [{ type: 'constructor', tiles: [27, 27, 27, 27] }] } },
      /^hand\.melds\[0\]\.type is "constructor"/,
    ],
    ['no method', { method: undefined }, /^method is undefined: expected an object$/],
    ['an unknown method', { method: { by: 'Ron' } }, /^method\.by is "Ron": expected one of ron, tsumo$/],
    ['an unknown special tile', { method: { by: 'ron', on: 'sky' } }, /^method\.on is "sky": expected one of firstTurn/],
    [
      'a fact that is no special tile',
      { method: { by: 'ron', on: 'riichi' } },
      /^method\.on is "riichi": expected one of firstTurn/,
    ],
    ['a word that every object has', { method: { by: 'ron', on: 'constructor' } }, /^method\.on is "constructor"/],
    ['an unknown seat', { seatWind: 'X' }, /^seatWind is "X": expected one of E, S, W, N$/],
    ['an unknown round', { roundWind: 'east' }, /^roundWind is "east"/],
    ['a meld of text', { hand: { ...hand, melds: [{ type: 'pon', tiles: '111z' }] } }, /^hand\.melds\[0\]\.tiles is "111z"/],
    ['a meld that is none', { hand: { ...hand, melds: [undefined] } }, /^hand\.melds\[0\] is undefined: expected an object$/],
    ['riichi as null', { riichi: null }, /^riichi is null: expected an object$/],
    ['riichi as a flag', { riichi: true }, /^riichi is true: expected an object$/],
    ['an unknown riichi', { riichi: { kind: 'triple', ippatsu: false } }, /^riichi\.kind is "triple"/],
    ['a riichi that every object has', { riichi: { kind: 'constructor', ippatsu: false } }, /^riichi\.kind is "constructor"/],
    ['no indicators', { doraIndicators: undefined }, /^doraIndicators is undefined: expected a list of tiles/],
    ['an indicator that is no tile', { doraIndicators: [99] }, /^doraIndicators is \[99\]: expected a list of tiles/],
    ['indicators as text', { uraIndicators: '1m' }, /^uraIndicators is "1m"/],
    ['circumstances as text', { circumstances: 'riichiTile' }, /^circumstances is "riichiTile": expected a list of riichiTile, /],
    [
      'one circumstance that there is not',
      { circumstances: ['riichiTile', 'luck'] },
      /^circumstances is \["riichiTile","luck"\]/,
    ],
    ['fewer norths than none', { kita: -1 }, /^kita is -1: expected a number of norths$/],
    ['one north in the hand taken away again', { hand: NORTHS, kita: -1 }, /^kita is -1: expected a number of norths$/],
    ['half a north', { kita: 0.5 }, /^kita is 0\.5: expected a number of norths$/],
  ])('%s', (_, change, says) => {
    const scorer = createScorer(presets.tenhou);
    const wrong = { ...WIN, ...change };
    for (const call of [() => scorer.score(wrong), () => scorer.explain(wrong), () => countWin(wrong)]) {
      expect(call).toThrow(TypeError);
      expect(call).toThrow(says);
    }
    expect(() => scorer.check(wrong)).toThrow(says);
  });

  test('no norths and no circumstances may be said', () => {
    expect(() => assertWin({ ...WIN, kita: 0, circumstances: [] })).not.toThrow();
  });

  test('a typed array instead of a list, of a hand that is not complete', () => {
    const concealed = Uint8Array.from(unwrap(parseHand('234m 406p 567s 88s 69m')).hand.concealed);
    const wrong = { ...WIN, hand: { concealed, melds: [] } } as object as Win;
    expect(() => createScorer(presets.tenhou).score(wrong)).toThrow(/^hand\.concealed is .*: expected a list of tiles/);
  });

  test('nothing at all', () => {
    expect(() => createScorer(presets.tenhou).score(undefined as never)).toThrow(/^win is undefined: expected an object$/);
  });

  test('the next win is scored as before', () => {
    const scorer = createScorer(presets.tenhou);
    const before = scorer.score(WIN);
    expect(() => scorer.score({ ...WIN, riichi: true } as never)).toThrow(TypeError);
    expect(scorer.score(WIN)).toEqual(before);
  });
});

const { tiles: _, ...WITHOUT_TILES } = presets.tenhou;

test.each<[string, unknown]>([
  ['an id', 'tenhou'],
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['an id in an object', { id: 'tenhou' }],
  ['a rule set that lacks a group', WITHOUT_TILES],
  ['a rule set with null for a group', { ...presets.tenhou, points: null }],
  ['a rule set with a word for a group', { ...presets.tenhou, payments: 'tenhou' }],
])('a scorer needs a rule set, not %s', (_name, rules) => {
  expect(() => createScorer(rules as never)).toThrow(
    /^createScorer needs a rule set, not .*: use presets\.tenhou, or what parseRules gives$/,
  );
});
