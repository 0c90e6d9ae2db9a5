import type { Entries } from './entry.ts';

/** Terms for waits, for the distance to a win, and for ways to win. */
export const WIN_TERMS = {
  wait: {
    romaji: 'machi',
    see: ['ryanmen', 'kanchan', 'penchan', 'shanpon', 'tanki', 'one-chance'],
  },
  ryanmen: {
    named: ['waits', 'ryanmen'],
    romaji: 'ryanmen',
    also: ['two-sided wait', 'open wait', 'side wait', '両面', '两面'],
    see: ['wait', 'pinfu'],
  },
  kanchan: {
    named: ['waits', 'kanchan'],
    romaji: 'kanchan',
    also: ['closed wait', 'middle wait', 'inside wait', '嵌張', '坎张'],
    see: ['wait', 'one-chance'],
  },
  penchan: {
    named: ['waits', 'penchan'],
    romaji: 'penchan',
    also: ['edge', 'edge wait', '辺張', '边张'],
    see: ['wait', 'one-chance'],
  },
  shanpon: {
    named: ['waits', 'shanpon'],
    romaji: 'shanpon',
    also: ['shabo', 'dual pair wait', 'dual pon wait', 'double pair wait', '双碰', 'シャボ'],
    see: ['wait', 'triplet'],
  },
  tanki: {
    named: ['waits', 'tanki'],
    romaji: 'tanki',
    also: ['single wait', 'pair wait', '単騎', '单骑'],
    see: ['wait', 'pair', 'one-chance'],
  },
  'one-chance': {
    also: ['one chance', 'onechance', 'ワンチャンス', '独听'],
    see: ['wait', 'kanchan', 'penchan', 'tanki', 'fu'],
  },
  tenpai: {
    romaji: 'tenpai',
    also: ['ready', 'waiting', 'テンパイ', '聴牌'],
    see: ['noten', 'noten-payment', 'shanten', 'wait'],
  },
  noten: {
    romaji: 'nooten',
    also: ['not ready', 'no-ten', 'ノー聴', '不听', '不聴'],
    see: ['tenpai', 'noten-payment'],
  },
  shanten: {
    romaji: 'shanten',
    also: ['shantensuu', 'away'],
    see: ['tenpai'],
  },
  furiten: {
    romaji: 'furiten',
    also: ['sacred discard', '振聴', '振り聴'],
    see: ['wait', 'ron', 'chombo'],
  },
  win: {
    romaji: 'agari',
    also: [
      'going out',
      'going mahjong',
      'go mahjong',
      'declare mah-jongg',
      'go out',
      'winning',
      'winning hand',
      'mahjong hand',
      'mahjong',
      'mah-jongg',
      'hora',
      'hoora',
      'アガリ',
      '上がり',
    ],
    see: ['ron', 'tsumo', 'yaku'],
  },
  ron: {
    named: ['methods', 'ron'],
    romaji: 'ron',
    also: ['win on a discard', 'win by discard', '栄和', '栄'],
    see: ['discarder', 'tsumo', 'furiten'],
  },
  tsumo: {
    named: ['methods', 'tsumo'],
    romaji: 'tsumo',
    also: ['self-draw', 'self-drawn', 'self-pick', 'self-drawn win', 'drawn tile', '自摸'],
    see: ['menzenTsumo', 'ron', 'fu'],
  },
  'winning-tile': {
    romaji: 'agarihai',
    also: ['final tile', '和了牌'],
    see: ['ron', 'tsumo', 'wait', 'reading'],
  },
  discard: {
    romaji: 'sutehai',
    also: ['discarded tile', 'kawa', '河', '打牌'],
    see: ['ron', 'call', 'furiten'],
  },
  discarder: {
    romaji: 'houjuusha',
    also: ['thrower', 'discarding player', 'dealing in', 'deal-in', 'houjuu', 'furikomi', '放銃', '振り込み', '点炮'],
    see: ['ron', 'pao'],
  },
  dealer: {
    romaji: 'oya',
    also: ['east player', 'parent', '荘家', '庄家'],
    see: ['non-dealer', 'renchan', 'rinchan'],
  },
  'non-dealer': {
    romaji: 'ko',
    also: ['child', '闲家'],
    see: ['dealer'],
  },
  'no-yaku': {
    romaji: 'yakunashi',
    also: ['chicken', 'chicken hand', 'yakuless'],
    see: ['yaku', 'dora'],
  },
  'double-ron': {
    romaji: 'daburon',
    also: ['double ron', 'triple ron', 'several rons', 'toriron', 'トリロン', '二家和'],
    see: ['head-bump', 'ron'],
  },
  'head-bump': {
    romaji: 'atamahane',
    also: ['one winner only', '截和'],
    see: ['double-ron'],
  },
} as const satisfies Entries;
