import type { CircumstanceError } from './circumstances.ts';
import type { MoreErrors } from '../input/error-list.ts';
import type { Reading } from './reading.ts';
import type { YakuChoices } from './hand-rules.ts';
import type { Kind, Tile, Wind } from '../tiles/tile.ts';
import type { MeldType } from './win.ts';

/** The place of a tile or a meld in a win; `seen` are tiles that lie elsewhere, as `waits` takes them. */
export interface Place {
  readonly in: 'concealed' | 'melds' | 'tile' | 'doraIndicators' | 'uraIndicators' | 'kita' | 'seen';
  readonly index: number;
}

/** What can be wrong with a win. Each is data; the sentences are in the locales. */
export type ScoreError =
  | { readonly code: 'tileCount'; readonly tiles: number; readonly melds: number; readonly expected: number }
  | { readonly code: 'fifthTile'; readonly kind: Kind; readonly count: number; readonly at: Place }
  | { readonly code: 'tooManyRedFives'; readonly tile: Tile; readonly count: number; readonly most: number; readonly at: Place }
  | { readonly code: 'tooManyPlainFives'; readonly kind: Kind; readonly count: number; readonly most: number; readonly at: Place }
  | { readonly code: 'removedTile'; readonly tile: Tile; readonly at: Place }
  | { readonly code: 'notAMeld'; readonly type: MeldType; readonly tiles: readonly Tile[]; readonly at: Place }
  | { readonly code: 'chiNotPlayed'; readonly players: number; readonly at: Place }
  | { readonly code: 'noSuchSeat'; readonly seatWind: Wind; readonly players: number }
  | { readonly code: 'riichiOnOpenHand' }
  | { readonly code: 'ippatsuAfterQuad' }
  | { readonly code: 'ippatsuOnLastTile' }
  | { readonly code: 'openRiichiNotPlayed'; readonly kind: 'openRiichi' | 'openDoubleRiichi' }
  | CircumstanceError
  | { readonly code: 'uraWithoutRiichi'; readonly at: Place }
  | { readonly code: 'rinshanWithoutQuad' }
  | { readonly code: 'chankanTileHeld'; readonly kind: Kind }
  | { readonly code: 'firstTurnWithMelds'; readonly melds: number }
  | { readonly code: 'firstTurnWithKita'; readonly kita: number }
  | { readonly code: 'firstTurnWithRiichi' }
  | { readonly code: 'firstTurnRonByDealer' }
  | { readonly code: 'kitaNotPlayed'; readonly kita: number }
  | {
      readonly code: 'tooManyIndicators';
      readonly which: 'doraIndicators' | 'uraIndicators';
      readonly count: number;
      readonly most: number;
    }
  | { readonly code: 'notComplete'; readonly shanten: number }
  | { readonly code: 'noYaku'; readonly reading: Reading; readonly doraHan: number }
  | {
      readonly code: 'tooFewHan';
      readonly han: number;
      readonly minimum: number;
      readonly honba: number;
      /** Who needs the minimum at this honba. */
      readonly bound: YakuChoices['twoHanFor'];
    }
  | MoreErrors;

export type ScoreErrorCode = ScoreError['code'];
