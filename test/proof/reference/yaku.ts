import type { RuleSet, Win, YakuId } from '@tenbo/engine';

import type { Block, Reading } from './readings.ts';
import {
  CHUN,
  DRAGONS,
  GREEN,
  HAKU,
  HATSU,
  SUITS,
  WIND_TILES,
  count,
  different,
  isHonour,
  isOutside,
  isTerminal,
  plain,
  rank,
  suit,
  windTile,
  without,
} from './tiles.ts';

/** A reading with the facts that the conditions of yaku use. */
export class Seen {
  readonly win: Win;
  readonly rules: RuleSet;
  readonly reading: Reading;
  /** All tiles, including those of melds. */
  readonly tiles: readonly number[];
  readonly closed: boolean;
  readonly tsumo: boolean;

  constructor(win: Win, rules: RuleSet, reading: Reading) {
    this.win = win;
    this.rules = rules;
    this.reading = reading;
    this.tiles = [...win.hand.concealed, win.tile, ...win.hand.melds.flatMap(({ tiles }) => tiles)].map(plain);
    this.closed = win.hand.melds.every(({ type }) => type === 'ankan');
    this.tsumo = win.method.by === 'tsumo';
  }

  get isStandard(): boolean {
    return this.reading.form === 'standard';
  }

  get sets(): readonly Block[] {
    return this.reading.blocks.filter(({ type }) => type !== 'pair');
  }

  get runs(): readonly Block[] {
    return this.reading.blocks.filter(({ type }) => type === 'run');
  }

  /** Kans count as triplets. */
  get triplets(): readonly Block[] {
    return this.reading.blocks.filter(({ type }) => type === 'triplet' || type === 'quad');
  }

  get quads(): readonly Block[] {
    return this.reading.blocks.filter(({ type }) => type === 'quad');
  }

  get concealedTriplets(): readonly Block[] {
    return this.triplets.filter(({ concealed }) => concealed);
  }

  /** The tile of the pair of a hand with four sets. */
  get pair(): number {
    return this.reading.blocks.find(({ type }) => type === 'pair')?.tiles[0] as number;
  }

  get valueTiles(): readonly number[] {
    return [...DRAGONS, windTile(this.win.seatWind), windTile(this.win.roundWind)];
  }

  hasRun(from: number): boolean {
    return this.runs.some(({ tiles }) => tiles[0] === from);
  }

  hasTriplet(of: number): boolean {
    return this.triplets.some(({ tiles }) => tiles[0] === of);
  }

  /** How many pairs of equal runs there are. */
  get equalRuns(): number {
    const lows = this.runs.map(({ tiles }) => tiles[0] as number);
    return different(lows).reduce((pairs, low) => pairs + Math.floor(count(lows, low) / 2), 0);
  }

  get hasHonour(): boolean {
    return this.tiles.some(isHonour);
  }

  /** How many suits there are, honours not counted. */
  get suits(): number {
    return SUITS.filter((one) => this.tiles.some((tile) => !isHonour(tile) && suit(tile) === one)).length;
  }

  get fourTriplets(): boolean {
    return this.triplets.length === 4;
  }
}

/** A yaku: its condition, and the lower yaku that it contains and that therefore do not count with it. */
export interface Condition {
  readonly id: YakuId;
  readonly when: (hand: Seen) => boolean;
  readonly insteadOf?: readonly YakuId[];
}

interface Entry extends Condition {
  /** Its value: han, closed and open, with 0 where it does not count; or yakuman. */
  readonly worth: readonly [closed: number, open: number] | 'yakuman';
  /** Yaku that every hand with this yakuman has, and that therefore do not count with it where there are no limits. */
  readonly implies?: readonly YakuId[];
}

const BELOW_YAKUMAN: readonly Entry[] = [
  { id: 'riichi', worth: [1, 0], when: ({ win }) => win.riichi !== undefined },
  { id: 'doubleRiichi', worth: [2, 0], when: ({ win }) => isDouble(win.riichi), insteadOf: ['riichi'] },
  { id: 'ippatsu', worth: [1, 0], when: ({ win, rules }) => win.riichi?.ippatsu === true && rules.yaku.ippatsu === 'played' },
  { id: 'menzenTsumo', worth: [1, 0], when: ({ tsumo }) => tsumo },
  { id: 'haitei', worth: [1, 1], when: ({ win }) => win.method.on === 'haitei' },
  { id: 'houtei', worth: [1, 1], when: ({ win }) => win.method.on === 'houtei' },
  { id: 'rinshan', worth: [1, 1], when: ({ win }) => win.method.on === 'rinshan' },
  { id: 'chankan', worth: [1, 1], when: ({ win }) => win.method.on === 'chankan' },
  { id: 'pinfu', worth: [1, 0], when: isPinfu },
  { id: 'iipeikou', worth: [1, 0], when: ({ equalRuns }) => equalRuns >= 1 },
  { id: 'ryanpeikou', worth: [3, 0], when: ({ equalRuns }) => equalRuns === 2, insteadOf: ['iipeikou'] },
  { id: 'sanshokuDoujun', worth: [2, 1], when: (hand) => inThreeSuits(7, (tile) => hand.hasRun(tile)) },
  { id: 'ittsuu', worth: [2, 1], when: (hand) => SUITS.some((one) => [0, 3, 6].every((from) => hand.hasRun(9 * one + from))) },
  {
    id: 'chanta',
    worth: [2, 1],
    when: ({ isStandard, reading, runs, hasHonour }) =>
      isStandard && reading.blocks.every(({ tiles }) => tiles.some(isOutside)) && runs.length > 0 && hasHonour,
  },
  {
    id: 'junchan',
    worth: [3, 2],
    when: ({ isStandard, reading, runs }) =>
      isStandard && reading.blocks.every(({ tiles }) => tiles.some(isTerminal)) && runs.length > 0,
  },
  { id: 'chiitoitsu', worth: [2, 0], when: ({ reading }) => reading.form === 'sevenPairs' },
  {
    id: 'tanyao',
    worth: [1, 1],
    when: ({ tiles, closed, rules }) => !tiles.some(isOutside) && (closed || rules.yaku.openTanyao === 'played'),
  },
  {
    id: 'honroutou',
    worth: [2, 2],
    when: ({ tiles, hasHonour }) => tiles.every(isOutside) && hasHonour && tiles.some(isTerminal),
  },
  { id: 'honitsu', worth: [3, 2], when: ({ suits, hasHonour }) => suits === 1 && hasHonour },
  { id: 'chinitsu', worth: [6, 5], when: ({ suits, hasHonour }) => suits === 1 && !hasHonour },
  { id: 'sanshokuDoukou', worth: [2, 2], when: (hand) => inThreeSuits(9, (tile) => hand.hasTriplet(tile)) },
  { id: 'toitoi', worth: [2, 2], when: ({ fourTriplets }) => fourTriplets },
  { id: 'sanankou', worth: [2, 2], when: ({ concealedTriplets }) => concealedTriplets.length >= 3 },
  { id: 'sankantsu', worth: [2, 2], when: ({ quads }) => quads.length >= 3 },
  { id: 'shousangen', worth: [2, 2], when: (hand) => tripletsAndPair(hand, DRAGONS, 2) },
  { id: 'haku', worth: [1, 1], when: (hand) => hand.hasTriplet(HAKU) },
  { id: 'hatsu', worth: [1, 1], when: (hand) => hand.hasTriplet(HATSU) },
  { id: 'chun', worth: [1, 1], when: (hand) => hand.hasTriplet(CHUN) },
  { id: 'seatWind', worth: [1, 1], when: (hand) => hand.hasTriplet(windTile(hand.win.seatWind)) },
  { id: 'roundWind', worth: [1, 1], when: (hand) => hand.hasTriplet(windTile(hand.win.roundWind)) },
];

/** Declared on the first turn, with the hand shown or not. */
export function isDouble(riichi: Win['riichi']): boolean {
  return riichi?.kind === 'doubleRiichi' || riichi?.kind === 'openDoubleRiichi';
}

const onFirstTurn = ({ win }: Seen) => win.method.on === 'firstTurn';
const FOUR_CONCEALED: readonly YakuId[] = ['toitoi', 'sanankou'];

const YAKUMAN: readonly Entry[] = [
  {
    id: 'tenhou',
    worth: 'yakuman',
    when: (hand) => onFirstTurn(hand) && hand.tsumo && hand.win.seatWind === 'E',
    implies: ['menzenTsumo'],
  },
  {
    id: 'chiihou',
    worth: 'yakuman',
    when: (hand) => onFirstTurn(hand) && hand.tsumo && hand.win.seatWind !== 'E',
    implies: ['menzenTsumo'],
  },
  { id: 'renhou', worth: 'yakuman', when: (hand) => onFirstTurn(hand) && !hand.tsumo && hand.rules.yaku.renhou === 'yakuman' },
  { id: 'kokushi', worth: 'yakuman', when: ({ reading }) => reading.form === 'thirteenOrphans', implies: ['honroutou'] },
  {
    id: 'kokushi13',
    worth: 'yakuman',
    when: ({ reading }) => reading.wait === 'thirteen',
    insteadOf: ['kokushi'],
    implies: ['honroutou'],
  },
  { id: 'suuankou', worth: 'yakuman', when: isFourConcealed, implies: [...FOUR_CONCEALED, 'menzenTsumo'] },
  {
    id: 'suuankouTanki',
    worth: 'yakuman',
    when: (hand) => isFourConcealed(hand) && hand.reading.wait === 'tanki',
    insteadOf: ['suuankou'],
    implies: FOUR_CONCEALED,
  },
  {
    id: 'daisangen',
    worth: 'yakuman',
    when: (hand) => DRAGONS.every((tile) => hand.hasTriplet(tile)),
    implies: ['haku', 'hatsu', 'chun'],
  },
  { id: 'shousuushii', worth: 'yakuman', when: (hand) => tripletsAndPair(hand, WIND_TILES, 3) },
  {
    id: 'daisuushii',
    worth: 'yakuman',
    when: (hand) => WIND_TILES.every((tile) => hand.hasTriplet(tile)),
    implies: ['toitoi', 'seatWind', 'roundWind'],
  },
  { id: 'tsuuiisou', worth: 'yakuman', when: ({ tiles }) => tiles.every(isHonour) },
  { id: 'chinroutou', worth: 'yakuman', when: ({ tiles }) => tiles.every(isTerminal), implies: ['toitoi'] },
  {
    id: 'ryuuiisou',
    worth: 'yakuman',
    when: ({ tiles, rules }) =>
      tiles.every((tile) => GREEN.includes(tile)) && (rules.yaku.ryuuiisou === 'hatsuOptional' || tiles.includes(HATSU)),
  },
  {
    id: 'chuuren',
    worth: 'yakuman',
    when: ({ win, tiles }) => win.hand.melds.length === 0 && isNineGates(tiles),
    implies: ['chinitsu'],
  },
  {
    id: 'junseiChuuren',
    worth: 'yakuman',
    when: ({ win, tiles }) => win.hand.melds.length === 0 && isNineGates(tiles) && isGate(win.hand.concealed.map(plain)),
    insteadOf: ['chuuren'],
    implies: ['chinitsu'],
  },
  { id: 'suukantsu', worth: 'yakuman', when: ({ quads }) => quads.length === 4, implies: ['toitoi', 'sankantsu'] },
];

/** A yaku of a hand with its han, or a yakuman with its multiple. */
export type Item = readonly [id: YakuId, worth: number];

export function yakumanOf(hand: Seen): readonly Item[] {
  const multiple = (id: YakuId) => (hand.rules.yaku.doubleYakuman.includes(id) ? 2 : 1);
  return present(hand, YAKUMAN).map(({ id }): Item => [id, multiple(id)]);
}

/** The yaku in han. Without limits, a hand can have some in addition to its yakuman. */
export function yakuOf(hand: Seen): readonly Item[] {
  const implied = present(hand, YAKUMAN).flatMap(({ implies = [] }) => implies);
  return present(hand, BELOW_YAKUMAN)
    .filter(({ id }) => !implied.includes(id))
    .map(({ id, worth }): Item => [id, hanOf(id, worth as readonly [number, number], hand)]);
}

function present(hand: Seen, list: readonly Entry[]): readonly Entry[] {
  const { disabled } = hand.rules.yaku;
  const counting = list.filter(({ id, worth, when }) => !disabled.includes(id) && (hand.closed || worth[1] !== 0) && when(hand));
  const replaced = counting.flatMap(({ insteadOf = [] }) => insteadOf);
  const isFour = counting.some(({ id }) => id === 'shousangen') && hand.rules.yaku.shousangen === 'four';
  return counting.filter(({ id }) => !replaced.includes(id) && !(isFour && ['haku', 'hatsu', 'chun'].includes(id)));
}

function hanOf(id: YakuId, [closed, open]: readonly [number, number], { closed: isClosed, rules }: Seen): number {
  if (id === 'chiitoitsu') return rules.fu.sevenPairs.han;
  if (id === 'shousangen' && rules.yaku.shousangen === 'four') return 4;
  return isClosed ? closed : open;
}

/** Four runs, a pair without value and a two-sided wait; by tsumo too, unless the rules deny it. */
function isPinfu({ runs, pair, valueTiles, reading, tsumo, rules }: Seen): boolean {
  const hasShape = runs.length === 4 && !valueTiles.includes(pair) && reading.wait === 'ryanmen';
  return hasShape && !(tsumo && rules.fu.pinfuTsumo === 'notPinfu');
}

function isFourConcealed({ concealedTriplets }: Seen): boolean {
  return concealedTriplets.length === 4;
}

/** A number of triplets of these tiles, and a pair of another of them. */
function tripletsAndPair({ triplets, pair, isStandard }: Seen, of: readonly number[], many: number): boolean {
  return isStandard && triplets.filter(({ tiles }) => of.includes(tiles[0] as number)).length === many && of.includes(pair);
}

/** Whether a condition holds for the same rank in all three suits. */
function inThreeSuits(highest: number, isSo: (tile: number) => boolean): boolean {
  return Array.from({ length: highest }, (_, from) => from).some((from) => SUITS.every((one) => isSo(9 * one + from)));
}

/** 1112345678999 of a suit. */
function isGate(tiles: readonly number[]): boolean {
  const isOneSuit = tiles.every((tile) => !isHonour(tile) && suit(tile) === suit(tiles[0] as number));
  return isOneSuit && without(tiles.map(rank), [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9])?.length === tiles.length - 13;
}

/** The same, plus any one tile of the suit. */
function isNineGates(tiles: readonly number[]): boolean {
  return tiles.length === 14 && isGate(tiles);
}
