export type {
  AcceptanceShown,
  AnyError,
  Call,
  ChartWords,
  ErrorCode,
  HandLocale,
  Locale,
  Payment,
  RuleLocale,
  RuleSetNames,
  RuleWords,
  ShareStep,
  ShownTiles,
  TileWords,
  YakuNames,
} from './locale.ts';
export { LANGUAGES, LANGUAGE_NAMES, type Language, type WithCode } from './languages.ts';
export { loadHandLocale, loadLocale, loadMatchWords, loadRuleWords, loadSeasonWords, loadSeatingWords } from './locales.ts';
export { conversionWordsOf, localeOf, seasonWordsOf, seatingWordsOf, withYakuStyle } from './at-once.ts';
export { YAKU_STYLES, type YakuStyle, loadYakuNames, withYakuNames, yakuStyleUnder } from './yaku-names/yaku-styles.ts';
export { tileName, ruleSetName } from './shown.ts';
export { hanName } from './yaku-names/han-name.ts';
export type { InEach, Term, TermId } from './glossary/glossary.ts';
export { likestTerms, loadGlossary, searchTerms, termsCalled } from './glossary/find-terms.ts';
export { asSentence, describeError } from './errors/describe-error.ts';
export { ERROR_EXAMPLES, type ErrorExamples } from './errors/error-examples.ts';
export { type HeadlineText, describeHeadline } from './win/describe-headline.ts';
export { describeSituation, type WinText, describeWin, type FuText } from './win/describe-win.ts';
export { type DiscardText, describeDiscards, type WaitText, describeAcceptance, describeWaits } from './win/describe-waits.ts';
export {
  type RuleDifferenceText,
  type RuleGroupText,
  type RuleText,
  describeDifferences,
  describeRule,
  describeRuleNotices,
  describeRuleValue,
  describeRules,
} from './rules/describe-rules.ts';
export { type DocumentText, type DocumentWords, type SourceDocument, describeDocument, documentOf } from './rules/documents.ts';
export { RULE_SET_KINDS, type RuleSetKind, ruleSetKind } from './rules/rule-set-kind.ts';
export { type LensRowText, type LensText, describeLens, describeLensRow } from './win/describe-lens.ts';
export type { WinContext } from './win/payment-text.ts';
export { type YakuText, yakuName } from './win/yaku-text.ts';
export { describeShares } from './win/value-text.ts';
export { chartWordsOf, describeLimit, describeMultipliers, describeUnreached, whyUnreached } from './rules/chart-text.ts';
export { formatReading } from './win/reading-text.ts';
export {
  describeLedgerError,
  describeLogError,
  describeMergeError,
  describeNoSuchValue,
} from './errors/describe-ledger-error.ts';
export { type HandText, type MatchTable, describeEntered, describeHand } from './match/describe-hand.ts';
export { describePosition } from './match/describe-position.ts';
export {
  type HandChangeText,
  type PreviewText,
  describeAside,
  describeEvent,
  describeNext,
  describePreview,
} from './match/describe-preview.ts';
export {
  type SettlementText,
  type TableText,
  describeGaps,
  describeSettlement,
  describeStatistics,
  describeSticks,
} from './match/describe-settlement.ts';
export { describeGameDoubt, describeResultFault } from './match/describe-result.ts';
export { type SeasonSectionText, type SeasonText, describeSeason } from './match/describe-season.ts';
export type { ConversionWords, LostPart, SeatingWords } from './library-words.ts';
export {
  describeLoss,
  describeNotConverted,
  type FindingText,
  type FoundIn,
  describeAudit,
  describeProgress,
  describeFinding,
  describeRecordError,
  describeToLogError,
  describeUnstated,
} from './match/describe-record.ts';
export type { ResultWords, SeasonFiles, SeasonGames, SeasonSection, SeasonWords } from './match/season-words.ts';
export { type CertificateText, describeCertificate, describeSeatingError } from './seating/describe-seating.ts';
export { type ConflictText, type WayText, describeConflict } from './match/describe-conflict.ts';
export { type EntryText, type MergeText, checkWords, describeLog, describeMerge } from './match/describe-log.ts';
export { type MomentText, describeMoment } from './match/describe-moment.ts';
export type { AuditCounts, AuditProgress, FindingSort, NoText } from './match/record-words.ts';
export { BYTE_ORDER_MARK, type CsvRow, csvLine, fromCell, headsNames, notFormula } from './csv.ts';
export { CSV_TABLES, type CsvTable, matchCsv } from './match/match-csv.ts';
export { type ConditionsText, describeConditions } from './match/describe-conditions.ts';
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
