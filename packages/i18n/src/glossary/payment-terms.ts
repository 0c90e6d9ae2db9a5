import type { Entries } from './entry.ts';

/** Points that change hands at the table. */
export const PAYMENT_TERMS = {
  payment: {
    names: { en: 'payment', ja: '和了点', zh: '和牌得点' },
    romaji: 'agariten',
    also: ['final score', 'total score', 'score', 'payoff', '打点'],
    says: {
      en: 'What a win is worth: the base points times the multiplier, rounded up to a hundred for each payer. Honba and riichi sticks are added. Arcade games call it the final score.',
      ja: '和了で受け取る点です。基本点に倍率を掛け、支払う人ごとに100点単位に切り上げます。本場とリーチ棒の分が加わります。',
      zh: '和牌所得的点数：基本点乘以倍率，按每个支付者向上进位到100，再加本场与立直棒。',
    },
    see: ['base-points', 'multiplier', 'honba', 'riichi-stick'],
  },
  honba: {
    names: { en: 'honba', ja: '本場', zh: '本场' },
    romaji: 'honba',
    also: ['counter', 'counter stick', 'dealer’s counter', 'repeat counter', 'bonus', 'bonus points', 'tsumibou', '積み棒'],
    says: {
      en: 'Counters on the table, one more after each win of the dealer and each draw. Each adds 300 to a win: all from the discarder, or 100 from each by tsumo.',
      ja: '連荘や流局のたびに1つ増えます。和了に1本につき300点（ツモは100点ずつ）加わります。',
      zh: '亲家和牌或流局后加1。和牌时每本场加300点，自摸为每家100点。',
    },
    see: ['renchan', 'two-han-minimum', 'exhaustive-draw'],
  },
  'riichi-stick': {
    names: { en: 'riichi stick', ja: 'リーチ棒', zh: '立直棒' },
    romaji: 'riichibou',
    also: ['reach stick', 'reach counter', 'riichi bet', 'wager', 'kyoutaku', 'deposit', '供託', '供托'],
    says: {
      en: 'The 1,000 points laid on the table with riichi. The next winner takes all that lie there.',
      ja: 'リーチのときに場に出す1000点です。次の和了者が供託をすべて受け取ります。',
      zh: '立直时放到桌上的1000点。由下一位和牌者收取全部供托。',
    },
    see: ['riichi', 'point-sticks'],
  },
  'point-sticks': {
    names: { en: 'point sticks', ja: '点棒', zh: '点棒' },
    romaji: 'tenbou',
    also: ['tenbo', 'sticks', 'scoring sticks'],
    says: {
      en: 'The sticks of 100, 1,000, 5,000 and 10,000 points in which scores are kept.',
      ja: '点数のやり取りに使う100点・1000点・5000点・10000点の棒です。',
      zh: '用于支付点数的100、1000、5000、10000点的棒。',
    },
    see: ['riichi-stick', 'starting-points'],
  },
  pao: {
    names: { en: 'pao', ja: 'パオ', zh: '包牌' },
    romaji: 'pao',
    also: ['sekinin barai', 'liability', '責任払い'],
    says: {
      en: 'A player whose discard let another finish the last set of a sure yakuman, such as the third dragon, pays for it.',
      ja: '大三元の3つ目など、役満を確定させる牌を鳴かせた人が責任を負って支払うことです。',
      zh: '打出使他家确定役满的牌（例如大三元的第三组）而被鸣的人负责支付。',
    },
    see: ['yakuman', 'daisangen', 'daisuushii'],
  },
  wareme: {
    names: { en: 'wareme', ja: '割れ目', zh: '割目' },
    romaji: 'wareme',
    also: ['oya-ware', 'parent’s wareme', 'break of the wall', 'fissure', 'split', '親割れ', 'ワレメ'],
    says: {
      en: 'The player in front of whom the wall is broken wins and pays double, honba included. If that is the dealer, it is called oya-ware.',
      ja: '牌山を割った場所の人の収支が、本場も含めて2倍になるルールです。親の場合は親割れといいます。',
      zh: '牌山切开处的玩家收支加倍，含本场。若为亲家，称为亲割。',
    },
    see: ['dead-wall'],
  },
  'noten-payment': {
    names: { en: 'noten payment', ja: 'ノーテン罰符', zh: '不听罚符' },
    romaji: 'noten bappu',
    also: ['noten penalty', 'bappu', 'point exchange', 'ノー聴罰符'],
    says: {
      en: 'At an exhaustive draw, those not in tenpai pay those who are, 3,000 in all. Nothing is paid where all or none are in tenpai.',
      ja: '流局したとき、ノーテンの人が聴牌の人に合計3000点を支払います。全員が聴牌またはノーテンなら支払いはありません。',
      zh: '流局时未听牌者向听牌者支付共3000点。全员听牌或全员未听牌则不支付。',
    },
    see: ['tenpai', 'noten', 'exhaustive-draw'],
  },
  'nagashi-mangan': {
    names: { en: 'nagashi mangan', ja: '流し満貫', zh: '流局满贯' },
    romaji: 'nagashi mangan',
    also: ['nagashi', '流し'],
    says: {
      en: 'At an exhaustive draw, a player who has discarded nothing but terminals and honours, none of them called, is paid like a mangan by tsumo.',
      ja: '捨て牌がすべて么九牌で、1枚も鳴かれずに流局すると、満貫ツモの点を受け取ります。',
      zh: '打出的牌全是幺九牌且没有被鸣而流局时，按自摸满贯收取点数。',
    },
    see: ['exhaustive-draw', 'mangan', 'terminal'],
  },
  chombo: {
    names: { en: 'chombo', ja: 'チョンボ', zh: '错和' },
    romaji: 'chonbo',
    also: ['chonbo', 'foul', 'penalty', 'infraction', 'false riichi', '錯和', '冲和'],
    says: {
      en: 'A foul that ends the hand, such as a win without a yaku, a ron in furiten or riichi without tenpai. Often the points of a mangan are paid to the others.',
      ja: '誤った和了やノーテンリーチなど、局を終わらせる反則です。満貫払いとすることが多いです。',
      zh: '误和、振听荣和、未听牌立直等使本局终止的犯规。多按满贯赔付。',
    },
    see: ['furiten', 'dead-hand', 'riichi'],
  },
  'dead-hand': {
    names: { en: 'dead hand', ja: 'アガリ放棄', zh: '和牌放弃' },
    romaji: 'agari houki',
    also: ['agarihouki', 'lesser foul'],
    says: {
      en: 'What a lesser foul costs: the player can neither win nor be in tenpai in this hand.',
      ja: '軽い反則をした人が、その局で和了も聴牌もできなくなることです。',
      zh: '轻微犯规的处罚：该局不能和牌，也不算听牌。',
    },
    see: ['chombo'],
  },
  'tsumo-loss': {
    names: { en: 'tsumo loss', ja: 'ツモ損', zh: '自摸损' },
    romaji: 'tsumo zon',
    also: ['tsumozon', 'north bisection', '北家折半'],
    says: {
      en: 'With three players: the share of the missing fourth is simply lost by tsumo. Without tsumo loss the two others split it.',
      ja: '三人打ちのツモで、いない1人の分を受け取れないことです。ツモ損なしでは2人で折半します。',
      zh: '三人麻将自摸时，缺少的一家那份不予支付。无自摸损则由两家平摊。',
    },
    see: ['tsumo'],
  },
  chips: {
    names: { en: 'chips', ja: 'チップ', zh: '筹码' },
    romaji: 'shuugi',
    also: ['shuugi', 'bonus points', '祝儀'],
    says: {
      en: 'A bonus beside the points in parlours, for ippatsu, ura dora, red fives and yakuman.',
      ja: '一発・裏ドラ・赤ドラ・役満などに対し、点数とは別にやり取りする祝儀です。',
      zh: '一发、里宝牌、赤宝牌、役满等在点数之外的祝仪。',
    },
    see: ['ippatsu', 'ura-dora', 'red-five'],
  },
} as const satisfies Entries;
