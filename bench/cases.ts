import {
  type Kind,
  type Meld,
  type MeldType,
  type RuleSet,
  type Tile,
  WINDS,
  type Win,
  type WinMethod,
  createScorer,
  kindAt,
  redFiveOf,
} from '@tenbo/engine';
import { Random } from './random.ts';

/**
 * Wins as varied as play and more so: open and closed, all quads, riichi, red fives, indicators, seven pairs, thirteen orphans, yakuman.
 * Each has a yaku under the rules.
 */
export function winCases(count: number, rules: RuleSet, seed = 1): Win[] {
  const random = new Random(seed);
  const scorer = createScorer(rules);
  const wins: Win[] = [];
  while (wins.length < count) {
    const win = randomWin(random);
    if (win && scorer.score(win).ok) wins.push(win);
  }
  return wins;
}

interface Piece {
  readonly type: 'run' | 'triplet' | 'pair' | 'tile';
  readonly kind: Kind;
}

function randomWin(random: Random): Win | undefined {
  const shape = random.below(40);
  const pieces = shape === 0 ? orphans(random) : shape < 3 ? pairs(random) : standard(random);
  const used = Array<number>(34).fill(0);
  for (const piece of pieces) for (const kind of kindsOf(piece)) used[kind] = (used[kind] as number) + 1;
  if (used.some((n) => n > 4)) return undefined;
  return dress(pieces, used, shape < 3, random);
}

function standard(random: Random): Piece[] {
  const suits = random.pick([[0, 1, 2, 3], [0, 1, 2], [0, 1, 2, 3], [random.below(3), 3], [random.below(3)], [3]]) as readonly (
    | 0
    | 1
    | 2
    | 3
  )[];
  const pieces = Array.from({ length: 4 }, (): Piece => {
    const suit = random.pick(suits);
    if (suit < 3 && random.chance(0.7)) return { type: 'run', kind: kindAt(suit, 1 + random.below(7)) };
    return { type: 'triplet', kind: anyKind(suit, random) };
  });
  return [...pieces, { type: 'pair', kind: anyKind(random.pick(suits), random) }];
}

function anyKind(suit: 0 | 1 | 2 | 3, random: Random): Kind {
  return kindAt(suit, 1 + random.below(suit === 3 ? 7 : 9));
}

function pairs(random: Random): Piece[] {
  const kinds = new Set<Kind>();
  while (kinds.size < 7) kinds.add(random.below(34) as Kind);
  return [...kinds].map((kind) => ({ type: 'pair', kind }));
}

function orphans(random: Random): Piece[] {
  const kinds = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33] as Kind[];
  return [...kinds, random.pick(kinds)].map((kind) => ({ type: 'tile', kind }));
}

function kindsOf({ type, kind }: Piece): number[] {
  if (type === 'run') return [kind, kind + 1, kind + 2];
  return Array<number>(type === 'triplet' ? 3 : type === 'pair' ? 2 : 1).fill(kind);
}

/** Turns pieces into a win: some become melds, some triplets quads, fives may be red, and the rest of the situation is drawn. */
function dress(pieces: readonly Piece[], used: number[], loose: boolean, random: Random): Win | undefined {
  const melds: Meld[] = [];
  const concealed: number[] = [];
  for (const piece of pieces) {
    const meld =
      loose || piece.type === 'pair' || piece.type === 'tile' || random.chance(0.7) ? undefined : meldOf(piece, used, random);
    if (meld) melds.push(meld);
    else concealed.push(...kindsOf(piece));
  }
  if (concealed.length === 0) return undefined;
  const [last] = concealed.splice(random.below(concealed.length), 1);
  const closed = melds.every((meld) => meld.type === 'ankan');
  const riichi = closed && random.chance(0.6);
  const indicator = (): Tile => random.below(34) as Tile;
  const doraIndicators = Array.from({ length: 1 + random.below(2) }, indicator);
  const uraIndicators = riichi ? Array.from({ length: doraIndicators.length }, indicator) : [];
  for (const tile of [...doraIndicators, ...uraIndicators]) used[tile] = (used[tile] as number) + 1;
  if (used.some((n) => n > 4)) return undefined;
  return {
    hand: { concealed: reddened(concealed, random), melds },
    tile: last as Tile,
    method: methodOf(melds, random),
    seatWind: random.pick(WINDS),
    roundWind: random.pick(WINDS.slice(0, 2)),
    ...(riichi ? { riichi: { kind: random.chance(0.05) ? 'doubleRiichi' : 'riichi', ippatsu: random.chance(0.2) } } : {}),
    doraIndicators,
    uraIndicators,
  };
}

function meldOf({ type, kind }: Piece, used: number[], random: Random): Meld {
  if (type === 'run') return { type: 'chi', tiles: [kind, kind + 1, kind + 2] as Tile[] };
  const quad = used[kind] === 3 && random.chance(0.4);
  if (quad) used[kind] = 4;
  const meldType: MeldType = quad ? random.pick(['daiminkan', 'kakan', 'ankan'] as const) : 'pon';
  return { type: meldType, tiles: Array<Tile>(quad ? 4 : 3).fill(kind) };
}

function methodOf(melds: readonly Meld[], random: Random): WinMethod {
  const quads = melds.some((meld) => meld.tiles.length === 4);
  if (random.chance(0.4)) {
    return random.chance(0.05) ? { by: 'tsumo', on: quads ? 'rinshan' : 'haitei' } : { by: 'tsumo' };
  }
  return random.chance(0.03) ? { by: 'ron', on: 'houtei' } : { by: 'ron' };
}

/** At most one five of each suit becomes red. */
function reddened(concealed: readonly number[], random: Random): Tile[] {
  const tiles = [...concealed] as Tile[];
  for (const suit of [0, 1, 2] as const) {
    const five = tiles.indexOf(kindAt(suit, 5));
    if (five >= 0 && random.chance(0.3)) tiles[five] = redFiveOf(suit);
  }
  return tiles;
}
