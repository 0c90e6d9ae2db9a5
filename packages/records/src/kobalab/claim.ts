import { YAKU, type YakuId } from '@tenbo/engine';

import type { WinClaim } from '../game.ts';
import type { Json } from '../json.ts';

const DORA: ReadonlySet<string> = new Set(['ドラ', '赤ドラ', '裏ドラ']);

/** Yaku under names that are not those of the engine. */
const OTHER_NAMES: readonly (readonly [string, YakuId])[] = [
  ['断幺九', 'tanyao'],
  ['混全帯幺九', 'chanta'],
  ['純全帯幺九', 'junchan'],
  ['翻牌 白', 'haku'],
  ['翻牌 發', 'hatsu'],
  ['翻牌 発', 'hatsu'],
  ['翻牌 中', 'chun'],
  ['両立直', 'doubleRiichi'],
  ['国士無双十三面待ち', 'kokushi13'],
  ...[...'東南西北'].flatMap((wind) => [[`場風 ${wind}`, 'roundWind'] as const, [`自風 ${wind}`, 'seatWind'] as const]),
];

const NAMES: ReadonlyMap<string, YakuId> = new Map([...YAKU.map(({ ja, id }) => [ja, id] as const), ...OTHER_NAMES]);

/** What a record says of a win: all but the indicators. */
export function claimOf(hule: Json, changes: readonly number[] | undefined): WinClaim {
  const isYakuman = !hule.at('damanguan').isMissing;
  const number = (name: string) => (hule.at(name).isMissing ? undefined : hule.at(name).integer());
  const list = hule.at('hupai');
  const listed = list.isMissing ? undefined : list.list().map((one) => [one.at('name').text(), one] as const);
  const yaku = listed?.filter(([name]) => !DORA.has(name));
  const dora = listed?.filter(([name]) => DORA.has(name));
  return {
    yaku: yaku?.map(([name, one]) => [NAMES.get(name) ?? one.at('name').refuse(), isYakuman ? 1 : one.at('fanshu').integer(0)]),
    dora: isYakuman ? undefined : dora?.reduce((sum, [, one]) => sum + one.at('fanshu').integer(0), 0),
    fu: isYakuman ? undefined : number('fu'),
    points: number('defen'),
    indicators: undefined,
    pao: undefined,
    changes,
  };
}
