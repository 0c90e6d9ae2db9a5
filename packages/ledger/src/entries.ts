import type { NamedValue, RuleSet, Seat, Shares, YakuId } from '@tenbo/engine';

import type { HandEnd } from './hand.ts';

/** Every entry of a match, the start first. Entries are only ever added. */
export type Log = readonly Entry[];

/** An event with an id. The app makes the ids; no two may be the same. */
export interface Entry {
  readonly id: string;
  /**
   * The heads of the log when this was written: entries that no other followed yet. They and everything before them are what the author had
   * seen. The start of the match has none.
   */
  readonly after: readonly string[];
  /** When it was written, in ISO 8601, if the app knows. */
  readonly at?: string;
  readonly event: MatchEvent;
}

/** How a dealer in the lead may end a match: after a win, or in tenpai at a draw (アガリやめ, テンパイやめ). */
const YAME = ['agariYame', 'tenpaiYame'] as const;
export type Yame = (typeof YAME)[number];

/** Why players may end a match. */
export const ENDED_BY_PLAYERS = [...YAME, 'agreed'] as const;

export type MatchEvent = MatchStarted | HandEnded | PenaltyGiven | TimeCalled | MatchEnded | NoteAdded | Decision;

/** An event about earlier entries. Of two decisions about the same thing, the one whose author had seen the other counts. */
export type Decision = EntryVoided | EntryReplaced | EntryKept;

/**
 * Whether an event is about earlier entries.
 *
 * @example
 * isDecision({ type: 'entryVoided', entry: 'a' }); // → true
 * isDecision({ type: 'timeCalled' }); // → false
 */
export function isDecision(event: MatchEvent): event is Decision {
  return event.type === 'entryVoided' || event.type === 'entryReplaced' || event.type === 'entryKept';
}

export interface MatchStarted {
  readonly type: 'matchStarted';
  /** The version of the entries' form, so that later versions can read older logs. */
  readonly version: number;
  /** The whole rule set, so that a changed preset never changes a match. */
  readonly rules: RuleSet;
  /** In turn from the first dealer. */
  readonly players: readonly string[];
  /** The points each player starts with if they differ, as against an arcade machine; if absent, all start with `match.start`. */
  readonly scores?: readonly number[];
}

export interface HandEnded {
  readonly type: 'handEnded';
  readonly hand: HandEnd<EnteredWin>;
}

/** Ranking points deducted at the end, for something that happened outside a hand. */
export interface PenaltyGiven {
  readonly type: 'penaltyGiven';
  readonly seat: Seat;
  readonly ranking: number;
}

/** Time is up. The rules say how many more hands are played. */
export interface TimeCalled {
  readonly type: 'timeCalled';
}

/** The players end the match: a dealer who has the right to, or all of them together. */
export interface MatchEnded {
  readonly type: 'matchEnded';
  readonly reason: (typeof ENDED_BY_PLAYERS)[number];
}

export interface NoteAdded {
  readonly type: 'noteAdded';
  readonly text: string;
}

/** Takes back a hand, an end of the match, a penalty, a note or a call of time. */
export interface EntryVoided {
  readonly type: 'entryVoided';
  readonly entry: string;
}

/** Corrects an entry: replaces its event. */
export interface EntryReplaced {
  readonly type: 'entryReplaced';
  readonly entry: string;
  readonly event: HandEnded | PenaltyGiven | NoteAdded;
}

/**
 * Makes an entry count: restores what was taken back or corrected, chooses one of several versions of a hand, or confirms a hand where it now
 * is.
 */
export interface EntryKept {
  readonly type: 'entryKept';
  /** The entry that counts: one as first written, or an `entryReplaced`. */
  readonly entry: string;
  /** The hands it was chosen from, including itself. The others are passed over, with everything that follows only them. */
  readonly among?: readonly string[];
}

/** A win as entered. */
export interface EnteredWin {
  readonly winner: Seat;
  readonly value: EnteredValue;
  readonly pao?: readonly EnteredPao[];
  /** The chips each payer gives, if the tiles do not show it. */
  readonly chips?: number;
}

/** From five han up, `{ han: 8 }` needs no fu, unless the rules have no limits. */
export type EnteredValue = { readonly tiles: WinTiles } | NamedValue | { readonly points: Shares };

export interface EnteredPao {
  readonly yakuman: YakuId;
  readonly liable: Seat;
}

/** The tiles of a win in the notation that `parseRecord` reads. Winds, honba and sticks come from the match. */
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
  /** Needed only by some local yaku. */
  readonly circumstances?: readonly string[];
}

/** Who gave the called tile of a meld, as its owner sees them (上家 対面 下家). */
export const GIVERS = ['left', 'across', 'right'] as const;
export type Giver = (typeof GIVERS)[number];

export interface EnteredMeld {
  readonly type: string;
  readonly tiles: string;
  /** Whose discard was called, as the winner sees them. It changes no points. */
  readonly from?: Giver;
}
