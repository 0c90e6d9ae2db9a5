import type { HandView } from '../hand/reading.ts';
import { CHUN, HAKU, HATSU, type Kind, isHonor, kindAt, rankOf, suitOf } from '../tiles/tile.ts';
import type { LocalYaku } from './define.ts';
import { MAN, NUMBERED, PIN, SOU, hasAll, isMadeOf, isOfDragons, isOfWinds, isWind, kindsIn, ranksIn } from './shapes.ts';

/** Local yaku that depend on which tiles the hand has. */
export const LOCAL_MAKEUP = [
  {
    id: 'sangenChiitoitsu',
    ja: '三元七対子',
    romaji: 'sangen chiitoitsu',
    value: { closed: 1 },
    when: ({ form, pairs }) => form === 'sevenPairs' && hasAll(pairs, DRAGONS),
    about: isOfDragons,
  },
  {
    id: 'suushiiChiitoitsu',
    ja: '四喜七対子',
    romaji: 'suushii chiitoitsu',
    value: { closed: 1 },
    when: ({ form, pairs }) => form === 'sevenPairs' && hasAll(pairs, FOUR_WINDS),
    about: isOfWinds,
  },
  {
    id: 'dorahairiChinroutouChiitoitsu',
    ja: 'ドラ入り清老頭七対子',
    romaji: 'dorahairi chinroutou chiitoitsu',
    value: { limit: 'mangan' },
    when: ({ form, pairs, dora }) =>
      form === 'sevenPairs' && hasAll(pairs, TERMINALS) && pairs.some((kind) => !TERMINALS.includes(kind) && dora.includes(kind)),
  },
  {
    id: 'rentsuuHonitsu',
    ja: 'レンツウ混一色',
    romaji: 'rentsuu honitsu',
    value: { limit: 'mangan' },
    when: hasDragonOfItsSuit,
  },
  { id: 'uumensai', ja: '五門斉', romaji: 'uumensai', value: { closed: 2, open: 2 }, when: hasFiveSuits },
  {
    id: 'mondeikou',
    ja: '門泥公',
    romaji: 'mondeikou',
    value: { closed: 2, open: 2 },
    when: ({ redFives }) => redFives >= 4,
  },
  {
    id: 'tanfonhou',
    ja: '断紅和',
    romaji: 'tanfonhou',
    value: { closed: 3, open: 2 },
    when: (hand) => isMadeOf(hand, WITHOUT_RED),
  },
  { id: 'daisharin', ja: '大車輪', romaji: 'daisharin', ...wheel(['tanyao']), when: (hand) => isRowOfPairs(hand, PIN, [2]) },
  { id: 'daichikurin', ja: '大竹林', romaji: 'daichikurin', ...wheel(['tanyao']), when: (hand) => isRowOfPairs(hand, SOU, [2]) },
  { id: 'daisuurin', ja: '大数隣', romaji: 'daisuurin', ...wheel(['tanyao']), when: (hand) => isRowOfPairs(hand, MAN, [2]) },
  { id: 'shousharin', ja: '小車輪', romaji: 'shousharin', ...wheel([]), when: (hand) => isRowOfPairs(hand, PIN, [1, 3]) },
  { id: 'shouchikurin', ja: '小竹林', romaji: 'shouchikurin', ...wheel([]), when: (hand) => isRowOfPairs(hand, SOU, [1, 3]) },
  { id: 'shousuurin', ja: '小数隣', romaji: 'shousuurin', ...wheel([]), when: (hand) => isRowOfPairs(hand, MAN, [1, 3]) },
  {
    id: 'hyakumangoku',
    ja: '百万石',
    romaji: 'hyakumangoku',
    value: { yakuman: 1 },
    replaces: ['chinitsu'],
    when: ({ kinds, counts }) => kinds.every((kind) => suitOf(kind) === MAN) && sumOfRanks(kinds, counts) >= 100,
  },
  {
    id: 'kouitten',
    ja: '紅一点',
    romaji: 'kouitten',
    value: { yakuman: 1 },
    replaces: ['honitsu'],
    when: (hand) => isMadeOf(hand, [...GREEN_SOU, CHUN]) && hand.kinds.includes(CHUN),
  },
  {
    id: 'benikujaku',
    ja: '紅孔雀',
    romaji: 'benikujaku',
    value: { yakuman: 1 },
    replaces: ['honitsu', 'toitoi'],
    when: (hand) => isMadeOf(hand, RED),
  },
  {
    id: 'kokuiisou',
    ja: '黒一色',
    romaji: 'kokuiisou',
    value: { yakuman: 1 },
    replaces: ['honitsu', 'tanfonhou'],
    when: (hand) => isMadeOf(hand, BLACK),
  },
  {
    id: 'ryuuiisourin',
    ja: '緑一色輪',
    romaji: 'ryuuiisourin',
    value: { yakuman: 1 },
    when: (hand) => isMadeOf(hand, [...GREEN_SOU, SOU_5, HATSU]) && hasFivesForPair(hand),
  },
  {
    id: 'kouittenrin',
    ja: '紅一点輪',
    romaji: 'kouittenrin',
    value: { yakuman: 1 },
    replaces: ['honitsu'],
    when: (hand) => isMadeOf(hand, [...GREEN_SOU, SOU_5, CHUN]) && hasFivesForPair(hand) && hand.kinds.includes(CHUN),
  },
  {
    id: 'touhokuJidoushadou',
    ja: '東北自動車道',
    romaji: 'touhoku jidoushadou',
    value: { yakuman: 1 },
    replaces: ['honitsu', 'toitoi'],
    when: (hand) => isMadeOf(hand, CARS),
  },
  {
    id: 'aonodoumon',
    ja: '青ノ洞門',
    romaji: 'ao no doumon',
    value: { yakuman: 1 },
    replaces: ['honitsu', 'toitoi', 'tanfonhou'],
    when: (hand) => hasAll(hand.kinds, BLUE) && hand.kinds.length === 5 && hand.kinds.some(isWind),
  },
  {
    id: 'daichisei',
    ja: '大七星',
    romaji: 'daichisei',
    value: { yakuman: 2 },
    replaces: ['tsuuiisou', 'chiitoitsu', 'sangenChiitoitsu', 'suushiiChiitoitsu'],
    when: ({ form, kinds }) => form === 'sevenPairs' && kinds.every(isHonor),
  },
  {
    id: 'junseiRyuuiisou',
    ja: '純正緑一色',
    romaji: 'junsei ryuuiisou',
    value: { yakuman: 2 },
    replaces: ['ryuuiisou', 'chinitsu'],
    when: (hand) => isMadeOf(hand, GREEN_SOU),
  },
] as const satisfies readonly LocalYaku[];

const FOUR_WINDS = kindsIn('1234z');
const DRAGONS = kindsIn('567z');
const TERMINALS = kindsIn('19m19p19s');
const GREEN_SOU = kindsIn('23468s');
const [SOU_5] = kindsIn('5s') as [Kind];
/** Tiles printed without red; the second, in black only. */
const WITHOUT_RED = kindsIn('248p23468s123456z');
const BLACK = kindsIn('248p1234z');
const RED = kindsIn('1579s7z');
const BLUE = kindsIn('248p6z');
/** Two, four and six wheels, between east and north. */
const CARS = kindsIn('246p14z');

/** What the six rows of pairs share: they are worth a yakuman, and always have these yaku, whichever way they are read. */
function wheel<Y extends string>(more: readonly Y[]) {
  return { value: { yakuman: 1 }, replaces: ['chinitsu', 'chiitoitsu', 'ryanpeikou', ...more] } as const;
}

/** Two each of seven ranks in a row, of which the lowest is one of `lowest`. */
function isRowOfPairs({ closed, counts }: HandView, suit: 0 | 1 | 2, lowest: readonly number[]): boolean {
  return closed && lowest.some((low) => SEVEN.every((i) => counts[kindAt(suit, low + i)] === 2));
}

const SEVEN = [0, 1, 2, 3, 4, 5, 6];

/** One suit and honours, with a triplet of the dragon that goes with the suit: chun with characters, hatsu with circles, haku with bamboo. */
function hasDragonOfItsSuit({ kinds, triplets }: HandView): boolean {
  const suits = new Set(kinds.filter((kind) => !isHonor(kind)).map(suitOf));
  if (suits.size !== 1) return false;
  const [suit] = suits;
  return triplets.includes(suit === MAN ? CHUN : suit === PIN ? HATSU : HAKU);
}

function hasFiveSuits({ form, kinds }: HandView): boolean {
  const honors = kinds.filter(isHonor);
  const hasNumbered = NUMBERED.every((suit) => kinds.some((kind) => suitOf(kind) === suit));
  const hasHonors = honors.some(isWind) && !honors.every(isWind);
  return (form === 'standard' || form === 'sevenPairs') && hasNumbered && hasHonors;
}

function sumOfRanks(kinds: readonly Kind[], counts: readonly number[]): number {
  return kinds.reduce((sum, kind) => sum + rankOf(kind) * (counts[kind] as number), 0);
}

function hasFivesForPair({ pairs, counts }: HandView): boolean {
  return pairs.includes(SOU_5) && counts[SOU_5] === 2;
}

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
