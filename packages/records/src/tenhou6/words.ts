import { type AbortiveDraw, type CountedId, YAKU } from '@tenbo/engine';

/** How a hand can end in a file of tenhou.net/6. */
export type Ending = 'win' | 'exhaustiveDraw' | 'nagashi' | 'allTenpai' | 'allNoten' | AbortiveDraw;

/** Endings as Tenhou's viewer writes them, then as converters from Mahjong Soul do in Japanese, romaji and English. */
const ENDINGS: { readonly [E in Ending]: readonly [string, ...string[]] } = {
  win: ['和了', 'Agari'],
  exhaustiveDraw: ['流局', 'Ryuukyoku', 'Exhaustive Draw'],
  nagashi: ['流し満貫', 'Nagashi Mangan', 'Mangan at Draw'],
  allTenpai: ['全員聴牌'],
  allNoten: ['全員不聴'],
  nineTerminals: ['九種九牌', 'Kyuushu Kyuuhai', 'Nine Terminal Abortion'],
  fourWinds: ['四風連打', 'Suufon Renda', 'Four Wind Abortion'],
  fourRiichi: ['四家立直', 'Suucha Riichi', 'Four Riichi Abortion'],
  fourQuads: ['四槓散了', '四開槓', 'Suukaikan', 'Four Kan Abortion'],
  tripleRon: ['三家和了', '三家和', 'Sanchahou', 'Three Ron Abortion'],
};

/** Names of limits, which stand where the fu and han of smaller hands do. */
export const LIMIT_NAMES = {
  mangan: ['満貫', 'Mangan', '切り上げ満貫', 'Kiriage Mangan', 'Rounded Mangan'],
  haneman: ['跳満', 'Haneman'],
  baiman: ['倍満', 'Baiman'],
  sanbaiman: ['三倍満', 'Sanbaiman'],
  countedYakuman: ['数え役満', 'Kazoe Yakuman', 'Counted Yakuman'],
  yakuman: ['役満', 'Yakuman'],
} as const;

/** Yaku and dora as Tenhou names them, then as Mahjong Soul does in Japanese and English, where that is another name. */
const NAMES: { readonly [I in CountedId]?: readonly [string, ...string[]] } = {
  menzenTsumo: ['門前清自摸和', 'Fully Concealed Hand'],
  riichi: ['立直'],
  ippatsu: ['一発'],
  chankan: ['槍槓', 'Robbing a Kan'],
  rinshan: ['嶺上開花', 'After a Kan'],
  haitei: ['海底摸月', 'Under the Sea'],
  houtei: ['河底撈魚', 'Under the River'],
  pinfu: ['平和'],
  tanyao: ['断幺九', 'All Simples'],
  iipeikou: ['一盃口', 'Pure Double Sequence'],
  seatWind: ['自風 東', '自風 南', '自風 西', '自風 北', '役牌:自風牌', 'Seat Wind'],
  roundWind: ['場風 東', '場風 南', '場風 西', '場風 北', '役牌:場風牌', 'Prevalent Wind'],
  haku: ['役牌 白', 'White Dragon'],
  hatsu: ['役牌 發', 'Green Dragon'],
  chun: ['役牌 中', 'Red Dragon'],
  doubleRiichi: ['両立直', 'ダブル立直'],
  chiitoitsu: ['七対子', 'Seven Pairs'],
  chanta: ['混全帯幺九', 'Half Outside Hand'],
  ittsuu: ['一気通貫', 'Pure Straight'],
  sanshokuDoujun: ['三色同順', 'Mixed Triple Sequence'],
  sanshokuDoukou: ['三色同刻', 'Triple Triplets'],
  sankantsu: ['三槓子', 'Three Quads'],
  toitoi: ['対々和', 'All Triplets'],
  sanankou: ['三暗刻', 'Three Concealed Triplets'],
  shousangen: ['小三元', 'Little Three Dragons'],
  honroutou: ['混老頭', 'All Terminals and Honors'],
  ryanpeikou: ['二盃口', 'Twice Pure Double Sequence'],
  junchan: ['純全帯幺九', 'Fully Outside Hand'],
  honitsu: ['混一色', 'Half Flush'],
  chinitsu: ['清一色', 'Full Flush'],
  renhou: ['人和', 'Hand of Man'],
  tenhou: ['天和', 'Blessing of Heaven'],
  chiihou: ['地和', 'Blessing of Earth'],
  daisangen: ['大三元', 'Big Three Dragons'],
  suuankou: ['四暗刻', 'Four Concealed Triplets'],
  suuankouTanki: ['四暗刻単騎', 'Single-wait Four Concealed Triplets'],
  tsuuiisou: ['字一色', 'All Honors'],
  ryuuiisou: ['緑一色', 'All Green'],
  chinroutou: ['清老頭', 'All Terminals'],
  chuuren: ['九蓮宝燈', 'Nine Gates'],
  junseiChuuren: ['純正九蓮宝燈', 'True Nine Gates'],
  kokushi: ['国士無双', 'Thirteen Orphans'],
  kokushi13: ['国士無双１３面', '国士無双十三面待ち', 'Thirteen-wait Thirteen Orphans'],
  daisuushii: ['大四喜', 'Four Big Winds'],
  shousuushii: ['小四喜', 'Four Little Winds'],
  suukantsu: ['四槓子', 'Four Quads'],
  dora: ['ドラ', 'Dora'],
  uraDora: ['裏ドラ', 'Ura Dora'],
  akaDora: ['赤ドラ', 'Red Five'],
  kita: ['抜きドラ', 'Kita'],
};

/** Converters differ in spaces, hyphens, capitals, wide characters and one way to write 幺. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s:-]/g, '')
    .replace('么', '幺');
}

function byName<I extends string>(names: Iterable<readonly [I, readonly string[]]>): ReadonlyMap<string, I> {
  return new Map([...names].flatMap(([id, all]) => all.map((name) => [plain(name), id] as const)));
}

const ENDING_OF = byName(Object.entries(ENDINGS) as [Ending, readonly string[]][]);

/** Besides the names of the table, those of tenbo: files written by hand have them, and local yaku have no others. */
const YAKU_OF = byName<CountedId>([
  ...YAKU.map(({ id, ja, romaji }) => [id, [ja, romaji]] as const),
  ...(Object.entries(NAMES) as [CountedId, readonly string[]][]),
]);

export function endingOf(name: string): Ending | undefined {
  return ENDING_OF.get(plain(name));
}

export function endingName(ending: Ending): string {
  return ENDINGS[ending][0];
}

export function yakuNamed(name: string): CountedId | undefined {
  return YAKU_OF.get(plain(name));
}

/** @param wind of a seat or a round, from 0 for East */
export function yakuName(id: CountedId, wind: number = 0): string {
  const names = NAMES[id];
  const isWind = id === 'seatWind' || id === 'roundWind';
  return names?.[isWind ? wind : 0] ?? (YAKU.find((yaku) => yaku.id === id)?.ja as string);
}
