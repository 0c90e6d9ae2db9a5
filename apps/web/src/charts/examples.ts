import type { Circumstance, LocalYakuId, Riichi, WinMethod, Wind, YakuId } from '@tenbo/engine';

import { LOCAL_EXAMPLES } from './local-examples.ts';

/** A win that has a yaku: of South in the East round, by ron, unless it says otherwise. */
export interface Example {
  /** In notation, the winning tile after `+`. */
  readonly hand: string;
  readonly by?: 'tsumo';
  readonly on?: WinMethod['on'];
  readonly seat?: Wind;
  readonly round?: Wind;
  readonly riichi?: Riichi['kind'];
  readonly ippatsu?: boolean;
  readonly circumstances?: readonly Circumstance[];
}

/** An example of each yaku. */
export function exampleOf(id: YakuId): Example {
  return { ...EXAMPLES, ...LOCAL_EXAMPLES }[id];
}

/** Of the yaku that nearly everyone plays. */
const EXAMPLES: { readonly [Y in Exclude<YakuId, LocalYakuId>]: Example } = {
  riichi: { hand: '234m567p13789s44z +2s', riichi: 'riichi' },
  doubleRiichi: { hand: '234m567p13789s44z +2s', riichi: 'doubleRiichi' },
  ippatsu: { hand: '234m567p13789s44z +2s', riichi: 'riichi', ippatsu: true },
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
  tenhou: { hand: '234m567p24678s88p +3s', by: 'tsumo', on: 'firstTurn', seat: 'E' },
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
};
