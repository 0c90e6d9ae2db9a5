import { and, count, or, ordinal } from './english.ts';
import { ledgerErrors } from './ledger-errors.ts';
import { records } from './records.ts';
import type { AmountRange, DrawCase, MatchWords } from '../match-words.ts';
import { signed, thousands } from '../shown.ts';

const ROUNDS = { E: 'East', S: 'South', W: 'West', N: 'North' };

const withAmount = (way: string, amount = '') => (amount === '' ? way : `${way} ${amount}`);
const amountRange = ({ least, most }: AmountRange) =>
  most === undefined ? `${least} or more` : least === undefined ? `up to ${most}` : least === most ? most : `${least}–${most}`;

/** A match in English. */
export const match: MatchWords = {
  records,
  seatsAtStart: { E: 'Player 1', S: 'Player 2', W: 'Player 3', N: 'Player 4' },
  table: 'table',
  kyoku: (round, number, time) => `${ROUNDS[round]} ${number}${time === 1 ? '' : ` (${ordinal(time)} time)`}`,
  honba: (honba) => `${honba} honba`,
  sticks: (sticks) => count(sticks, 'stick'),
  position: (parts) => parts.join(', '),
  names: and,
  place: ordinal,

  outcome: {
    ron: (winner, discarder, worth) => `ron by ${winner} from ${discarder}, ${worth}`,
    rons: (discarder, wins) =>
      `${wins.length === 2 ? 'double' : 'triple'} ron from ${discarder}: ${wins.map(({ winner, worth }) => `${winner} ${worth}`).join('; ')}`,
    tsumo: (winner, worth) => `tsumo by ${winner}, ${worth}`,
    exhaustiveDraw: (tenpai, players) => `exhaustive draw, ${inTenpai(tenpai, players)}`,
    nagashi: (winners, tenpai) => `nagashi mangan by ${winners}${tenpai.length > 0 ? `; ${and(tenpai)} in tenpai` : ''}`,
    abortiveDraw: (cause) => `abortive draw (${cause})`,
    chombo: (players) => `chombo by ${players}`,
    foul: (who, cause) => `${who} (${cause})`,
    dead: (players) => `dead hand: ${players}`,
    wareme: (player) => `wareme: ${player}`,
    riichi: (players) => `riichi: ${players}`,
    pao: (liable, winner) => `pao: ${liable} for ${winner}`,
    points: (shares) => shares,
    also: (sentences) => sentences.join('; '),
  },
  reasons: {
    hand: 'hand',
    pao: 'pao',
    honba: 'honba',
    riichi: 'riichi stick',
    wareme: 'wareme',
    noten: 'noten payment',
    nagashi: 'nagashi mangan',
    chombo: 'chombo',
  },
  pays: (from, to, points, reason) => `${from} pays ${to} ${points} (${reason})`,
  lays: (player, points, reason) => `${player} puts ${points} on the table (${reason})`,
  takes: (player, points, reason) => `${player} takes ${points} from the table (${reason})`,
  ends: {
    lastHand: 'the last hand was played',
    goal: 'someone reached the points needed, in the extra round',
    bust: 'a player went bust',
    ceiling: 'a player reached the points that end the match',
    agariYame: 'the dealer won and stopped: agari yame',
    tenpaiYame: 'the dealer was in tenpai and stopped: tenpai yame',
    timeUp: 'time is up',
    agreed: 'the players agreed to stop',
  },
  mayEnd: {
    agariYame: 'the dealer may end the match (agari yame)',
    tenpaiYame: 'the dealer may end the match (tenpai yame)',
  },

  settlement: {
    place: 'place',
    player: 'player',
    points: 'points',
    difference: 'difference',
    oka: 'oka',
    rounded: 'rounded',
    uma: 'uma',
    penalty: 'penalty',
    chips: 'chips',
    yakitori: 'yakitori',
    total: 'total',
    money: 'money',
  },
  ranking: (points) => signed(points, thousands, { zero: '±0.0' }),
  sums: (plus, minus, both) => `Check: ${plus} and ${minus} add up to ${both}`,

  change: {
    added: (position, outcome) => `${position}: ${outcome}`,
    gone: (position, outcome) => `${position}, no longer counted: ${outcome}`,
    became: (position, was, is) => `${position}: ${is} (was: ${was})`,
    moved: (was, is) => `${is} (was ${was})`,
    scores: (scores) => scores.map(({ player, points, change }) => `${player} ${points} (${change})`).join(' · '),
    aside: (what) => `Set aside: ${what}`,
    next: (position) => `Next: ${position}`,
    over: (reason) => `The match is over: ${reason}`,
    goesOn: (next) => `The match goes on. ${next}`,
  },
  conditions: {
    now: (player, place) => `${player} is ${place}`,
    toBe: (place, how, ways) =>
      `${how === 'reach' ? 'To finish' : 'To stay'} ${place}: ${ways.length > 0 ? ways.join(', ') : 'out of reach this hand'}`,
    amount: (ranges) => or(ranges.map(amountRange)),
    from: (player, amount) => withAmount(`from ${player}`, amount),
    rons: (parts) => withAmount('ron', parts.join(', ')),
    tsumo: (amount) => withAmount('tsumo', amount),
    anyDraw: 'any draw',
    draws: (cases) => `a draw ${or(cases.map(drawCase))}`,
    drawsExcept: (cases) => `any draw except one ${or(cases.map(drawCase))}`,
    threat: (winner, ways) => `${winner} ${ways.join(', ')}`,
    threats: (place, threats) => `Drops below ${place} after: ${threats.join('; ')}`,
    safe: (place) => `${place} is safe: no other player’s win changes it`,
    goesOn: (ways) => `The match goes on after: ${ways.join(', ')}`,
  },
  chomboCauses: {
    invalidWin: 'invalid win',
    furiten: 'ron in furiten',
    falseRiichi: 'false riichi',
    riichiQuad: 'kan after riichi that changes the hand',
    tileCount: 'wrong number of tiles',
    wall: 'wall knocked over',
    other: 'other reason',
  },
  statistics: {
    player: 'player',
    rons: 'ron',
    tsumos: 'tsumo',
    dealIns: 'deal-ins',
    riichi: 'riichi',
    tenpai: 'tenpai at draws',
    averageWin: 'average win',
    averageDealIn: 'average deal-in',
    biggest: 'biggest win',
    chombo: 'chombo',
  },
  sheet: {
    start: 'start',
    columns: { hand: 'hand', position: 'position', outcome: 'outcome' },
    change: (points) => signed(points, (n) => n.toLocaleString('en-US'), { zero: '' }),
    notBegun: 'No hands yet',
    settlement: 'Settlement',
    asIfNow: 'If the match ended now',
    pointSticks: 'Point sticks for each player',
    aside: 'Set aside: no longer fits what came before',
    conflict: {
      differs: (position) => `${position} has different versions: choose one`,
      remarkDiffers: 'An entry has different versions: choose one',
      moved: (was, is) => `A hand entered as ${was} would now be ${is}, because the other copy was edited: choose what counts`,
      unseated: (position) => `The hand before ${position} was edited in the other copy: choose what counts`,
      keepAs: (position, what) => `Keep it as ${position}: ${what}`,
      takeBack: (what) => `Remove it: ${what}`,
      restore: (what) => `Undo the other change: ${what}`,
    },
    way: (letter, what) => `${letter}: ${what}`,
    choose: (letters) => `Choose with: tenbo match keep <file> ${or(letters)}`,
    notes: 'Notes',
    penalty: (player, ranking) => `Penalty: ${player} ${ranking}`,
    time: (handsLeft) => `Time was called: ${count(handsLeft, 'hand')} left`,
    check: (words, entries) => `${words.join(' ')}  (${count(entries, 'entry', 'entries')})`,
    created: (file) => `Started ${file}`,
    undone: (what) => `Undone: ${what}`,
    redone: (what) => `Restored: ${what}`,
    kept: (what) => `Kept: ${what}`,
    merged: (entries) => (entries === 0 ? 'Nothing new: this copy is complete' : count(entries, 'new entry', 'new entries')),
    changed: 'Hands changed by the new entries:',
    notWritten: 'Preview only: nothing was saved',
    entries: {
      timeCalled: 'time called',
      matchEnded: 'match ended',
      noteAdded: 'a note',
      penaltyGiven: 'a penalty',
      entryReplaced: 'a correction',
    },
  },

  ...ledgerErrors,
  logPlace: (entry, path) => (path === '' ? `entry ${entry}` : `entry ${entry}, ${path}`),
};

function drawCase({ tenpai, noten }: DrawCase): string {
  if (noten.length === 0) return `with ${and(tenpai)} tenpai`;
  return tenpai.length === 0 ? `with ${and(noten)} noten` : `with ${and(tenpai)} tenpai and ${and(noten)} noten`;
}

function inTenpai(tenpai: readonly string[], players: number): string {
  if (tenpai.length === 0) return 'all noten';
  return tenpai.length === players ? 'all in tenpai' : `${and(tenpai)} in tenpai`;
}
