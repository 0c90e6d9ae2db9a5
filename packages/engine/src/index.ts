export { type Err, type Ok, type Result, err, ok, unwrap } from './result.ts';
export {
  type Kind,
  type Suit,
  type Tile,
  type Wind,
  WINDS,
  isHonor,
  isRedFive,
  isSimple,
  isTerminal,
  isTile,
  kindAt,
  kindOf,
  rankOf,
  redFiveOf,
  suitOf,
  windKind,
} from './tiles/tile.ts';
export {
  type HandText,
  formatHand,
  formatMeld,
  formatTiles,
  formatTilesInOrder,
  parseHand,
  parseTiles,
  positionOf,
} from './hand/notation.ts';
export { type WinText, parseWin } from './hand/win-text.ts';
export { type WinWords, windOf } from './hand/win-words.ts';
export { type JsonError, parseJson } from './input/json.ts';
export { type MoreErrors, firstErrors } from './input/error-list.ts';
export { excerpt, excerptOf, isBlank, shownText, unseenIn } from './input/excerpt.ts';
export { likest } from './input/likest.ts';
export { type NotationError, type TextError, unicodeOf } from './tiles/tile-text.ts';
export {
  CIRCUMSTANCES,
  type Circumstance,
  type Hand,
  MELD_TYPES,
  type Meld,
  type MeldType,
  RIICHI_KINDS,
  RON_ON,
  type Riichi,
  type RiichiKind,
  TSUMO_ON,
  WON_BY,
  WON_ON,
  type Win,
  type WinMethod,
  type WonBy,
  type WonOn,
} from './hand/win.ts';
export type { CircumstanceError, Need } from './hand/circumstances.ts';
export type { Place, ScoreError, ScoreErrorCode } from './hand/errors.ts';
export {
  BLOCK_TYPES,
  type Block,
  type BlockType,
  FORMS,
  type Form,
  type HandView,
  type Reading,
  WAITS,
  type WaitShape,
} from './hand/reading.ts';
export {
  LOCAL_YAKU,
  type LocalYaku,
  type LocalYakuId,
  YAKU,
  type YakuDef,
  type YakuId,
  type YakuValue,
  standsFor,
  yakuOf,
} from './yaku/index.ts';
export { type PlayedYaku, playedYaku } from './rules/played-yaku.ts';
export type { YakuItem } from './core/yaku-table.ts';
export { CountedWin, countWin, withTile } from './core/counted-win.ts';
export { ScoreColumns, WinBatch, scoreBatch } from './batch.ts';
export type { BlocksOfHand } from './yaku/define.ts';
export type { DoraHan, DoraTiles } from './hand/dora.ts';
export { doraOf } from './rules/dora-of.ts';
export type { FuItem, PairValue } from './core/fu.ts';
export { type FuChart, type FuOfSet, fuChart } from './charts/fu-chart.ts';
export {
  LIMITS,
  LIMITS_BELOW_YAKUMAN,
  LIMIT_TABLE,
  type Limit,
  type LimitBelowYakuman,
  MOST_YAKUMAN,
  limitOf,
  limitOfHan,
} from './hand/limits.ts';
export { type HandValue, basePoints, fuMatter, limitUnder, unlimitedPoints } from './payments/points.ts';
export { type WinnerAtTable, minimumHan } from './rules/minimum-han.ts';
export { type Pao, type WinAtTable, type WinRecord, payWin, transfersOf } from './payments/pay-win.ts';
export {
  type Reason,
  type Seat,
  type Shares,
  type Table,
  type Transfer,
  type WinKind,
  roundUp,
  seatsOf,
  multipliersOf,
  sharesOf,
  tableBonus,
  totalOf,
  transfer,
} from './payments/payments.ts';
export { type Explanation, type Rejected, type Scorer, createScorer } from './score.ts';
export { type RecordResult, explainRecord, resultOf, scoreRecord, scorerOf, tilesAsText, withTableOf } from './score-record.ts';
export type { Score, ScoreView } from './best-score.ts';
export { type Acceptance, type TileLeft, acceptance, waits } from './tenpai/acceptance.ts';
export type { HandError } from './hand/hand-tiles.ts';
export { type ShantenByForm, isComplete, shanten, shantenByForm } from './tenpai/shanten.ts';
export { type Discard, GOOD_WAIT, discards } from './tenpai/discards.ts';
export { FURITEN_REASONS, type Furiten, type Passed, furiten } from './tenpai/furiten.ts';
export type { DoraRules, FuRules, TileRules, YakuChoices } from './hand/hand-rules.ts';
export { type PaymentRules, type PointRules, type RuleSet, YAKU_NAMES, type YakuRules } from './rules/ruleset.ts';
export {
  ABORTIVE_DRAWS,
  type AbortiveDraw,
  type ChipRules,
  type ChomboRules,
  type DrawRules,
  type MatchRules,
  type PaoRules,
  type StandingRules,
} from './rules/match-rules.ts';
export type { RulesError } from './rules/change.ts';
export { parseRules } from './rules/parse.ts';
export { presetOf, presets } from './rules/presets/index.ts';
export type { RecordError } from './record-fields.ts';
export { badTiles, isId, parseRecord } from './record.ts';
export { type Assumed, type TextRecord, fieldsOfText, recordOfText, withWinningTile } from './text-record.ts';
export { type DiscardValue, type Situation, type WaitTable, type WaitValue, discardValues, waitValues } from './wait-values.ts';
export { TILE_FORMATS, type TileFormat, type TileFormatError, tilesFrom } from './formats/tile-formats.ts';
export { countsOfTiles, idsOfTiles, tileOfId, tilesOfCounts } from './formats/tile-ids.ts';
export { type CountedId, type YakuFormats, yakuFormats, yakuFrom } from './formats/yaku-formats.ts';
export { shownTiles } from './tenpai/shown-tiles.ts';
export {
  type BasePointsChart,
  type ChartCell,
  type ChartLimit,
  type ChartRow,
  type ChartValue,
  type InMangan,
  type ScoreChart,
  USUAL_FU,
  basePointsChart,
  fuPlayed,
  scoreChart,
} from './charts/chart.ts';
export { type Unreached, unreached } from './charts/chart.ts';
export { type PointStep, pointSteps } from './charts/value-under.ts';
export {
  type KnownValue,
  type NamedValue,
  type NoSuchValue,
  type ValueFound,
  mostYakuman,
  valueUnder,
} from './charts/value-under.ts';
export { canonicalJson, ruleCode } from './rules/code.ts';
export {
  RULE_PATHS,
  type RuleDifference,
  type RuleGroup,
  type RulePath,
  type RuleValue,
  ruleAt,
  ruleChoices,
  ruleDifferences,
} from './rules/fields.ts';
export { withRule } from './rules/fields.ts';
export type { RuleChoices } from './rules/choice.ts';
export { migrateRules } from './rules/migrate.ts';
export { type RuleNotice, offeredStarts, okaOf, ruleNotices, startOf, targetOf } from './rules/target.ts';
export { type Lens, type LensResult, type LensRow, lens } from './lens.ts';
