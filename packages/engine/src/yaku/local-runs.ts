import type { HandView } from '../hand/reading.ts';
import { EAST, type Kind, NORTH, isHonor, isTerminal, kindAt, rankOf, suitOf } from '../tiles/tile.ts';
import type { LocalYaku } from './define.ts';
import {
  MAN,
  NUMBERED,
  PIN,
  SOU,
  STRAIGHTS,
  equalRuns,
  hasAll,
  hasRanksInOneSuit,
  isRun,
  partOf,
  ranksIn,
  tally,
} from './shapes.ts';

/** 123 456 789 in three suits, in each order of the suits. */
const ACROSS_SUITS = NUMBERED.flatMap((low) =>
  NUMBERED.filter((middle) => middle !== low).map((middle) => {
    const high = (3 - low - middle) as 0 | 1 | 2;
    return [kindAt(low, 1), kindAt(middle, 4), kindAt(high, 7)];
  }),
);

/** Local yaku of runs. */
export const LOCAL_RUNS = [
  {
    id: 'uushinTsuukan',
    ja: '五心通貫',
    romaji: 'uushin tsuukan',
    value: { closed: 1, open: 1 },
    when: ({ wait, tile, runs }) =>
      wait === 'kanchan' &&
      rankOf(tile) === 5 &&
      STRAIGHTS.some(([first, ...rest]) => suitOf(first) === suitOf(tile) && hasAll(runs, [first, ...rest])),
    about: partOf(isRun, STRAIGHTS),
  },
  {
    id: 'sanshokuTsuukan',
    ja: '三色通貫',
    romaji: 'sanshoku tsuukan',
    value: { closed: 2, open: 1 },
    when: ({ runs }) => ACROSS_SUITS.some((kinds) => hasAll(runs, kinds)),
    about: partOf(isRun, ACROSS_SUITS),
  },
  { id: 'kyandonhou', ja: '鏡同和', romaji: 'kyandonhou', value: { closed: 2 }, when: isMirrored, about: isRun },
  {
    id: 'isshokuSanjun',
    ja: '一色三順',
    romaji: 'isshoku sanjun',
    value: { closed: 2 },
    replaces: ['iipeikou'],
    when: ({ runs }) => tally(runs).includes(3),
    about: equalRuns(3),
  },
  {
    id: 'ittsuuChanta',
    ja: '一気通貫全帯么九',
    romaji: 'ikkitsuukan chantaiyaochuu',
    value: { closed: 3, open: 2 },
    replaces: ['ittsuu'],
    when: isStraightAndOutside,
  },
  {
    id: 'chinpeikou',
    ja: '清盃口',
    romaji: 'chinpeikou',
    value: { closed: 3 },
    when: ({ runs }) => runs.length === 4 && tally(runs.map(rankOf))[0] === 4 && tally(runs).every((count) => count % 2 === 0),
    about: isRun,
  },
  {
    id: 'shanronChonchu',
    ja: '双竜争珠',
    romaji: 'shanron chonchu',
    value: { limit: 'mangan' },
    when: isTwoDragons,
  },
  {
    id: 'isshokuYonjun',
    ja: '一色四順',
    romaji: 'isshoku yonjun',
    value: { yakuman: 1 },
    replaces: ['ryanpeikou', 'chinpeikou'],
    when: ({ runs }) => tally(runs)[0] === 4,
    about: isRun,
  },
  {
    id: 'kinmonkyou',
    ja: '金門橋',
    romaji: 'kinmonkyou',
    value: { yakuman: 1 },
    when: ({ runs }) => hasRanksInOneSuit(runs, [1, 3, 5, 7]),
    about: isRun,
  },
  {
    id: 'touhokuShinkansen',
    ja: '東北新幹線',
    romaji: 'touhoku shinkansen',
    value: { yakuman: 1 },
    replaces: ['ittsuu', 'honitsu'],
    when: ({ closed, runs, triplets, pairs }) =>
      closed && STRAIGHTS.some((kinds) => hasAll(runs, kinds)) && hasAll([...triplets, ...pairs], [EAST, NORTH]),
  },
] as const satisfies readonly LocalYaku[];

/** Two different runs, each in the same two suits. */
function isMirrored({ runs }: HandView): boolean {
  const [one = [], other = []] = NUMBERED.map((suit) => ranksIn(suit, runs)).filter((ranks) => ranks.length > 0);
  return one.length === 2 && one[0] !== one[1] && hasSame(one, other);
}

function hasSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((rank) => other.includes(rank));
}

/** Mirrored in man and sou without a tile in two runs of a suit, around a pair of pin. */
function isTwoDragons(hand: HandView): boolean {
  const [pair] = hand.pairs as [Kind];
  const [first = 0, second = 0] = ranksIn(MAN, hand.runs);
  const apart = Math.abs(first - second) >= 3 && ranksIn(SOU, hand.runs).length === 2;
  return hand.closed && isMirrored(hand) && apart && suitOf(pair) === PIN;
}

/** A straight, and a terminal or honour in each of the set and the pair beside it. */
function isStraightAndOutside({ runs, triplets, pairs }: HandView): boolean {
  const straight = STRAIGHTS.find((kinds) => hasAll(runs, kinds));
  if (straight === undefined) return false;
  const rest = [...runs];
  for (const kind of straight) rest.splice(rest.indexOf(kind), 1);
  const isOutside = (kind: Kind) => isHonor(kind) || isTerminal(kind);
  return rest.every((kind) => rankOf(kind) === 1 || rankOf(kind) === 7) && [...triplets, ...pairs].every(isOutside);
}
