import { hanName } from '../yaku-names/han-name.ts';
import type { Entries } from './entry.ts';

/** How points are reckoned. */
export const VALUE_TERMS = {
  yaku: {
    names: { en: 'yaku', ja: '役', zh: '役种' },
    romaji: 'yaku',
    also: ['scoring pattern', 'special hand', 'winning pattern'],
    says: {
      en: 'A pattern or a circumstance that makes a complete hand worth winning, counted in han. A hand needs at least one.',
      ja: '和了に必要な条件で、翻で数えます。手には少なくとも1つ必要です。',
      zh: '和牌所需的条件，以番计算。手牌至少要有一个役。',
    },
    see: ['han', 'no-yaku', 'yakuman', 'yakuhai'],
  },
  yakuhai: {
    names: { en: 'yakuhai', ja: '役牌', zh: '役牌' },
    romaji: 'yakuhai',
    also: ['fanpai', 'value tile', 'honor tiles', 'dragon pon', 'dragon pung', 'wind pon'],
    says: {
      en: 'A triplet or quad of dragons, of the seat wind or of the round wind: 1 han each.',
      ja: '三元牌・自風・場風の刻子か槓子です。それぞれ1翻です。',
      zh: '三元牌、自风、场风的刻子或杠子，各计1番。',
    },
    see: ['haku', 'hatsu', 'chun', 'seatWind', 'roundWind'],
  },
  han: {
    names: { en: 'han', ja: '翻', zh: '番' },
    romaji: 'han',
    also: [
      'fan',
      'double',
      'doubler',
      'score doubler',
      'hand points',
      'multipliers',
      '飜',
      '翻数',
      ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((han) => hanName(han)?.match(/[a-z]+/g) ?? []),
    ],
    says: {
      en: 'The unit in which yaku and dora are counted. Each han doubles the points, up to a limit. Counted in Japanese: iihan, ryanhan, sanhan, suhan, uhan, rohan or ryuhan, chihan, pahan.',
      ja: '役とドラを数える単位です。1翻増えるごとに点数が2倍になり、満貫で打ち切られます。',
      zh: '役与宝牌的计算单位。每加1番点数加倍，直到满贯。',
    },
    see: ['yaku', 'dora', 'fu', 'limit'],
  },
  fu: {
    names: { en: 'fu', ja: '符', zh: '符' },
    romaji: 'fu',
    also: ['base score', 'base', 'points', 'pts', 'mini-points', 'minipoints', 'points of the hand', '符数'],
    says: {
      en: 'The small points of a hand: 20 to begin with, more for a closed ron, triplets, quads, some pairs, waits and tsumo, rounded up to a ten. Arcade games call the sum the base score.',
      ja: '手の形と和了り方に付く点です。副底20符に、門前ロン・刻子・槓子・雀頭・待ち・ツモの符を加え、10符単位に切り上げます。',
      zh: '手牌的基本分：底符20，加门前清荣和、刻子、杠子、雀头、听牌型、自摸的符，向上进位到10。',
    },
    see: ['base-fu', 'closed-ron-fu', 'triplet', 'wait', 'base-points', 'han'],
  },
  'base-fu': {
    names: { en: 'base fu', ja: '副底', zh: '底符' },
    romaji: 'fuutei',
    also: ['futei', 'base points', 'points for going out'],
    says: {
      en: 'The 20 fu that every hand of four sets and a pair begins with. Some texts count the 10 of a closed ron with them, as 30, and the 25 of seven pairs.',
      ja: '4面子1雀頭の手に必ず付く20符です。門前ロンの30符、七対子の25符も含めて呼ぶ本もあります。',
      zh: '四面子一雀头的和牌必有的20符。有的资料也用来指门前清荣和的30符与七对子的25符。',
    },
    see: ['fu', 'closed-ron-fu'],
  },
  'closed-ron-fu': {
    names: { en: 'closed ron fu', ja: '門前加符', zh: '门前清荣和加符' },
    romaji: 'menzen kafu',
    also: ['kafu', 'menzen-kafu', 'closed ron', 'concealed on a discard', '加符', '門前ロン'],
    says: {
      en: '10 fu for a closed hand won by ron, so that it begins with 30.',
      ja: '門前でロンしたときに付く10符です。副底と合わせて30符になります。',
      zh: '门前清荣和加的10符，与底符合计30符。',
    },
    see: ['fu', 'base-fu', 'closed-hand', 'ron'],
  },
  'open-pinfu': {
    names: { en: 'open pinfu', ja: '喰い平和', zh: '副露平和型' },
    romaji: 'kui pinfu',
    also: ['kuipinfu', 'open ron with no fu'],
    says: {
      en: 'An open hand with the shape of pinfu, won by ron, with no fu beyond the first 20. Most rules add 2 fu, which makes 30.',
      ja: '符が副底しかない副露した手のロンです。多くのルールでは30符になります。',
      zh: '副露且除底符外没有符的荣和。多数规则计为30符。',
    },
    see: ['pinfu', 'fu'],
  },
  'base-points': {
    names: { en: 'base points', ja: '基本点', zh: '基本点' },
    romaji: 'kihonten',
    also: ['basic points', 'basic', 'hand score', 'tally', 'base payment', 'final score'],
    says: {
      en: 'fu × 2^(2 + han), at most 2,000 below haneman. Each payer pays a multiple of it, rounded up to a hundred.',
      ja: '符×2の（2＋翻）乗です。跳満未満では2000が上限です。これに倍率を掛け、100点単位に切り上げて支払います。',
      zh: '符×2的（2＋番）次方，跳满以下以2000为上限。乘以倍率并向上进位到100后支付。',
    },
    see: ['fu', 'han', 'multiplier', 'limit', 'payment'],
  },
  multiplier: {
    names: { en: 'multiplier', ja: '倍率', zh: '倍率' },
    also: ['multiply', 'type A', 'type B', 'type C'],
    says: {
      en: 'What the base points are multiplied by. Ron: 4, for the dealer 6. Tsumo: 1 from each non-dealer and 2 from the dealer; for the dealer 2 from each. Arcade games call this type A; those of two players have 2 for any tsumo (type B), or 6 for the dealer and 4 for the other however won (type C). On arcade charts, ×8 to ×128 are the doublings of 1 to 5 han.',
      ja: '基本点に掛ける数です。ロンは子4倍・親6倍、子のツモは子から1倍・親から2倍、親のツモは2倍ずつです。アーケードゲームではこれをタイプAと呼び、二人用にはツモがすべて2倍のもの（タイプB）と、ツモもロンも子4倍・親6倍のもの（タイプC）があります。',
      zh: '基本点所乘的数。荣和：子家4倍，亲家6倍。子家自摸：子家付1倍，亲家付2倍；亲家自摸：各付2倍。街机称此为类型A；双人街机中，有的自摸一律2倍（类型B），有的自摸与荣和同为子家4倍、亲家6倍（类型C）。',
    },
    see: ['base-points', 'dealer', 'ron', 'tsumo'],
  },
  'score-chart': {
    names: { en: 'score chart', ja: '点数早見表', zh: '点数速查表' },
    romaji: 'tensuu hayamihyou',
    also: ['chart', 'scoring chart', 'scoring table', 'points table', 'lookup table'],
    says: {
      en: 'What every han and fu is paid, so that nobody has to multiply. See Charts.',
      ja: '翻と符ごとの点数の一覧です。計算せずに点数が分かります。',
      zh: '各番符的点数一览，无需计算。',
    },
    see: ['han', 'fu', 'mangan'],
  },
  limit: {
    names: { en: 'limit', ja: '満貫以上', zh: '满贯以上' },
    also: ['limit hand', 'scoring limit', 'limit zone'],
    says: {
      en: 'From mangan up, points no longer double: mangan, haneman, baiman, sanbaiman and yakuman are fixed, and fu no longer count.',
      ja: '満貫から上は点数が決まっていて、符は数えません。満貫・跳満・倍満・三倍満・役満です。',
      zh: '满贯起点数固定，不再计符：满贯、跳满、倍满、三倍满、役满。',
    },
    see: ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman', 'aotenjou'],
  },
  aotenjou: {
    names: { en: 'no limits', ja: '青天井', zh: '青天井' },
    romaji: 'aotenjou',
    also: ['without limits', 'sky’s the limit'],
    says: {
      en: 'A rule without limits: every han doubles the points, however many there are.',
      ja: '満貫で打ち切らず、何翻でも倍にしていくルールです。',
      zh: '不设满贯封顶，每番都加倍的规则。',
    },
    see: ['limit'],
  },
  'two-han-minimum': {
    names: { en: 'two han needed', ja: '二翻縛り', zh: '二番缚' },
    romaji: 'ryanhan shibari',
    also: ['two-han binding', 'ryan-han shibari', 'ryanshi', 'ryanhan-shibari'],
    says: {
      en: 'A rule under which a hand needs two han from yaku, usually from five honba on.',
      ja: '役だけで2翻以上が必要になるルールです。普通は5本場からです。',
      zh: '役须达到2番才能和牌的规则，通常从5本场开始。',
    },
    see: ['honba', 'yaku'],
  },
} as const satisfies Entries;
