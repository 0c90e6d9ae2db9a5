import { type CountedId, YAKU } from '@tenbo/engine';

/** Names of yaku and dora: first Tenhou's, then any different ones of Mahjong Soul (Japanese, English) and 電脳麻将. */
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
  haku: ['役牌 白', 'White Dragon', '翻牌 白'],
  hatsu: ['役牌 發', 'Green Dragon', '翻牌 發', '翻牌 発'],
  chun: ['役牌 中', 'Red Dragon', '翻牌 中'],
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

/** Normalises a name, because converters differ in spaces, hyphens, capitals, full-width characters and one way to write 幺. */
export function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s:-]/g, '')
    .replace('么', '幺');
}

/** Finds an id by any of its names, after `plain`. */
export function byName<I extends string>(names: Iterable<readonly [I, readonly string[]]>): ReadonlyMap<string, I> {
  return new Map([...names].flatMap(([id, all]) => all.map((name) => [plain(name), id] as const)));
}

/** All of these names, and tenbo's own: files written by hand use those, and local yaku have no others. */
const YAKU_OF = byName<CountedId>([
  ...YAKU.map(({ id, ja, romaji }) => [id, [ja, romaji]] as const),
  ...(Object.entries(NAMES) as [CountedId, readonly string[]][]),
]);

export function yakuNamed(name: string): CountedId | undefined {
  return YAKU_OF.get(plain(name));
}

/** @param wind the wind of a seat or round, from 0 for East */
export function yakuName(id: CountedId, wind: number = 0): string {
  const names = NAMES[id];
  const isWind = id === 'seatWind' || id === 'roundWind';
  return names?.[isWind ? wind : 0] ?? (YAKU.find((yaku) => yaku.id === id)?.ja as string);
}
