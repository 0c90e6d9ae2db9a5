import { formatTiles, formatTilesInOrder, presetOf } from '@tenbo/engine';
import type {
  Claims,
  Disagreement,
  Finding,
  Game,
  GameFact,
  GameHand,
  HandFact,
  NotConverted,
  PlayFinding,
  RecordFileError,
  Stated,
  ToLogError,
} from '@tenbo/records';

import { describeError } from '../errors/describe-error.ts';
import { describeLedgerError } from '../errors/describe-ledger-error.ts';
import type { Locale } from '../locale.ts';
import { ruleSetName } from '../shown.ts';
import { yakuName } from '../win/yaku-text.ts';
import { describePosition, nameOf, namesOf } from './describe-position.ts';
import type { AuditCounts, AuditProgress, FindingSort, NoText, RecordWords } from './record-words.ts';
import type { ConversionWords, LostPart } from '../library-words.ts';

/** A finding in a record of a game. */
export interface FindingText {
  /** The hand: "East 2, 1 honba". */
  readonly hand: string;
  readonly says: string;
}

/** What the words about a finding need of its game. */
export type FoundIn = Pick<Game, 'rules' | 'players' | 'houseRules'> & {
  readonly hands: readonly Pick<GameHand, 'kyoku' | 'honba'>[];
};

/**
 * A finding of an audit, in words.
 *
 * @param finding one of the findings of `auditGame`
 * @param game the game it was found in, or as much of it as one player sees
 * @example
 * import { unwrap } from '@tenbo/engine';
 * import { auditGame, readRecord } from '@tenbo/records';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * const game = unwrap(readRecord(text));
 * describeFinding(auditGame(game).findings.at(-1)!, game, localeOf('en')); // → { hand: 'East 1', says: 'the record breaks off here' }
 */
export function describeFinding(finding: Finding, game: FoundIn, locale: Locale): FindingText {
  const says = saidOf(finding, game, locale);
  return { hand: handOf(finding.hand, game, locale), says: game.houseRules ? locale.match.records.byHouseRules(says) : says };
}

/**
 * What the record of a game leaves out although records of its kind usually have it, as sentences; none if it has everything.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const game = { id: undefined, rules: presets.tenhou, houseRules: false, players: [], hands: [], final: undefined };
 * describeUnstated({ ...game, unstated: { yaku: 2, rules: 2 } }, localeOf('en')); // → ['the record does not state yaku', 'the record does not state its rules; those that fit best: Tenhou']
 */
export function describeUnstated({ unstated = {}, rules }: Game, locale: Locale): readonly string[] {
  const { stated, claims, notStated, rulesTaken } = locale.match.records;
  const parts = (Object.keys(unstated) as readonly Stated[]).filter((part) => part !== 'rules');
  const names = parts.map((part) => ({ ...claims, ...stated })[part]);
  return [
    ...(names.length > 0 ? [notStated(names)] : []),
    ...(unstated.rules === undefined ? [] : [rulesTaken(ruleSetName(rules, locale))]),
  ];
}

/** A hand by its number: "East 2, 1 honba". */
function handOf(nth: number, { hands, rules }: FoundIn, locale: Locale): string {
  const hand = hands[nth];
  return hand === undefined ? '' : describePosition({ ...hand, sticks: 0 }, rules.tiles.players, locale);
}

/**
 * The reason why a file cannot be read as a record, as a sentence.
 *
 * @example
 * describeRecordError({ code: 'notARecord', offset: 0 }, localeOf('en')); // → 'not a game record in a format that tenbo reads'
 */
export function describeRecordError(error: RecordFileError | { readonly code: NoText }, locale: Locale): string {
  const { file, noText } = locale.match.records;
  if (isIn(noText, error)) return noText[error.code];
  return (file[error.code] as (error: RecordFileError) => string)(error);
}

/**
 * The reason why a recorded game cannot be opened as a match, as a sentence.
 *
 * @param game the game that was passed to `toLog`
 * @example
 * import { unwrap } from '@tenbo/engine';
 * import { readRecord, toLog } from '@tenbo/records';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="4,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * const game = unwrap(readRecord(text));
 * const log = toLog(game);
 * log.ok || describeToLogError(log.error, game, localeOf('en')); // → 'the game begins later than East 1, so it cannot be opened as a match'
 */
export function describeToLogError(error: ToLogError, game: Game, locale: Locale): string {
  const { noMatch } = locale.match.records;
  if (error.code === 'beginsLater') return noMatch.beginsLater;
  const errors = error.errors.map((one) => describeLedgerError(one, locale, game.players));
  return noMatch.refused(handOf(error.hand, game, locale), locale.sentences(errors));
}

function isIn(words: RecordWords['noText'], error: { readonly code: string }): error is { readonly code: NoText } {
  return error.code in words;
}

/**
 * A summary of an audit on one line, and the number of findings of each kind, the most frequent first.
 *
 * @example
 * const counts = { games: 2, hands: 20, wins: 16, agree: 1, seconds: 0.5 };
 * describeAudit(counts, new Map([['fu', 1]]), localeOf('en')).sorts; // → [['1', 'wins with different fu']]
 */
export function describeAudit(
  counts: AuditCounts,
  sorts: ReadonlyMap<FindingSort, number>,
  locale: Locale,
): { readonly summary: string; readonly sorts: readonly (readonly [count: string, sort: string])[] } {
  const words = locale.match.records;
  const byCount = [...sorts].toSorted(([, one], [, other]) => other - one);
  const rows = byCount.map(([sort, count]) => [locale.number(count), words.sorts[sort]] as const);
  return { summary: words.summary(counts), sorts: rows };
}

/**
 * The progress of an audit, on one line.
 *
 * @example
 * describeProgress({ files: 1200, of: 90_000, perSecond: 450, left: '0:03:18' }, localeOf('en')); // → '1,200 of 90,000 files, 450/s, 0:03:18 left'
 */
export function describeProgress(progress: AuditProgress, locale: Locale): string {
  return locale.match.records.progress(progress);
}

function saidOf(finding: Finding, game: FoundIn, locale: Locale): string {
  const words = locale.match.records;
  if ('theirs' in finding) return disagreementSaid(finding, game, locale);
  if (finding.code === 'breaksOff') return words.breaksOff;
  if (finding.code === 'notRead') return words.notRead(describeRecordError(finding.error, locale));
  if (finding.code === 'notAWin')
    return words.notAWin(locale.sentences(finding.errors.map((error) => describeError(error, locale))));
  if (finding.code !== 'refused') return playSaid(finding, game, locale);
  return words.refused(locale.sentences(finding.errors.map((error) => describeLedgerError(error, locale, game.players))));
}

function playSaid(finding: PlayFinding, game: FoundIn, locale: Locale): string {
  const words = locale.match.records;
  const who = 'seat' in finding ? nameOf(finding.seat, game.players, locale) : '';
  const tile = 'tile' in finding ? formatTiles([finding.tile]) : '';
  return words.play[finding.code]({
    who,
    tile,
    why: whyOf(finding, locale),
    count: 'count' in finding ? locale.number(finding.count) : '',
  });
}

function whyOf(finding: PlayFinding, { match: { records }, abortiveDraws }: Locale): string {
  if (finding.code === 'furiten') return records.furiten[finding.reason];
  if (finding.code === 'quadInRiichi') return records.quadInRiichi[finding.reason];
  if (finding.code === 'noAbort') return finding.cause === undefined ? records.noAbort : abortiveDraws[finding.cause];
  return '';
}

function disagreementSaid(finding: Disagreement, game: FoundIn, locale: Locale): string {
  const words = locale.match.records;
  const { code, theirs, ours, agreesUnder } = finding;
  const said = words.differs(words.claims[code], shown(code, theirs, game, locale), shown(code, ours, game, locale));
  if (agreesUnder === undefined) return said;
  const fields = agreesUnder.fields.map((path) => locale.rules[path].name);
  const { rules: id } = agreesUnder;
  return words.agreesUnder(said, ruleSetName(presetOf(id) ?? { id, name: id }, locale), fields);
}

/** How to show each claim. */
const SHOWN: { readonly [C in keyof Claims]: (claim: Claims[C], game: FoundIn, locale: Locale) => string } = {
  yaku: (yaku, _, locale) => locale.commas(yaku.map(([id, han]) => `${yakuName(id, locale)} ${locale.han(han)}`)),
  dora: (dora) => String(dora),
  han: (han) => String(han),
  fu: (fu) => String(fu),
  points: (points, _, locale) => locale.number(points),
  indicators: formatTilesInOrder,
  pao: (seat, { players }, locale) => (seat === undefined ? '' : nameOf(seat, players, locale)),
  tenpai: (seats, { players }, locale) => namesOf(seats, players, locale),
  nagashi: (is, _, locale) => locale.match.records.goesOn[is ? 'yes' : 'no'],
  changes: (changes, _, locale) => changes.map(locale.signed).join(' '),
  place: (place, { rules }, locale) => describePosition(place, rules.tiles.players, locale),
  scores: (scores, _, locale) => scores.map(locale.number).join(' '),
  goesOn: (goesOn, _, locale) => locale.match.records.goesOn[goesOn ? 'yes' : 'no'],
  settlement: ({ scores, totals }, _, locale) =>
    [scores.map(locale.number).join(' '), totals ? `(${totals.map(locale.match.ranking).join(' ')})` : []].flat().join(' '),
};

function shown<C extends keyof Claims>(code: C, claim: Claims[C], game: FoundIn, locale: Locale): string {
  return SHOWN[code](claim, game, locale) || locale.match.records.none;
}

/**
 * A fact that a file does not hold, as a sentence.
 *
 * @param part in how many hands of a game, or in how many of several games, it is lost; undefined if it is about the whole game
 * @param words from `conversionWordsOf`
 * @example
 * const words = conversionWordsOf(localeOf('en'));
 * describeLoss('tenpai', { count: 2, of: 9, what: 'hands' }, words); // → 'lost: who was in tenpai, in 2 of 9 hands'
 */
export function describeLoss(fact: GameFact | HandFact, part: LostPart | undefined, words: ConversionWords): string {
  return words.lost(words.facts[fact], part?.count === part?.of ? undefined : part);
}

/**
 * The reason why a game cannot be written in a format, as a sentence.
 *
 * @param game the game that was passed to `convertGame`
 * @param words of the same language as the locale: from `conversionWordsOf`
 * @example
 * import { presets } from '@tenbo/engine';
 * import { convertGame } from '@tenbo/records';
 * const en = localeOf('en');
 * const game = { id: undefined, rules: presets.tenhou, houseRules: false, players: [], hands: [], final: undefined };
 * const written = convertGame(game, 'mjai');
 * written.ok || describeNotConverted(written.error, game, conversionWordsOf(en), en); // → 'it has no hand that could be written'
 */
export function describeNotConverted(error: NotConverted, game: Game, words: ConversionWords, locale: Locale): string {
  if (error.code === 'beginsLater' || error.code === 'refused') return describeToLogError(error, game, locale);
  return words.notConverted[error.code]({
    hand: 'hand' in error ? handOf(error.hand, game, locale) : '',
    why: 'error' in error ? describeRecordError(error.error, locale) : '',
  });
}
