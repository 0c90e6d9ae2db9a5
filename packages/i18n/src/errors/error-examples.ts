import { type Kind, redFiveOf } from '@tenbo/engine';
import type { LedgerError, LedgerErrorCode, LogError, MergeError } from '@tenbo/ledger';

import type { WithCode } from '../languages.ts';
import type { AnyError, ErrorCode } from '../locale.ts';

/** An error for every code, grouped by the function that describes it. `moreErrors`, which ends any long list, is among those of the engine. */
export interface ErrorExamples {
  /** Errors in texts, records, rules and wins, for `describeError`. */
  readonly engine: { readonly [C in ErrorCode]: WithCode<AnyError, C> };
  /** Errors of an event that a match cannot have, for `describeLedgerError`. */
  readonly event: { readonly [C in LedgerErrorCode]: WithCode<LedgerError, C> };
  /** Errors in a log from outside, for `describeLogError`. */
  readonly log: { readonly [C in Exclude<LogError['code'], 'moreErrors'>]: WithCode<LogError, C> };
  /** Errors of two logs that cannot be merged, for `describeMergeError`. */
  readonly merge: { readonly [C in Exclude<MergeError['code'], 'moreErrors'>]: WithCode<MergeError, C> };
}

/** 5 man, counted from 0. */
const FIVE = 4 as Kind;
const PLACE = { in: 'concealed', index: 0 } as const;

/**
 * Every error code with an example. The keys are the complete list of codes, for a program that handles each one in its own way.
 *
 * @example
 * describeError(ERROR_EXAMPLES.engine.chiNotPlayed, localeOf('en')); // → 'meld 1 is a chi, but there is no chi with 3 players: remove it'
 * Object.keys(ERROR_EXAMPLES.merge); // → ['otherMatch', 'entryDiffers']
 */
export const ERROR_EXAMPLES: ErrorExamples = {
  engine: {
    unknownCharacter: { code: 'unknownCharacter', position: 3, character: 'x' },
    unknownWord: { code: 'unknownWord', position: 8, word: 'tusmo', nearest: ['tsumo'] },
    contradictingWord: { code: 'contradictingWord', position: 9, word: 'tsumo', earlier: 'ron' },
    missingSuit: { code: 'missingSuit', position: 0, digits: '12' },
    noSuchTile: { code: 'noSuchTile', position: 6, tile: '8z' },
    unclosedMeld: { code: 'unclosedMeld', position: 8, character: '(' },
    meldSize: { code: 'meldSize', position: 2, tiles: 2 },
    misplacedMelds: { code: 'misplacedMelds', position: 2 },
    winningTileCount: { code: 'winningTileCount', position: 9, tiles: 2 },
    textTooLong: { code: 'textTooLong', position: 1000, most: 1000 },
    notATile: { code: 'notATile', index: 1, found: '20' },
    notACount: { code: 'notACount', index: 0, found: '5' },
    noCopyLeft: { code: 'noCopyLeft', index: 1, tile: redFiveOf(0) },
    notAnObject: { code: 'notAnObject' },
    missingField: { code: 'missingField', field: 'tile' },
    unknownField: { code: 'unknownField', field: 'winds' },
    badField: { code: 'badField', field: 'seat', value: '"X"', expected: ['E', 'S', 'W', 'N'] },
    badTiles: { code: 'badTiles', field: 'hand', error: { code: 'unknownCharacter', position: 0, character: 'q' } },
    unknownRules: { code: 'unknownRules', id: 'tenhuo', nearest: ['tenhou'] },
    rulesNotAnObject: { code: 'rulesNotAnObject', path: 'fu' },
    unknownRule: { code: 'unknownRule', path: 'fu.pair' },
    neverEnds: { code: 'neverEnds', path: 'match.rounds' },
    badRuleText: { code: 'badRuleText', path: 'name', value: '""', most: 80 },
    badRule: { code: 'badRule', path: 'fu.doubleWindPair', value: '3', choices: ['2', '4', 'twoOrFour'] },
    ippatsuWithoutRiichi: { code: 'ippatsuWithoutRiichi' },
    waremeNotPlayed: { code: 'waremeNotPlayed' },
    tileCount: { code: 'tileCount', tiles: 12, melds: 0, expected: 13 },
    fifthTile: { code: 'fifthTile', kind: FIVE, count: 5, at: { in: 'tile', index: 0 } },
    tooManyRedFives: { code: 'tooManyRedFives', tile: redFiveOf(0), count: 1, most: 0, at: PLACE },
    tooManyPlainFives: { code: 'tooManyPlainFives', kind: FIVE, count: 4, most: 3, at: PLACE },
    removedTile: { code: 'removedTile', tile: FIVE, at: PLACE },
    notAMeld: { code: 'notAMeld', type: 'pon', tiles: [FIVE, FIVE], at: { in: 'melds', index: 0 } },
    chiNotPlayed: { code: 'chiNotPlayed', players: 3, at: { in: 'melds', index: 0 } },
    noSuchSeat: { code: 'noSuchSeat', seatWind: 'N', players: 3 },
    riichiOnOpenHand: { code: 'riichiOnOpenHand' },
    ippatsuAfterQuad: { code: 'ippatsuAfterQuad' },
    ippatsuOnLastTile: { code: 'ippatsuOnLastTile' },
    openRiichiNotPlayed: { code: 'openRiichiNotPlayed', kind: 'openRiichi' },
    circumstanceNeeds: { code: 'circumstanceNeeds', circumstance: 'riichiTile', needs: 'discard' },
    uraWithoutRiichi: { code: 'uraWithoutRiichi', at: { in: 'uraIndicators', index: 0 } },
    rinshanWithoutQuad: { code: 'rinshanWithoutQuad' },
    chankanTileHeld: { code: 'chankanTileHeld', kind: FIVE },
    firstTurnWithMelds: { code: 'firstTurnWithMelds', melds: 2 },
    firstTurnWithKita: { code: 'firstTurnWithKita', kita: 2 },
    firstTurnWithRiichi: { code: 'firstTurnWithRiichi' },
    firstTurnRonByDealer: { code: 'firstTurnRonByDealer' },
    kitaNotPlayed: { code: 'kitaNotPlayed', kita: 2 },
    tooManyIndicators: { code: 'tooManyIndicators', which: 'doraIndicators', count: 6, most: 5 },
    notComplete: { code: 'notComplete', shanten: 0 },
    noYaku: { code: 'noYaku', reading: { form: 'standard', wait: 'tanki', blocks: [] }, doraHan: 0 },
    tooFewHan: { code: 'tooFewHan', han: 1, minimum: 2, honba: 5, bound: 'all' },
    moreErrors: { code: 'moreErrors', count: 300 },
  },
  event: {
    notStarted: { code: 'notStarted' },
    alreadyStarted: { code: 'alreadyStarted' },
    matchOver: { code: 'matchOver', reason: 'bust' },
    playerCount: { code: 'playerCount', players: 3, expected: 4 },
    scoreCount: { code: 'scoreCount', scores: 1, expected: 4 },
    badScore: { code: 'badScore', seat: 1, points: 150, most: 10_000_000 },
    newerVersion: { code: 'newerVersion', version: 4, known: 3 },
    badName: { code: 'badName', seat: 1, fault: { fault: 'empty' } },
    namesAlike: { code: 'namesAlike', seats: [0, 2] },
    badNote: { code: 'badNote', fault: { fault: 'tooLong', most: 500 } },
    noSeat: { code: 'noSeat', seat: 3, players: 3 },
    seatTwice: { code: 'seatTwice', seat: 2, in: 'riichi' },
    riichiWithoutStick: { code: 'riichiWithoutStick', seat: 3, points: 900, stick: 1000 },
    riichiNoten: { code: 'riichiNoten', seat: 1 },
    winnerDiscards: { code: 'winnerDiscards', seat: 1 },
    noWinner: { code: 'noWinner' },
    headBump: { code: 'headBump', winner: 3 },
    tripleRonAborts: { code: 'tripleRonAborts' },
    ronTilesDiffer: { code: 'ronTilesDiffer', tiles: ['2s', '5s'] },
    nagashiNotPlayed: { code: 'nagashiNotPlayed' },
    nagashiOpenHand: { code: 'nagashiOpenHand', seat: 0 },
    abortiveNotPlayed: { code: 'abortiveNotPlayed', cause: 'nineTerminals' },
    fourRiichiNeeded: { code: 'fourRiichiNeeded', riichi: 3 },
    fourRiichiAborts: { code: 'fourRiichiAborts' },
    chomboByWinner: { code: 'chomboByWinner', seat: 1 },
    noChombo: { code: 'noChombo' },
    chomboWithoutWin: { code: 'chomboWithoutWin' },
    causeWithoutChombo: { code: 'causeWithoutChombo', seat: 1 },
    deadHandWins: { code: 'deadHandWins', seat: 1 },
    deadHandTenpai: { code: 'deadHandTenpai', seat: 1 },
    waremeNotPlayed: { code: 'waremeNotPlayed' },
    waremeNotSaid: { code: 'waremeNotSaid' },
    chipsNotPlayed: { code: 'chipsNotPlayed', winner: 1 },
    badChips: { code: 'badChips', winner: 1, chips: 1.5, most: 1000 },
    badPenalty: { code: 'badPenalty', ranking: -5, most: 1000 },
    timeAlreadyCalled: { code: 'timeAlreadyCalled' },
    mayNotEnd: { code: 'mayNotEnd', reason: 'agariYame' },
    badWin: { code: 'badWin', winner: 1, errors: [{ code: 'riichiOnOpenHand' }] },
    noSuchValue: { code: 'noSuchValue', winner: 1, han: 3, fu: 35 },
    noSuchPoints: { code: 'noSuchPoints', winner: 1, points: { discarder: 3800 }, nearest: [{ discarder: 3900 }] },
    noSuchYakuman: { code: 'noSuchYakuman', winner: 1, yakuman: 2, most: 1 },
    noSuchLimit: { code: 'noSuchLimit', winner: 1, limit: 'mangan' },
    fuMissing: { code: 'fuMissing', winner: 1, han: 3, from: 5 },
    tooFewHanEntered: { code: 'tooFewHanEntered', winner: 1, han: 1, minimum: 2 },
    riichiNotDeclared: { code: 'riichiNotDeclared', winner: 1 },
    riichiNotScored: { code: 'riichiNotScored', winner: 1 },
    paoNotPlayed: { code: 'paoNotPlayed', winner: 1, yakuman: 'suukantsu' },
    paoNotWon: { code: 'paoNotWon', winner: 1, yakuman: 'daisangen' },
    paoByWinner: { code: 'paoByWinner', winner: 1 },
    entryTwice: { code: 'entryTwice', id: 'b' },
    undecided: { code: 'undecided' },
    followsPassedOver: { code: 'followsPassedOver', entry: 'x' },
    waitsFor: { code: 'waitsFor', entries: ['x'] },
    notSeen: { code: 'notSeen', entries: ['x'] },
    alreadyTakenBack: { code: 'alreadyTakenBack', entry: 'x' },
    noSuchEntry: { code: 'noSuchEntry', entry: 'x' },
    notReplaceable: { code: 'notReplaceable', entry: 'a' },
  },
  log: {
    notALog: { code: 'notALog' },
    logVersion: { code: 'logVersion', version: '4', known: 3 },
    badEntry: { code: 'badEntry', path: '[0].event.players', expected: 'Array', received: '4' },
    entryTwice: { code: 'entryTwice', path: '[2]', id: 'b' },
    entryAfterNothing: { code: 'entryAfterNothing', path: '[2].after', after: 'b' },
    correctsNothing: { code: 'correctsNothing', path: '[2].event.entry', entry: 'x' },
    correctsAnother: { code: 'correctsAnother', path: '[2].event.entry', entry: 'x' },
    badMatchRules: { code: 'badMatchRules', path: '[0].event.rules', error: { code: 'unknownRule', path: 'fu.wind' } },
    badStart: { code: 'badStart', path: '[0].event', error: { code: 'playerCount', players: 3, expected: 4 } },
  },
  merge: {
    otherMatch: { code: 'otherMatch', one: 'a', other: 'b' },
    entryDiffers: { code: 'entryDiffers', id: 'b' },
  },
};
