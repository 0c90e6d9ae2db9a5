import type { Entries } from './entry.ts';

/** What a hand waits for, and how near it is. */
export const WAIT_TERMS = {
  wait: {
    names: { en: 'wait', ja: '待ち', zh: '听牌型' },
    romaji: 'machi',
    says: {
      en: 'The tiles that would complete a hand, or the shape they complete. A closed, edge or single wait has 2 fu.',
      ja: 'あと1枚で和了できる牌、またはその形です。カンチャン・ペンチャン・単騎には2符が付きます。',
      zh: '能使手牌完成的牌，或其形状。坎张、边张、单骑加2符。',
    },
    see: ['ryanmen', 'kanchan', 'penchan', 'shanpon', 'tanki', 'one-chance'],
  },
  ryanmen: {
    names: ({ waits }) => waits.ryanmen,
    romaji: 'ryanmen',
    also: ['two-sided wait', 'open wait', 'side wait', '両面', '两面'],
    says: {
      en: 'A wait at both ends of two tiles in a row: 34 waits for 2 and 5. It has no fu; pinfu needs it.',
      ja: '34で2と5を待つような待ちです。符は付きません。平和に必要です。',
      zh: '例如34听2与5。没有符，平和必须是这种听牌。',
    },
    see: ['wait', 'pinfu'],
  },
  kanchan: {
    names: ({ waits }) => waits.kanchan,
    romaji: 'kanchan',
    also: ['closed wait', 'middle wait', 'inside wait', '嵌張', '坎张'],
    says: {
      en: 'A wait for the middle of a run: 24 waits for 3. It has 2 fu.',
      ja: '24で3を待つような、真ん中の待ちです。2符が付きます。',
      zh: '例如24听3，等顺子中间的一张。加2符。',
    },
    see: ['wait', 'one-chance'],
  },
  penchan: {
    names: ({ waits }) => waits.penchan,
    romaji: 'penchan',
    also: ['edge', 'edge wait', '辺張', '边张'],
    says: {
      en: 'A wait at the edge of a suit: 12 waits for 3, 89 for 7. It has 2 fu.',
      ja: '12で3、89で7を待つ、端の待ちです。2符が付きます。',
      zh: '12听3或89听7，等边上的一张。加2符。',
    },
    see: ['wait', 'one-chance'],
  },
  shanpon: {
    names: ({ waits }) => waits.shanpon,
    romaji: 'shanpon',
    also: ['shabo', 'dual pon wait', 'double pair wait', '双碰', 'シャボ'],
    says: {
      en: 'A wait on two pairs, one of which becomes a triplet. The wait itself has no fu.',
      ja: '2つの対子のどちらかが刻子になるのを待つ形です。待ちの符は付きません。',
      zh: '两个对子等其中之一成为刻子。听牌型没有符。',
    },
    see: ['wait', 'triplet'],
  },
  tanki: {
    names: ({ waits }) => waits.tanki,
    romaji: 'tanki',
    also: ['single wait', 'pair wait', '単騎', '单骑'],
    says: {
      en: 'A wait for the second tile of the pair. It has 2 fu.',
      ja: '雀頭の2枚目を待つ形です。2符が付きます。',
      zh: '等雀头的第二张。加2符。',
    },
    see: ['wait', 'pair', 'one-chance'],
  },
  'one-chance': {
    names: { en: 'one-chance', ja: '1種類の待ち', zh: '独听' },
    also: ['one chance', 'onechance', 'ワンチャンス'],
    says: {
      en: 'Winning where only one kind of tile could complete the hand: 2 fu. Most rules go by the shape instead, and give the 2 fu for a closed, edge or single wait whatever else the hand waits for.',
      ja: '和了牌が1種類しかない待ちで、2符が付きます。多くのルールでは形で決まり、ほかの待ちがあってもカンチャン・ペンチャン・単騎なら2符です。牌の読みでいう「ワンチャンス」とは別です。',
      zh: '只有一种牌能和的听牌，加2符。多数规则只看形状：即使还听其他牌，坎张、边张、单骑也加2符。',
    },
    see: ['wait', 'kanchan', 'penchan', 'tanki', 'fu'],
  },
  tenpai: {
    names: { en: 'tenpai', ja: '聴牌', zh: '听牌' },
    romaji: 'tenpai',
    also: ['ready', 'waiting', 'テンパイ', '聴牌'],
    says: {
      en: 'One tile short of a complete hand. At a draw, players in tenpai are paid by the others.',
      ja: 'あと1枚で和了形になる状態です。流局したときは、ノーテンの人から点を受け取ります。',
      zh: '差1张即可完成。流局时由未听牌的人支付点数。',
    },
    see: ['noten', 'noten-payment', 'shanten', 'wait'],
  },
  noten: {
    names: { en: 'noten', ja: 'ノーテン', zh: '未听牌' },
    romaji: 'nooten',
    also: ['not ready', 'no-ten', 'ノー聴', '不听', '不聴'],
    says: {
      en: 'Not in tenpai when a hand ends in a draw.',
      ja: '流局したときに聴牌していないことです。',
      zh: '流局时没有听牌。',
    },
    see: ['tenpai', 'noten-payment'],
  },
  shanten: {
    names: { en: 'shanten', ja: '向聴', zh: '向听' },
    romaji: 'shanten',
    also: ['shantensuu', 'away'],
    says: {
      en: 'How many tiles a hand is from tenpai: 0 is tenpai itself.',
      ja: '聴牌までに必要な牌の枚数です。0なら聴牌です。',
      zh: '距离听牌还差几张。0即为听牌。',
    },
    see: ['tenpai'],
  },
  furiten: {
    names: { en: 'furiten', ja: 'フリテン', zh: '振听' },
    romaji: 'furiten',
    also: ['sacred discard', '振聴', '振り聴'],
    says: {
      en: 'Waiting for a tile that one has discarded oneself, or has passed up. Such a hand may win by tsumo only; a ron in furiten is a chombo.',
      ja: '待ちの牌を自分で捨てていたり、見逃したりした状態です。ツモでしか和了できず、ロンするとチョンボです。',
      zh: '听的牌自己曾打出过，或曾放过。此时只能自摸，荣和则为错和。',
    },
    see: ['wait', 'ron', 'chombo'],
  },
} as const satisfies Entries;
