// What one player can know at a moment of a hand: the own hand and its waits, and what lies open on the table.
import {
  type Acceptance,
  type Furiten,
  type Meld,
  type RuleSet,
  type Score,
  type Seat,
  type Tile,
  type WaitValue,
  type Win,
  acceptance,
  scorerOf,
  shownTiles,
  waitValues,
} from '@tenbo/engine';

import type { Finding } from './finding.ts';
import type { SeenEvent, SeenHand } from './game.ts';
import type { Play } from './play.ts';
import type { Side } from './side.ts';
import { DEALT } from './hand-in-play.ts';

/** What one player can know after an event of a hand. */
export interface SeatMoment {
  /** The hand, counted from 0. */
  readonly hand: number;
  /** 0 is East 1; each change of dealer adds one. */
  readonly kyoku: number;
  readonly honba: number;
  readonly seat: Seat;
  /** What has just happened; undefined after the deal. */
  readonly event: SeenEvent | undefined;
  /** The tiles in the player's hand, without the one just drawn. */
  readonly concealed: readonly Tile[];
  readonly drawn: Tile | undefined;
  /** What lies open, by seat. */
  readonly sides: readonly OpenSide[];
  readonly indicators: readonly Tile[];
  /** The number of tiles that can still be drawn. */
  readonly left: number;
  /** The distance of a hand of 13 tiles, and what improves it; `left` counts what the player cannot see. Undefined on the player's turn, or if the hand is impossible. */
  readonly acceptance: Acceptance | undefined;
  /** In tenpai, what the next tile would be worth by ron and by tsumo, if it comes in no special way; without ura dora, which nobody knows yet. */
  readonly waits: readonly WaitValue[];
  /** The reasons why the player may not win by ron. */
  readonly furiten: readonly Furiten[];
  /** The win that the player can declare now, or has just declared. */
  readonly win: SeatWin | undefined;
  /** What is wrong with the event. */
  readonly findings: readonly Finding[];
}

/** What lies open on one player's side. */
export interface OpenSide {
  readonly melds: readonly Meld[];
  /** With those that others have called. */
  readonly discards: readonly Tile[];
  readonly riichi: 'riichi' | 'doubleRiichi' | undefined;
  /** Norths set aside. */
  readonly kita: number;
}

/** A win, with its value. */
export interface SeatWin {
  readonly win: Win;
  readonly score: Score;
}

/** A hand that is played, and whose view it is. */
export interface Seen {
  readonly play: Play;
  readonly hand: SeenHand;
  readonly seat: Seat;
  readonly rules: RuleSet;
}

/** What a moment says of the table and the player's hand, whatever has just happened. */
export type SeatTable = Omit<SeatMoment, 'hand' | 'event' | 'win' | 'findings'>;

/** What a player can know now. */
export function seatTable(seen: Seen): SeatTable {
  const { play, hand, seat } = seen;
  const side = play.sides[seat] as Side;
  const { indicators, left } = play.played();
  const drawn = side.now.get('drawn');
  const at = drawn === undefined || drawn === 'hidden' ? -1 : side.concealed.lastIndexOf(drawn);
  return {
    kyoku: hand.kyoku,
    honba: hand.honba,
    seat,
    concealed: at < 0 ? [...side.concealed] : side.concealed.toSpliced(at, 1),
    drawn: side.concealed[at],
    sides: play.sides.map(openSide),
    indicators: [...indicators],
    left,
    ...(side.tiles === DEALT ? waiting(side, seen) : { acceptance: undefined, waits: [], furiten: [] }),
  };
}

function waiting(side: Side, { play, hand, seat, rules }: Seen): Pick<SeatTable, 'acceptance' | 'waits' | 'furiten'> {
  const { concealed, melds } = side;
  const situation = play.situation(seat);
  const shown = shownTiles(situation);
  const seen = without(play.inPlay, [...concealed, ...melds.flatMap(({ tiles }) => tiles), ...shown]);
  const found = acceptance(side, rules, [...shown, ...seen]);
  if (!found.ok || found.value.shanten > 0) return { acceptance: found.ok ? found.value : undefined, waits: [], furiten: [] };
  const values = waitValues(scorerOf(rules), { concealed, melds }, situation, { seen, honba: hand.honba });
  return { acceptance: found.value, waits: values.ok ? values.value : [], furiten: side.furiten(rules) };
}

/** The win that a player can declare now, or has just declared, with its value. */
export function winNow({ play, hand, seat, rules }: Seen, event: SeenEvent | undefined): SeatWin | undefined {
  const declared = play.played().wins.find(({ recorded }) => recorded === event);
  const win = declared?.win ?? play.winNow(seat);
  const scored = win && scorerOf(rules).score(win, hand.honba);
  return scored?.ok ? { win: win as Win, score: scored.value } : undefined;
}

function openSide({ melds, discards, riichi, kita }: Side): OpenSide {
  return { melds: [...melds], discards: [...discards], riichi, kita };
}

/** The tiles of a list without others, each once. */
function without(tiles: readonly Tile[], others: readonly Tile[]): readonly Tile[] {
  const rest = [...tiles];
  for (const tile of others) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
