// What has come of a hand that has been played through.
import type { Seat, Tile, Win, YakuId } from '@tenbo/engine';
import type { HandPlay } from '@tenbo/ledger';

import type { RecordedDraw, RecordedWin } from './game.ts';
import type { PlayFinding } from './play-finding.ts';

/** A win, with everything that follows from the course of the hand. */
export interface PlayedWin {
  readonly event: number;
  readonly recorded: RecordedWin;
  readonly win: Win;
  /** The player liable for each yakuman, if it is won. */
  readonly liable: ReadonlyMap<YakuId, Seat>;
}

/** A hand that has been played through. */
export interface PlayedHand {
  /** Those of players whose tiles are known. */
  readonly wins: readonly PlayedWin[];
  readonly draw: RecordedDraw | undefined;
  /** The players who laid a riichi stick, in the order in which they declared. */
  readonly riichi: readonly Seat[];
  readonly tenpai: readonly Seat[];
  /** Those who have nagashi mangan by the rules (流し満貫). */
  readonly nagashi: readonly Seat[];
  readonly indicators: readonly Tile[];
  /** The number of tiles that could still be drawn. */
  readonly left: number;
  /** What statistics count of the hand. */
  readonly play: HandPlay;
  readonly findings: readonly PlayFinding[];
}
