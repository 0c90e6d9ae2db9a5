import { describe, expect, test } from 'vitest';

import { tile, winOf } from '../../../fixtures/typed-wins.ts';
import { type Kind, type RuleSet, type YakuId, createScorer, formatTiles, parseRules, presets, unwrap } from './index.ts';

const { tenhou } = presets;
const RIICHI = { kind: 'riichi', ippatsu: false } as const;

describe('the blocks of a reading', () => {
  const blocksOf = (text: string, by: 'ron' | 'tsumo') =>
    unwrap(createScorer(tenhou).explain(winOf(text, { method: { by } }))).reading.blocks;

  test.each<[string, 'ron' | 'tsumo', string, string, boolean]>([
    ['234m456p567s88s67m +8m', 'ron', 'run', '6m', true],
    ['234m456p567s678m8s +8s', 'ron', 'pair', '8s', true],
    ['234m456p77s88s666z +8s', 'ron', 'triplet', '8s', false],
    ['234m456p77s88s666z +8s', 'tsumo', 'triplet', '8s', true],
    ['2244m6688p3355s1z +1z', 'ron', 'pair', '1z', true],
    ['19m19p19s1234567z +9s', 'ron', 'pair', '9s', true],
  ])('%s by %s: the %s of %s holds the winning tile; concealed: %s', (text, by, type, kind, concealed) => {
    const won = blocksOf(text, by).filter((block) => block.won);
    expect(won).toEqual([{ type, kind: tile(kind), meld: false, concealed, won: true }]);
  });

  test('all but melds are concealed, and so is a closed quad', () => {
    const blocks = blocksOf('23m88s [456p] (1111p) [666z] +4m', 'ron');
    expect(blocks.map(({ type, meld, concealed }) => [type, meld, concealed])).toEqual([
      ['run', false, true],
      ['pair', false, true],
      ['run', true, false],
      ['quad', true, true],
      ['triplet', true, false],
    ]);
  });
});

describe('an explanation says which tiles each line is about', () => {
  const local = unwrap(parseRules('local'));

  test.each<readonly [string, string, RuleSet, YakuId, string]>([
    ['a dragon: its triplet', '23446m88s [555z] [666z] +5m', tenhou, 'haku', '5z'],
    ['a dragon: its quad', '23446m88s [5555z] [666z] +5m', tenhou, 'haku', '5z'],
    ['four pairs of winds', '11m55p66s1122344z +3z', local, 'suushiiChiitoitsu', '1234z'],
    ['a seat wind: its triplet', '234m567p23s22244z +4s', tenhou, 'seatWind', '2z'],
    ['equal runs', '223344m567p88s67s +5s', tenhou, 'iipeikou', '223344m'],
    ['three runs of a rank', '234m234p234s88s67s +8s', tenhou, 'sanshokuDoujun', '234m234p234s'],
    ['a straight', '123456789m11p67s +8s', tenhou, 'ittsuu', '123456789m'],
    ['three concealed triplets without the open one', '222m666p3334s [999s] +4s', tenhou, 'sanankou', '2m6p3s'],
    ['two dragons and the pair of the third', '234m79p55566677z +8p', tenhou, 'shousangen', '567z'],
    ['a yaku of the whole hand: no tiles', '234m456p567s88s67m +8m', tenhou, 'tanyao', ''],
    ['triplets in a row without the fourth set', '22233344p66s [777z] +4p', local, 'sanrenkou', '234p'],
    ['a pair with the triplets of its rank', '44488m44p789s [444s] +8m', local, 'shoutate', '4m4p4s'],
    ['an honour beside it has no rank', '44488m44p444z [444s] +8m', local, 'shoutate', '4m4p4s'],
    ['a run that begins with that rank is no part of it', '44488m44p456s [444s] +8m', local, 'shoutate', '4m4p4s'],
    ['three quads', '34m77p [2222m] [4444s] [8888p] +5m', tenhou, 'sankantsu', '2m8p4s'],
    ['three triplets of nines', '234999m999p5s [999s] +5s', tenhou, 'sanshokuDoukou', '9m9p9s'],
    ['a straight through three suits', '56778m44p456s [123p] +9m', local, 'sanshokuTsuukan', '789m123p456s'],
    ['the lone tile', '1s [111m] [888s] [789m] [777p] +1s', local, 'kinkeiDokuritsu', '1s'],
  ])('%s', (_, text, rules, id, tiles) => {
    const { yaku, yakuTiles } = unwrap(createScorer(rules).explain(winOf(text)));
    expect(formatTiles(yakuTiles[yaku.findIndex(([one]) => one === id)] as Kind[])).toBe(tiles);
  });

  test('dora: the tiles in the hand, red fives too', () => {
    const { doraTiles } = unwrap(createScorer(tenhou).explain(winOf('234m406p567s88s67m +8m', { dora: '3p9m' })));
    expect(doraTiles).toEqual({ dora: [tile('4p')], akaDora: [tile('0p')], uraDora: [], kita: [] });
    const everywhere = unwrap(createScorer(tenhou).explain(winOf('456p67888s34m [067s] +0m'))).doraTiles;
    expect(everywhere.akaDora).toEqual([tile('0m'), tile('0s')]);
  });

  test('dora: those in melds, those of two indicators once, and those under them after riichi', () => {
    const open = unwrap(createScorer(tenhou).explain(winOf('406p567s88s67m [234m] +8m', { dora: '1m1m9s' })));
    expect(open.doraTiles).toEqual({ dora: [tile('2m')], akaDora: [tile('0p')], uraDora: [], kita: [] });
    const riichi = { kind: 'riichi', ippatsu: false } as const;
    const ura = unwrap(createScorer(tenhou).explain(winOf('234m456p567s88s67m +8m', { riichi, dora: '3m', ura: '3p' })));
    expect([ura.uraDora, ura.doraTiles]).toEqual([1, { dora: [tile('4m')], akaDora: [], uraDora: [tile('4p')], kita: [] }]);
  });

  test('dora that do not count have no tiles', () => {
    const rules = unwrap(parseRules({ base: 'tenhou', dora: { inOpenHand: 'none' } }));
    const { doraTiles } = unwrap(createScorer(rules).explain(winOf('406p567s88s67m [234m] +8m', { dora: '1m' })));
    expect(doraTiles).toEqual({ dora: [], akaDora: [], uraDora: [], kita: [] });
  });

  test('beside a yakuman no dora count', () => {
    const situation = { riichi: RIICHI, dora: '2p', ura: '1m' };
    const { yakuman, doraTiles } = unwrap(createScorer(tenhou).explain(winOf('234m33p55566677z +7z', situation)));
    expect([yakuman, doraTiles]).toEqual([1, { dora: [], akaDora: [], uraDora: [], kita: [] }]);
  });

  test('if quads reveal no dora, further indicators point to nothing', () => {
    const rules = unwrap(parseRules({ base: 'tenhou', dora: { kan: 'none', kanUra: 'none' } }));
    const { dora, doraTiles } = unwrap(createScorer(rules).explain(winOf('234m456p567s88s67m +8m', { dora: '3p7s' })));
    expect([dora, doraTiles.dora]).toEqual([1, [tile('4p')]]);
  });

  test('fu: the triplet, the block of the wait, the winning tile', () => {
    const { fuItems } = unwrap(createScorer(tenhou).explain(winOf('234m456p12399s44z +9s', { method: { by: 'tsumo' } })));
    expect(fuItems.map(({ code, tiles }) => [code, formatTiles(tiles)])).toEqual([
      ['base', ''],
      ['triplet', '9s'],
      ['tsumo', '9s'],
    ]);
    const { fuItems: open } = unwrap(createScorer(tenhou).explain(winOf('23446m88s [555z] [666z] +5m')));
    expect(open.map(({ tiles }) => formatTiles(tiles))).toEqual(['', '5z', '6z', '456m']);
  });
});
