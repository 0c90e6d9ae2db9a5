import type { Entries } from './entry.ts';

/** What a hand is made of. */
export const HAND_TERMS = {
  set: {
    names: { en: 'set', ja: '面子', zh: '面子' },
    romaji: 'mentsu',
    also: ['meld', 'grouping'],
    says: {
      en: 'Three or four tiles that belong together: a run, a triplet or a quad. Most hands are four sets and a pair.',
      ja: '順子・刻子・槓子のことです。普通の和了形は4面子1雀頭です。',
      zh: '顺子、刻子、杠子的统称。一般的和牌型为4面子加1雀头。',
    },
    see: ['run', 'triplet', 'quad', 'pair'],
  },
  run: {
    names: { en: 'run', ja: '順子', zh: '顺子' },
    romaji: 'shuntsu',
    also: ['sequence', 'chow', 'straight'],
    says: {
      en: 'Three tiles of a suit in a row, such as 234. It has no fu.',
      ja: '234のように、同じ色で連続した3枚です。符は付きません。',
      zh: '同一色连续的3张，例如234。没有符。',
    },
    see: ['chi', 'set', 'pinfu'],
  },
  triplet: {
    names: { en: 'triplet', ja: '刻子', zh: '刻子' },
    romaji: 'koutsu',
    also: ['pung', 'kotsu', 'three of a kind'],
    says: {
      en: 'Three of the same tile: 2 fu if open and of simples, twice that if concealed, twice again if of terminals or honours. In English it is also called a pon, called or not.',
      ja: '同じ牌3枚です。中張牌の明刻が2符で、暗刻なら2倍、么九牌ならさらに2倍になります。',
      zh: '相同的3张。中张明刻2符，暗刻加倍，幺九牌再加倍。',
    },
    see: ['open-triplet', 'concealed-triplet', 'pon', 'quad'],
  },
  'open-triplet': {
    names: { en: 'open triplet', ja: '明刻', zh: '明刻' },
    romaji: 'minkou',
    also: ['minko', 'exposed triplet', 'exposed pung', 'revealed pon', 'open pon'],
    says: {
      en: 'A triplet that was called, or that another player’s tile finished by ron: 2 fu, of terminals or honours 4.',
      ja: 'ポンした刻子と、ロンで完成した刻子です。2符、么九牌なら4符です。',
      zh: '碰出的刻子，或荣和完成的刻子。2符，幺九牌4符。',
    },
    see: ['concealed-triplet', 'triplet', 'fu'],
  },
  'concealed-triplet': {
    names: { en: 'concealed triplet', ja: '暗刻', zh: '暗刻' },
    romaji: 'ankou',
    also: ['anko', 'closed triplet', 'concealed pung', 'concealed pon'],
    says: {
      en: 'A triplet drawn by the player alone: 4 fu, of terminals or honours 8. One that a ron finishes counts as open, though the hand stays closed.',
      ja: '自分のツモだけで揃えた刻子です。4符、么九牌なら8符です。ロンで完成したものは明刻として数えます。',
      zh: '全靠自己摸到的刻子。4符，幺九牌8符。荣和完成的按明刻计算，但手牌仍为门前清。',
    },
    see: ['open-triplet', 'sanankou', 'suuankou'],
  },
  quad: {
    names: { en: 'quad', ja: '槓子', zh: '杠子' },
    romaji: 'kantsu',
    also: ['kan', 'kong', 'four of a kind', '槓', 'カン'],
    says: {
      en: 'Four of the same tile, declared as a set. It has four times the fu of a triplet, and its player draws a tile from the dead wall.',
      ja: '同じ牌4枚でカンをしたものです。符は刻子の4倍で、嶺上牌を1枚引きます。',
      zh: '相同的4张并开杠。符为刻子的4倍，并从王牌补摸岭上牌。',
    },
    see: ['closed-quad', 'open-quad', 'added-quad', 'kan-dora', 'rinshan'],
  },
  'closed-quad': {
    names: ({ melds }) => melds.ankan,
    romaji: 'ankan',
    also: ['concealed kan', 'concealed kong', 'closed kan'],
    says: {
      en: 'Four tiles drawn by the player alone and declared: 16 fu, of terminals or honours 32. The hand stays closed.',
      ja: '自分で引いた4枚のカンです。16符、么九牌なら32符です。門前のままです。',
      zh: '自己摸到的4张开杠。16符，幺九牌32符。仍为门前清。',
    },
    see: ['quad', 'closed-hand'],
  },
  'open-quad': {
    names: ({ melds }) => melds.daiminkan,
    romaji: 'daiminkan',
    also: ['minkan', 'open kan', 'exposed kong', '明槓'],
    says: {
      en: 'A quad made of three tiles of the hand and a discard: 8 fu, of terminals or honours 16. It opens the hand.',
      ja: '手の内の3枚に他家の捨て牌を加えたカンです。8符、么九牌なら16符です。門前ではなくなります。',
      zh: '手中3张加他家打出的1张开杠。8符，幺九牌16符。不再是门前清。',
    },
    see: ['quad', 'added-quad'],
  },
  'added-quad': {
    names: ({ melds }) => melds.kakan,
    romaji: 'kakan',
    also: ['shouminkan', 'extended kan', 'promoted kong', '小明槓'],
    says: {
      en: 'A pon to which its player adds the fourth tile. Another player may win on that tile by chankan.',
      ja: 'ポンした刻子に4枚目を加えるカンです。その牌で他家は槍槓ができます。',
      zh: '在碰出的刻子上加第4张。他家可以抢杠。',
    },
    see: ['quad', 'chankan'],
  },
  pair: {
    names: { en: 'pair', ja: '雀頭', zh: '雀头' },
    romaji: 'jantou',
    also: ['head', 'eyes', 'toitsu', 'atama', '対子'],
    says: {
      en: 'Two of the same tile. A pair of dragons, of the seat wind or of the round wind has 2 fu.',
      ja: '同じ牌2枚です。三元牌・自風・場風の雀頭には2符が付きます。',
      zh: '相同的2张。三元牌、自风、场风的雀头加2符。',
    },
    see: ['double-wind', 'tanki', 'chiitoitsu'],
  },
  'double-wind': {
    names: { en: 'double wind', ja: '連風牌', zh: '连风牌' },
    romaji: 'renfuuhai',
    also: ['double-wind pair', 'daburu ton', 'ダブ東', 'ダブ南'],
    says: {
      en: 'A wind that is both the seat wind and the round wind. A triplet counts as two yaku; a pair has 2 or 4 fu, as the rules say.',
      ja: '自風と場風を兼ねる牌です。刻子なら2翻、雀頭はルールにより2符か4符です。',
      zh: '既是自风又是场风的牌。刻子计2番，雀头按规则为2符或4符。',
    },
    see: ['seatWind', 'roundWind', 'pair'],
  },
  chi: {
    names: ({ melds }) => melds.chi,
    romaji: 'chii',
    also: ['chii', 'chow', 'called run', '吃'],
    says: {
      en: 'To call the discard of the player on the left to finish a run. It opens the hand. Not possible with three players. Some texts call any run a chi.',
      ja: '上家の捨て牌を取って順子を作ることです。門前ではなくなります。三人打ちではできません。',
      zh: '取上家打出的牌组成顺子，不再是门前清。三人麻将不能吃。',
    },
    see: ['run', 'call'],
  },
  pon: {
    names: ({ melds }) => melds.pon,
    romaji: 'pon',
    also: ['pung', 'called triplet', '碰'],
    says: {
      en: 'To call the discard of any player to finish a triplet. It opens the hand. Some texts call any triplet a pon.',
      ja: '他家の捨て牌を取って刻子を作ることです。門前ではなくなります。',
      zh: '取他家打出的牌组成刻子，不再是门前清。',
    },
    see: ['triplet', 'call'],
  },
  call: {
    names: { en: 'call', ja: '副露', zh: '副露' },
    romaji: 'fuuro',
    also: ['naki', 'meld', 'open meld', 'steal', '鳴き'],
    says: {
      en: 'To take another player’s discard for a set, which then lies face up: chi, pon or an open quad.',
      ja: '他家の捨て牌を取って面子を作り、公開することです。チー・ポン・大明槓があります。',
      zh: '取他家打出的牌组成面子并公开：吃、碰、大明杠。',
    },
    see: ['chi', 'pon', 'open-quad', 'open-hand'],
  },
  'closed-hand': {
    names: { en: 'closed hand', ja: '門前', zh: '门前清' },
    romaji: 'menzen',
    also: ['closed', 'concealed', 'concealed hand', 'menzenchin', '門前清'],
    says: {
      en: 'A hand without a called set; a closed quad leaves it closed. Only such a hand can declare riichi.',
      ja: '副露していない手です。暗槓をしても門前のままです。リーチは門前でしかできません。',
      zh: '没有副露的手牌，暗杠不影响。只有门前清才能立直。',
    },
    see: ['open-hand', 'riichi', 'closed-ron-fu'],
  },
  'open-hand': {
    names: { en: 'open hand', ja: '副露した手', zh: '副露手牌' },
    romaji: 'naki',
    also: ['open', 'exposed', 'revealed', 'exposed hand', 'revealed hand', 'kuisagari', 'kui', '食い下がり'],
    says: {
      en: 'A hand with a called set. Some yaku do not count in it, others count one han less.',
      ja: '鳴いた手です。成立しなくなる役や、1翻下がる役（食い下がり）があります。',
      zh: '有副露的手牌。部分役不成立，部分役减1番。',
    },
    see: ['closed-hand', 'call'],
  },
  reading: {
    names: { en: 'reading', ja: '面子の取り方', zh: '拆法' },
    romaji: 'mentsu no torikata',
    also: ['arrangement', 'interpretation', '高点法'],
    says: {
      en: 'One way to divide a winning hand into sets and a pair. Where there are several, the one worth most counts.',
      ja: '和了した手の面子への分け方です。複数あるときは点数の最も高いものを採ります（高点法）。',
      zh: '和牌拆分为面子与雀头的方式。有多种时取得分最高的一种。',
    },
    see: ['set'],
  },
} as const satisfies Entries;
