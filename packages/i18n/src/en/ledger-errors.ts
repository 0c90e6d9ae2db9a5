import type { SeatList, TextFault } from '@tenbo/ledger';

import { count, number } from './english.ts';
import type { MatchWords } from '../match-words.ts';

const LISTS: { readonly [L in SeatList]: string } = {
  riichi: 'riichi',
  wins: 'the winners',
  tenpai: 'tenpai',
  nagashi: 'nagashi mangan',
  chombo: 'chombo',
  causes: 'chombo reasons',
  dead: 'dead hands',
};

/** A fault in a name or a note, and how to fix it. */
const text = (fault: TextFault) =>
  fault.fault === 'empty'
    ? 'is empty: write one'
    : fault.fault === 'tooLong'
      ? `is too long: write at most ${fault.most} characters`
      : `has an invisible character (${fault.character}): remove it`;

const either = (shares: readonly string[]) => (shares.length === 0 ? '' : ` (nearest: ${shares.join(' and ')})`);

/** Errors in a match, in English. */
export const ledgerErrors: Pick<MatchWords, 'ledgerError' | 'noSuchValue' | 'about' | 'logError' | 'mergeError'> = {
  ledgerError: {
    badWin: ({ winner, errors }, { who, sentences }) => `${who(winner)}: ${sentences(errors)}`,
    noSuchPoints: ({ winner, points, nearest }, { who, shares }) =>
      `${who(winner)}: no hand is worth ${shares(points)} here: enter the points without honba and sticks${either(nearest.map(shares))}`,
    riichiNotDeclared: ({ winner }, { who }) =>
      `${who(winner)}: the hand has riichi, but none was declared: add ${who(winner)} to riichi, or remove riichi from the hand`,
    riichiNotScored: ({ winner }, { who }) =>
      `${who(winner)} declared riichi, but the hand does not have it: add riichi to the hand, or remove ${who(winner)} from riichi`,
    paoNotPlayed: ({ winner, yakuman }, { who, yaku }) =>
      `${who(winner)}: these rules have no pao for ${yaku(yakuman)}: remove the pao`,
    paoNotWon: ({ winner, yakuman }, { who, yaku }) =>
      `${who(winner)}: the hand has no ${yaku(yakuman)}: check the hand or remove the pao`,
    paoByWinner: ({ winner }, { who }) =>
      `${who(winner)} cannot be liable for their own hand: choose another player or remove the pao`,

    notStarted: () => 'the match has not started: its first entry must give the players and rules',
    alreadyStarted: () => 'the match has already started: use a new log for another match',
    matchOver: ({ reason }, { end }) => `the match is over (${end(reason)}): undo the end of the match to play on`,
    playerCount: ({ players, expected }) => `${count(players, 'player')}, but these rules are for ${expected}: name ${expected}`,
    scoreCount: ({ scores, expected }) => `${count(scores, 'score')} for ${expected} players: write ${expected}`,
    badScore: ({ seat, points, most }, { who }) =>
      `${who(seat)} starts with ${points} points: write a multiple of 100, at most ${number(most)}`,
    newerVersion: ({ version, known }) =>
      `the match is in format ${version}, but this version of tenbo reads only up to ${known}: update tenbo`,
    badName: ({ seat, fault }) => `the name of player ${seat + 1} ${text(fault)}`,
    namesAlike: ({ seats: [one, other] }) => `players ${one + 1} and ${other + 1} have the same name: change one of them`,
    badNote: ({ fault }) => `the note ${text(fault)}`,
    noSeat: ({ seat, players }) => `no seat ${seat + 1} with ${players} players: choose 1 to ${players}`,
    seatTwice: ({ seat, in: list }, { who }) => `${who(seat)} is listed twice under ${LISTS[list]}: list each player once`,
    riichiWithoutStick: ({ seat, points, stick }, { who }) =>
      `${who(seat)} has only ${number(points)} points, not enough for a ${number(stick)}-point riichi stick: remove ${who(seat)} from riichi`,
    riichiNoten: ({ seat }, { who }) =>
      `${who(seat)} declared riichi but is noten: add ${who(seat)} to tenpai, or enter a chombo`,
    winnerDiscards: ({ seat }, { who }) =>
      `${who(seat)} cannot win on their own discard: choose another discarder or enter a tsumo`,
    noWinner: () => 'no winner for this ron: choose one',
    headBump: ({ winner }, { who }) => `only the first winner in turn is paid (head bump): remove ${who(winner)}`,
    tripleRonAborts: () => 'triple ron is an abortive draw in these rules: enter it as a draw',
    ronTilesDiffer: ({ tiles }) => `all win on one discard, but the winning tiles are ${tiles.join(' and ')}: correct them`,
    nagashiNotPlayed: () => 'these rules do not use nagashi mangan: enter a normal exhaustive draw',
    nagashiOpenHand: ({ seat }, { who }) =>
      `nagashi mangan needs a closed hand in these rules, but ${who(seat)} had called: remove ${who(seat)}`,
    abortiveNotPlayed: ({ cause }, { abortiveDraw }) =>
      `these rules do not use this abortive draw (${abortiveDraw(cause)}): play the hand on`,
    fourRiichiNeeded: ({ riichi }) => `a four riichi draw, but only ${riichi} declared: add all four to riichi`,
    fourRiichiAborts: () =>
      'four riichi are an abortive draw in these rules: enter that draw, or a ron on the fourth riichi discard',
    chomboByWinner: ({ seat }, { who }) => `${who(seat)} cannot win and commit a chombo in the same hand: remove one of the two`,
    noChombo: () => 'no player for this chombo: choose who committed it',
    chomboWithoutWin: () => 'no one won this hand: enter the chombo as the result of the hand',
    causeWithoutChombo: ({ seat }, { who }) =>
      `${who(seat)} has a chombo reason but no chombo: add the chombo or remove the reason`,
    deadHandWins: ({ seat }, { who }) => `${who(seat)} cannot win with a dead hand: remove one of the two`,
    deadHandTenpai: ({ seat }, { who }) => `a dead hand is not in tenpai: remove ${who(seat)} from tenpai or from the dead hands`,
    waremeNotPlayed: () => 'these rules do not use wareme: remove it',
    waremeNotSaid: () => 'wall break missing: these rules use wareme, so choose whose wall was broken',
    chipsNotPlayed: ({ winner }, { who }) => `${who(winner)}: these rules have no chips: remove them`,
    badChips: ({ winner, chips, most }, { who }) =>
      `${who(winner)}: ${chips} chips from each: write a whole number, at most ${number(most)}`,
    badPenalty: ({ ranking, most }) => `a penalty of ${ranking}: enter the ranking points to deduct, 0.1 to ${number(most)}`,
    timeAlreadyCalled: () => 'time was already called: undo that to call it later',
    mayNotEnd: ({ reason }) =>
      `the dealer may not stop now (${reason === 'agariYame' ? 'agari yame' : 'tenpai yame'}): play on, or end the match by agreement`,
    entryTwice: ({ id }) => `two entries have the id “${id}”: give each its own`,
    undecided: () => 'an earlier hand has different versions: choose one first',
    followsPassedOver: () => 'it follows a version of a hand that was not chosen',
    waitsFor: ({ entries }) =>
      `it waits for ${entries.length === 1 ? 'an entry that has' : `${entries.length} entries that have`} not arrived: merge the copy that has ${entries.length === 1 ? 'it' : 'them'}`,
    notSeen: ({ entries }) =>
      `${entries.length === 1 ? 'an entry has' : `${entries.length} entries have`} been added since: reload the match and try again`,
    alreadyTakenBack: ({ entry }) => `the entry “${entry}” no longer counts: there is nothing to undo`,
    noSuchEntry: ({ entry }) => `no entry “${entry}” in this match: reload the match and try again`,
    notReplaceable: ({ entry }) =>
      `the entry “${entry}” is of another kind: replace a hand with a hand, a penalty with a penalty, a note with a note`,
  },

  noSuchValue: {
    noSuchValue: ({ han, fu, why }, { unreached }) =>
      fu === undefined
        ? `no hand has ${han} han: check the han`
        : `${han} han ${fu} fu is not possible here${why ? ` (${unreached(why)})` : ''}: check the han and fu`,
    fuMissing: ({ han, from }) =>
      from === undefined
        ? 'these rules have no limits, so fu always count: add the fu'
        : `fu missing for ${han} han: add them (from ${from} han up they do not count)`,
    noSuchLimit: ({ limit }, shown) => `these rules have no ${shown.limit(limit)}, nor any other limit: enter han and fu`,
    noSuchYakuman: ({ yakuman, most }) => `${yakuman} yakuman, but these rules count at most ${most}: check the number`,
    tooFewHanEntered: ({ han, minimum }) => `only ${han} han, but a win needs ${minimum} here: check the han`,
  },
  about: (player, sentence) => `${player}: ${sentence}`,

  logError: {
    notALog: () => 'this is not a match file: it must be a list of entries, starting with the players and rules',
    logVersion: ({ version, known }) =>
      version === undefined
        ? 'the first entry does not start a match: restore the missing beginning of the file'
        : `the match is in format ${version}, but this version of tenbo reads only up to ${known}: update tenbo`,
    badEntry: ({ expected, received }, { place }) => `${place}: ${received} found, ${expected} needed`,
    entryTwice: ({ id }, { place }) => `${place}: an earlier entry already has the id “${id}”: remove one of the two`,
    entryAfterNothing: ({ after }, { place }) =>
      after === null
        ? `${place}: the entry before it is missing (only the first entry has none): restore a complete copy`
        : `${place}: it follows “${after}”, which is missing: restore a complete copy`,
    correctsNothing: ({ entry }, { place }) => `${place}: it corrects “${entry}”, which is missing: restore a complete copy`,
    correctsAnother: ({ entry }, { place }) =>
      `${place}: it corrects “${entry}”, an entry of another kind: replace a hand with a hand, a penalty with a penalty, a note with a note`,
    badMatchRules: (_, { place, why }) => `${place}: ${why}`,
    badStart: (_, { place, why }) => `${place}: ${why}`,
  },

  mergeError: {
    otherMatch: () => 'these are different matches: merge only copies of the same match',
    entryDiffers: ({ id }) => `the entry “${id}” differs between the files, so one was edited by hand: restore it`,
  },
};
