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
  WaitShape,
  WinMethod,
  Wind,
  YakuId,
} from '@tenbo/engine';

import type { Terms } from './glossary/terms.ts';
import type { Language, WithCode } from './languages.ts';
import type { MatchWords } from './match-words.ts';
import type { ChartWords } from './rules/chart-words.ts';

/** Whatever the engine can find wrong with a text, a record, rules or a win. */
export type AnyError = ScoreError | NotationError | RecordError | RulesError;

export type ErrorCode = AnyError['code'];

/**
 * Everything a language says. A missing word does not compile; only a yaku may go without a name and is then called by its romaji.
 * Numbers come as numbers, tiles as text in notation (`123m`).
 */
export interface Locale {
  readonly language: Language;
  readonly yaku: { readonly [Y in YakuId]?: string };
  /** 2,048 words that are told apart easily (the lists of BIP 39), loaded when they are asked for. */
  readonly checkWords: () => Promise<readonly string[]>;
  /** What the glossary says, loaded on request. */
  readonly terms: () => Promise<Terms>;
  readonly dora: { readonly [D in keyof DoraHan]: string };
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
  /** What is pointed out of rules that hardly are meant so. */
  readonly ruleNotices: { readonly [C in RuleNotice['code']]: (notice: WithCode<RuleNotice, C>, locale: Locale) => string };
  /** A rule on one line: "Kiriage mangan: played". */
  readonly rule: (name: string, value: string) => string;
  /** Several of them. */
  readonly list: (rules: readonly string[]) => string;
  readonly sameAs: (name: string) => string;
  /** Before the rule sets under which a hand cannot occur. */
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
  /** What the winner says at the table; `withHonba` where honba add something. */
  readonly call: (call: Call) => string;

  readonly fuLine: { readonly [C in FuItem['code']]: (item: WithCode<FuItem, C>, shown: ShownTiles) => string };
  /** Fu before and after rounding up to a ten; the same where nothing was rounded. */
  readonly rounding: (before: number, after: number) => string;

  /** `fu × 2^(2+han)`, the formula of base points, with its result. */
  readonly formula: (fu: number, han: number, product: number) => string;
  /** A formula's result cut down to a mangan, or lifted to one (切り上げ満貫). */
  readonly toMangan: (formula: string, how: 'cut' | 'kiriage', basePoints: number) => string;
  /** A limit given by han, or by a yaku that stands for it. */
  readonly limitFor: (what: string, limit: string, basePoints: number) => string;
  readonly yakumanTimes: (each: number, multiple: number, basePoints: number) => string;
  /** Base points times a payer's multiplier, rounded up to 100. */
  readonly share: (share: ShareStep) => string;
  readonly steps: (steps: readonly string[]) => string;
  /** Several errors on one line. */
  readonly sentences: (sentences: readonly string[]) => string;

  readonly pays: (payment: Payment) => string;
  /** What is paid if the player at the break is the one who pays. */
  readonly ifWareme: (paid: string) => string;
  readonly takesSticks: (sticks: number, points: number) => string;
  readonly collects: (winner: Wind, points: number) => string;

  /** Above the readings that lost. */
  readonly otherReadings: string;
  /** How a reading is read: its form, or by which wait it was completed. */
  readonly readAs: (tiles: string, form: Form, wait: WaitShape) => string;
  readonly lostBy: { readonly [R in Rejected['reason']]: string };
  /** A hand's value with what it is paid. */
  readonly worth: (value: string, points: string) => string;
  /** A reading that lost; `worth` is left out where it could not win. */
  readonly lost: (reading: string, worth: string | undefined, reason: string) => string;

  /** How far a hand is, and which tiles bring it nearer; of a hand in tenpai, its waits. */
  readonly acceptance: (acceptance: AcceptanceShown) => string;
  readonly left: (tiles: number) => string;

  /** All that is said of a match and of its file. */
  readonly match: MatchWords;
  readonly charts: ChartWords;

  /** Of a hand without its winning tile, where a win is asked for. */
  readonly stillWaits: string;
  /** What is wrong, and the way out. */
  readonly error: { readonly [C in ErrorCode]: (error: WithCode<AnyError, C>) => string };
}

/** What the lines of a hand are called: the part of a locale that a reader may choose apart from the language. */
export interface YakuNames extends Pick<Locale, 'yaku' | 'dora'> {
  /** Makes of how a language writes han how they are written with these names. */
  readonly han?: (written: Locale['han']) => Locale['han'];
}

/** A rule as players call it, and how each of its values is said: a word for each choice, or what makes one of a number or a list. */
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

/** What a fu line shows of the hand. */
export interface ShownTiles {
  readonly tiles: string;
  readonly of: 'simples' | 'terminals' | 'honors';
  /** A triplet in the hand that another player's tile finished. */
  readonly byRon: boolean;
}

export interface ShareStep {
  readonly payer: 'discarder' | 'all' | 'dealer' | 'other';
  /** How many pay this share. */
  readonly payers: number;
  /** The payer's own share. */
  readonly own: RoundedPart;
  /** Half the share of the player who is missing from three, where the rules split it. */
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

/** What one player pays for a win, or several the same each. */
export interface Payment {
  /** Undefined where it was not said who discarded. */
  readonly from: readonly Wind[] | undefined;
  readonly hand: number;
  /** Points for honba, and how many honba that are. */
  readonly bonus: number;
  readonly honba: number;
  /** Points added to double it. */
  readonly wareme: number;
}

export interface AcceptanceShown {
  readonly shanten: number;
  readonly tiles: string;
  readonly kinds: number;
  readonly left: number;
}
