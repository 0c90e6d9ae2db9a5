import {
  type Circumstance,
  type Hand,
  type Meld,
  type RiichiKind,
  type RuleSet,
  type Table,
  type Tile,
  type Win,
  type WinMethod,
  type Wind,
  type WonBy,
  type WonOn,
  presets,
} from '@tenbo/engine';

import type { LaidMeld } from '../ui/laid.ts';

/** A hand whose melds name who they were called from. */
interface LaidHand extends Hand {
  readonly melds: readonly LaidMeld[];
}

/** What affects the score but is assumed until the reader chooses it. */
export const ASSUMABLE = ['seat', 'by', 'riichi', 'round'] as const;
export type Assumable = (typeof ASSUMABLE)[number];

/** A hand as entered so far: any number of tiles, and everything that decides its score. */
export interface Draft {
  readonly hand: LaidHand;
  readonly tile: Tile | undefined;
  /** Why this is the winning tile: the reader chose it, it was tapped last, or it is the one worth most. Only the first is no assumption. */
  readonly tileIs: 'chosen' | 'last' | 'best';
  readonly by: WonBy;
  readonly on: WonOn | undefined;
  /** Who discarded, if known; it affects who pays, not the score. */
  readonly from: Wind | undefined;
  readonly seat: Wind;
  readonly round: Wind;
  /** The player at whose side the wall was broken, if known; it matters only under rules with wareme. */
  readonly wareme: Wind | undefined;
  readonly riichi: RiichiKind | undefined;
  readonly ippatsu: boolean;
  readonly circumstances: readonly Circumstance[];
  readonly dora: readonly Tile[];
  readonly ura: readonly Tile[];
  readonly kita: number;
  readonly table: Table;
  readonly rules: RuleSet;
  /** The choices made so far, in the order of `ASSUMABLE`; the rest is assumed. */
  readonly chosen: readonly Assumable[];
}

export const EMPTY: Draft = {
  hand: { concealed: [], melds: [] },
  tile: undefined,
  tileIs: 'last',
  by: 'ron',
  on: undefined,
  from: undefined,
  seat: 'S',
  round: 'E',
  wareme: undefined,
  riichi: undefined,
  ippatsu: false,
  circumstances: [],
  dora: [],
  ura: [],
  kita: 0,
  table: { honba: 0, riichiSticks: 0 },
  rules: presets.standard,
  chosen: [],
};

const FULL = 13;

/** How many concealed tiles a hand with these melds has, not counting the winning tile. */
export function roomFor(melds: readonly Meld[]): number {
  return FULL - 3 * melds.length;
}

/** All tiles outside melds, the winning one last. */
export function heldOf({ hand, tile }: Draft): readonly Tile[] {
  return tile === undefined ? hand.concealed : [...hand.concealed, tile];
}

/** The same table and rules without a hand. */
export function cleared({ seat, round, table, rules, chosen }: Draft): Draft {
  return { ...EMPTY, seat, round, table, rules, chosen: chosen.filter((one) => one === 'seat' || one === 'round') };
}

/** Whether all fourteen places are taken. */
export function isFull({ hand, tile }: Draft): boolean {
  return tile !== undefined && hand.concealed.length >= roomFor(hand.melds);
}

/** The draft with a choice made or changed. */
export function choosing(draft: Draft, what: Assumable, changes: Partial<Draft>): Draft {
  const chosen = ASSUMABLE.filter((one) => one === what || draft.chosen.includes(one));
  return { ...draft, ...changes, chosen };
}

/** The draft as a win with this winning tile. */
export function winOf(draft: Draft, tile: Tile): Win {
  const { hand, by, on, seat, round, riichi, ippatsu, circumstances, dora, ura, kita } = draft;
  return {
    hand,
    tile,
    method: (on === undefined ? { by } : { by, on }) as WinMethod,
    seatWind: seat,
    roundWind: round,
    ...(riichi !== undefined && { riichi: { kind: riichi, ippatsu } }),
    ...(circumstances.length > 0 && { circumstances }),
    doraIndicators: dora,
    uraIndicators: ura,
    ...(kita > 0 && { kita }),
  };
}
