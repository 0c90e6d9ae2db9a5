import { describe, expect, test } from 'vitest';

import {
  type Hand,
  type RuleSet,
  acceptance,
  createScorer,
  discardValues,
  formatTiles,
  isRedFive,
  kindAt,
  parseHand,
  parseTiles,
  presets,
  shanten,
  shantenByForm,
  unwrap,
  waitValues,
  waits,
  withRule,
} from './index.ts';

const FOUR = presets.standard;
const THREE = presets.tenhouSanma;
const scorer = createScorer(presets.standard);
const RIICHI = { kind: 'riichi', ippatsu: false } as const;
const SITUATION = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
const hand = (text: string): Hand => unwrap(parseHand(text)).hand;
const tiles = (text: string) => unwrap(parseTiles(text));
const valuesOf = (text: string) => unwrap(waitValues(scorer, hand(text), SITUATION));

describe('waits', () => {
  test.each<[string, string, number[]]>([
    ['234m567p12378s44z', '69s', [4, 4]],
    ['234m567p12366s44z', '6s4z', [2, 2]],
    ['4z [234m] [567p] [123s] (7777s)', '4z', [3]],
    ['1112345678999m', '123456789m', [1, 3, 3, 3, 3, 3, 3, 3, 1]],
    ['1235m456p78s1234z', '', []],
  ])('%s: %s', (text, kinds, left) => {
    const found = unwrap(waits(hand(text), FOUR));
    expect(formatTiles(found.map(({ kind }) => kind))).toBe(kinds);
    expect(found.map((wait) => wait.left)).toEqual(left);
  });
});

describe('tiles with three players', () => {
  test.each<[string, RuleSet, number, string]>([
    ['19m123p456p78s55z7z', FOUR, 2, '123789m69s57z'],
    ['19m123p456p78s55z7z', THREE, 2, '19m69s57z'],
    ['1111m111122233z', FOUR, 1, '23m'],
    ['1111m111122233z', THREE, 2, '9m123456789p123456789s34567z'],
    ['19m19p19s1234567z', THREE, 0, '19m19p19s1234567z'],
    ['1199m2255p3366s4z', THREE, 0, '4z'],
  ])('%s', (text, rules, distance, kinds) => {
    const found = unwrap(acceptance(hand(text), rules));
    expect([found.shanten, formatTiles(found.tiles.map(({ kind }) => kind))]).toEqual([distance, kinds]);
    expect(unwrap(shanten(hand(text), rules))).toBe(distance);
  });

  test('a refused hand comes with its distance under the same tiles', () => {
    const win = { ...SITUATION, hand: hand('1111m111122233z'), tile: kindAt(3, 2), method: { by: 'ron' } } as const;
    const distanceUnder = (name: 'tenhou' | 'tenhouSanma') => createScorer(presets[name]).check(win);
    expect(distanceUnder('tenhou')).toEqual([{ code: 'notComplete', shanten: 1 }]);
    expect(distanceUnder('tenhouSanma')).toEqual([{ code: 'notComplete', shanten: 2 }]);
  });
});

describe('tiles seen elsewhere', () => {
  test('do not count as left, and change neither the distance nor the kinds', () => {
    const seen = tiles('0566m1z');
    expect(unwrap(waits(hand('123m456p789s11z45m'), FOUR, seen))).toEqual([
      { kind: 2, left: 3 },
      { kind: 5, left: 2 },
    ]);
    const far = hand('159m159p159s1234z');
    const [before, after] = [[], tiles('3333s')].map((some) => unwrap(acceptance(far, FOUR, some)));
    expect(after?.tiles.map(({ kind }) => kind)).toEqual(before?.tiles.map(({ kind }) => kind));
    expect([before?.shanten, after?.shanten]).toEqual([3, 3]);
  });

  test('a wait whose tiles have all been seen is still a wait, unless the hand itself holds them all', () => {
    expect(unwrap(waits(hand('12m99p789s[333p][345m]'), FOUR, tiles('333m')))).toEqual([{ kind: 2, left: 0 }]);
    expect(unwrap(waits(hand('12m99p789s[333m][345m]'), FOUR))).toEqual([]);
  });
});

describe('an impossible hand', () => {
  const functions = { shanten, shantenByForm, acceptance, waits };
  const errorsOf = (name: keyof typeof functions, text: string, rules = FOUR) => {
    const answer = functions[name](hand(text), rules);
    return answer.ok ? [] : answer.error;
  };
  const count = (found: number, melds: number) => ({ code: 'tileCount', tiles: found, melds, expected: 13 - 3 * melds });
  const names = Object.keys(functions) as (keyof typeof functions)[];

  test.each(names)('%s reports a fifth tile, even in a meld, and a tile the rules leave out', (name) => {
    const fifth = { code: 'fifthTile', kind: 0, count: 5 };
    expect(errorsOf(name, '11111m567p13789s')).toEqual([{ ...fifth, at: { in: 'concealed', index: 4 } }]);
    expect(errorsOf(name, '11m567p11378s[111m]').slice(-1)).toMatchObject([{ ...fifth, at: { in: 'melds', index: 0 } }]);
    expect(errorsOf(name, '15m567p1137899s1z', THREE)).toEqual([
      { code: 'removedTile', tile: 4, at: { in: 'concealed', index: 1 } },
    ]);
  });

  test.each<[string, readonly (keyof typeof functions)[], object]>([
    ['234m567p123789s445z', ['waits', 'acceptance', 'shanten', 'shantenByForm'], count(15, 0)],
    ['234m567p12378s445z', ['waits', 'acceptance'], count(14, 0)],
    ['234m567p12378s4z', ['waits'], count(12, 0)],
    ['44455z[234m][567p][123s]', ['acceptance', 'waits'], count(5, 3)],
    ['[234m][567p][123s][777z][888s]', ['acceptance', 'waits', 'shanten', 'shantenByForm'], count(0, 5)],
  ])('%s is refused by %s', (text, refusing, error) => {
    for (const name of names) expect(errorsOf(name, text)).toEqual(refusing.includes(name) ? [error] : []);
  });

  test('a fifth tile among those seen is reported with its place', () => {
    const answer = waits(hand('234m567p12378s44z'), FOUR, tiles('9999s1z4z4z4z'));
    expect(answer).toEqual({ ok: false, error: [{ code: 'fifthTile', kind: 30, count: 5, at: { in: 'seen', index: 7 } }] });
  });

  test('any number of seen tiles is checked', () => {
    const seen = Array.from({ length: 256 }, () => kindAt(0, 1));
    expect(acceptance(hand('234m567p12378s44z'), FOUR, seen).ok).toBe(false);
  });

  test('refusing five of a kind does not affect the next hand', () => {
    expect(shanten(hand('33333m'), FOUR).ok).toBe(false);
    expect(unwrap(shanten(hand('4m'), FOUR))).toBe(12);
  });
});

describe('the value of each wait', () => {
  test('one wait can have a yaku and others none: a straight on 9, nothing on 3 or 6', () => {
    const values = valuesOf('44m12345678p [789s]');
    expect(values.map(({ kind }) => formatTiles([kind]))).toEqual(['3p', '6p', '9p']);
    expect(values.map(({ ron }) => ron.ok)).toEqual([false, false, true]);
    expect(values.map(({ tsumo }) => tsumo.ok)).toEqual([false, false, true]);
  });

  test('a closed hand without another yaku wins by self-draw but not by ron', () => {
    const [value] = valuesOf('234m567p13789s44z');
    expect(value?.ron).toMatchObject({ ok: false, error: [{ code: 'noYaku' }] });
    expect(value && unwrap(value.tsumo).basePoints).toBe(240);
  });

  test.each([
    ['three plain fives in the hand', '234m123p3455567s', '', ['2s', 'red 5s', '8s']],
    ['two plain fives in the hand, one as an indicator', '234m123p55s99s666z', '5s', ['red 5s', '9s']],
    ['two plain fives, and a third still to come', '234m123p55s99s666z', '', ['5s', '9s']],
    ['the red five in the hand', '234m123p05s99s666z', '', ['5s', '9s']],
  ])('only a fourth five must be the red one: %s', (_, text, dora, come) => {
    const doraIndicators = unwrap(parseTiles(dora));
    const values = unwrap(waitValues(scorer, hand(text), { ...SITUATION, riichi: RIICHI, doraIndicators }));
    const reds = unwrap(parseTiles(text)).filter(isRedFive).length;
    expect(values.map(({ kind, ron }) => `${unwrap(ron).akaDora > reds ? 'red ' : ''}${formatTiles([kind])}`)).toEqual(come);
  });

  test('fives in a meld are held as well', () => {
    const values = valuesOf('34s123p99s [555s] [666z]');
    expect(values.map(({ kind, ron }) => [formatTiles([kind]), unwrap(ron).akaDora])).toEqual([
      ['2s', 0],
      ['5s', 1],
    ]);
  });

  test('a hand without waits has no values', () => {
    expect(valuesOf('1235m456p78s1234z')).toEqual([]);
  });

  test('indicators and norths set aside do not count as left', () => {
    const sanma = createScorer(presets.tenhouSanma);
    const situation = {
      ...SITUATION,
      doraIndicators: tiles('6s'),
      riichi: { kind: 'riichi', ippatsu: false },
      uraIndicators: tiles('9s'),
      kita: 2,
    } as const;
    const left = (text: string, seen = '') =>
      unwrap(waitValues(sanma, hand(text), situation, { seen: tiles(seen) })).map((wait) => wait.left);
    expect(left('111p567p12378s44z', '9s')).toEqual([3, 2]);
    expect(left('111p567p12355s44z')).toEqual([2, 0]);
  });

  test('a two-han minimum applies at a table with enough honba', () => {
    const strict = createScorer(withRule(presets.standard, 'yaku.twoHanFromHonba', 5));
    const open = hand('[234m] 406p 567s 88s 67m');
    const codes = [0, 5].map((honba) =>
      unwrap(waitValues(strict, open, SITUATION, { honba })).map(({ ron }) => (ron.ok ? 'ok' : ron.error[0]?.code)),
    );
    expect(codes).toEqual([
      ['ok', 'ok'],
      ['tooFewHan', 'tooFewHan'],
    ]);
  });

  test.each<[string, object, readonly object[]]>([
    ['234m406p567s88s678m', {}, [{ code: 'tileCount', tiles: 14 }]],
    ['[234m]406p567s88s67m', { riichi: { kind: 'riichi', ippatsu: false } }, [{ code: 'riichiOnOpenHand' }]],
    ['159m139p115s1234z', { uraIndicators: tiles('3m') }, [{ code: 'uraWithoutRiichi' }]],
    ['[123z]406p567s88s67m', {}, [{ code: 'notAMeld' }]],
    ['234m000p567s88s67m', {}, [{ code: 'tooManyRedFives', at: { in: 'concealed', index: 4 } }]],
    ['234m567p12378s444z', { seatWind: 'E' }, [{ code: 'tileCount' }]],
    ['12388m456p789s456s', {}, [{ code: 'tileCount', tiles: 14 }]],
    ['[234m]406p567s88s678m', { riichi: RIICHI }, [{ code: 'tileCount', tiles: 11 }, { code: 'riichiOnOpenHand' }]],
    ['[234m][567p][123s][777z]', {}, [{ code: 'tileCount', tiles: 0 }]],
  ])('%s %j: only errors that every winning tile would have', (text, change, errors) => {
    const answer = waitValues(scorer, hand(text), { ...SITUATION, ...change });
    expect(answer).toMatchObject({ ok: false, error: errors });
  });

  test('a fifth tile is one error', () => {
    const fifth = { code: 'fifthTile', kind: 0, count: 5, at: { in: 'concealed', index: 4 } };
    expect(waitValues(scorer, hand('11111m567p12378s'), SITUATION)).toEqual({ ok: false, error: [fifth] });
    const last = { ...fifth, at: { in: 'concealed', index: 12 } };
    expect(waitValues(scorer, hand('567p12378s11111m'), SITUATION)).toEqual({ ok: false, error: [last] });
  });

  test('a circumstance that needs ron is an error only for tsumo', () => {
    const local = createScorer(presets.local);
    const values = unwrap(waitValues(local, hand('234m567p13s44z [789s]'), { ...SITUATION, circumstances: ['riichiTile'] }));
    expect(values[0]?.ron.ok).toBe(true);
    expect(values[0]?.tsumo).toMatchObject({ ok: false, error: [{ code: 'circumstanceNeeds' }] });
  });

  test('errors in seen tiles have their own places', () => {
    const answer = waitValues(
      scorer,
      hand('234m567p12378s44z'),
      { ...SITUATION, doraIndicators: tiles('9s') },
      { seen: tiles('1z999s9s') },
    );
    expect(answer).toMatchObject({ ok: false, error: [{ code: 'fifthTile', at: { in: 'seen', index: 4 } }] });
    const shown = { ...SITUATION, doraIndicators: tiles('9s') };
    expect(waitValues(scorer, hand('234m567p78s999s44z'), shown, { seen: tiles('9s') })).toMatchObject({
      ok: false,
      error: [{ code: 'fifthTile', at: { in: 'seen', index: 0 } }],
    });
  });
});

describe('the value of each discard', () => {
  const shown = (text: string, table: object = {}) => {
    const found = unwrap(discardValues(scorer, hand(text), SITUATION, table));
    return found.map(({ tile, kita, waits: of }) => {
      const each = of.map(({ kind, left, ron }) => `${formatTiles([kind])} ×${left}${ron.ok ? ` ${ron.value.basePoints}` : ''}`);
      return `${kita ? 'kita' : formatTiles([tile])}: ${each.join(', ')}`;
    });
  };

  test('those that make the hand tenpai come first, with their waits and what they are worth', () => {
    expect(shown('234m406p567s88s679m').slice(0, 3)).toEqual(['9m: 5m ×4 960, 8m ×4 960', '6m: 8m ×4', '7m: ']);
  });

  test('the tile discarded is seen, and so are those that lie elsewhere', () => {
    const [of8s] = shown('234m406p567s123p88s').filter((line) => line.startsWith('8s'));
    expect(of8s).toBe('8s: 5s ×3, 8s ×2');
    expect(shown('234m406p567s123p89s')).toContain('9s: 5s ×3, 8s ×3');
    expect(shown('234m406p567s123p89s', { seen: tiles('8s') })).toContain('9s: 5s ×3, 8s ×2');
  });

  test('a north set aside is one more kita in the situation, and not a discard', () => {
    const found = unwrap(
      discardValues(createScorer(presets.tenhouSanma), hand('111p567p12378s44z4z'), { ...SITUATION, riichi: RIICHI }),
    );
    const [north] = found.filter(({ kita }) => kita);
    const [thrown] = found.filter(({ tile, kita }) => !kita && tile === north?.tile);
    expect(north?.waits.map(({ ron }) => unwrap(ron).kita)).toEqual([1, 1]);
    expect(thrown?.waits.map(({ ron }) => unwrap(ron).kita)).toEqual([0, 0]);
  });

  test('an error is at its place before the discard', () => {
    const placesOf = (text: string, change: object = {}, seen = '') => {
      const answer = discardValues(scorer, hand(text), { ...SITUATION, ...change }, { seen: tiles(seen) });
      return answer.ok ? [] : answer.error.map((error) => [error.code, 'at' in error ? error.at : undefined]);
    };
    expect(placesOf('234m406p567s88s67m')).toEqual([['tileCount', undefined]]);
    expect(placesOf('11111m567p123789s')).toEqual([['fifthTile', { in: 'concealed', index: 4 }]]);
    expect(placesOf('406p567s88s679m[234m]', { riichi: RIICHI })).toEqual([['riichiOnOpenHand', undefined]]);
    expect(placesOf('9m406p567s88s67m[235m]')).toEqual([['notAMeld', { in: 'melds', index: 0 }]]);
    const tooMany = (index: number) => [['tooManyRedFives', { in: 'concealed', index }]];
    expect(placesOf('1z005m234p567s888s1m')).toEqual(tooMany(2));
    expect(placesOf('234p567s888s1m1z00m5m')).toEqual(tooMany(12));
    expect(placesOf('0m1z1m0m5m234p567s888s')).toEqual(tooMany(3));
    expect(placesOf('0m1m1z0m5m234p567s888s')).toEqual(tooMany(3));
    const places = (change: object, seen = '') => placesOf('234m406p567s88s679m', { riichi: RIICHI, ...change }, seen);
    expect(places({ doraIndicators: tiles('1z888s') })).toEqual([['fifthTile', { in: 'doraIndicators', index: 3 }]]);
    expect(places({ doraIndicators: tiles('8s'), uraIndicators: tiles('88s') })).toEqual([
      ['fifthTile', { in: 'uraIndicators', index: 1 }],
    ]);
    expect(places({ doraIndicators: tiles('1z') }, '1z888s')).toEqual([['fifthTile', { in: 'seen', index: 3 }]]);
    const sanma = discardValues(createScorer(presets.tenhouSanma), hand('111p567p12378s44z9s'), { ...SITUATION, kita: 3 });
    expect(sanma).toMatchObject({ error: [{ code: 'fifthTile', at: { in: 'kita', index: 2 } }] });
  });
});
