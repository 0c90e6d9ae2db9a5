import { type Wind, WINDS } from '../tiles/tile.ts';
import type { YakuId } from '../yaku/index.ts';

/** A yaku, or what counts beside yaku. */
export type CountedId = YakuId | 'dora' | 'akaDora' | 'uraDora' | 'kita';

/** What Tenhou, Mahjong Soul and mjai call a yaku; undefined where the program does not have it. */
export interface YakuFormats {
  /** The number in `yaku` and `yakuman` of an mjlog. */
  readonly tenhou?: number;
  /** The `id` in `fans` of a record. */
  readonly majsoul?: number;
  /** The name in `yakus` of a `hora`. */
  readonly mjai?: string;
}

type Row = readonly [tenhou: number | undefined, majsoul: number | undefined, mjai: string | undefined];

/** Tenhou numbers a wind by which it is, from this number on. */
const SEAT_WINDS = 10;
const ROUND_WINDS = 14;

/** Tenhou counts kita as dora. Mjai has one name for a yakuman and its purer form, and none for kita. */
const ROWS: { readonly [I in CountedId]?: Row } = {
  menzenTsumo: [0, 1, 'menzenchin_tsumoho'],
  riichi: [1, 2, 'reach'],
  ippatsu: [2, 30, 'ippatsu'],
  chankan: [3, 3, 'chankan'],
  rinshan: [4, 4, 'rinshankaiho'],
  haitei: [5, 5, 'haiteiraoyue'],
  houtei: [6, 6, 'hoteiraoyui'],
  pinfu: [7, 14, 'pinfu'],
  tanyao: [8, 12, 'tanyaochu'],
  iipeikou: [9, 13, 'ipeko'],
  seatWind: [SEAT_WINDS, 10, 'jikaze'],
  roundWind: [ROUND_WINDS, 11, 'bakaze'],
  haku: [18, 7, 'sangenpai'],
  hatsu: [19, 8, 'sangenpai'],
  chun: [20, 9, 'sangenpai'],
  doubleRiichi: [21, 18, 'double_reach'],
  chiitoitsu: [22, 25, 'chitoitsu'],
  chanta: [23, 15, 'honchantaiyao'],
  ittsuu: [24, 16, 'ikkitsukan'],
  sanshokuDoujun: [25, 17, 'sanshokudojun'],
  sanshokuDoukou: [26, 19, 'sanshokudoko'],
  sankantsu: [27, 20, 'sankantsu'],
  toitoi: [28, 21, 'toitoiho'],
  sanankou: [29, 22, 'sananko'],
  shousangen: [30, 23, 'shosangen'],
  honroutou: [31, 24, 'honroto'],
  ryanpeikou: [32, 28, 'ryanpeko'],
  junchan: [33, 26, 'junchantaiyao'],
  honitsu: [34, 27, 'honiso'],
  chinitsu: [35, 29, 'chiniso'],
  renhou: [36, undefined, 'renho'],
  tenhou: [37, 35, 'tenho'],
  chiihou: [38, 36, 'chiho'],
  daisangen: [39, 37, 'daisangen'],
  suuankou: [40, 38, 'suanko'],
  suuankouTanki: [41, 48, 'suanko'],
  tsuuiisou: [42, 39, 'tsuiso'],
  ryuuiisou: [43, 40, 'ryuiso'],
  chinroutou: [44, 41, 'chinroto'],
  chuuren: [45, 45, 'churenpoton'],
  junseiChuuren: [46, 47, 'churenpoton'],
  kokushi: [47, 42, 'kokushimuso'],
  kokushi13: [48, 49, 'kokushimuso'],
  daisuushii: [49, 50, 'daisushi'],
  shousuushii: [50, 43, 'shosushi'],
  suukantsu: [51, 44, 'sukantsu'],
  dora: [52, 31, 'dora'],
  uraDora: [53, 33, 'uradora'],
  akaDora: [54, 32, 'akadora'],
  kita: [52, 34, undefined],
};

/**
 * What other programs call a yaku or a kind of dora.
 *
 * @param winds Tenhou has a number for each wind, so a yaku of a wind needs to know which: East if left out
 * @returns the names; empty for a yaku that none of them has
 * @example
 * yakuFormats('pinfu'); // → { tenhou: 7, majsoul: 14, mjai: 'pinfu' }
 * yakuFormats('seatWind', { seat: 'W' }).tenhou; // → 12
 */
export function yakuFormats(id: CountedId, { seat = 'E', round = 'E' }: { seat?: Wind; round?: Wind } = {}): YakuFormats {
  const [tenhou, majsoul, mjai] = ROWS[id] ?? [undefined, undefined, undefined];
  const wind = id === 'seatWind' ? WINDS.indexOf(seat) : id === 'roundWind' ? WINDS.indexOf(round) : 0;
  return {
    ...(tenhou === undefined ? {} : { tenhou: tenhou + wind }),
    ...(majsoul === undefined ? {} : { majsoul }),
    ...(mjai === undefined ? {} : { mjai }),
  };
}

/**
 * The yaku that another program means by a number or a name: none if it has no such number or name, several if one is used for several, as mjai uses
 * `sangenpai` for the three dragons and Tenhou the number of dora for kita.
 *
 * @example
 * yakuFrom('tenhou', 12); // → ['seatWind']
 * yakuFrom('mjai', 'sangenpai'); // → ['haku', 'hatsu', 'chun']
 * yakuFrom('majsoul', 999); // → []
 */
export function yakuFrom<F extends keyof YakuFormats>(format: F, written: YakuFormats[F] & {}): readonly CountedId[] {
  read[format] ??= readingOf(format);
  return read[format].get(written) ?? [];
}

type Readings = ReadonlyMap<string | number, readonly CountedId[]>;
const read: { [F in keyof YakuFormats]?: Readings } = {};

/** What each name or number of a format stands for, found by writing every yaku with every wind. */
function readingOf(format: keyof YakuFormats): Readings {
  const ids = new Map<string | number, CountedId[]>();
  for (const id of Object.keys(ROWS) as CountedId[]) {
    for (const wind of WINDS) {
      const written = yakuFormats(id, { seat: wind, round: wind })[format];
      if (written === undefined) continue;
      const same = ids.get(written) ?? [];
      if (!same.includes(id)) ids.set(written, [...same, id]);
    }
  }
  return ids;
}
