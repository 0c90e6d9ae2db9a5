import { count } from './counted.ts';

/** Results of past rounds, and their file. */
export const results = {
  columns: {
    round: 'round',
    table: 'table',
    seat: 'seat',
    player: 'player',
    points: 'points',
    sticks: 'sticks',
    penalty: 'penalty',
    team: 'team',
    place: 'place',
    total: 'total',
  },
  save: 'Save results as CSV',
  fileName: 'results',
  heading: 'Past results',
  hint: 'CSV or a table from a spreadsheet: a row for each player of each match, under the headings round, table, player, points; also seat, sticks, penalty, team, total if you have them.',
  text: 'Paste the results',
  file: 'Or choose a file',
  people: (fresh: number, known: number) => `${count(fresh, 'new player')}, ${known} known`,
  rounds: (first: number, last: number, tables: number) =>
    `${first === last ? `Round ${first}` : `Rounds ${first} to ${last}`}, ${count(tables, 'table')}`,
  repeated: (tables: number) =>
    `${count(tables, 'table')} of these, with the same players and points, are in the event already and would count twice.`,
  bring: 'Bring them in',
  busy: 'Bringing in…',
  done: (rounds: number) => `${count(rounds, 'round')} brought in.`,
  namesNotSent: 'The names did not reach the server, so nothing was brought in. Try again.',
  tooLong: 'The file is too long.',
  more: (faults: number) => `and ${faults} more`,
  line: (line: number, why: string) => `Line ${line}: ${why}`,
  faults: {
    noColumn: (column: string) => `there is no column “${column}”.`,
    unknownColumn: (name: string) => `the column “${name}” is not known. Remove it or give it another heading.`,
    columnTwice: (name: string) => `there are two columns “${name}”.`,
    badCell: (column: string, text: string) =>
      text === '' ? `“${column}” is missing.` : `“${text}” is not right for “${column}”.`,
    unreadable: 'a name is too long or has characters that cannot be seen.',
    otherTeam: (name: string, team: string) => `${name} is in ${team === '' ? 'no team' : `team ${team}`} elsewhere.`,
    badSeats: (table: number) => `at table ${table} a seat is empty or taken twice.`,
    otherTotal: (total: string, expected: string) => `total ${total}, but the rules of this event give ${expected}.`,
  },
};

/** Matches that were played elsewhere. */
export const imported = {
  heading: 'Matches',
  hint: 'A file that this page or “tenbo match” saved, or a match of this browser. Players are known by their names.',
  file: 'Choose a file',
  here: 'Matches of this browser',
  none: 'This browser has no match of its own.',
  noneInFile: 'There is no match in this file.',
  choose: 'Choose',
  becomes: (where: string) => `It will be ${where}.`,
  goesTo: (where: string, entries: number) => `${count(entries, 'entry', 'entries')} will go to ${where}.`,
  fresh: (names: string) => `New players: ${names}.`,
  there: 'All of this match is in the event already.',
  bring: 'Bring the match in',
  sent: 'The match is in the event.',
  sending: 'The match is kept in this browser and on its way to the server.',
  refused: (entries: number) =>
    `The server refused ${count(entries, 'entry', 'entries')}: choose the match again to see what is missing.`,
  faults: {
    players: (players: number, expected: number) => `The match has ${players} players, the event ${expected}.`,
    rules: (named: string, more: number) =>
      `The match was played by other rules: ${named}${more > 0 ? `, and ${more} more` : ''}.`,
    rule: (event: string, match: string) => `${event} here, ${match} there`,
    startPoints: 'The players of this match began with points of their own, which an event does not have.',
    takenId: 'The event has something else under the id of this match.',
    notReached: 'The server cannot be reached, so it is not known whether the match came in before.',
  },
};
