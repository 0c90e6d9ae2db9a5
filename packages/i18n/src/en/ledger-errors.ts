import type { SeatList, TextFault } from '@tenbo/ledger';

import { count, number } from './english.ts';
import type { MatchWords } from '../match-words.ts';

const LISTS: { readonly [L in SeatList]: string } = {
  riichi: 'riichi',
  wins: 'the winners',
  tenpai: 'tenpai',
  nagashi: 'nagashi mangan',
  chombo: 'chombo',
  causes: 'foul causes',
  dead: 'dead hands',
};

/** What is wrong with a name or a note, and what to do. */
const text = (fault: TextFault) =>
  fault.fault === 'empty'
    ? 'is empty: write one'
    : fault.fault === 'tooLong'
      ? `is too long: write ${fault.most} letters at the most`
      : `has a character that cannot be seen (${fault.character}): write it without`;

const either = (shares: readonly string[]) => (shares.length === 0 ? '' : `; the nearest: ${shares.join(' and ')}`);

/** What can be wrong with a match, in English. */
export const ledgerErrors: Pick<MatchWords, 'ledgerError' | 'logError' | 'mergeError'> = {
  ledgerError: {
    badWin: ({ winner, errors }, { who, sentences }) => `${who(winner)}: ${sentences(errors)}`,
    noSuchValue: ({ winner, han, fu, why }, { who, unreached }) =>
      `${who(winner)}: no hand is won so with ${han} han ${fu} fu${why ? ` (${unreached(why)})` : ''}: check han and fu, or enter a limit or the points`,
    noSuchPoints: ({ winner, points, nearest }, { who, shares }) =>
      `${who(winner)}: no hand pays ${shares(points)} here, honba and sticks left out${either(nearest.map(shares))}`,
    noSuchYakuman: ({ winner, yakuman, most }, { who }) =>
      `${who(winner)}: ${yakuman} yakuman, and these rules count ${most} at the most: check how many`,
    tooFewHanEntered: ({ winner, han, minimum }, { who }) =>
      `${who(winner)}: ${han} han, and a win needs ${minimum} here: check the han`,
    riichiNotDeclared: ({ winner }, { who }) =>
      `${who(winner)}: the hand is in riichi, but nobody noted it: add ${who(winner)} to riichi, or take riichi out of the hand`,
    riichiNotScored: ({ winner }, { who }) =>
      `${who(winner)} declared riichi, but the hand is not in riichi: add it to the hand, or take ${who(winner)} out of riichi`,
    paoNotPlayed: ({ winner, yakuman }, { who, yaku }) =>
      `${who(winner)}: nobody is liable for ${yaku(yakuman)} under these rules: leave the pao out`,
    paoNotWon: ({ winner, yakuman }, { who, yaku }) =>
      `${who(winner)}: the hand has no ${yaku(yakuman)}: check the hand, or leave the pao out`,
    paoByWinner: ({ winner }, { who }) =>
      `${who(winner)} cannot be liable for their own hand: name another player, or leave the pao out`,

    notStarted: () => 'the match has not begun: its first entry says who plays and by which rules',
    alreadyStarted: () => 'the match has begun already: for another one begin another log',
    matchOver: ({ reason }, { end }) => `the match is over (${end(reason)}): take back what ended it to play on`,
    playerCount: ({ players, expected }) => `${count(players, 'player')}, and these rules are for ${expected}: name ${expected}`,
    scoreCount: ({ scores, expected }) => `points of ${count(scores, 'player')}, and ${expected} play: write ${expected}`,
    badScore: ({ seat, points, most }, { who }) =>
      `${who(seat)} begins with ${points} points: write hundreds, ${number(most)} at the most`,
    newerVersion: ({ version, known }) => `the match is of version ${version}, and this program knows ${known}: use a newer one`,
    badName: ({ seat, fault }) => `the name of player ${seat + 1} ${text(fault)}`,
    namesAlike: ({ seats: [one, other] }) =>
      `players ${one + 1} and ${other + 1} have the same name: add something that tells them apart`,
    badNote: ({ fault }) => `the note ${text(fault)}`,
    noSeat: ({ seat, players }) => `there is no seat ${seat + 1} with ${players} players: choose 1 to ${players}`,
    seatTwice: ({ seat, in: list }, { who }) => `${who(seat)} stands twice under ${LISTS[list]}: name each player once`,
    riichiWithoutStick: ({ seat, points, stick }, { who }) =>
      `${who(seat)} has ${number(points)} points, too few for a riichi stick of ${number(stick)} under these rules: take ${who(seat)} out of riichi`,
    riichiNoten: ({ seat }, { who }) =>
      `${who(seat)} declared riichi and is not in tenpai: add ${who(seat)} to tenpai, or enter a chombo`,
    winnerDiscards: ({ seat }, { who }) =>
      `${who(seat)} cannot win on their own discard: name another discarder, or enter a tsumo`,
    noWinner: () => 'a ron without a winner: name who won',
    headBump: ({ winner }, { who }) =>
      `only the next in turn from the discarder wins under these rules: leave ${who(winner)} out`,
    tripleRonAborts: () => 'three win on one tile, which is an abortive draw under these rules: enter that draw',
    ronTilesDiffer: ({ tiles }) => `all win on one discard, and the winning tiles are ${tiles.join(' and ')}: correct them`,
    nagashiNotPlayed: () => 'nagashi mangan is not played under these rules: enter a plain draw',
    nagashiOpenHand: ({ seat }, { who }) =>
      `nagashi mangan needs a closed hand under these rules, and ${who(seat)} had called: leave ${who(seat)} out`,
    abortiveNotPlayed: ({ cause }, { abortiveDraw }) =>
      `${abortiveDraw(cause)}: these rules do not know this abortive draw; the hand is played on`,
    fourRiichiNeeded: ({ riichi }) => `a draw by four riichi, and ${riichi} declared: name all four under riichi`,
    fourRiichiAborts: () =>
      'four riichi are an abortive draw under these rules: enter that draw, or a ron on the tile of the fourth riichi',
    chomboByWinner: ({ seat }, { who }) => `${who(seat)} cannot win and make a chombo in one hand: leave out one of the two`,
    noChombo: () => 'a chombo by nobody: name who made it',
    chomboWithoutWin: () => 'a chombo beside no win: write it as what ended the hand',
    causeWithoutChombo: ({ seat }, { who }) =>
      `${who(seat)} made no chombo, and a foul is named: name who made it, or leave the foul out`,
    deadHandWins: ({ seat }, { who }) => `${who(seat)} cannot win with a dead hand: leave out one of the two`,
    deadHandTenpai: ({ seat }, { who }) => `a dead hand is not in tenpai: leave ${who(seat)} out of tenpai, or of the dead hands`,
    waremeNotPlayed: () => 'wareme is not played under these rules: leave it out',
    waremeNotSaid: () => 'these rules play wareme: say at whose side the wall was broken',
    chipsNotPlayed: ({ winner }, { who }) => `${who(winner)}: there are no chips under these rules: leave them out`,
    badChips: ({ winner, chips, most }, { who }) =>
      `${who(winner)}: ${chips} chips from each: write a whole number, ${number(most)} at the most`,
    badPenalty: ({ ranking, most }) =>
      `a penalty of ${ranking}: write the ranking points that are taken off, 0.1 to ${number(most)}`,
    timeAlreadyCalled: () => 'time was called already: take that back to call it later',
    mayNotEnd: ({ reason }) =>
      `the dealer may not stop now (${reason === 'agariYame' ? 'agari yame' : 'tenpai yame'}): play on, or end the match by agreement`,
    entryTwice: ({ id }) => `two entries are called “${id}”: each needs a name of its own`,
    undecided: () => 'what was written apart does not agree on an earlier hand: decide that first',
    followsPassedOver: () => 'it follows a hand that was passed over for another account of it',
    waitsFor: ({ entries }) =>
      `it waits for ${entries.length === 1 ? 'an entry that has' : `${entries.length} entries that have`} not arrived: merge the copy that has ${entries.length === 1 ? 'it' : 'them'}`,
    notSeen: ({ entries }) =>
      `${entries.length === 1 ? 'an entry has' : `${entries.length} entries have`} been added since: read the match again and retry`,
    alreadyTakenBack: ({ entry }) => `the entry “${entry}” does not count any more: there is nothing to take back`,
    noSuchEntry: ({ entry }) => `there is no entry “${entry}” to follow or to change: read the match again and retry`,
    notReplaceable: ({ entry }) =>
      `the entry “${entry}” cannot be changed so: a hand takes a hand's place, a penalty a penalty's, a note a note's`,
  },

  logError: {
    notALog: () => 'this is no match: a match is a list of entries, the first of which says who plays and by which rules',
    logVersion: ({ version, known }) =>
      version === undefined
        ? 'the first entry does not begin a match: the beginning of the file is missing'
        : `the match is of version ${version}, and this program knows ${known}: use a newer one`,
    badEntry: ({ expected, received }, { place }) => `${place}: ${received} stands where ${expected} is needed`,
    entryTwice: ({ id }, { place }) => `${place}: “${id}” is the name of an earlier entry: take one of the two out`,
    entryAfterNothing: ({ after }, { place }) =>
      after === null
        ? `${place}: it follows no entry, as only the first may: an entry before it is missing or was changed`
        : `${place}: it follows “${after}”, which is not there: an entry before it is missing or was changed`,
    correctsNothing: ({ entry }, { place }) =>
      `${place}: it corrects “${entry}”, which is not there: an entry before it is missing or was changed`,
    correctsAnother: ({ entry }, { place }) =>
      `${place}: “${entry}” cannot be changed so: a hand takes a hand's place, a penalty a penalty's, a note a note's`,
    badMatchRules: (_, { place, why }) => `${place}: ${why}`,
    badStart: (_, { place, why }) => `${place}: ${why}`,
  },

  mergeError: {
    otherMatch: () => 'these are two different matches: only copies of one match can be merged',
    entryDiffers: ({ id }) =>
      `the entry “${id}” is not the same in both: one of the files was changed by hand; put the entry back`,
  },
};
