import type { AbortiveDraw, Seat } from '@tenbo/engine';

import type { EndReason } from './course.ts';
import type { Yame } from './entries.ts';
import type { TextError } from './texts.ts';
import type { ValueError } from './value.ts';

/** Why an event is refused. Each is data; the locales have the sentences. */
export type LedgerError =
  | ValueError
  | TextError
  | { readonly code: 'notStarted' }
  | { readonly code: 'alreadyStarted' }
  | { readonly code: 'matchOver'; readonly reason: EndReason }
  | { readonly code: 'playerCount'; readonly players: number; readonly expected: number }
  | { readonly code: 'scoreCount'; readonly scores: number; readonly expected: number }
  | { readonly code: 'badScore'; readonly seat: Seat; readonly points: number; readonly most: number }
  | { readonly code: 'newerVersion'; readonly version: number; readonly known: number }
  | { readonly code: 'noSeat'; readonly seat: number; readonly players: number }
  | { readonly code: 'seatTwice'; readonly seat: Seat; readonly in: SeatList }
  | { readonly code: 'riichiWithoutStick'; readonly seat: Seat; readonly points: number; readonly stick: number }
  | { readonly code: 'riichiNoten'; readonly seat: Seat }
  | { readonly code: 'winnerDiscards'; readonly seat: Seat }
  | { readonly code: 'noWinner' }
  | { readonly code: 'headBump'; readonly winner: Seat }
  | { readonly code: 'tripleRonAborts' }
  | { readonly code: 'ronTilesDiffer'; readonly tiles: readonly string[] }
  | { readonly code: 'nagashiNotPlayed' }
  | { readonly code: 'nagashiOpenHand'; readonly seat: Seat }
  | { readonly code: 'abortiveNotPlayed'; readonly cause: AbortiveDraw }
  | { readonly code: 'fourRiichiNeeded'; readonly riichi: number }
  | { readonly code: 'fourRiichiAborts' }
  | { readonly code: 'chomboByWinner'; readonly seat: Seat }
  | { readonly code: 'noChombo' }
  | { readonly code: 'chomboWithoutWin' }
  | { readonly code: 'causeWithoutChombo'; readonly seat: Seat }
  | { readonly code: 'deadHandWins'; readonly seat: Seat }
  | { readonly code: 'deadHandTenpai'; readonly seat: Seat }
  | { readonly code: 'waremeNotPlayed' }
  | { readonly code: 'waremeNotSaid' }
  | { readonly code: 'chipsNotPlayed'; readonly winner: Seat }
  | { readonly code: 'badChips'; readonly winner: Seat; readonly chips: number; readonly most: number }
  | { readonly code: 'badPenalty'; readonly ranking: number; readonly most: number }
  | { readonly code: 'timeAlreadyCalled' }
  | { readonly code: 'mayNotEnd'; readonly reason: Yame }
  | { readonly code: 'entryTwice'; readonly id: string }
  | { readonly code: 'undecided' }
  | { readonly code: 'followsPassedOver'; readonly entry: string }
  | { readonly code: 'waitsFor'; readonly entries: readonly string[] }
  | { readonly code: 'notSeen'; readonly entries: readonly string[] }
  | { readonly code: 'alreadyTakenBack'; readonly entry: string }
  | { readonly code: 'noSuchEntry'; readonly entry: string }
  | { readonly code: 'notReplaceable'; readonly entry: string };

export type LedgerErrorCode = LedgerError['code'];

/** The lists that may name a seat only once. */
export type SeatList = 'riichi' | 'wins' | 'tenpai' | 'nagashi' | 'chombo' | 'causes' | 'dead';
