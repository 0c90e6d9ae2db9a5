import type { Entries } from './entry.ts';

/** Terms for tiles, dora, and the parts of a hand. */
export const TILE_TERMS = {
  tile: {
    romaji: 'hai',
    also: ['pai'],
    see: ['suit', 'honor'],
  },
  suit: {
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
    see: ['simple', 'terminal'],
  },
  honor: {
    romaji: 'jihai',
    also: ['honor tile', 'tsuupai'],
    see: ['wind', 'dragon'],
  },
  wind: {
    romaji: 'kazehai',
    also: ['east', 'south', 'west', 'north', 'ton', 'nan', 'shaa', 'pei', '東', '南', '西', '北'],
    see: ['seatWind', 'roundWind'],
  },
  dragon: {
    romaji: 'sangenpai',
    also: ['white', 'white dragon', 'green dragon', 'red dragon', 'haku', 'hatsu', 'chun'],
    see: ['yakuhai', 'shousangen', 'daisangen'],
  },
  terminal: {
    romaji: 'routouhai',
    also: ['terminals and honours', 'yaochuuhai', '么九牌', '幺九牌'],
    see: ['simple', 'honor', 'fu'],
  },
  simple: {
    romaji: 'chunchanpai',
    see: ['terminal', 'tanyao'],
  },
  'red-five': {
    romaji: 'aka go',
    also: ['aka', 'aka dora', 'akadora', 'red dora', 'red five dora', 'red fives', '赤ドラ', '赤宝牌'],
    see: ['dora'],
  },
  dora: {
    romaji: 'dora',
    also: ['bonus tile'],
    see: ['dora-indicator', 'ura-dora', 'kan-dora', 'red-five', 'no-yaku'],
  },
  'dora-indicator': {
    romaji: 'dora hyoujihai',
    also: ['indicator'],
    see: ['dora', 'dead-wall'],
  },
  'ura-dora': {
    romaji: 'ura dora',
    also: ['ura', 'uradora', 'underneath dora'],
    see: ['dora', 'riichi'],
  },
  'kan-dora': {
    romaji: 'kan dora',
    also: ['kandora'],
    see: ['dora', 'quad'],
  },
  kita: {
    romaji: 'nukidora',
    also: ['north set aside', 'peinuki', 'north dora', 'nuki dora', '北抜き'],
    see: ['dora'],
  },
  'dead-wall': {
    romaji: 'wanpai',
    also: ['live wall', 'wall', 'replacement tile', 'rinshanpai', '嶺上牌'],
    see: ['dora-indicator', 'rinshan', 'exhaustive-draw', 'wareme'],
  },
  set: {
    romaji: 'mentsu',
    also: ['meld', 'grouping'],
    see: ['run', 'triplet', 'quad', 'pair'],
  },
  run: {
    romaji: 'shuntsu',
    also: ['run', 'chow', 'straight'],
    see: ['chi', 'set', 'pinfu'],
  },
  triplet: {
    romaji: 'koutsu',
    also: ['pung', 'kotsu', 'three of a kind'],
    see: ['open-triplet', 'concealed-triplet', 'pon', 'quad'],
  },
  'open-triplet': {
    romaji: 'minkou',
    also: ['minko', 'exposed triplet', 'exposed pung', 'revealed pon', 'open pon'],
    see: ['concealed-triplet', 'triplet', 'fu'],
  },
  'concealed-triplet': {
    romaji: 'ankou',
    also: ['anko', 'concealed triplet', 'concealed pung', 'concealed pon'],
    see: ['open-triplet', 'sanankou', 'suuankou'],
  },
  quad: {
    romaji: 'kantsu',
    also: ['quad', 'kong', 'four of a kind', '槓', 'カン'],
    see: ['closed-quad', 'open-quad', 'added-quad', 'kan-dora', 'rinshan'],
  },
  'closed-quad': {
    named: ['melds', 'ankan'],
    romaji: 'ankan',
    also: ['concealed kan', 'concealed kong', 'closed quad'],
    see: ['quad', 'closed-hand'],
  },
  'open-quad': {
    named: ['melds', 'daiminkan'],
    romaji: 'daiminkan',
    also: ['minkan', 'open quad', 'exposed kong', '明槓'],
    see: ['quad', 'added-quad'],
  },
  'added-quad': {
    named: ['melds', 'kakan'],
    romaji: 'kakan',
    also: ['shouminkan', 'added quad', 'extended kan', 'promoted kong', '小明槓'],
    see: ['quad', 'chankan'],
  },
  pair: {
    romaji: 'jantou',
    also: ['head', 'eyes', 'toitsu', 'atama', '対子'],
    see: ['double-wind', 'tanki', 'chiitoitsu'],
  },
  'double-wind': {
    romaji: 'renfuuhai',
    also: ['double-wind pair', 'daburu ton', 'ダブ東', 'ダブ南'],
    see: ['seatWind', 'roundWind', 'pair'],
  },
  chi: {
    named: ['melds', 'chi'],
    romaji: 'chii',
    also: ['chii', 'chow', 'called run', '吃'],
    see: ['run', 'call'],
  },
  pon: {
    named: ['melds', 'pon'],
    romaji: 'pon',
    also: ['pung', 'called triplet', '碰'],
    see: ['triplet', 'call'],
  },
  call: {
    romaji: 'fuuro',
    also: ['naki', 'meld', 'open meld', 'steal', '鳴き'],
    see: ['chi', 'pon', 'open-quad', 'open-hand'],
  },
  'closed-hand': {
    romaji: 'menzen',
    also: ['closed', 'concealed', 'concealed hand', 'menzenchin', '門前清'],
    see: ['open-hand', 'riichi', 'closed-ron-fu'],
  },
  'open-hand': {
    romaji: 'naki',
    also: ['open', 'exposed', 'revealed', 'exposed hand', 'revealed hand', 'kuisagari', 'kui', '食い下がり'],
    see: ['closed-hand', 'call'],
  },
  reading: {
    romaji: 'mentsu no torikata',
    also: ['arrangement', 'interpretation', '高点法'],
    see: ['set'],
  },
} as const satisfies Entries;
