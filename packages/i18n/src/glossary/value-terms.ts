import { hanName } from '../yaku-names/han-name.ts';
import type { Entries } from './entry.ts';

/** Terms for counting points, for limits, and for the points paid at the table. */
export const VALUE_TERMS = {
  yaku: {
    romaji: 'yaku',
    also: ['scoring pattern', 'special hand', 'winning pattern'],
    see: ['han', 'no-yaku', 'yakuman', 'yakuhai'],
  },
  yakuhai: {
    romaji: 'yakuhai',
    also: ['fanpai', 'value tile', 'honor tiles', 'dragon pon', 'dragon pung', 'wind pon'],
    see: ['haku', 'hatsu', 'chun', 'seatWind', 'roundWind'],
  },
  han: {
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
    see: ['yaku', 'dora', 'fu', 'limit'],
  },
  fu: {
    romaji: 'fu',
    also: ['base score', 'base', 'points', 'pts', 'mini-points', 'minipoints', 'points of the hand', '符数'],
    see: ['base-fu', 'closed-ron-fu', 'triplet', 'wait', 'base-points', 'han'],
  },
  'base-fu': {
    romaji: 'fuutei',
    also: ['futei', 'base points', 'points for going out'],
    see: ['fu', 'closed-ron-fu'],
  },
  'closed-ron-fu': {
    romaji: 'menzen kafu',
    also: ['kafu', 'menzen-kafu', 'closed ron', 'concealed on a discard', '加符', '門前ロン'],
    see: ['fu', 'base-fu', 'closed-hand', 'ron'],
  },
  'open-pinfu': {
    romaji: 'kui pinfu',
    also: ['kuipinfu', 'open ron with no fu'],
    see: ['pinfu', 'fu'],
  },
  'base-points': {
    romaji: 'kihonten',
    also: ['basic points', 'basic', 'hand score', 'tally', 'base payment', 'final score'],
    see: ['fu', 'han', 'multiplier', 'limit', 'payment'],
  },
  multiplier: {
    also: ['multiply', 'type A', 'type B', 'type C'],
    see: ['base-points', 'dealer', 'ron', 'tsumo'],
  },
  'score-chart': {
    romaji: 'tensuu hayamihyou',
    also: ['chart', 'scoring chart', 'scoring table', 'points table', 'lookup table'],
    see: ['han', 'fu', 'mangan'],
  },
  'score-box': {
    romaji: 'agari gamen',
    also: ['score boxes', 'score screen', 'result screen', '点数画面', '結果画面'],
    see: ['win', 'yaku', 'payment'],
  },
  limit: {
    also: ['limit hand', 'scoring limit', 'limit zone'],
    see: ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman', 'aotenjou'],
  },
  aotenjou: {
    romaji: 'aotenjou',
    also: ['no limits', 'without limits', 'sky’s the limit'],
    see: ['limit'],
  },
  'two-han-minimum': {
    romaji: 'ryanhan shibari',
    also: ['two-han binding', 'ryan-han shibari', 'ryanshi', 'ryanhan-shibari'],
    see: ['honba', 'yaku'],
  },
  mangan: {
    named: ['limits', 'mangan'],
    romaji: 'mangan',
    also: ['limit', 'full'],
    see: ['limit', 'kiriage-mangan', 'base-points'],
  },
  haneman: {
    named: ['limits', 'haneman'],
    romaji: 'haneman',
    also: ['hane-mangan', '跳ね満', 'ハネ満'],
    see: ['limit', 'mangan'],
  },
  baiman: {
    named: ['limits', 'baiman'],
    romaji: 'baiman',
    also: ['bai-mangan', '倍満貫'],
    see: ['limit', 'mangan'],
  },
  sanbaiman: {
    named: ['limits', 'sanbaiman'],
    romaji: 'sanbaiman',
    also: ['sanbai-mangan', '三倍満貫'],
    see: ['limit', 'mangan'],
  },
  yakuman: {
    named: ['limits', 'yakuman'],
    romaji: 'yakuman',
    also: ['yaku-mangan', '役満貫'],
    see: ['limit', 'counted-yakuman', 'multiple-yakuman'],
  },
  'counted-yakuman': {
    named: ['countedYakuman'],
    romaji: 'kazoe yakuman',
    also: ['kazoe', 'kazoe-yakuman'],
    see: ['yakuman', 'sanbaiman', 'han'],
  },
  'multiple-yakuman': {
    romaji: 'yakuman no fukugou',
    also: ['double yakuman', 'triple yakuman', 'daburu yakuman', 'ダブル役満', '两倍役满'],
    see: ['yakuman'],
  },
  'kiriage-mangan': {
    romaji: 'kiriage mangan',
    also: ['rounded up to mangan', 'rounded-up mangan'],
    see: ['mangan'],
  },
  payment: {
    romaji: 'agariten',
    also: ['final score', 'total score', 'score', 'payoff', '打点'],
    see: ['base-points', 'multiplier', 'honba', 'riichi-stick'],
  },
  honba: {
    romaji: 'honba',
    also: ['counter', 'counter stick', 'dealer’s counter', 'repeat counter', 'bonus', 'bonus points', 'tsumibou', '積み棒'],
    see: ['renchan', 'two-han-minimum', 'exhaustive-draw'],
  },
  'riichi-stick': {
    romaji: 'riichibou',
    also: ['reach stick', 'reach counter', 'riichi bet', 'wager', 'kyoutaku', 'deposit', '供託', '供托'],
    see: ['riichi', 'point-sticks'],
  },
  'point-sticks': {
    romaji: 'tenbou',
    also: ['tenbo', 'sticks', 'scoring sticks'],
    see: ['riichi-stick', 'starting-points'],
  },
  pao: {
    romaji: 'pao',
    also: ['sekinin barai', 'liability', '責任払い'],
    see: ['yakuman', 'daisangen', 'daisuushii'],
  },
  wareme: {
    romaji: 'wareme',
    also: ['oya-ware', 'parent’s wareme', 'break of the wall', 'fissure', 'split', '親割れ', 'ワレメ'],
    see: ['dead-wall'],
  },
  'noten-payment': {
    romaji: 'noten bappu',
    also: ['noten penalty', 'bappu', 'point exchange', 'ノー聴罰符'],
    see: ['tenpai', 'noten', 'exhaustive-draw'],
  },
  'nagashi-mangan': {
    romaji: 'nagashi mangan',
    also: ['nagashi', '流し'],
    see: ['exhaustive-draw', 'mangan', 'terminal'],
  },
  chombo: {
    romaji: 'chonbo',
    also: ['chonbo', 'foul', 'penalty', 'infraction', 'false riichi', '錯和', '冲和'],
    see: ['furiten', 'dead-hand', 'riichi'],
  },
  'dead-hand': {
    romaji: 'agari houki',
    also: ['agarihouki', 'lesser foul'],
    see: ['chombo'],
  },
  'tsumo-loss': {
    romaji: 'tsumo zon',
    also: ['tsumozon', 'north bisection', '北家折半'],
    see: ['tsumo'],
  },
  chips: {
    romaji: 'shuugi',
    also: ['shuugi', 'bonus points', '祝儀'],
    see: ['ippatsu', 'ura-dora', 'red-five'],
  },
} as const satisfies Entries;
