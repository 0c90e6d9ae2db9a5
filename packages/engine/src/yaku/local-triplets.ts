import type { Block } from '../hand/reading.ts';
import { HAKU, type Kind, isHonor, kindAt, rankOf, suitOf } from '../tiles/tile.ts';
import type { BlocksOfHand, LocalYaku } from './define.ts';
import { NUMBERED, hasAll, isOfDragons, isQuad, isRun, isSet, isWind, kindsIn, partOf, steps, tally } from './shapes.ts';

/** Local yaku of triplets and quads. */
export const LOCAL_TRIPLETS = [
  {
    id: 'sanrenkou',
    ja: '三連刻',
    romaji: 'sanrenkou',
    value: { closed: 2, open: 2 },
    ...tripletsInSteps(3, 1),
  },
  {
    id: 'choupaikou',
    ja: '跳牌刻',
    romaji: 'choupaikou',
    value: { closed: 2, open: 2 },
    ...tripletsInSteps(3, 2),
  },
  {
    id: 'sujipaikou',
    ja: '筋牌刻',
    romaji: 'sujipaikou',
    value: { closed: 2, open: 2 },
    ...tripletsInSteps(3, 3),
  },
  {
    id: 'chousankou',
    ja: '頂三刻',
    romaji: 'chousankou',
    value: { closed: 2, open: 2 },
    ...tripletsInSteps(3, 4),
  },
  {
    id: 'ryandoukou',
    ja: '両同刻',
    romaji: 'ryandoukou',
    value: { closed: 2, open: 2 },
    when: ({ triplets }) => triplets.length === 4 && !triplets.some(isHonor) && tally(triplets.map(rankOf)).every(isTwo),
    about: isSet,
  },
  {
    id: 'shoutate',
    ja: '小タテ',
    romaji: 'shoutate',
    value: { closed: 2, open: 2 },
    when: ({ triplets, pairs }) => pairs.some((pair) => !isHonor(pair) && hasAll(triplets, inOtherSuits(pair))),
    about: isOfRankOfPair,
  },
  {
    id: 'sanpuukou',
    ja: '三風刻',
    romaji: 'sanpuukou',
    value: { closed: 2, open: 2 },
    when: ({ triplets }) => triplets.filter(isWind).length >= 3,
    about: (block) => isSet(block) && isWind(block.kind),
  },
  {
    id: 'suuzuukou',
    ja: '四字刻',
    romaji: 'suuzuukou',
    value: { closed: 2, open: 2 },
    when: ({ triplets }) => triplets.filter(isHonor).length === 4,
    about: isSet,
  },
  {
    id: 'suurenkou',
    ja: '四連刻',
    romaji: 'suurenkou',
    value: { yakuman: 1 },
    replaces: ['toitoi', 'sanrenkou'],
    ...tripletsInSteps(4, 1),
  },
  {
    id: 'suuchoupaikou',
    ja: '四跳牌刻',
    romaji: 'suuchoupaikou',
    value: { yakuman: 1 },
    replaces: ['toitoi', 'choupaikou'],
    ...tripletsInSteps(4, 2),
  },
  {
    id: 'kachouFuugetsu',
    ja: '花鳥風月',
    romaji: 'kachou fuugetsu',
    value: { yakuman: 1 },
    replaces: ['toitoi'],
    when: ({ triplets, ownWinds }) => hasAll(triplets, FLOWER_BIRD_MOON) && ownWinds.some((wind) => triplets.includes(wind)),
    about: isSet,
  },
  {
    id: 'fuukaSetsugetsu',
    ja: '風花雪月',
    romaji: 'fuuka setsugetsu',
    value: { yakuman: 1 },
    replaces: ['toitoi', 'haku'],
    when: ({ triplets, ownWinds }) => hasAll(triplets, FLOWER_SNOW_MOON) && ownWinds.some((wind) => triplets.includes(wind)),
    about: isSet,
  },
  {
    id: 'chousangen',
    ja: '超三元',
    romaji: 'chousangen',
    value: { yakuman: 2 },
    replaces: ['daisangen', 'sankantsu'],
    when: ({ quads }) => quads.filter((kind) => kind >= HAKU).length === 3,
    about: (block) => isQuad(block) && isOfDragons(block),
  },
  {
    id: 'chousuushii',
    ja: '超四喜',
    romaji: 'chousuushii',
    value: { yakuman: 3 },
    replaces: ['daisuushii', 'suukantsu'],
    when: ({ quads }) => quads.filter(isWind).length === 4,
    about: isQuad,
  },
] as const satisfies readonly LocalYaku[];

const FLOWER_BIRD_MOON = kindsIn('5p1s1p');
const FLOWER_SNOW_MOON = kindsIn('5p5z1p');

/** Triplets of one suit, `count` of them, each `step` above the one before. */
function tripletsInSteps(count: number, step: number): Pick<LocalYaku, 'when' | 'about'> {
  const groups = steps(count, step);
  return { when: ({ triplets }) => groups.some((kinds) => hasAll(triplets, kinds)), about: partOf(isSet, groups) };
}

function isTwo(count: number): boolean {
  return count === 2;
}

/** The same rank in the two other suits. */
function inOtherSuits(kind: Kind): readonly Kind[] {
  return NUMBERED.filter((suit) => suit !== suitOf(kind)).map((suit) => kindAt(suit, rankOf(kind)));
}

function isOfRankOfPair(block: Block, { blocks }: BlocksOfHand): boolean {
  const pair = blocks.find(({ type }) => type === 'pair') as Block;
  return !isRun(block) && !isHonor(block.kind) && rankOf(block.kind) === rankOf(pair.kind);
}
