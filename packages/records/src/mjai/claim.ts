import { type Kind, type Seat, type YakuId, kindAt, kindOf, yakuFrom, yakuOf } from '@tenbo/engine';

import type { Claim } from '../errors.ts';
import { NO_CLAIM, type SeenEvent, type WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { isYaku, listedClaim } from '../listed-claim.ts';

/** The dragons, for which mjai has only one name. */
const DRAGONS: readonly (readonly [YakuId, Kind])[] = [
  ['haku', kindAt(3, 5)],
  ['hatsu', kindAt(3, 6)],
  ['chun', kindAt(3, 7)],
];

/** Where a win comes from. */
interface WonIn {
  readonly seat: Seat;
  /** Those of the hand before it. */
  readonly events: readonly SeenEvent[];
}

/** An event's claims about a win. Older logs have all of them, Mortal's only the payments. */
export function claimOf(event: Json, won: WonIn, changes: readonly number[] | undefined, claim: Claim): WinClaim {
  const number = (name: string) => claim(() => event.at(name).ifThere((at) => at.integer()));
  return {
    ...NO_CLAIM,
    ...claim(() => event.at('yakus').ifThere((list) => listedIn(list, dragonsOf(event, won)))),
    fu: number('fu'),
    points: number('hora_points'),
    changes,
  };
}

/** @param dragons the winner's, in order */
function listedIn(list: Json, dragons: YakuId[]): Pick<WinClaim, 'yaku' | 'dora'> {
  const listed = list.list().map((one) => {
    const name = one.at(0);
    const found = yakuFrom('mjai', name.text());
    const dragon = found.includes('haku') ? dragons.shift() : undefined;
    const [id = name.refuse()] = dragon === undefined ? found : [dragon];
    return { id, han: one.at(1).integer(0), isExact: dragon !== undefined || found.length === 1 };
  });
  const { yaku, dora } = listedClaim(
    listed.map(({ id, han }) => [id, han]),
    listed.some(({ id }) => isYaku(id) && 'yakuman' in yakuOf(id).value),
  );
  // One name may stand for a yakuman and its purer form. Then the log does not say which is meant.
  return { yaku: listed.every(({ isExact }) => isExact) ? yaku : undefined, dora };
}

/** The dragons of which the winner has three or four, in order. */
function dragonsOf(event: Json, { seat, events }: WonIn): YakuId[] {
  const laid = events.flatMap((one) => ((one.type === 'call' || one.type === 'quad') && one.seat === seat ? one.meld.tiles : []));
  const held = event.at('hora_tehais').isMissing ? [] : event.at('hora_tehais').tiles('mjai');
  const won = event.at('pai').isMissing ? [] : [event.at('pai').tile('mjai')];
  const all = [...laid, ...held, ...won].map(kindOf);
  return DRAGONS.filter(([, kind]) => all.filter((one) => one === kind).length >= 3).map(([id]) => id);
}
