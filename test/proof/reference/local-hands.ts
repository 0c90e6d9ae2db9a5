import {
  CHUN,
  DRAGONS,
  EAST,
  GREEN,
  HAKU,
  HATSU,
  NORTH,
  SUITS,
  WIND_TILES,
  count,
  different,
  isHonour,
  isOutside,
  isRed,
  isTerminal,
  rank,
  suit,
  windTile,
} from './tiles.ts';
import { openDora } from './dora.ts';
import type { Condition, Seen } from './yaku.ts';

const [MAN, PIN, SOU] = [0, 1, 2] as const;
const tile = (of: number, number: number) => 9 * of + number - 1;
const pins = (...ranks: readonly number[]) => ranks.map((number) => tile(PIN, number));
const sous = (...ranks: readonly number[]) => ranks.map((number) => tile(SOU, number));

const GREEN_SOU = GREEN.filter((one) => one !== HATSU);
const WITHOUT_RED = [...pins(2, 4, 8), ...GREEN, ...WIND_TILES, HAKU];
const SOUTH = 28;

/** Local yaku that depend on the tiles of a hand and how they are divided. */
export const LOCAL_HANDS: readonly Condition[] = [
  { id: 'uushinTsuukan', when: isStraightOnFive },
  { id: 'sanshokuTsuukan', when: isStraightInThreeSuits },
  { id: 'kyandonhou', when: isMirrored },
  { id: 'isshokuSanjun', when: ({ runs }) => mostAlike(lows(runs)) === 3, insteadOf: ['iipeikou'] },
  { id: 'ittsuuChanta', when: isStraightAndOutside, insteadOf: ['ittsuu'] },
  { id: 'chinpeikou', when: ({ runs, equalRuns }) => equalRuns === 2 && different(lows(runs).map(rank)).length === 1 },
  { id: 'shanronChonchu', when: isTwoDragons },
  { id: 'isshokuYonjun', when: ({ runs }) => mostAlike(lows(runs)) === 4, insteadOf: ['ryanpeikou', 'chinpeikou'] },
  { id: 'kinmonkyou', when: (hand) => SUITS.some((one) => [1, 3, 5, 7].every((low) => hand.hasRun(tile(one, low)))) },
  {
    id: 'touhokuShinkansen',
    when: (hand) => hand.closed && straights(hand).length > 0 && [EAST, NORTH].every((wind) => hand.tiles.includes(wind)),
    insteadOf: ['ittsuu', 'honitsu'],
  },
  {
    id: 'rentsuuHonitsu',
    when: (hand) =>
      different(hand.tiles.filter((one) => !isHonour(one)).map(suit)).length === 1 &&
      [CHUN, HATSU, HAKU].some(
        (dragon, of) => hand.hasTriplet(dragon) && hand.tiles.some((one) => !isHonour(one) && suit(one) === of),
      ),
  },
  {
    id: 'dorahairiChinroutouChiitoitsu',
    when: (hand) =>
      isSevenPairs(hand) &&
      hand.tiles.filter(isTerminal).length === 12 &&
      openDora(hand.win, hand.rules).some((dora) => hand.tiles.includes(dora) && !isTerminal(dora)),
  },
  { id: 'sangenChiitoitsu', when: (hand) => isSevenPairs(hand) && hasAll(hand, DRAGONS) },
  { id: 'suushiiChiitoitsu', when: (hand) => isSevenPairs(hand) && hasAll(hand, WIND_TILES) },
  {
    id: 'uumensai',
    when: (hand) =>
      (hand.isStandard || isSevenPairs(hand)) &&
      hand.suits === 3 &&
      WIND_TILES.some((wind) => hand.tiles.includes(wind)) &&
      DRAGONS.some((dragon) => hand.tiles.includes(dragon)),
  },
  {
    id: 'mondeikou',
    when: ({ win }) =>
      [...win.hand.concealed, win.tile, ...win.hand.melds.flatMap(({ tiles }) => tiles)].filter(isRed).length >= 4,
  },
  { id: 'tanfonhou', when: (hand) => isMadeOf(hand, WITHOUT_RED) },
  {
    id: 'daisharin',
    when: (hand) => isRowOfPairs(hand, PIN, [2]),
    insteadOf: ['chinitsu', 'chiitoitsu', 'ryanpeikou', 'tanyao'],
  },
  {
    id: 'daichikurin',
    when: (hand) => isRowOfPairs(hand, SOU, [2]),
    insteadOf: ['chinitsu', 'chiitoitsu', 'ryanpeikou', 'tanyao'],
  },
  {
    id: 'daisuurin',
    when: (hand) => isRowOfPairs(hand, MAN, [2]),
    insteadOf: ['chinitsu', 'chiitoitsu', 'ryanpeikou', 'tanyao'],
  },
  { id: 'shousharin', when: (hand) => isRowOfPairs(hand, PIN, [1, 3]), insteadOf: ['chinitsu', 'chiitoitsu', 'ryanpeikou'] },
  { id: 'shouchikurin', when: (hand) => isRowOfPairs(hand, SOU, [1, 3]), insteadOf: ['chinitsu', 'chiitoitsu', 'ryanpeikou'] },
  { id: 'shousuurin', when: (hand) => isRowOfPairs(hand, MAN, [1, 3]), insteadOf: ['chinitsu', 'chiitoitsu', 'ryanpeikou'] },
  {
    id: 'hyakumangoku',
    when: ({ tiles }) => tiles.every((one) => !isHonour(one) && suit(one) === MAN) && sum(tiles.map(rank)) >= 100,
    insteadOf: ['chinitsu'],
  },
  { id: 'kouitten', when: (hand) => isMadeOf(hand, [...GREEN_SOU, CHUN]) && hand.tiles.includes(CHUN), insteadOf: ['honitsu'] },
  { id: 'benikujaku', when: (hand) => isMadeOf(hand, [...sous(1, 5, 7, 9), CHUN]), insteadOf: ['honitsu', 'toitoi'] },
  { id: 'kokuiisou', when: (hand) => isMadeOf(hand, [...pins(2, 4, 8), ...WIND_TILES]), insteadOf: ['honitsu', 'tanfonhou'] },
  { id: 'ryuuiisourin', when: (hand) => isMadeOf(hand, [...GREEN, ...sous(5)]) && hasPairOfFives(hand) },
  {
    id: 'kouittenrin',
    when: (hand) => isMadeOf(hand, [...GREEN_SOU, ...sous(5), CHUN]) && hasPairOfFives(hand) && hand.tiles.includes(CHUN),
    insteadOf: ['honitsu'],
  },
  {
    id: 'touhokuJidoushadou',
    when: (hand) => isMadeOf(hand, [...pins(2, 4, 6), EAST, NORTH]),
    insteadOf: ['honitsu', 'toitoi'],
  },
  {
    id: 'aonodoumon',
    when: (hand) => WIND_TILES.some((wind) => different(hand.tiles).join() === [...pins(2, 4, 8), wind, HATSU].join()),
    insteadOf: ['honitsu', 'toitoi', 'tanfonhou'],
  },
  {
    id: 'daichisei',
    when: (hand) => isSevenPairs(hand) && hand.tiles.every(isHonour),
    insteadOf: ['tsuuiisou', 'chiitoitsu', 'sangenChiitoitsu', 'suushiiChiitoitsu'],
  },
  { id: 'junseiRyuuiisou', when: (hand) => isMadeOf(hand, GREEN_SOU), insteadOf: ['ryuuiisou', 'chinitsu'] },
  { id: 'sanrenkou', when: (hand) => hasTripletsInSteps(hand, 3, 1) },
  { id: 'choupaikou', when: (hand) => hasTripletsInSteps(hand, 3, 2) },
  { id: 'sujipaikou', when: (hand) => hasTripletsInSteps(hand, 3, 3) },
  { id: 'chousankou', when: (hand) => hasTripletsInSteps(hand, 3, 4) },
  { id: 'ryandoukou', when: isTwoDoubleTriplets },
  {
    id: 'shoutate',
    when: (hand) =>
      hand.isStandard &&
      !isHonour(hand.pair) &&
      SUITS.every((one) => one === suit(hand.pair) || hand.hasTriplet(tile(one, rank(hand.pair)))),
  },
  { id: 'sanpuukou', when: (hand) => WIND_TILES.filter((wind) => hand.hasTriplet(wind)).length >= 3 },
  { id: 'suuzuukou', when: ({ fourTriplets, triplets }) => fourTriplets && lows(triplets).every(isHonour) },
  { id: 'suurenkou', when: (hand) => hasTripletsInSteps(hand, 4, 1), insteadOf: ['toitoi', 'sanrenkou'] },
  { id: 'suuchoupaikou', when: (hand) => hasTripletsInSteps(hand, 4, 2), insteadOf: ['toitoi', 'choupaikou'] },
  { id: 'kachouFuugetsu', when: (hand) => hasFour(hand, [...pins(5, 1), ...sous(1)]), insteadOf: ['toitoi'] },
  { id: 'fuukaSetsugetsu', when: (hand) => hasFour(hand, [...pins(5, 1), HAKU]), insteadOf: ['toitoi', 'haku'] },
  {
    id: 'chousangen',
    when: ({ quads }) => DRAGONS.every((dragon) => lows(quads).includes(dragon)),
    insteadOf: ['daisangen', 'sankantsu'],
  },
  {
    id: 'chousuushii',
    when: ({ quads }) => WIND_TILES.every((wind) => lows(quads).includes(wind)),
    insteadOf: ['daisuushii', 'suukantsu'],
  },
  {
    id: 'chiishinUushii',
    when: ({ tiles, closed, quads }) =>
      closed && quads.length === 0 && different(tiles).length === 14 && tiles.filter(isHonour).length === 7 && isKnitted(tiles),
  },
  { id: 'shiisanpuutaa', when: isThirteenUnconnected, insteadOf: ['tenhou', 'chiihou'] },
  { id: 'nanbokuSensou', when: isCivilWar },
];

const lows = (blocks: readonly { readonly tiles: readonly number[] }[]) => blocks.map(({ tiles }) => tiles[0] as number);
const mostAlike = (all: readonly number[]) => Math.max(0, ...all.map((one) => count(all, one)));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const hasAll = ({ tiles }: Seen, wanted: readonly number[]) => wanted.every((one) => tiles.includes(one));
const isMadeOf = ({ tiles }: Seen, allowed: readonly number[]) => tiles.every((one) => allowed.includes(one));
const isSevenPairs = ({ reading }: Seen) => reading.form === 'sevenPairs';

/** The suits in which the hand has 123, 456 and 789. */
function straights(hand: Seen): readonly number[] {
  return SUITS.filter((one) => [1, 4, 7].every((low) => hand.hasRun(tile(one, low))));
}

/** A straight whose 456 was completed by its 5. */
function isStraightOnFive(hand: Seen): boolean {
  const won = hand.tiles[hand.win.hand.concealed.length] as number;
  return hand.reading.wait === 'kanchan' && rank(won) === 5 && straights(hand).includes(suit(won));
}

function isStraightInThreeSuits(hand: Seen): boolean {
  return SUITS.some((low) =>
    SUITS.some(
      (middle) =>
        middle !== low &&
        hand.hasRun(tile(low, 1)) &&
        hand.hasRun(tile(middle, 4)) &&
        hand.hasRun(tile(SUITS.find((one) => one !== low && one !== middle) as number, 7)),
    ),
  );
}

/** The ranks of the runs of a suit, from low to high. */
function runsOf({ runs }: Seen, of: number): readonly number[] {
  return lows(runs)
    .filter((low) => suit(low) === of)
    .map(rank)
    .toSorted((one, other) => one - other);
}

/** Two different runs in one suit, and the same two in another. */
function isMirrored(hand: Seen): boolean {
  return SUITS.some((one) =>
    SUITS.some((other) => {
      const [first, second] = [runsOf(hand, one), runsOf(hand, other)];
      return one !== other && different(first).length === 2 && first.length === 2 && first.join() === second.join();
    }),
  );
}

/** A mirrored hand of characters and bamboo, whose runs of a suit share no tile, around a pair of circles. */
function isTwoDragons(hand: Seen): boolean {
  const [low = 0, high = 0] = runsOf(hand, MAN);
  const isAround = hand.isStandard && !isHonour(hand.pair) && suit(hand.pair) === PIN && runsOf(hand, PIN).length === 0;
  return hand.closed && isAround && isMirrored(hand) && high - low >= 3;
}

/** A straight, with terminals or honours in the fourth set and in the pair. */
function isStraightAndOutside(hand: Seen): boolean {
  return straights(hand).some((one) => {
    const middle = hand.sets.findIndex(({ type, tiles }) => type === 'run' && tiles[0] === tile(one, 4));
    const others = hand.sets.filter((_, at) => at !== middle);
    return isOutside(hand.pair) && others.every(({ tiles }) => tiles.some(isOutside));
  });
}

/** Pairs of seven consecutive ranks. */
function isRowOfPairs({ closed, tiles }: Seen, of: number, lowest: readonly number[]): boolean {
  const row = (low: number) => [0, 1, 2, 3, 4, 5, 6].map((step) => tile(of, low + step));
  return closed && tiles.length === 14 && lowest.some((low) => row(low).every((one) => count(tiles, one) === 2));
}

/** The pair is five of bamboo, and there are no more of it. */
function hasPairOfFives({ tiles, isStandard, pair, reading }: Seen): boolean {
  const five = tile(SOU, 5);
  return count(tiles, five) === 2 && ((isStandard && pair === five) || reading.form === 'sevenPairs');
}

function hasTripletsInSteps(hand: Seen, many: number, step: number): boolean {
  return SUITS.some((one) =>
    Array.from({ length: 9 - step * (many - 1) }, (_, at) => at + 1).some((low) =>
      Array.from({ length: many }, (_, at) => low + at * step).every((number) => hand.hasTriplet(tile(one, number))),
    ),
  );
}

/** Four triplets of two ranks, two of each. */
function isTwoDoubleTriplets({ triplets, fourTriplets }: Seen): boolean {
  const ranks = lows(triplets).map(rank);
  return fourTriplets && !lows(triplets).some(isHonour) && ranks.every((one) => count(ranks, one) === 2);
}

/** Triplets of three tiles, and of the seat or the round wind. */
function hasFour(hand: Seen, of: readonly number[]): boolean {
  const hasWind = [hand.win.seatWind, hand.win.roundWind].some((wind) => hand.hasTriplet(windTile(wind)));
  return hasWind && of.every((one) => hand.hasTriplet(one));
}

/** 147, 258 and 369, each in a different suit. */
function isKnitted(tiles: readonly number[]): boolean {
  const rests = SUITS.map((one) => different(tiles.filter((of) => !isHonour(of) && suit(of) === one).map((of) => rank(of) % 3)));
  return rests.every(({ length }) => length === 1) && different(rests.flat()).length === 3;
}

/** A dealt hand with one pair in which no other two tiles belong together. */
function isThirteenUnconnected({ win, tsumo, tiles }: Seen): boolean {
  const isNear = (one: number, other: number) =>
    !isHonour(one) && !isHonour(other) && suit(one) === suit(other) && Math.abs(one - other) <= 2 && one !== other;
  const isDealt = tsumo && win.method.on === 'firstTurn' && win.hand.melds.length === 0;
  return isDealt && different(tiles).length === 13 && !tiles.some((one) => tiles.some((other) => isNear(one, other)));
}

/** Three souths, three norths, 1861 in one suit and 1865 in another. */
function isCivilWar({ win, tiles }: Seen): boolean {
  const sorted = tiles.toSorted((one, other) => one - other).join();
  const war = (begun: number, ended: number) => [
    ...[1, 8, 6, 1].map((number) => tile(begun, number)),
    ...[1, 8, 6, 5].map((number) => tile(ended, number)),
    SOUTH,
    SOUTH,
    SOUTH,
    NORTH,
    NORTH,
    NORTH,
  ];
  const isWar = (begun: number, ended: number) =>
    begun !== ended &&
    war(begun, ended)
      .toSorted((one, other) => one - other)
      .join() === sorted;
  return win.hand.melds.length === 0 && SUITS.some((begun) => SUITS.some((ended) => isWar(begun, ended)));
}
