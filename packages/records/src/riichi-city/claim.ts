import { type CountedId, yakuOf } from '@tenbo/engine';

import type { Claim, Stated } from '../errors.ts';
import { NO_CLAIM, type WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { isYaku, listedClaim } from '../listed-claim.ts';

/** Yaku by their number. What is undefined has no id here: nagashi mangan is no win, and a triplet of norths is a yaku only for three. */
const YAKU: readonly (CountedId | undefined)[] = [
  'riichi',
  'menzenTsumo',
  'ippatsu',
  'rinshan',
  'haitei',
  'houtei',
  'chankan',
  'chun',
  'hatsu',
  'haku',
  'roundWind',
  'seatWind',
  'iipeikou',
  'pinfu',
  'tanyao',
  'doubleRiichi',
  'toitoi',
  'chiitoitsu',
  'sanankou',
  'sankantsu',
  'honroutou',
  'chanta',
  'ittsuu',
  'sanshokuDoujun',
  'shousangen',
  'sanshokuDoukou',
  'junchan',
  'honitsu',
  'ryanpeikou',
  'chinitsu',
  undefined,
  'tenhou',
  'chiihou',
  'renhou',
  'kokushi',
  'kokushi13',
  'chuuren',
  'junseiChuuren',
  'suuankou',
  'suuankouTanki',
  'suukantsu',
  'chinroutou',
  'tsuuiisou',
  'daisuushii',
  'shousuushii',
  'daisangen',
  'ryuuiisou',
  'junseiRyuuiisou',
  'paarenchan',
  'akaDora',
  'dora',
  'uraDora',
  'openRiichi',
  'openDoubleRiichi',
  'openRiichiHoujuu',
  'kita',
  undefined,
];

/** Han of a yakuman. */
const YAKUMAN_HAN = 13;

/** A record's claims about the value of a win. A yakuman has 13 han, a double one 26, and fu that mean nothing. */
export function claimOf(win: Json, claim: Claim): WinClaim {
  const number = (name: string, what?: Stated) => claim(() => win.at(name).ifThere((at) => at.integer(0)), what);
  const yakuAt = (list: Json) => list.list().map((one) => [yakuIn(one), hanIn(one)] as const);
  const listed = claim(() => win.at('fang_info').ifThere(yakuAt), 'yaku');
  const isYakuman = listed?.some(([id, han]) => isYaku(id) && 'yakuman' in yakuOf(id).value && han >= YAKUMAN_HAN) === true;
  const han = isYakuman ? undefined : number('all_fang_num');
  return {
    ...NO_CLAIM,
    ...listedClaim(listed, isYakuman),
    ...(han !== undefined && { han }),
    fu: isYakuman ? undefined : number('all_fu', 'fu'),
    points: number('all_point', 'points'),
  };
}

function yakuIn(one: Json): CountedId {
  const number = one.at('fang_type');
  return YAKU[number.integer(0)] ?? number.refuse();
}

function hanIn(one: Json): number {
  return one.at('fang_num').integer(0);
}
