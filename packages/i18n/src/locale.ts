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
  Shares,
  TileFormatError,
  Unreached,
  WaitShape,
  WinMethod,
  Wind,
  YakuId,
  presets,
} from '@tenbo/engine';

import type { Terms } from './glossary/terms.ts';
import type { Language, WithCode } from './languages.ts';
import type { MatchWords } from './match-words.ts';
import type { DocumentWords } from './rules/documents.ts';

/** Any error that the engine can find in a text, a record, rules or a win. */
export type AnyError = ScoreError | NotationError | RecordError | RulesError | TileFormatError;

export type ErrorCode = AnyError['code'];

/**
 * All words of a language. A missing word does not compile; only names of yaku may be missing, and then the romaji is shown.
 * Functions get numbers as numbers, and tiles as text in notation (`123m`).
 */
export interface Locale {
  readonly language: Language;
  readonly yaku: { readonly [Y in YakuId]?: string };
  /** 2,048 words that are easy to tell apart (the lists of BIP 39), loaded on request. */
  readonly checkWords: () => Promise<readonly string[]>;
  /** The words of the glossary, loaded on request. */
  readonly terms: () => Promise<Terms>;
  readonly dora: { readonly [D in keyof DoraHan]: string };
  readonly tiles: TileWords;
  /** The player who has a wind (東家). */
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
  /** The names of the rule sets; empty in English, because the rule sets themselves have English names. */
  readonly ruleSets: Partial<RuleSetNames>;
  readonly charts: ChartWords;
  readonly documents: DocumentWords;
  /** Warnings about rules that are probably a mistake. */
  readonly ruleNotices: { readonly [C in RuleNotice['code']]: (notice: WithCode<RuleNotice, C>, locale: Locale) => string };
  /** A rule on one line: "Kiriage mangan: yes". */
  readonly rule: (name: string, value: string) => string;
  /** Several rules on one line. */
  readonly list: (rules: readonly string[]) => string;
  /** Several names on one line: "Tenhou, M.League". */
  readonly commas: (names: readonly string[]) => string;
  readonly sameAs: (name: string) => string;
  /** The heading of the rule sets under which a hand cannot occur. */
  readonly cannotOccur: (cause: string) => string;

  readonly number: (n: number) => string;
  /** A difference: "+300", "−3,800", "±0". */
  readonly signed: (n: number) => string;
  readonly points: (n: number) => string;
  /** A number of han, or a range in a chart: "6–7". */
  readonly han: (n: number | string) => string;
  readonly fu: (n: number) => string;
  readonly hanFu: (han: number, fu: number) => string;
  readonly yakuman: (multiple: number) => string;
  /** A dealer's tsumo: each player pays the same. */
  readonly tsumoAll: (each: number) => string;
  readonly tsumoSplit: (dealer: number, other: number) => string;

  /** A result on one line: "4 han 30 fu — 7,700". */
  readonly headline: (value: string, points: string) => string;
  /** The winner's announcement at the table; it has `withHonba` if honba add something. */
  readonly call: (call: Call) => string;

  readonly fuLine: { readonly [C in FuItem['code']]: (item: WithCode<FuItem, C>, shown: ShownTiles) => string };
  /** Fu before and after rounding up to a multiple of ten; equal if nothing was rounded. */
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
  /** All payments of a win in one short sentence; `honba` is 0 if they add nothing. */
  readonly paid: (payments: readonly WholePayment[], honba: number) => string;
  /** The payment if the payer is the player at the break. */
  readonly ifWareme: (paid: string) => string;
  readonly takesSticks: (sticks: number, points: number) => string;
  readonly collects: (winner: Wind, points: number) => string;

  /** The heading of the readings that lost. */
  readonly otherReadings: string;
  /** A reading with its form, or with the wait that completed it. */
  readonly readAs: (tiles: string, form: Form, wait: WaitShape) => string;
  readonly lostBy: { readonly [R in Rejected['reason']]: string };
  /** A hand's value and its payment. */
  readonly worth: (value: string, points: string) => string;
  /** A reading that lost; `worth` is undefined if it could not win. */
  readonly lost: (reading: string, worth: string | undefined, reason: string) => string;

  /** The distance of a hand from tenpai, and the tiles that reduce it; for a hand in tenpai, its waits. */
  readonly acceptance: (acceptance: AcceptanceShown) => string;
  readonly left: (tiles: number) => string;
  /** Of the tiles that make the hand tenpai, the percentage that can leave a good wait, which is one on at least five tiles. */
  readonly goodWaits: (percent: number) => string;

  /** All words about a match and its file. */
  readonly match: MatchWords;

  /** For a hand without a winning tile where a win is needed. */
  readonly stillWaits: string;
  /** The fault, and how to fix it. */
  readonly error: { readonly [C in ErrorCode]: (error: WithCode<AnyError, C>, locale: HandLocale) => string };
}

/** A name for every named rule set. */
export type RuleSetNames = { readonly [R in keyof typeof presets]: string };

/** The words for rules: their names and values, and what is said of rule sets. */
export type RuleLocale = Pick<
  Locale,
  'abortiveDraws' | 'ruleGroups' | 'rules' | 'ruleSets' | 'charts' | 'documents' | 'ruleNotices'
>;

/** What a page needs to score a hand. Without the words for rules, a rule is called by its path and a rule set by its own name. */
export type HandLocale = Omit<Locale, 'match' | keyof RuleLocale> & Partial<RuleLocale>;

/** Names of tiles, and words to describe a hand to someone who cannot see it. */
export interface TileWords {
  /** 1–9. */
  readonly ranks: readonly string[];
  readonly suits: readonly [man: string, pin: string, sou: string];
  /** The winds and dragons, from 1z to 7z. */
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
  /** Converts a language's way of writing han to the one used with these names. */
  readonly han?: (written: Locale['han']) => Locale['han'];
}

/** A rule's name among players, and its values in words: a word for each choice, or a function for numbers and lists. */
export interface RuleWords<V> {
  readonly name: string;
  readonly says: [V] extends [string] ? { readonly [C in V]: string } : (value: V, locale: Locale) => string;
}

/** The words of a score chart. */
export interface ChartWords {
  /** Names of the charts: the dealer's points, the others' points, or base points. */
  readonly names: { readonly dealer: string; readonly other: string; readonly basePoints: string };
  /** The meaning of a cell's mark: rounded up to mangan. */
  readonly roundedUp: string;
  /** The meaning of a value in brackets. */
  readonly noHandIsWorth: string;
  /** A range of han, or all from a number up: "6–7 han", "13+ han". */
  readonly hanRange: (from: number, to: number | undefined, han: HandLocale['han']) => string;
  /** The reason why no hand has some han and fu. */
  readonly unreached: { readonly [C in Unreached['code']]: (why: WithCode<Unreached, C>) => string };
  /** A note below a chart that leaves fu out: the highest fu, and the option that shows them. */
  readonly moreFu: (most: string, option: string) => string;
  /** Ways to reach a limit: "3 han 70 fu, 4 han 40 fu, 5 han". */
  readonly ways: (ways: readonly string[]) => string;
  /** The explanation of the chart of base points: the formula alone. */
  readonly basePointsAre: string;
  /** The multipliers of base points; `alone` if only one other player pays. */
  readonly multipliers: (ron: number, tsumo: Exclude<Shares, { readonly discarder: number }>, alone: boolean) => string;
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
  /** The number of players who pay this share. */
  readonly payers: number;
  /** The payer's own share. */
  readonly own: RoundedPart;
  /** Half the missing fourth player's share, if the rules split it. */
  readonly half: RoundedPart | undefined;
  /** The sum of both. */
  readonly share: number;
}

/** Base points times a multiplier, and rounded up to 100. */
export interface RoundedPart {
  readonly multiplier: number;
  readonly product: number;
  readonly points: number;
}

/** The whole payment of one player for a win, or of several players who each pay the same; `from` is undefined if the discarder is unknown. */
interface WholePayment extends Pick<Payment, 'from'> {
  readonly points: number;
}

/** The payment of one player for a win, or of several players who each pay the same. */
export interface Payment {
  /** Undefined if the discarder is unknown. */
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
