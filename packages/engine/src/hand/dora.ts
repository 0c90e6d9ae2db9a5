import type { DoraRules, TileRules } from './hand-rules.ts';
import { CHUN, EAST, HAKU, type Kind, NORTH, type Tile, isRedFive, kindOf } from '../tiles/tile.ts';
import type { Win } from './win.ts';

/** Han from dora, which count only beside a yaku and never beside a yakuman. */
export interface DoraHan {
  readonly dora: number;
  /** Red fives (赤ドラ). */
  readonly akaDora: number;
  readonly uraDora: number;
  /** Norths set aside (抜きドラ). */
  readonly kita: number;
}

/** The dora that an indicator points to. */
export function indicatedBy(indicator: Tile, rules: TileRules): Kind {
  const kind = kindOf(indicator);
  if (rules.removed === 'man2to8' && kind === 0) return 8 as Kind;
  if (kind === NORTH) return EAST;
  if (kind === CHUN) return HAKU;
  // Honours never have this remainder.
  if (kind % 9 === 8) return (kind - 8) as Kind;
  return (kind + 1) as Kind;
}

/** For each kind of dora that counts, its tiles in the hand. Norths set aside have left it. */
export type DoraTiles = { readonly [D in keyof DoraHan]: readonly Tile[] };

const NO_TILES: readonly Tile[] = [];

/** The tiles of a win's dora, given the han that they count and how many of a kind are in the hand. */
export function doraTilesOf(
  { dora, akaDora, uraDora }: DoraHan,
  win: Win,
  rules: { readonly tiles: TileRules; readonly dora: DoraRules },
  hand: { copies(kind: Kind): number },
): DoraTiles {
  const counted = countedIndicators(rules.dora);
  const held = (indicators: readonly Tile[], most: number) =>
    pointedTo(indicators, most, rules.tiles).filter((kind) => hand.copies(kind) > 0);
  return {
    dora: dora > 0 ? held(win.doraIndicators, counted.dora) : NO_TILES,
    akaDora: akaDora > 0 ? redFivesOf(win) : NO_TILES,
    uraDora: uraDora > 0 ? held(win.uraIndicators, counted.ura) : NO_TILES,
    kita: NO_TILES,
  };
}

/** The kinds that the first indicators point to, each once. */
export function pointedTo(indicators: readonly Tile[], most: number, rules: TileRules): readonly Kind[] {
  const kinds: Kind[] = [];
  for (let i = 0; i < indicators.length && i < most; i++) {
    const kind = indicatedBy(indicators[i] as Tile, rules);
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}

function redFivesOf({ hand: { concealed, melds }, tile }: Win): readonly Tile[] {
  const reds: Tile[] = concealed.filter(isRedFive);
  if (isRedFive(tile)) reds.push(tile);
  for (const meld of melds) for (const one of meld.tiles) if (isRedFive(one)) reds.push(one);
  return reds;
}

/** How many of the indicators that lie open count. */
export function countedIndicators({ ura, kan, kanUra }: DoraRules): { readonly dora: number; readonly ura: number } {
  const hasKanUra = kan === 'played' && kanUra === 'played';
  return { dora: kan === 'played' ? Infinity : 1, ura: ura === 'none' ? 0 : hasKanUra ? Infinity : 1 };
}
