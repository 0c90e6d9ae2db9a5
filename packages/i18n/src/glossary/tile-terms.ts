import type { Entries } from './entry.ts';

/** Tiles, and the dora that point to them. */
export const TILE_TERMS = {
  tile: {
    names: { en: 'tile', ja: '牌', zh: '牌' },
    romaji: 'hai',
    also: ['pai'],
    says: {
      en: 'One of the 136 pieces of the game: 34 kinds, four of each. With three players there are 108.',
      ja: '麻雀に使う駒です。34種が4枚ずつ、合計136枚あります。三人打ちでは108枚です。',
      zh: '麻将的棋子：34种，每种4张，共136张。三人麻将为108张。',
    },
    see: ['suit', 'honor'],
  },
  suit: {
    names: { en: 'suit', ja: '数牌', zh: '数牌' },
    romaji: 'suupai',
    also: [
      'suit tile',
      'man',
      'pin',
      'sou',
      'manzu',
      'pinzu',
      'souzu',
      'characters',
      'circles',
      'dots',
      'bamboos',
      '萬子',
      '筒子',
      '索子',
    ],
    says: {
      en: 'Man (characters), pin (circles) and sou (bamboos): the three suits, each numbered 1 to 9.',
      ja: '萬子・筒子・索子の3色で、それぞれ1から9まであります。',
      zh: '万子、筒子、索子三色，各有1到9。',
    },
    see: ['simple', 'terminal'],
  },
  honor: {
    names: { en: 'honour', ja: '字牌', zh: '字牌' },
    romaji: 'jihai',
    also: ['honor tile', 'tsuupai'],
    says: {
      en: 'A tile without a number: the four winds and the three dragons. It is in no run.',
      ja: '風牌4種と三元牌3種です。順子にはなりません。',
      zh: '风牌4种与三元牌3种。不能组成顺子。',
    },
    see: ['wind', 'dragon'],
  },
  wind: {
    names: { en: 'wind', ja: '風牌', zh: '风牌' },
    romaji: 'kazehai',
    also: ['east', 'south', 'west', 'north', 'ton', 'nan', 'shaa', 'pei', '東', '南', '西', '北'],
    says: {
      en: 'East, south, west and north. The winds of the seat and of the round give a yaku; the others give none.',
      ja: '東・南・西・北です。自風と場風は役牌になり、それ以外はオタ風です。',
      zh: '东、南、西、北。自风与场风是役牌，其余为客风。',
    },
    see: ['seatWind', 'roundWind'],
  },
  dragon: {
    names: { en: 'dragon', ja: '三元牌', zh: '三元牌' },
    romaji: 'sangenpai',
    also: ['white', 'white dragon', 'green dragon', 'red dragon', 'haku', 'hatsu', 'chun'],
    says: {
      en: 'Haku (white), hatsu (green) and chun (red). A triplet of any of them is a yaku, a pair 2 fu.',
      ja: '白・發・中です。刻子で役牌、雀頭なら2符が付きます。',
      zh: '白、发、中。刻子为役牌，作雀头加2符。',
    },
    see: ['yakuhai', 'shousangen', 'daisangen'],
  },
  terminal: {
    names: { en: 'terminal', ja: '老頭牌', zh: '老头牌' },
    romaji: 'routouhai',
    also: ['terminals and honours', 'yaochuuhai', '么九牌', '幺九牌'],
    says: {
      en: 'A 1 or a 9 of a suit. Triplets of terminals and honours have twice the fu of simples.',
      ja: '数牌の1と9です。字牌と合わせて么九牌といい、刻子の符は中張牌の2倍です。',
      zh: '数牌的1与9。与字牌合称幺九牌，刻子的符是中张牌的两倍。',
    },
    see: ['simple', 'honor', 'fu'],
  },
  simple: {
    names: { en: 'simple', ja: '中張牌', zh: '中张牌' },
    romaji: 'chunchanpai',
    says: {
      en: 'A 2 to 8 of a suit.',
      ja: '数牌の2から8です。',
      zh: '数牌的2到8。',
    },
    see: ['terminal', 'tanyao'],
  },
  'red-five': {
    names: { en: 'red five', ja: '赤5', zh: '赤五' },
    romaji: 'aka go',
    also: ['aka', 'aka dora', 'akadora', 'red dora', 'red five dora', 'red fives', '赤ドラ', '赤宝牌'],
    says: {
      en: 'A five printed in red, usually one in each suit. Each adds 1 han, like a dora, and is no yaku.',
      ja: '赤い5の牌で、普通は各色に1枚あります。1枚につき1翻で、役にはなりません。',
      zh: '红色的五，通常每色1张。每张加1番，但不是役。',
    },
    see: ['dora'],
  },
  dora: {
    names: { en: 'dora', ja: 'ドラ', zh: '宝牌' },
    romaji: 'dora',
    also: ['bonus tile'],
    says: {
      en: 'The tile that follows the one shown on the dead wall. Each in a winning hand adds 1 han, but a dora is no yaku: a hand cannot win by it alone.',
      ja: 'ドラ表示牌の次の牌です。和了した手に1枚あるごとに1翻増えますが、役ではないのでドラだけでは和了できません。',
      zh: '宝牌指示牌的下一张。和牌时每张加1番，但不是役，仅有宝牌不能和牌。',
    },
    see: ['dora-indicator', 'ura-dora', 'kan-dora', 'red-five', 'no-yaku'],
  },
  'dora-indicator': {
    names: { en: 'dora indicator', ja: 'ドラ表示牌', zh: '宝牌指示牌' },
    romaji: 'dora hyoujihai',
    also: ['indicator'],
    says: {
      en: 'The tile turned face up on the dead wall. The dora is the next one: 3 after 2, 1 after 9, south after east, hatsu after haku.',
      ja: '王牌でめくられた牌です。その次の牌がドラになります。9の次は1、北の次は東、中の次は白です。',
      zh: '王牌上翻开的牌，其下一张为宝牌。9之后是1，北之后是东，中之后是白。',
    },
    see: ['dora', 'dead-wall'],
  },
  'ura-dora': {
    names: { en: 'ura dora', ja: '裏ドラ', zh: '里宝牌' },
    romaji: 'ura dora',
    also: ['ura', 'uradora', 'underneath dora'],
    says: {
      en: 'The dora under the dora indicators. They count only for a winner in riichi.',
      ja: 'ドラ表示牌の下の牌が示すドラです。リーチして和了した人だけが見られます。',
      zh: '宝牌指示牌下面的牌所指的宝牌，只有立直后和牌的人才能计算。',
    },
    see: ['dora', 'riichi'],
  },
  'kan-dora': {
    names: { en: 'kan dora', ja: '槓ドラ', zh: '杠宝牌' },
    romaji: 'kan dora',
    also: ['kandora'],
    says: {
      en: 'A further dora, whose indicator is turned up when a quad is declared.',
      ja: '槓のたびにめくられる表示牌が示すドラです。',
      zh: '每次开杠时新翻开的指示牌所指的宝牌。',
    },
    see: ['dora', 'quad'],
  },
  kita: {
    names: { en: 'north set aside', ja: '抜きドラ', zh: '拔北' },
    romaji: 'nukidora',
    also: ['kita', 'peinuki', 'north dora', 'nuki dora', '北抜き'],
    says: {
      en: 'With three players: a north laid beside the hand, for 1 han, with another tile drawn in its place.',
      ja: '三人打ちで北を抜いて横に置き、1枚補充します。1枚につき1翻です。',
      zh: '三人麻将中将北拔到一旁并补摸一张，每张加1番。',
    },
    see: ['dora'],
  },
  'dead-wall': {
    names: { en: 'dead wall', ja: '王牌', zh: '王牌' },
    romaji: 'wanpai',
    also: ['live wall', 'wall', 'replacement tile', 'rinshanpai', '嶺上牌'],
    says: {
      en: 'The last 14 tiles of the wall, which are not played: the dora indicators, and the tiles drawn after a quad.',
      ja: '山の最後の14枚です。ドラ表示牌と嶺上牌があり、ツモには使いません。',
      zh: '牌山最后的14张，包括宝牌指示牌与岭上牌，不用于正常摸牌。',
    },
    see: ['dora-indicator', 'rinshan', 'exhaustive-draw', 'wareme'],
  },
} as const satisfies Entries;
