import type { FURITEN_REASONS } from '@tenbo/engine';
import type { Claims, Finding, PlayFinding, RecordFileError } from '@tenbo/records';

import type { WithCode } from '../languages.ts';

/** What a language says of a record that is audited. Players, tiles and values come as text. */
export interface RecordWords {
  /** What a player cannot have done, or what cannot be. */
  readonly play: { readonly [C in PlayFinding['code']]: (shown: PlayShown) => string };
  readonly furiten: { readonly [R in (typeof FURITEN_REASONS)[number]]: string };
  /** What a record says otherwise. */
  readonly claims: { readonly [C in keyof Claims]: string };
  readonly differs: (what: string, theirs: string, ours: string) => string;
  /** The rule set that would give what the record says. */
  readonly agreesUnder: (sentence: string, rules: string, fields: readonly string[]) => string;
  readonly notAWin: (errors: string) => string;
  readonly refused: (errors: string) => string;
  readonly breaksOff: string;
  readonly none: string;
  readonly goesOn: { readonly yes: string; readonly no: string };
  /** What a file has instead of a record. */
  readonly file: { readonly [C in RecordFileError['code']]: (error: WithCode<RecordFileError, C>) => string };
  /** Why a game cannot be opened as a match. */
  readonly noMatch: { readonly beginsLater: string; readonly refused: (hand: string, errors: string) => string };
  /** Why there is no text to read. */
  readonly noText: { readonly [T in NoText]: string };
  readonly summary: (counts: AuditCounts) => string;
  readonly progress: (progress: AuditProgress) => string;
  /** Heads the findings of one sort, counted. */
  readonly sorts: { readonly [C in FindingSort]: string };
  /** A finding in a game by rules that its record does not tell. */
  readonly byHouseRules: (says: string) => string;
}

/** Why a file has no text. */
export type NoText =
  | 'missing'
  /** It is damaged. */
  | 'notUnpacked'
  /** It is larger than any record. */
  | 'tooLarge'
  | 'encrypted'
  /** By a method that tenbo does not know. */
  | 'packedOtherwise'
  /** In another archive, or not named as one. */
  | 'archiveInside'
  /** An archive with more in it than one of records can have. */
  | 'tooMuchInside';

/** What a sentence about a player's act can show. */
interface PlayShown {
  readonly who: string;
  readonly tile: string;
  readonly why: string;
  readonly count: string;
}

/** What an audit counts: findings by code, those of games by house rules, files that are no record, and those at which tenbo itself failed. */
export type FindingSort = Finding['code'] | 'houseRules' | 'unreadable' | 'fault';

/** How far an audit is. */
export interface AuditProgress {
  readonly files: number;
  /** Of how many; undefined while they are counted. */
  readonly of: number | undefined;
  readonly perSecond: number;
  /** Hours, minutes and seconds, such as 0:03:20; undefined while it is not known. */
  readonly left: string | undefined;
}

/** What an audit has looked at. */
export interface AuditCounts {
  readonly games: number;
  readonly hands: number;
  readonly wins: number;
  readonly agree: number;
  readonly seconds: number;
}
