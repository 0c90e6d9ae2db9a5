import { count } from '../english.ts';

/** What came in of a match. */
interface Came {
  /** The entries that were here before. */
  readonly before: readonly unknown[];
  readonly entries: readonly unknown[];
  readonly conflicts: number;
}

export const accounts = {
  accounts: 'Match details',
  views: {
    '': 'Table',
    hands: 'Hands',
    course: 'Progress',
    comeback: 'Comeback',
    standings: 'Settlement',
    sheet: 'Score sheet',
  },
  inConflict: 'This hand was entered differently on another phone. The match waits until one version is chosen.',
  noHand: 'This hand is not in the match. Choose one from the list:',
  choose: 'Choose this',
  writtenAt: (time: string) => `Entered at ${time}`,
  chooseAnew: 'Change the last choice',
  more: (entries: number) => `and ${entries} more`,
  tenpai: 'tenpai',
  noten: 'noten',
  nothingPaid: 'No points change hands.',
  eachPayment: 'Each payment',

  chart: 'Points over the match',
  asTable: 'Show as a table',
  points: 'Points after each hand',
  gaps: 'Point gaps',
  statistics: 'Statistics',
  log: (entries: number) => `Full log (${entries})`,

  chooseSeat: 'See what you need to move up. Who is looking?',
  ifItEnds: 'If the match ends with this hand:',
  hideCard: 'Hide',
  turn: 'Turn',
  otherPlayer: 'Another player',

  withPoints: (points: string) => `${points} points`,
  unit: 'Stake per 1,000 points',
  noMoney: 'none',
  steps: {
    points: 'Each player’s points at the end.',
    difference: 'Points above or below the target.',
    oka: 'Target minus starting points, from every player, goes to 1st place.',
    rounded: 'Rounded to whole thousands.',
    uma: 'Bonus for the top places, paid by the bottom ones.',
    penalty: 'Penalties given by the referee.',
    chips: 'Chips won and lost.',
    yakitori: 'Paid by players who won no hand.',
    total: 'Everything above added up.',
    money: 'The total times the stake per 1,000 points.',
  },
  howCome: 'How it comes about',

  checkWords: (words: string) => `Check words: ${words}. Phones with the same words have the same match.`,
  ruleCode: (code: string) => `rule code ${code}`,
  print: 'Print',
  saveCsv: { hands: 'Save hands as CSV', settlement: 'Save settlement as CSV' },
  saveLog: 'Save match (JSON)',
  saveRecord: 'Save record',

  allData: 'Back up your data',
  allDataHint:
    'One file with your matches, rules, past hands and settings. Importing adds to what is here and deletes nothing. You can also import a single match, or the record of a game (Tenhou, Mahjong Soul, mjai), or drop or paste it on any page.',
  saveAll: 'Save everything',
  takeIn: 'Import a file',
  open: 'Open',
  filesLeftOut: (read: number, others: number) => `Only the first ${read} files were imported; ${others} were left out.`,
  arriving: {
    reading: 'Reading the file…',
    nothing: 'Nothing was imported',
    ask: 'Leave this page?',
    lost: 'The file is ready. What you typed here and have not saved is lost if you open it now.',
    stay: 'Stay here',
    leave: 'Open it',
  },
  takeChoices: 'Import settings too',
  arrived: (players: string, { before, entries, conflicts }: Came) =>
    `${players}: ${before.length === 0 ? 'a new match' : entries.length === 0 ? 'the record of the game' : count(entries.length, 'new entry', 'new entries')}${conflicts > 0 ? '; the copies disagree: open the match and choose what counts' : ''}`,
  rulesArrived: (rules: number) => count(rules, 'rule set'),
  handsArrived: (hands: number) => count(hands, 'past hand'),
  choicesArrived: 'Settings',
  nothingArrived: 'Nothing new: everything in this file is here already.',
  moreArrivals: (matches: number) => `and ${count(matches, 'more match', 'more matches')}`,
  differs: 'The record says otherwise:',
  faulty: 'Could not import:',
  moreFaults: (faults: number) => `and ${faults} more`,
  faults: {
    tooBig: (megabytes: number, most: number) => `The file is ${megabytes} MB, but at most ${most} MB can be imported.`,
    unreadable: 'The file could not be opened. It may have been moved or changed; choose it again.',
    leftOut: (field: string, many: number, most: number) =>
      `“${field}”: only the first ${most} are imported; ${many} were left out.`,
    badId: (nth: number) => `Match ${nth}: its id was not made by tenbo.`,
    refused:
      'The browser could not save the rule sets, past hands or settings of this file: its storage is full or blocked. Nothing was imported.',
    notJson: (line: number, column: number) =>
      `The file is damaged at line ${line}, column ${column}: save it again on the other device.`,
    notData:
      'This is neither a tenbo file nor the record of a game: choose one saved with “Save everything” or “Save match (JSON)”, or a record of Tenhou, Mahjong Soul or mjai.',
    otherVersion: 'This file is from another version of tenbo: reload the page to update, then try again.',
    notAList: (field: string) => `“${field}” is not a list.`,
    inMatch: (nth: number, text: string) => `Match ${nth}: ${text}`,
    badSoFar: (nth: number) => `Match ${nth}: the hand in progress (riichi sticks, wareme) was left out.`,
    badGameRecord: (nth: number) => `Match ${nth}: the record of the game that came with it was left out.`,
    otherRecord: (nth: number) => `Match ${nth}: a different record is already kept with this match here, and stays.`,
    badRules: (nth: number) => `Rule set ${nth}`,
    badHand: (nth: number) => `Past hand ${nth}`,
    badChoice: (name: string) => `The setting “${name}”`,
  },
};

/** The words of a recorded hand that is stepped through. */
export const replay = {
  replay: 'Replay',
  replayThis: (position: string) => `Replay ${position}`,
  unfit: 'The record kept with this match cannot be read, or is that of another game. The match itself is complete.',
  noRecord: 'This match was not imported from a record, so there is nothing to replay.',
  hands: 'All hands',
  agree: (agreeing: number, hands: number) =>
    hands === 1
      ? `The hand ${agreeing === 1 ? 'agrees with' : 'differs from'} the record.`
      : `${agreeing === hands ? 'All' : `${agreeing} of`} ${hands} hands agree with the record.`,
  keep: 'Keep this match',
  among: 'Among your matches',
  gone: 'This record was shown but not kept. Drop or paste it again to see it.',
  previousHand: 'Previous hand',
  nextHand: 'Next hand',
  steps: 'Playback',
  first: 'To the deal',
  previousTurn: (player: string) => `${player}’s previous turn`,
  previous: 'Step back',
  next: 'Step forward',
  nextTurn: (player: string) => `${player}’s next turn`,
  last: 'To the end',
  place: (step: number, of: number) => `${step} of ${of}`,
  turn: (turn: number) => `Turn ${turn}`,
  wall: (tiles: number) => `${tiles} in the wall`,
  sit: 'Turn the table',
  hide: 'Hide other hands',
  handOf: (player: string) => `${player}’s hand`,
  faceDown: (tiles: number) => `${tiles} tiles face down`,
  discardsOf: (player: string) => `${player}’s discards`,
  norths: (norths: number) => `Norths set aside: ${norths}`,
  stick: 'riichi stick',
  marks: { riichi: 'riichi', called: 'called', drawn: 'just drawn' },
  says: {
    dealt: (dealer: string) => `The deal. ${dealer} is the dealer.`,
    draws: (player: string, tile: string) => `${player} draws ${tile}.`,
    drawsHidden: (player: string) => `${player} draws.`,
    drawn: (player: string, tile: string) => `${player} discards the ${tile} just drawn.`,
    fromHand: (player: string, tile: string) => `${player} discards ${tile} from the hand.`,
    riichi: (player: string) => `${player} declares riichi.`,
    calls: (player: string, call: string, tile: string, from: string) => `${player} calls ${call}: ${tile} from ${from}.`,
    kan: (player: string, kan: string, tile: string) => `${player} declares a kan of ${tile} (${kan}).`,
    kita: (player: string) => `${player} sets a north aside.`,
    dora: (tile: string) => `New dora indicator: ${tile}.`,
  },
};
