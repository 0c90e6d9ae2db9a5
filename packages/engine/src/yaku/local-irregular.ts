import { type Kind, isHonor, kindAt, rankOf, suitOf } from '../tiles/tile.ts';
import type { LocalYaku } from './define.ts';
import { NUMBERED, ranksIn } from './shapes.ts';

/** Local yaku that complete a hand of a shape no other form allows. They are tested only without melds. */
export const LOCAL_IRREGULAR = [
  {
    id: 'chiishinUushii',
    ja: '七星無靠',
    romaji: 'chiishin uushii',
    value: { limit: 'mangan' },
    form: 'irregular',
    when: ({ kinds }) => kinds.length === 14 && kinds.filter(isHonor).length === 7 && isKnitted(kinds),
  },
  {
    id: 'shiisanpuutaa',
    ja: '十三不塔',
    romaji: 'shiisanpuutaa',
    value: { yakuman: 1 },
    replaces: ['tenhou', 'chiihou'],
    form: 'irregular',
    when: ({ kinds, win: { method } }) =>
      method.by === 'tsumo' &&
      method.on === 'firstTurn' &&
      kinds.length === 13 &&
      !kinds.some((kind) => hasNeighbour(kind, kinds)),
  },
  {
    id: 'nanbokuSensou',
    ja: '南北戦争',
    romaji: 'nanboku sensou',
    value: { yakuman: 1 },
    form: 'irregular',
    when: ({ counts }) => WAR_YEARS.some((wanted) => wanted.every((count, kind) => counts[kind] === count)),
  },
] as const satisfies readonly LocalYaku[];

/** 1-4-7, 2-5-8 and 3-6-9, each in a suit of its own. */
function isKnitted(kinds: readonly Kind[]): boolean {
  const rests = NUMBERED.map((suit) => [...new Set(ranksIn(suit, kinds).map((rank) => rank % 3))]);
  return rests.every(({ length }) => length === 1) && new Set(rests.flat()).size === 3;
}

/** Whether another kind is near enough for a run. */
function hasNeighbour(kind: Kind, kinds: readonly Kind[]): boolean {
  const isNear = (other: Kind) => suitOf(other) === suitOf(kind) && Math.abs(rankOf(other) - rankOf(kind)) <= 2;
  return !isHonor(kind) && kinds.some((other) => other !== kind && isNear(other));
}

/** South and north three times, 1861 in a suit and 1865 in another: how many of each kind, for each choice of suits. */
const WAR_YEARS = NUMBERED.flatMap((begun) =>
  NUMBERED.filter((ended) => ended !== begun).map((ended) => {
    const counts = Array<number>(34).fill(0);
    counts[kindAt(3, 2)] = counts[kindAt(3, 4)] = 3;
    for (const rank of [1, 8, 6, 1]) (counts[kindAt(begun, rank)] as number)++;
    for (const rank of [1, 8, 6, 5]) (counts[kindAt(ended, rank)] as number)++;
    return counts;
  }),
);
