export type {
  AcceptanceShown,
  AnyError,
  Call,
  ErrorCode,
  Locale,
  Payment,
  RuleWords,
  ShareStep,
  ShownTiles,
  WithCode,
  YakuNames,
} from './locale.ts';
export { LANGUAGES, type Language, loadLocale } from './languages.ts';
export { localeOf } from './locale-of.ts';
export { YAKU_STYLES, type YakuStyle, loadYakuNames, withYakuNames, yakuStyleUnder } from './yaku-styles.ts';
export { withYakuStyle } from './with-yaku-style.ts';
export { hanName } from './han-name.ts';
export type { InEach } from './glossary/entry.ts';
export type { Term, TermId } from './glossary/glossary.ts';
export { loadGlossary } from './load-glossary.ts';
export { likestTerms, searchTerms, termsCalled } from './find-terms.ts';
export { describeError } from './describe-error.ts';
export { type HeadlineText, type WinText, describeHeadline, describeWin } from './describe-win.ts';
export { type WaitText, describeAcceptance, describeWaits } from './describe-waits.ts';
export {
  type RuleDifferenceText,
  type RuleGroupText,
  type RuleText,
  describeDifferences,
  describeRule,
  describeRuleValue,
  describeRuleNotices,
  describeRules,
} from './describe-rules.ts';
export { type LensRowText, type LensText, describeLens } from './describe-lens.ts';
export type { WinContext } from './payment-text.ts';
export type { FuText } from './fu-text.ts';
export { type YakuText, yakuName } from './yaku-text.ts';
export { describeShares } from './value-text.ts';
export { describeLimit, describeMultipliers, describeUnreached } from './chart-text.ts';
export { type ChartWords, chartWordsOf } from './chart-words.ts';
export { formatReading } from './reading-text.ts';
export { checkWords } from './check-words.ts';
export { describeLedgerError, describeLogError, describeMergeError } from './describe-ledger-error.ts';
export { describeTypedError } from './describe-typed-error.ts';
export type { Trouble, TroubleWords, TypedError, TypedErrorWords } from './typed-errors.ts';
export { type HandText, type MatchTable, describeEntered, describeHand, describePosition } from './describe-hand.ts';
export {
  type HandChangeText,
  type PreviewText,
  describeAside,
  describeEvent,
  describeNext,
  describePreview,
} from './describe-preview.ts';
export {
  type SettlementText,
  type TableText,
  describeGaps,
  describeSettlement,
  describeStatistics,
  describeSticks,
} from './describe-settlement.ts';
export { type ConflictText, type WayText, describeConflict } from './describe-conflict.ts';
export { type EntryText, describeLog } from './describe-log.ts';
export { type MergeText, describeMerge } from './describe-merge.ts';
export { CSV_TABLES, type CsvTable, matchCsv } from './match-csv.ts';
export { type ConditionsText, describeConditions } from './describe-conditions.ts';
export type {
  ChangeWords,
  ConditionWords,
  ConflictWords,
  DrawCase,
  ErrorShown,
  LogErrorShown,
  MatchWords,
  OutcomeWords,
  SettlementColumn,
  SheetWords,
  StatisticsColumn,
} from './match-words.ts';
