import type { LimitBelowYakuman, RuleSet, Seat, Shares, YakuId } from '@tenbo/engine';

import type { HandEnd } from './hand.ts';

/** A log: every entry there ever was, the first of them the match's start. Entries are only added. */
export type Log = readonly Entry[];

/** An event with its name. Names are the app's to make; they must differ. */
export interface Entry {
  readonly id: string;
  /** Every entry that no other had followed when it was written: with what lies before these, all its author had seen. The match's start has none. */
  readonly after: readonly string[];
  /** When, as ISO 8601 has it, where the app knows. */
  readonly at?: string;
  readonly event: MatchEvent;
}

/** How a dealer in the lead may end a match: after a win, or in tenpai at a draw (アガリやめ, テンパイやめ). */
const YAME = ['agariYame', 'tenpaiYame'] as const;
export type Yame = (typeof YAME)[number];

/** Why players may end a match. */
export const ENDED_BY_PLAYERS = [...YAME, 'agreed'] as const;

export type MatchEvent = MatchStarted | HandEnded | PenaltyGiven | TimeCalled | MatchEnded | NoteAdded | Decision;

/** An event about entries that were there before. Of two decisions about the same thing, the one whose author had seen the other counts. */
export type Decision = EntryVoided | EntryReplaced | EntryKept;

export function isDecision(event: MatchEvent): event is Decision {
  return event.type === 'entryVoided' || event.type === 'entryReplaced' || event.type === 'entryKept';
}

export interface MatchStarted {
  readonly type: 'matchStarted';
  /** Of the form of entries, for later versions to read older logs. */
  readonly version: number;
  /** Whole, so that the match never changes when a preset does. */
  readonly rules: RuleSet;
  /** From the first dealer on, in turn. */
  readonly players: readonly string[];
  /** Points each begins with where they differ, as an opponent's in the arcade; else `match.start`. */
  readonly scores?: readonly number[];
}

export interface HandEnded {
  readonly type: 'handEnded';
  readonly hand: HandEnd<EnteredWin>;
}

/** Ranking points taken off at the end, for a foul outside of a hand. */
export interface PenaltyGiven {
  readonly type: 'penaltyGiven';
  readonly seat: Seat;
  readonly ranking: number;
}

/** Time is up: the rules say what is still played. */
export interface TimeCalled {
  readonly type: 'timeCalled';
}

/** The players end the match: a dealer who may, or all of them. */
export interface MatchEnded {
  readonly type: 'matchEnded';
  readonly reason: (typeof ENDED_BY_PLAYERS)[number];
}

export interface NoteAdded {
  readonly type: 'noteAdded';
  readonly text: string;
}

/** Takes back a hand, an end, a penalty, a note or the call of time. */
export interface EntryVoided {
  readonly type: 'entryVoided';
  readonly entry: string;
}

/** Corrects an entry: puts another event in its place. */
export interface EntryReplaced {
  readonly type: 'entryReplaced';
  readonly entry: string;
  readonly event: HandEnded | PenaltyGiven | NoteAdded;
}

/**
 * Lets an entry count: brings back what was taken back or corrected, chooses one of several accounts of a hand, or confirms a hand where it is
 * now.
 */
export interface EntryKept {
  readonly type: 'entryKept';
  /** What counts: an entry as it was first written, or an `entryReplaced`. */
  readonly entry: string;
  /** The hands it was chosen from, itself among them; the others are passed over, with whatever follows only them. */
  readonly among?: readonly string[];
}

/** A win as it was entered. */
export interface EnteredWin {
  readonly winner: Seat;
  readonly value: EnteredValue;
  readonly pao?: readonly EnteredPao[];
  /** Chips each payer gives, where the tiles do not say it. */
  readonly chips?: number;
}

export type EnteredValue =
  | { readonly tiles: WinTiles }
  | { readonly han: number; readonly fu: number }
  | { readonly limit: LimitBelowYakuman }
  | { readonly yakuman: number }
  | { readonly points: Shares };

export interface EnteredPao {
  readonly yakuman: YakuId;
  readonly liable: Seat;
}

/** The tiles of a win in notation, as `parseRecord` reads them; winds, honba and sticks are the match's to say. */
export interface WinTiles {
  readonly hand: string;
  readonly tile: string;
  readonly melds?: readonly EnteredMeld[];
  readonly on?: string;
  readonly riichi?: string;
  readonly ippatsu?: boolean;
  readonly dora?: string;
  readonly ura?: string;
  readonly kita?: number;
  /** What only some local yaku ask for. */
  readonly circumstances?: readonly string[];
}

/** Who gave the called tile of a meld, as its owner sees them (上家 対面 下家). */
export const GIVERS = ['left', 'across', 'right'] as const;
export type Giver = (typeof GIVERS)[number];

export interface EnteredMeld {
  readonly type: string;
  readonly tiles: string;
  /** Who gave the called tile, as the winner sees them; it changes no points. */
  readonly from?: Giver;
}
