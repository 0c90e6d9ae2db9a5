const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** What came in of a match. */
interface Came {
  /** The entries that were here before. */
  readonly before: readonly unknown[];
  readonly entries: readonly unknown[];
  readonly conflicts: number;
}

export const accounts = {
  accounts: 'Accounts of the match',
  views: {
    '': 'Table',
    hands: 'Hands',
    course: 'Course',
    comeback: 'Comeback',
    standings: 'Standings',
    sheet: 'Score sheet',
  },
  noHand: 'There is no such hand in this match. Choose one from the list:',
  choose: 'Choose this',
  writtenAt: (time: string) => `Written at ${time}`,
  chooseAnew: 'Change the last choice',
  more: (entries: number) => `and ${entries} more`,
  tenpai: 'tenpai',
  noten: 'noten',
  nothingPaid: 'No points change hands.',
  eachPayment: 'Each payment',

  chart: 'Points through the match',
  asTable: 'The same as a table',
  points: 'Points after each hand',
  gaps: 'Points more than each other',
  statistics: 'What each did',
  log: (entries: number) => `All that was written down (${entries})`,

  chooseSeat: 'What it takes to climb, for one player’s eyes. Whose?',
  ifItEnds: 'If the match ends with this hand:',
  hideCard: 'Hide',
  turn: 'Turn',
  otherPlayer: 'Another player',

  unit: 'Money for 1,000 points',
  noMoney: 'none',
  steps: {
    points: 'What each has at the end, in points.',
    difference: 'How far each is above or below the target.',
    oka: 'What the target is above the start, of every player, goes to the first.',
    rounded: 'Counted in thousands, rounded.',
    uma: 'Added to the upper places, taken off the lower ones.',
    penalty: 'Taken off for what the referee gave.',
    chips: 'Chips won and lost.',
    yakitori: 'Paid by who has won no hand.',
    total: 'All of these together.',
    money: 'The total times what 1,000 points are worth.',
  },
  nextStep: 'Next step',
  showAll: 'Show all',

  print: 'Print',
  saveCsv: { hands: 'Save the hands as CSV', settlement: 'Save the settlement as CSV' },
  saveLog: 'Save the match (JSON)',

  allData: 'All data in one file',
  allDataHint:
    'Matches, your own rules, earlier hands and settings. What comes in is added to what is here; nothing here is lost. The file of a single match comes in too.',
  saveAll: 'Save everything',
  takeIn: 'Take in a file',
  takeChoices: 'Take its settings too',
  arrived: (players: string, { before, entries, conflicts }: Came) =>
    `${players}: ${before.length === 0 ? 'a new match' : count(entries.length, 'new entry', 'new entries')}${conflicts > 0 ? '; the copies do not agree: open the match and choose what counts' : ''}`,
  rulesArrived: (rules: number) => count(rules, 'rule set'),
  handsArrived: (hands: number) => count(hands, 'earlier hand'),
  choicesArrived: 'Settings',
  nothingArrived: 'Nothing new came in.',
  moreArrivals: (matches: number) => `and ${count(matches, 'more match', 'more matches')}`,
  faulty: 'This could not be read:',
  moreFaults: (faults: number) => `and ${faults} more`,
  faults: {
    tooBig: (megabytes: number, most: number) => `The file has ${megabytes} MB; at most ${most} MB are read.`,
    unreadable: 'The file could not be opened. It may have been moved or changed; choose it again.',
    leftOut: (field: string, many: number, most: number) =>
      `“${field}”: only the first ${most} are taken in; ${many} were left out.`,
    badId: (nth: number) => `Match ${nth}: its id is none that tenbo makes.`,
    refused:
      'The browser refused to keep the rule sets, earlier hands or settings of this file: its storage is full or blocked. Nothing was taken in.',
    notJson: (line: number, column: number) =>
      `Line ${line}, column ${column}: the file is damaged here and is no JSON. Save it again where it comes from.`,
    notData: 'This is no file of tenbo: choose one saved with “Save everything” or “Save the match”.',
    otherVersion: 'This file is of another version of tenbo: update the page and try again.',
    notAList: (field: string) => `“${field}” is no list.`,
    inMatch: (nth: number, text: string) => `Match ${nth}: ${text}`,
    badSoFar: (nth: number) => `Match ${nth}: the hand being played (riichi sticks, wareme); it begins without them.`,
    badRules: (nth: number) => `Rule set ${nth}`,
    badHand: (nth: number) => `Earlier hand ${nth}`,
    badChoice: (name: string) => `The setting “${name}”`,
  },
};
