import { isComplete } from './readings.ts';
import { DRAGONS, count, isOutside, plain, windTile } from './tiles.ts';
import type { Seen } from './yaku.ts';

const EVERY_TILE = Array.from({ length: 34 }, (_, tile) => tile);

/** The fu of a reading. Pinfu affects the 2 fu of a tsumo, so the caller says whether pinfu counts. */
export function fuOf(hand: Seen, hasPinfu: boolean): number {
  const { reading, closed, tsumo, rules } = hand;
  if (reading.form === 'sevenPairs') return rules.fu.sevenPairs.fu;
  const forRon = closed && !tsumo ? rules.fu.closedRon : 0;
  const fu = 20 + forRon + fuOfTsumo(hand, hasPinfu) + fuOfSets(hand) + fuOfPair(hand) + fuOfWait(hand);
  const isOpenPinfu = !closed && !tsumo && fu === 20;
  const rounded = Math.ceil((isOpenPinfu ? openPinfu(hand) : fu) / 10) * 10;
  return rules.fu.most === null ? rounded : Math.min(rounded, rules.fu.most);
}

function openPinfu({ rules }: Seen): number {
  return { plus2: 22, flat30: 30, none: 20 }[rules.fu.openPinfu];
}

function fuOfTsumo({ tsumo, win, rules }: Seen, hasPinfu: boolean): number {
  if (!tsumo || (hasPinfu && rules.fu.pinfuTsumo === 'waivesFu')) return 0;
  return win.method.on === 'rinshan' ? rules.fu.rinshanTsumo : 2;
}

/** An open triplet of simples is 2; twice as much for terminals and honours, twice if concealed, four times for a kan. */
function fuOfSets({ triplets }: Seen): number {
  return triplets
    .map(
      ({ type, tiles, concealed }) =>
        2 * (isOutside(tiles[0] as number) ? 2 : 1) * (concealed ? 2 : 1) * (type === 'quad' ? 4 : 1),
    )
    .reduce((sum, fu) => sum + fu, 0);
}

function fuOfPair({ isStandard, pair, win, rules }: Seen): number {
  if (!isStandard) return 0;
  const isSeatWind = pair === windTile(win.seatWind);
  const isRoundWind = pair === windTile(win.roundWind);
  if (isSeatWind && isRoundWind) return rules.fu.doubleWindPair === 4 ? 4 : 2;
  return isSeatWind || isRoundWind || DRAGONS.includes(pair) ? 2 : 0;
}

function fuOfWait(hand: Seen): number {
  if (!hand.isStandard) return 0;
  const isShape = ['kanchan', 'penchan', 'tanki'].includes(hand.reading.wait);
  return (hand.rules.fu.wait === 'shape' ? isShape : isOneChance(hand)) ? 2 : 0;
}

/** Whether only one tile completes the hand. A tile of which it has four does not count. */
function isOneChance({ win: { hand } }: Seen): boolean {
  const concealed = hand.concealed.map(plain);
  const held = [...concealed, ...hand.melds.flatMap(({ tiles }) => tiles.map(plain))];
  return EVERY_TILE.filter((tile) => count(held, tile) < 4 && isComplete([...concealed, tile], hand.melds.length)).length === 1;
}
