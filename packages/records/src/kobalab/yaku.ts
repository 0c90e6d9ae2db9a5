// How 電脳麻将 writes the value of a win.
import type { CountedId, Seat, YakuId } from '@tenbo/engine';

import { listedClaim } from '../as-recorded.ts';
import type { Claim } from '../errors.ts';
import type { GameHand, WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { type StatedWin, windOf } from '../stated.ts';
import { yakuName, yakuNamed } from '../yaku-names.ts';
import { signedSeat, sourceSign } from './tiles.ts';

/** A record's claims about the value of a win. */
export function claimOf(hule: Json, seat: Seat, claim: Claim): Pick<WinClaim, 'yaku' | 'dora' | 'fu' | 'points' | 'pao'> {
  const isYakuman = !hule.at('damanguan').isMissing;
  const yakuAt = (name: Json) => yakuNamed(name.text()) ?? name.refuse();
  // A yakuman has asterisks instead of its han.
  const hanAt = (one: Json) => (isYakuman ? 1 : one.at('fanshu').integer(0));
  const listed = claim(
    () => hule.at('hupai').ifThere((list) => list.list().map((one) => [yakuAt(one.at('name')), hanAt(one)] as const)),
    'yaku',
  );
  return {
    ...listedClaim(listed, isYakuman),
    fu: isYakuman ? undefined : claim(() => hule.at('fu').ifThere((fu) => fu.integer()), 'fu'),
    points: claim(() => hule.at('defen').ifThere((defen) => defen.integer()), 'points'),
    pao: claim(() => hule.at('hupai').ifThere((list) => paoIn(list, seat))),
  };
}

/** The player liable: a yakuman in the list has their sign. */
function paoIn(list: Json, seat: Seat): Seat | undefined {
  const sign = list
    .list()
    .map((one) => one.at('baojia'))
    .find(({ isMissing }) => !isMissing);
  return sign && signedSeat(seat, sign);
}

/** The names that 電脳麻将 writes otherwise than Tenhou. */
const OWN_NAMES: ReadonlyMap<CountedId, string> = new Map([
  ['doubleRiichi', 'ダブル立直'],
  ['haku', '翻牌 白'],
  ['hatsu', '翻牌 發'],
  ['chun', '翻牌 中'],
  ['kokushi13', '国士無双十三面'],
]);

const PLAYERS = 4;

/** The value of a win. A yakuman has asterisks instead of its han, two if it counts twice, and no fu. */
export function writeYaku(win: StatedWin, hand: GameHand): object {
  const { yaku, dora, isYakuman, recorded, points } = win;
  const nameOf = (id: CountedId) => OWN_NAMES.get(id) ?? yakuName(id, windOf(id, recorded.seat, hand, PLAYERS));
  if (!isYakuman) {
    const hupai = [...yaku, ...dora].map(([id, fanshu]) => ({ name: nameOf(id), fanshu }));
    return { ...(win.fu !== undefined && { fu: win.fu }), fanshu: win.han, defen: points, hupai };
  }
  const times = (id: YakuId) => win.score?.yaku.find(([one]) => one === id)?.[1] ?? 1;
  const hupai = yaku.map(([id]) => ({ name: nameOf(id), fanshu: '*'.repeat(times(id)), ...baojiaOf(id, win) }));
  return { damanguan: yaku.reduce((sum, [id]) => sum + times(id), 0), defen: points, hupai };
}

/** The sign of the player liable for a yakuman, if it is this one. */
function baojiaOf(id: YakuId, { pao, liable, recorded: { seat } }: StatedWin): { readonly baojia?: string } {
  if (pao === undefined || liable.get(id) !== pao) return {};
  return { baojia: sourceSign(seat, pao) };
}
