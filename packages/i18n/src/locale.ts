import type {
  AbortiveDraw,
  DoraHan,
  Form,
  FuItem,
  Limit,
  MeldType,
  NotationError,
  RecordError,
  Rejected,
  RuleGroup,
  RuleNotice,
  RulePath,
  RuleValue,
  RulesError,
  ScoreError,
  TileFormatError,
  WaitShape,
  WinMethod,
  Wind,
  YakuId,
  presets,
} from '@tenbo/engine';

import type { Terms } from './glossary/terms.ts';
import type { Language, WithCode } from './languages.ts';
import type { MatchWords } from './match-words.ts';

/** Anything the engine can find wrong with a text, a record, rules or a win. */
export type AnyError = ScoreError | NotationError | RecordError | RulesError | TileFormatError;

export type ErrorCode = AnyError['code'];

/**
 * Everything a language says. A missing word does not compile; only a yaku may lack a name, and then its romaji is shown.
 * Functions get numbers as numbers, and tiles as text in notation (`123m`).
 */
export interface Locale {
  readonly language: Language;
  readonly yaku: { readonly [Y in YakuId]?: string };
  /** 2,048 words that are easy to tell from each other (the lists of BIP 39), loaded on request. */
  readonly checkWords: () => Promise<readonly string[]>;
  /** What the glossary says, loaded on request. */
  readonly terms: () => Promise<Terms>;
  readonly dora: { readonly [D in keyof DoraHan]: string };
  readonly tiles: TileWords;
  /** The player of a wind (東家). */
  readonly seats: { readonly [W in Wind]: string };
  readonly rounds: { readonly [W in Wind]: string };
  readonly methods: { readonly [B in WinMethod['by']]: string };
  readonly melds: { readonly [M in MeldType]: string };
  readonly waits: { readonly [W in WaitShape]: string };
  readonly forms: { readonly [F in Form]: string };
  readonly limits: { readonly [L in Limit]: string };
  /** A yakuman reached by han alone (数え役満). */
  readonly countedYakuman: string;

  readonly abortiveDraws: { readonly [A in AbortiveDraw]: string };
  readonly ruleGroups: { readonly [G in RuleGroup]: string };
  readonly rules: { readonly [P in RulePath]: RuleWords<RuleValue<P>> };
  /** The names of the rule sets; empty in English, which has them in the rule sets themselves. */
  readonly ruleSets: Partial<RuleSetNames>;
  /** Warnings about rules that are probably a mistake. */
  readonly ruleNotices: { readonly [C in RuleNotice['code']]: (notice: WithCode<RuleNotice, C>, locale: Locale) => string };
  /** A rule on one line: "Kiriage mangan: yes". */
  readonly rule: (name: string, value: string) => string;
  /** Several of them. */
  readonly list: (rules: readonly string[]) => string;
  /** Several names on one line: "Tenhou, M.League". */
  readonly commas: (names: readonly string[]) => string;
  readonly sameAs: (name: string) => string;
  /** Heads the list of rule sets under which a hand cannot occur. */
  readonly cannotOccur: (cause: string) => string;

  readonly number: (n: number) => string;
  /** A difference: "+300", "−3,800", "±0". */
  readonly signed: (n: number) => string;
  readonly points: (n: number) => string;
  /** A number of han, or several as a chart writes them: "6–7". */
  readonly han: (n: number | string) => string;
  readonly fu: (n: number) => string;
  readonly hanFu: (han: number, fu: number) => string;
  readonly yakuman: (multiple: number) => string;
  /** A dealer's tsumo: the same from each. */
  readonly tsumoAll: (each: number) => string;
  readonly tsumoSplit: (dealer: number, other: number) => string;

  /** The one line of a result: "4 han 30 fu — 7,700". */
  readonly headline: (value: string, points: string) => string;
  /** What the winner says at the table; `withHonba` if honba add something. */
  readonly call: (call: Call) => string;

  readonly fuLine: { readonly [C in FuItem['code']]: (item: WithCode<FuItem, C>, shown: ShownTiles) => string };
  /** Fu before and after rounding up to a ten; equal if nothing was rounded. */
  readonly rounding: (before: number, after: number) => string;

  /** `fu × 2^(2+han)`, the formula of base points, with its result. */
  readonly formula: (fu: number, han: number, product: number) => string;
  /** A formula's result cut to mangan, or raised to it (切り上げ満貫). */
  readonly toMangan: (formula: string, how: 'cut' | 'kiriage', basePoints: number) => string;
  /** A limit reached by han, or by a yaku worth that limit. */
  readonly limitFor: (what: string, limit: string, basePoints: number) => string;
  readonly yakumanTimes: (each: number, multiple: number, basePoints: number) => string;
  /** Base points times a payer's multiplier, rounded up to 100. */
  readonly share: (share: ShareStep) => string;
  readonly steps: (steps: readonly string[]) => string;
  /** Several errors on one line. */
  readonly sentences: (sentences: readonly string[]) => string;

  readonly pays: (payment: Payment) => string;
  /** What is paid if the payer is the player at the break. */
  readonly ifWareme: (paid: string) => string;
  readonly takesSticks: (sticks: number, points: number) => string;
  readonly collects: (winner: Wind, points: number) => string;

  /** Above the readings that lost. */
  readonly otherReadings: string;
  /** A reading with its form, or with the wait that completed it. */
  readonly readAs: (tiles: string, form: Form, wait: WaitShape) => string;
  readonly lostBy: { readonly [R in Rejected['reason']]: string };
  /** A hand's value with what it is paid. */
  readonly worth: (value: string, points: string) => string;
  /** A reading that lost; `worth` is undefined if it could not win. */
  readonly lost: (reading: string, worth: string | undefined, reason: string) => string;

  /** How far a hand is from tenpai and which tiles bring it nearer; for a hand in tenpai, its waits. */
  readonly acceptance: (acceptance: AcceptanceShown) => string;
  readonly left: (tiles: number) => string;
  /** Of the tiles that make a hand tenpai, how many in a hundred can leave a good wait, one on at least five tiles. */
  readonly goodWaits: (percent: number) => string;

  /** Everything about a match and its file. */
  readonly match: MatchWords;

  /** For a hand without its winning tile where a win is needed. */
  readonly stillWaits: string;
  /** What is wrong, and how to fix it. */
  readonly error: { readonly [C in ErrorCode]: (error: WithCode<AnyError, C>) => string };
}

/** A name for every named rule set. */
export type RuleSetNames = { readonly [R in keyof typeof presets]: string };

/** Everything but the words for matches: a page that scores a hand can do without them. */
export type HandLocale = Omit<Locale, 'match'>;

/** What tiles are called, and how a hand is told to somebody who does not see it. */
export interface TileWords {
  /** 1–9. */
  readonly ranks: readonly string[];
  readonly suits: readonly [man: string, pin: string, sou: string];
  /** The winds and the dragons, as 1z–7z. */
  readonly honors: readonly string[];
  readonly numbered: (rank: string, suit: string) => string;
  /** The name of a red five. */
  readonly red: (name: string) => string;
  readonly winning: (tile: string) => string;
  readonly doraIndicators: string;
  readonly uraIndicators: string;
}

/** The names of yaku and dora, which a reader may choose independently of the language. */
export interface YakuNames extends Pick<Locale, 'yaku' | 'dora'> {
  /** Turns a language's way of writing han into the way used with these names. */
  readonly han?: (written: Locale['han']) => Locale['han'];
}

/** A rule's name among players, and its values in words: a word for each choice, or a function for numbers and lists. */
export interface RuleWords<V> {
  readonly name: string;
  readonly says: [V] extends [string] ? { readonly [C in V]: string } : (value: V, locale: Locale) => string;
}

export interface Call {
  readonly by: WinMethod['by'];
  readonly points: string;
  readonly withHonba: string | undefined;
  readonly honba: number;
}

/** The part of the hand that a fu line shows. */
export interface ShownTiles {
  readonly tiles: string;
  readonly of: 'simples' | 'terminals' | 'honors';
  /** A concealed triplet completed by another player's tile. */
  readonly byRon: boolean;
}

export interface ShareStep {
  readonly payer: 'discarder' | 'all' | 'dealer' | 'other';
  /** How many players pay this share. */
  readonly payers: number;
  /** The payer's own share. */
  readonly own: RoundedPart;
  /** Half the missing fourth player's share, if the rules split it. */
  readonly half: RoundedPart | undefined;
  /** Both together. */
  readonly share: number;
}

/** Base points times a multiplier, and rounded up to 100. */
export interface RoundedPart {
  readonly multiplier: number;
  readonly product: number;
  readonly points: number;
}

/** What one player pays for a win, or several players who each pay the same. */
export interface Payment {
  /** Undefined if the discarder is not known. */
  readonly from: readonly Wind[] | undefined;
  readonly hand: number;
  /** Points for honba, and the number of honba. */
  readonly bonus: number;
  readonly honba: number;
  /** Points that wareme adds. */
  readonly wareme: number;
}

export interface AcceptanceShown {
  readonly shanten: number;
  readonly tiles: string;
  readonly kinds: number;
  readonly left: number;
}
