import type { FURITEN_REASONS, WonBy } from '@tenbo/engine';
import type { Claims, Finding, PlayFinding, QuadFault, RecordFileError, Stated } from '@tenbo/records';

import type { WithCode } from '../languages.ts';

/** A language's words for an audited record. Players, tiles and values are passed as text. */
export interface RecordWords {
  /** Impossible acts of a player, and impossible states. */
  readonly play: { readonly [C in PlayFinding['code']]: (shown: PlayShown) => string };
  readonly quadInRiichi: { readonly [F in QuadFault]: string };
  /** The record does not say which abortive draw it was, and there was none. */
  readonly noAbort: string;
  readonly furiten: { readonly [R in (typeof FURITEN_REASONS)[number]]: string };
  /** What a player knows at a moment of a hand. */
  readonly moment: {
    /** The beginning of a hand. `dora`: its indicator. */
    readonly hand: (shown: {
      readonly hand: string;
      readonly who: string;
      readonly seat: string;
      readonly dora: string;
    }) => string;
    readonly furiten: (reasons: readonly string[]) => string;
    /** The player can win, or has won. */
    readonly canWin: (shown: WinShown) => string;
    readonly wins: (shown: WinShown) => string;
  };
  /** The values that a record may claim differently. */
  readonly claims: { readonly [C in keyof Claims]: string };
  readonly differs: (what: string, theirs: string, ours: string) => string;
  /** The rule set that would give the record's values. */
  readonly agreesUnder: (sentence: string, rules: string, fields: readonly string[]) => string;
  readonly notAWin: (errors: string) => string;
  readonly refused: (errors: string) => string;
  readonly breaksOff: string;
  readonly notRead: (why: string) => string;
  /** What a record may leave out, and what it says of that: the list, and the rules that tenbo takes. */
  readonly stated: { readonly [S in Exclude<Stated, keyof Claims>]: string };
  readonly notStated: (what: readonly string[]) => string;
  readonly rulesTaken: (rules: string) => string;
  readonly none: string;
  readonly goesOn: { readonly yes: string; readonly no: string };
  /** The reason why a file is not a record. */
  readonly file: { readonly [C in RecordFileError['code']]: (error: WithCode<RecordFileError, C>) => string };
  /** The reason why a game cannot be opened as a match. */
  readonly noMatch: { readonly beginsLater: string; readonly refused: (hand: string, errors: string) => string };
  /** The reason why there is no text to read. */
  readonly noText: { readonly [T in NoText]: string };
  readonly summary: (counts: AuditCounts) => string;
  readonly progress: (progress: AuditProgress) => string;
  /** The heading of each kind of finding, with its count. */
  readonly sorts: { readonly [C in FindingSort]: string };
  /** A finding in a game with house rules that its record does not state. */
  readonly byHouseRules: (says: string) => string;
}

/** The reasons why a file has no text. */
export type NoText =
  | 'missing'
  /** The file is damaged. */
  | 'notUnpacked'
  /** The file is larger than any record. */
  | 'tooLarge'
  | 'encrypted'
  /** The file is compressed with a method that tenbo does not support. */
  | 'packedOtherwise'
  /** The archive is inside another archive, or is not named as an archive. */
  | 'archiveInside'
  /** The archive contains more than one of records can. */
  | 'tooMuchInside';

/** Information for a sentence about a player's act. */
interface PlayShown {
  readonly who: string;
  readonly tile: string;
  readonly why: string;
  readonly count: string;
}

/** Information for a sentence about a win. */
interface WinShown {
  readonly by: WonBy;
  readonly tile: string;
  readonly worth: string;
}

/** The kinds that an audit counts: findings by code, records that do not state everything, findings of games with house rules, files that are not records, and files on which tenbo itself failed. */
export type FindingSort = Finding['code'] | 'notStated' | 'houseRules' | 'unreadable' | 'fault';

/** The progress of an audit. */
export interface AuditProgress {
  readonly files: number;
  /** The total; undefined until it is known. */
  readonly of: number | undefined;
  readonly perSecond: number;
  /** Hours, minutes and seconds, such as 0:03:20; undefined until it is known. */
  readonly left: string | undefined;
}

/** The totals of an audit. */
export interface AuditCounts {
  readonly games: number;
  readonly hands: number;
  readonly wins: number;
  readonly agree: number;
  readonly seconds: number;
}
