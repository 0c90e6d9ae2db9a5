import { parseHand, parseTiles } from '../hand/notation.ts';
import type { Win, WinMethod } from '../hand/win.ts';
import { unwrap } from '../result.ts';
import type { Tile } from '../tiles/tile.ts';
import type { YakuId } from './index.ts';

/**
 * A win that has a yaku, under rules that play it.
 *
 * @example
 * import { exampleOf } from '@tenbo/engine/examples';
 * const { hand, tile } = exampleOf('chiitoitsu');
 * formatHand(hand, tile); // → '1199m2255p3366s4z +4z'
 */
export function exampleOf(id: YakuId): Win {
  const { hand: text, by = 'ron', on, dora = '', ...situation } = EXAMPLES[id];
  const { hand, tile } = unwrap(parseHand(text));
  const method = (on === undefined ? { by } : { by, on }) as WinMethod;
  const doraIndicators = unwrap(parseTiles(dora));
  return { seatWind: 'S', roundWind: 'E', doraIndicators, uraIndicators: [], ...situation, hand, tile: tile as Tile, method };
}

/** The hand in notation, and what differs from a ron of South in the East round. */
interface Example extends Partial<Pick<Win, 'seatWind' | 'riichi' | 'circumstances'>> {
  readonly hand: string;
  readonly by?: 'tsumo';
  readonly on?: WinMethod['on'];
  /** Dora indicators. */
  readonly dora?: string;
}

const EXAMPLES: { readonly [Y in YakuId]: Example } = {
  riichi: { hand: '234m567p13789s44z +2s', riichi: { kind: 'riichi', ippatsu: false } },
  doubleRiichi: { hand: '234m567p13789s44z +2s', riichi: { kind: 'doubleRiichi', ippatsu: false } },
  ippatsu: { hand: '234m567p13789s44z +2s', riichi: { kind: 'riichi', ippatsu: true } },
  menzenTsumo: { hand: '234m567p13789s44z +2s', by: 'tsumo' },
  haitei: { hand: '234m567p13s44z [789s] +2s', by: 'tsumo', on: 'haitei' },
  houtei: { hand: '234m567p13789s44z +2s', on: 'houtei' },
  rinshan: { hand: '234m567p13s44z [9999s] +2s', by: 'tsumo', on: 'rinshan' },
  chankan: { hand: '234m567p13789s44z +2s', on: 'chankan' },
  pinfu: { hand: '234m567p12378s44z +9s' },
  iipeikou: { hand: '223344m678p99p13s +2s' },
  ryanpeikou: { hand: '223344m667788p9s +9s' },
  sanshokuDoujun: { hand: '234789m234p24s44z +3s' },
  ittsuu: { hand: '12345679m234p44z +8m' },
  chanta: { hand: '123m789p13999s44z +2s' },
  junchan: { hand: '123m11789p13999s +2s' },
  chiitoitsu: { hand: '1199m2255p3366s4z +4z' },
  tanyao: { hand: '234m567p24678s88p +3s' },
  toitoi: { hand: '111m22p44z [999s] [111s] +2p' },
  honroutou: { hand: '1199m1199p9s1122z +9s' },
  honitsu: { hand: '12334579m44433z +8m' },
  chinitsu: { hand: '1112334556779m +8m' },
  sanshokuDoukou: { hand: '222m222p22789s44z +2s' },
  sanankou: { hand: '222m666p34777s44z +5s' },
  sankantsu: { hand: '24s44z [2222m] [6666p] [8888s] +3s' },
  shousangen: { hand: '234m79p55566677z +8p' },
  haku: { hand: '234m567s79p55577z +8p' },
  hatsu: { hand: '234m567s79p44666z +8p' },
  chun: { hand: '234m567s79p44777z +8p' },
  seatWind: { hand: '234m567s79p22244z +8p' },
  roundWind: { hand: '234m567s79p11144z +8p' },
  tenhou: { hand: '234m567p24678s88p +3s', by: 'tsumo', on: 'firstTurn', seatWind: 'E' },
  chiihou: { hand: '234m567p24678s88p +3s', by: 'tsumo', on: 'firstTurn' },
  renhou: { hand: '234m567p24678s88p +3s', on: 'firstTurn' },
  kokushi: { hand: '19m119p19s123456z +7z' },
  kokushi13: { hand: '19m19p19s1234567z +1m' },
  suuankou: { hand: '222m666p77788s44z +8s', by: 'tsumo' },
  suuankouTanki: { hand: '222m666p777888s4z +4z' },
  daisangen: { hand: '234m99p55666777z +5z' },
  shousuushii: { hand: '24m11122233344z +3m' },
  daisuushii: { hand: '55p11122233344z +4z' },
  tsuuiisou: { hand: '1113335556677z +6z' },
  chinroutou: { hand: '111999m11199p99s +9p' },
  ryuuiisou: { hand: '22334466688s66z +6z' },
  chuuren: { hand: '1112345567899m +9m' },
  junseiChuuren: { hand: '1112345678999m +5m' },
  suukantsu: { hand: '4z [1111m] [6666p] [7777s] [9999s] +4z' },

  // Local yaku. Three fives of a suit hold its red one, as some rules have two of pin.
  openRiichi: { hand: '234m567p13789s44z +2s', riichi: { kind: 'openRiichi', ippatsu: false } },
  openDoubleRiichi: { hand: '234m567p13789s44z +2s', riichi: { kind: 'openDoubleRiichi', ippatsu: false } },
  openRiichiHoujuu: { hand: '234m567p13789s44z +2s', riichi: { kind: 'openRiichi', ippatsu: false } },
  tsubameGaeshi: { hand: '234m567p13s44z [789s] +2s', circumstances: ['riichiTile'] },
  kanburi: { hand: '234m567p13s44z [789s] +2s', circumstances: ['quadDiscard'] },
  renkaihou: { hand: '34s99p [7777m] [1111s] [777z] +2s', by: 'tsumo', on: 'rinshan', circumstances: ['secondQuad'] },
  ketsupaihou: { hand: '234m567p13s44z [789s] +2s', circumstances: ['lastOfKind'] },
  chinchiiToushii: { hand: '234m567p13s44z [789s] +2s', on: 'chankan' },
  shiiaruRaotai: { hand: '9m [999p] [222s] [456p] [123s] +9m' },
  kinkeiDokuritsu: { hand: '1s [111m] [888s] [789m] [777p] +1s' },
  touchaoHanchanshue: { hand: '5z [123p] (4444p) [789s] [555m] +5z' },
  uupinKaihou: { hand: '46p123m789s44z (9999m) +5p', by: 'tsumo', on: 'rinshan' },
  ryanzouChankan: { hand: '13s567p789m44z [222p] +2s', on: 'chankan' },
  iipinMouyue: { hand: '23p567s789m44z [222s] +1p', by: 'tsumo', on: 'haitei' },
  chuupinRaoyui: { hand: '78p567s123m44z [222s] +9p', on: 'houtei' },
  paarenchan: { hand: '234m567p13s44z [789s] +2s', seatWind: 'E', circumstances: ['eighthWin'] },
  pouhoiPaarenchan: { hand: '234m567p13s44z [789s] +2s', circumstances: ['againstEighthWin'] },
  ishinoUenimoSannen: { hand: '234m567p13789s44z +2s', on: 'houtei', riichi: { kind: 'doubleRiichi', ippatsu: false } },
  toukanhou: { hand: '13s567p789m44z (2222p) +2s', by: 'tsumo', on: 'rinshan', circumstances: ['firstTurnQuad'] },
  uushinTsuukan: { hand: '66789p12346789s +5s' },
  sanshokuTsuukan: { hand: '56778m44p456s [123p] +9m' },
  kyandonhou: { hand: '55m234789p23489s +7s' },
  isshokuSanjun: { hand: '45m222333444s77p +6m' },
  ittsuuChanta: { hand: '123456789m999s3z +3z' },
  chinpeikou: { hand: '2334466m223344p +2m' },
  shanronChonchu: { hand: '123567m9p123567s +9p' },
  isshokuYonjun: { hand: '11m22344s [234s] [234s] +3s' },
  kinmonkyou: { hand: '99m12334556779p +8p' },
  touhokuShinkansen: { hand: '12345678s11144z +9s' },
  sangenChiitoitsu: { hand: '33p116688s55667z +7z' },
  suushiiChiitoitsu: { hand: '11m55p66s1122344z +3z' },
  dorahairiChinroutouChiitoitsu: { hand: '1199m1199p1199s3p +3p', dora: '2p' },
  rentsuuHonitsu: { hand: '567p99p66z [234p] [345p] +6z' },
  uumensai: { hand: '99s66z [444z] [222m] [456p] +9s' },
  mondeikou: { hand: '406m067s5566z [005p] +6z' },
  tanfonhou: { hand: '444p23488s33355z +5z' },
  daisharin: { hand: '2233455667788p +4p' },
  daichikurin: { hand: '2234455667788s +3s', by: 'tsumo' },
  daisuurin: { hand: '2233445566778m +8m' },
  shousharin: { hand: '1122334455667p +7p' },
  shouchikurin: { hand: '1122334556677s +4s' },
  shousuurin: { hand: '3344556677889m +9m' },
  hyakumangoku: { hand: '5556799m [777m] [888m] +9m' },
  kouitten: { hand: '2224488s777z [666s] +8s' },
  benikujaku: { hand: '5777999s [111s] [777z] +5s' },
  kokuiisou: { hand: '224488p1122334z +4z' },
  ryuuiisourin: { hand: '23455666888s66z +6z' },
  kouittenrin: { hand: '223344556688s7z +7z' },
  touhokuJidoushadou: { hand: '222444p1144z [666p] +1z' },
  aonodoumon: { hand: '2224448p [333z] [666z] +8p' },
  daichisei: { hand: '1122334455667z +7z' },
  junseiRyuuiisou: { hand: '3466688s [234s] [234s] +2s' },
  sanrenkou: { hand: '22233344p66s [777z] +4p' },
  choupaikou: { hand: '44m55s [888m] [666m] [999p] +4m' },
  sujipaikou: { hand: '11177p234s22m [444p] +7p' },
  chousankou: { hand: '22m11155s [567p] [999s] +5s' },
  ryandoukou: { hand: '222777m22s44z [777s] +2s' },
  shoutate: { hand: '44488m44p789s [444s] +8m' },
  sanpuukou: { hand: '55p22z [333z] [444z] [345s] +2z', seatWind: 'E' },
  suuzuukou: { hand: '8m [777z] [222z] [666z] [444z] +8m', seatWind: 'E' },
  suurenkou: { hand: '2777888p [666p] [999p] +2p' },
  suuchoupaikou: { hand: '22288p11m [666p] [444p] +8p' },
  kachouFuugetsu: { hand: '88m111s11105p [222z] +5p' },
  fuukaSetsugetsu: { hand: '1s333555z [055p] [111p] +1s', seatWind: 'W' },
  chousangen: { hand: '6s [789s] [6666z] [5555z] [7777z] +6s' },
  chousuushii: { hand: '6s (1111z) [2222z] [4444z] [3333z] +6s' },
  chiishinUushii: { hand: '14m369p58s123467z +5z' },
  shiisanpuutaa: { hand: '369m47p48s123456z +6m', by: 'tsumo', on: 'firstTurn' },
  nanbokuSensou: { hand: '1168p1568s22444z +2z' },
};
