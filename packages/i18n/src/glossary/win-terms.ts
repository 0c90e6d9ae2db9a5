import type { Entries } from './entry.ts';

/** How a hand is won, and by whom. */
export const WIN_TERMS = {
  win: {
    names: { en: 'win', ja: '和了', zh: '和牌' },
    romaji: 'agari',
    also: [
      'going out',
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
    says: {
      en: 'To complete a hand that has a yaku, by ron or by tsumo. Only the winner is paid.',
      ja: '役のある手をロンまたはツモで完成させることです。点を受け取るのは和了者だけです。',
      zh: '以荣和或自摸完成有役的手牌。只有和牌者得点。',
    },
    see: ['ron', 'tsumo', 'yaku'],
  },
  ron: {
    names: ({ methods }) => methods.ron,
    romaji: 'ron',
    also: ['win on a discard', 'win by discard', '栄和', '栄'],
    says: {
      en: 'A win on another player’s discard. Whoever discarded pays it all.',
      ja: '他家の捨て牌での和了です。放銃者が全額を支払います。',
      zh: '以他家打出的牌和牌，由放铳者支付全部。',
    },
    see: ['discarder', 'tsumo', 'furiten'],
  },
  tsumo: {
    names: ({ methods }) => methods.tsumo,
    romaji: 'tsumo',
    also: ['self-draw', 'self-drawn', 'self-pick', 'self-drawn win', 'drawn tile', '自摸'],
    says: {
      en: 'A win on a tile one has drawn oneself. All the others pay; the dealer pays twice what the rest do. It has 2 fu, except with pinfu.',
      ja: '自分で引いた牌での和了です。全員が支払い、親は子の2倍を支払います。平和のほかは2符が付きます。',
      zh: '以自己摸到的牌和牌。其余各家都支付，亲家支付子家的两倍。平和以外加2符。',
    },
    see: ['menzenTsumo', 'ron', 'fu'],
  },
  'winning-tile': {
    names: { en: 'winning tile', ja: '和了牌', zh: '和了牌' },
    romaji: 'agarihai',
    also: ['final tile'],
    says: {
      en: 'The tile that completes a hand. Where it fits into several sets, the reading that is worth most counts.',
      ja: '手を完成させる牌です。どの面子にも入る場合は、点数の最も高い取り方をします。',
      zh: '使手牌完成的那张牌。可归入多组面子时，取得分最高的拆法。',
    },
    see: ['ron', 'tsumo', 'wait', 'reading'],
  },
  discard: {
    names: { en: 'discard', ja: '捨て牌', zh: '舍牌' },
    romaji: 'sutehai',
    also: ['discarded tile', 'kawa', '河', '打牌'],
    says: {
      en: 'The tile a player puts down to end a turn. Another may call it, or win on it by ron; a player who waits for a tile of their own discards is furiten.',
      ja: '自分の番の終わりに捨てる牌です。他家は鳴いたりロンしたりできます。自分の待ち牌を捨てているとフリテンです。',
      zh: '轮到自己时最后打出的牌。他家可以鸣牌或荣和；打过自己所听的牌则为振听。',
    },
    see: ['ron', 'call', 'furiten'],
  },
  discarder: {
    names: { en: 'discarder', ja: '放銃者', zh: '放铳者' },
    romaji: 'houjuusha',
    also: ['thrower', 'discarding player', 'dealing in', 'deal-in', 'houjuu', 'furikomi', '放銃', '振り込み', '点炮'],
    says: {
      en: 'The player whose discard another wins on. Pays the whole ron.',
      ja: '和了牌を捨てた人です。ロンの全額を支払います。',
      zh: '打出和了牌的人，支付荣和的全部点数。',
    },
    see: ['ron', 'pao'],
  },
  dealer: {
    names: { en: 'dealer', ja: '親', zh: '亲家' },
    romaji: 'oya',
    also: ['east player', 'parent', '荘家', '庄家'],
    says: {
      en: 'The player who sits east. Wins half as much again as the others would, and pays double when another wins by tsumo.',
      ja: '東家のことです。和了すると子の1.5倍を受け取り、子のツモには2倍を支払います。',
      zh: '坐东家的人。和牌得1.5倍，子家自摸时支付两倍。',
    },
    see: ['non-dealer', 'renchan', 'rinchan'],
  },
  'non-dealer': {
    names: { en: 'non-dealer', ja: '子', zh: '子家' },
    romaji: 'ko',
    also: ['not the dealer', 'child', '闲家'],
    says: {
      en: 'Any player but the dealer.',
      ja: '親以外の人です。',
      zh: '亲家以外的玩家。',
    },
    see: ['dealer'],
  },
  'no-yaku': {
    names: { en: 'no yaku', ja: '役なし', zh: '无役' },
    romaji: 'yakunashi',
    also: ['chicken', 'chicken hand', 'yakuless'],
    says: {
      en: 'A complete hand without a yaku, a “chicken hand”. It cannot win, however many dora it has.',
      ja: '和了形でも役がない手です。ドラが何枚あっても和了できません。',
      zh: '已成和牌型却没有役的手牌。无论有多少宝牌都不能和牌。',
    },
    see: ['yaku', 'dora'],
  },
  'double-ron': {
    names: { en: 'several rons', ja: 'ダブロン', zh: '一炮多响' },
    romaji: 'daburon',
    also: ['double ron', 'triple ron', 'toriron', 'トリロン', '二家和'],
    says: {
      en: 'Two or three players win on one discard. Either all of them are paid, or only the next in turn (head bump).',
      ja: '1枚の捨て牌で2人以上がロンすることです。全員の和了とするルールと、頭ハネのルールがあります。',
      zh: '两人以上荣和同一张牌。有的规则全部有效，有的规则采用头跳。',
    },
    see: ['head-bump', 'ron'],
  },
  'head-bump': {
    names: { en: 'head bump', ja: '頭ハネ', zh: '头跳' },
    romaji: 'atamahane',
    also: ['one winner only', '截和'],
    says: {
      en: 'Of several players who call ron on one tile, only the next in turn after the discarder wins.',
      ja: '複数人がロンしたとき、放銃者から見て先の順番の人だけの和了とすることです。',
      zh: '多人荣和时，只有放铳者下家方向最近的一家和牌。',
    },
    see: ['double-ron'],
  },
} as const satisfies Entries;
