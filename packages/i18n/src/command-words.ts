import type { WithCode } from './languages.ts';

/** Messages about a command or the file of a match; nearly all of them are errors. `nearest` are the words that a wrong one may be a misspelling of. */
export type TypedError =
  | {
      readonly code: 'noSuchPlayer';
      readonly typed: string;
      readonly players: readonly string[];
      readonly nearest: readonly string[];
    }
  | { readonly code: 'whichPlayer'; readonly typed: string; readonly players: readonly string[] }
  | { readonly code: 'notInSeason'; readonly typed: string; readonly players: readonly string[] }
  | { readonly code: 'badNames'; readonly typed: string }
  | { readonly code: 'numberAsName'; readonly typed: string }
  | {
      readonly code: 'noSuchOutcome';
      readonly typed: string;
      readonly outcomes: readonly string[];
      readonly nearest: readonly string[];
    }
  | { readonly code: 'playerMissing'; readonly what: 'winner' | 'discarder' | 'players' }
  | { readonly code: 'noValue'; readonly typed: string }
  /** `tenbo points` was asked for something that is not a value. */
  | { readonly code: 'noValueInPoints'; readonly typed: string }
  | {
      readonly code: 'noSuchCause';
      readonly typed: string;
      readonly causes: readonly string[];
      readonly nearest: readonly string[];
    }
  | {
      readonly code: 'noSuchFoul';
      readonly typed: string;
      readonly fouls: readonly string[];
      readonly nearest: readonly string[];
    }
  | {
      readonly code: 'noSuchYaku';
      readonly typed: string;
      readonly yaku: readonly string[];
      readonly nearest: readonly string[];
    }
  | { readonly code: 'noSuchCommand'; readonly typed: string; readonly commands: readonly string[] }
  /** What is wrong with the options and words of a command, with the nearest ones. */
  | { readonly code: 'noSuchOption'; readonly typed: string; readonly options: readonly string[] }
  | { readonly code: 'optionValueMissing'; readonly option: string }
  | { readonly code: 'optionMissing'; readonly option: string }
  | { readonly code: 'optionConflict'; readonly option: string; readonly other: string }
  | { readonly code: 'wordMissing'; readonly word: string }
  | { readonly code: 'tooManyWords'; readonly typed: string; readonly most: number }
  | {
      readonly code: 'badChoice';
      readonly option: string;
      readonly typed: string;
      readonly choices: readonly string[];
      readonly nearest: readonly string[];
    }
  | { readonly code: 'badNumber'; readonly option: string; readonly typed: string; readonly from: string; readonly to: string }
  | { readonly code: 'badOptionValue'; readonly option: string; readonly typed: string; readonly sample: string }
  /** About a file of rules, or rules written as JSON. */
  | { readonly code: 'noRulesFile'; readonly file: string }
  | { readonly code: 'rulesTooLarge'; readonly file: string; readonly most: number }
  | { readonly code: 'badJson'; readonly where: string; readonly line: number; readonly column: number }
  | { readonly code: 'noSuchTerm'; readonly typed: string; readonly terms: readonly string[] }
  | { readonly code: 'badCount'; readonly option: string; readonly typed: string }
  | { readonly code: 'badPair'; readonly option: string; readonly typed: string; readonly sample: string }
  | { readonly code: 'noSuchHand'; readonly typed: string; readonly hands: number }
  | { readonly code: 'noSuchCandidate'; readonly typed: string; readonly letters: readonly string[] }
  | { readonly code: 'optionTwice'; readonly option: string }
  | { readonly code: 'optionElsewhere'; readonly option: string; readonly command: string }
  | { readonly code: 'optionNotFor'; readonly option: string; readonly needs: 'nagashi' | 'win' | 'tiles' }
  | { readonly code: 'countTwice'; readonly option: string; readonly typed: string }
  | { readonly code: 'notAWinner'; readonly option: string; readonly typed: string; readonly player: string }
  | { readonly code: 'whichWinner'; readonly option: string; readonly typed: string; readonly players: readonly string[] }
  | { readonly code: 'ownDiscard' }
  /** A sample hand, shown with the error of one that has far too few tiles. */
  | { readonly code: 'handSample' }
  /** Not an error: no winning tile was named, so one was assumed. */
  | { readonly code: 'tileAssumed'; readonly tile: string }
  | { readonly code: 'handMissing' }
  | { readonly code: 'handBesidePipe' }
  | { readonly code: 'pathMissing' }
  | { readonly code: 'pathBesidePipe' }
  | { readonly code: 'optionNeeds'; readonly option: string; readonly needs: string }
  /** In the lists and plans of a tournament: a text that names no player (of `count`), unusable names, or a file that is not CSV. */
  | { readonly code: 'notInField'; readonly typed: string; readonly players: readonly string[]; readonly count: number }
  | { readonly code: 'nameTwice'; readonly typed: string }
  | { readonly code: 'nameIsNumber'; readonly typed: string }
  | { readonly code: 'nameMissing' }
  | { readonly code: 'badQuote' }
  /** Two options name the same file. */
  | { readonly code: 'sameFile'; readonly file: string }
  /** About games written to a folder: none is named, or it holds what is read, or is in it. */
  | { readonly code: 'outMissing' }
  | { readonly code: 'outBesideInput'; readonly folder: string; readonly path: string }
  /** About a resumable run: its output cannot be continued, must not be overwritten, is complete, or belongs to another command. */
  | { readonly code: 'notResumable'; readonly file: string }
  | { readonly code: 'runInterrupted'; readonly file: string; readonly journal: string }
  | { readonly code: 'nothingToResume'; readonly file: string }
  | { readonly code: 'otherRun'; readonly file: string; readonly journal: string }
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'nothingToRedo' }
  | { readonly code: 'noFile'; readonly file: string }
  | { readonly code: 'fileExists'; readonly file: string }
  | { readonly code: 'notJson'; readonly file: string; readonly line: number; readonly column: number }
  | { readonly code: 'locked'; readonly process: number; readonly file: string; readonly lock: string }
  | {
      readonly code: 'lockedElsewhere';
      readonly process: number;
      readonly machine: string;
      readonly file: string;
      readonly lock: string;
    }
  | { readonly code: 'lockedBySomebody'; readonly file: string; readonly lock: string }
  | { readonly code: 'cannotAccess'; readonly file: string; readonly trouble: Trouble; readonly cause: string }
  | { readonly code: 'answerNotWritten'; readonly trouble: Trouble; readonly cause: string }
  | { readonly code: 'inputNotRead'; readonly trouble: Trouble; readonly cause: string }
  | { readonly code: 'portDenied'; readonly port: number }
  | { readonly code: 'pageServed'; readonly address: string }
  | { readonly code: 'portInUse'; readonly port: number; readonly elsewhere: number; readonly address: string }
  | { readonly code: 'pageMissing' }
  /** Not errors: the page's address for other devices, and how to stop serving it. */
  | { readonly code: 'pageElsewhere'; readonly address: string }
  | { readonly code: 'pageRunning' }
  /** About the server of a club: reasons why it cannot start. */
  | { readonly code: 'badKey' }
  | { readonly code: 'badHost'; readonly host: string }
  | { readonly code: 'badCertificate'; readonly cert: string; readonly key: string; readonly said: string }
  | { readonly code: 'databaseNotOpened'; readonly place: string; readonly said: string }
  | { readonly code: 'newerDatabase'; readonly place: string; readonly version: number; readonly known: number }
  /** Not an error: the link that creates events. */
  | { readonly code: 'eventLink'; readonly address: string }
  /** About stored and moved data: reasons for failure, then results. */
  | { readonly code: 'noDatabase'; readonly file: string }
  | { readonly code: 'usePgDump' }
  | { readonly code: 'backupNotWritten'; readonly file: string; readonly said: string }
  | { readonly code: 'notABackup'; readonly file: string; readonly said: string }
  | { readonly code: 'databaseExists'; readonly file: string }
  | { readonly code: 'databaseInUse'; readonly file: string }
  | { readonly code: 'noSuchEvent'; readonly event: string; readonly events: readonly string[] }
  | { readonly code: 'badLine'; readonly file: string; readonly line: number; readonly said: string }
  | { readonly code: 'takenId'; readonly file: string; readonly id: string }
  | { readonly code: 'backedUp'; readonly file: string }
  | { readonly code: 'restored'; readonly file: string }
  | { readonly code: 'eventExists'; readonly file: string; readonly event: string }
  /** What an import is about to add; links are those that are not revoked, organisers' among them. */
  | {
      readonly code: 'eventToImport';
      readonly event: string;
      readonly organisers: number;
      readonly links: number;
      readonly people: number;
      readonly logs: number;
      readonly entries: number;
    }
  | { readonly code: 'eventImported'; readonly event: string }
  | { readonly code: 'fault'; readonly said: string };

/** Reasons why the system cannot read or write that the reader can do something about; `other` gives the system's own code. */
export type Trouble =
  | 'full'
  | 'readOnly'
  | 'denied'
  | 'noFolder'
  | 'notAFile'
  | 'nameTooLong'
  | 'linksInACircle'
  | 'tooManyOpen'
  | 'tooLarge'
  | 'busy'
  | 'closed'
  | 'other';

/** The explanation of each one, and how to fix it. */
export type TroubleWords = { readonly [T in Trouble]: (cause: string) => string };

/** A sentence for each code, in one language. */
export type TypedErrorWords = { readonly [C in TypedError['code']]: (error: WithCode<TypedError, C>) => string };

/** The help in one language. The English texts are where the commands are made; those of other languages are found by them. */
export interface HelpWords {
  /** What follows a description in brackets: its choices, its default. */
  readonly brackets: (parts: readonly string[]) => string;
  readonly texts: Readonly<Record<string, string>>;
}

/** What a language has for the command. */
export interface CommandWords {
  readonly errors: TypedErrorWords;
  /** The labels of a term's other names and of related terms, the same as on the page. */
  readonly term: { readonly also: string; readonly see: string };
  /** Fetched only for help in their language, so that tenbo starts fast. */
  readonly help: () => Promise<HelpWords>;
}
