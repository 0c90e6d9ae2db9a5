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

/** A hand whose melds lie as they were called. */
interface LaidHand extends Hand {
  readonly melds: readonly LaidMeld[];
}

/** A hand as far as it is entered: any number of tiles, in the order they came, and all that decides its value. */
export interface Draft {
  readonly hand: LaidHand;
  readonly tile: Tile | undefined;
  readonly by: WonBy;
  readonly on: WonOn | undefined;
  /** Who discarded, where it is known; it changes who pays, not the value. */
  readonly from: Wind | undefined;
  readonly seat: Wind;
  readonly round: Wind;
  /** At whose side the wall was broken, where it is known; it counts under rules that play wareme. */
  readonly wareme: Wind | undefined;
  readonly riichi: RiichiKind | undefined;
  readonly ippatsu: boolean;
  readonly circumstances: readonly Circumstance[];
  readonly dora: readonly Tile[];
  readonly ura: readonly Tile[];
  readonly kita: number;
  readonly table: Table;
  readonly rules: RuleSet;
}

export const EMPTY: Draft = {
  hand: { concealed: [], melds: [] },
  tile: undefined,
  by: 'ron',
  on: undefined,
  from: undefined,
  seat: 'E',
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
};

const FULL = 13;

/** How many concealed tiles wait for the last one beside these melds. */
export function roomFor(melds: readonly Meld[]): number {
  return FULL - 3 * melds.length;
}

/** All tiles but those in melds, the winning one last. */
export function heldOf({ hand, tile }: Draft): readonly Tile[] {
  return tile === undefined ? hand.concealed : [...hand.concealed, tile];
}

/** A draft of the same table and rules without a hand. */
export function cleared({ seat, round, table, rules }: Draft): Draft {
  return { ...EMPTY, seat, round, table, rules };
}

/** The win of a draft whose winning tile is this one. */
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
