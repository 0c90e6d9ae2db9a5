import { type Kind, type Seat, type YakuId, kindAt, kindOf, yakuFrom, yakuOf } from '@tenbo/engine';

import { NO_CLAIM, type SeenEvent, type WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { isYaku, listedClaim } from '../listed-claim.ts';

/** The dragons, for which mjai has only one name. */
const DRAGONS: readonly (readonly [YakuId, Kind])[] = [
  ['haku', kindAt(3, 5)],
  ['hatsu', kindAt(3, 6)],
  ['chun', kindAt(3, 7)],
];

/** An event's claims about a win. Older logs have all of them, Mortal's only the payments. */
export function claimOf(
  event: Json,
  { seat, events }: { readonly seat: Seat; readonly events: readonly SeenEvent[] },
  changes: readonly number[] | undefined,
): WinClaim {
  const number = (name: string) => (event.at(name).isMissing ? undefined : event.at(name).integer());
  const claim: WinClaim = { ...NO_CLAIM, points: number('hora_points'), changes };
  if (event.at('yakus').isMissing) return { ...claim, fu: number('fu') };
  const dragons = dragonsOf(event, seat, events);
  const listed = event
    .at('yakus')
    .list()
    .map((one) => {
      const name = one.at(0);
      const found = yakuFrom('mjai', name.text());
      const dragon = found.includes('haku') ? dragons.shift() : undefined;
      const [id = name.refuse()] = dragon === undefined ? found : [dragon];
      return { id, han: one.at(1).integer(0), isExact: dragon !== undefined || found.length === 1 };
    });
  const isYakuman = listed.some(({ id }) => isYaku(id) && 'yakuman' in yakuOf(id).value);
  const { yaku, dora } = listedClaim(
    listed.map(({ id, han }) => [id, han]),
    isYakuman,
  );
  return {
    ...claim,
    // One name may stand for a yakuman and its purer form. Then the log does not say which is meant.
    yaku: listed.every(({ isExact }) => isExact) ? yaku : undefined,
    dora,
    fu: isYakuman ? undefined : number('fu'),
  };
}

/** The dragons of which the winner has three or four, in order. */
function dragonsOf(event: Json, seat: Seat, events: readonly SeenEvent[]): YakuId[] {
  const laid = events.flatMap((one) => ((one.type === 'call' || one.type === 'quad') && one.seat === seat ? one.meld.tiles : []));
  const held = event.at('hora_tehais').isMissing ? [] : event.at('hora_tehais').tiles('mjai');
  const won = event.at('pai').isMissing ? [] : [event.at('pai').tile('mjai')];
  const all = [...laid, ...held, ...won].map(kindOf);
  return DRAGONS.filter(([, kind]) => all.filter((one) => one === kind).length >= 3).map(([id]) => id);
}
