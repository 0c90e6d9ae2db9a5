import { count } from '../english.ts';
import { results as lists } from '../results.ts';

/** Results of past rounds, and their file. */
export const results = {
  columns: lists.columns,
  save: 'Save results as CSV',
  fileName: 'results',
  heading: 'Past results',
  hint: 'CSV, or cells from a spreadsheet: one row for each player of each match. Needed columns: player, points, and round and table, or date and game. Optional: seat, sticks, penalty, team, total. Read too: a column for each player with a row for each match, and lines such as “Aki 42000, Ben 31000, Chie 28000, Dai 19000”.',
  text: 'Paste the results',
  file: 'Or choose a file',
  people: (fresh: number, known: number) => `${count(fresh, 'new player')}, ${known} already in the event`,
  rounds: (first: number, last: number, tables: number) =>
    `${first === last ? `Round ${first}` : `Rounds ${first} to ${last}`}, ${count(tables, 'table')}`,
  repeated: (tables: number) =>
    `Already in the event with the same players and points, so it would count twice: ${count(tables, 'table')}.`,
  bring: 'Import results',
  busy: 'Importing…',
  done: (rounds: number) => `${count(rounds, 'round')} imported.`,
  namesNotSent: 'The names did not reach the server, so nothing was imported. Try again.',
  tooLong: 'The file is too long.',
  more: (faults: number) => `and ${faults} more`,
  line: (line: number, why: string) => `Line ${line}: ${why}`,
  faults: {
    noColumn: (column: string) => `there is no column “${column}”.`,
    unknownColumn: (name: string) => `the column “${name}” is not known. Remove it or give it another heading.`,
    columnTwice: (name: string) => `there are two columns “${name}”.`,
    badCell: (column: string, text: string) =>
      text === '' ? `“${column}” is missing.` : `“${text}” is not a valid “${column}”.`,
    notResults: 'there are no results here in a layout that tenbo reads.',
    badLine: 'this line is unlike those before it.',
    noGames: 'nothing says who played together: add the columns “round” and “table”, or a column “game”.',
    tooMany: 'there are too many lines.',
    noPoints: 'the list has only the result, but an event needs the points at the end.',
    unreadable: 'a name is too long or has invisible characters.',
    otherTeam: (name: string, team: string) => `${name} is in ${team === '' ? 'no team' : `team ${team}`} in another row.`,
    badSeats: (table: number) => `at table ${table} a seat is empty or taken twice.`,
    otherTotal: (total: string, expected: string) => `total ${total}, but the rules of this event give ${expected}.`,
  },
};

/** Matches that were played elsewhere. */
export const imported = {
  heading: 'Matches',
  hint: 'A file saved by this page or by “tenbo match”, or a match in this browser. Players are matched by name.',
  file: 'Choose a file',
  here: 'Matches in this browser',
  none: 'This browser has no match to import.',
  noneInFile: 'There is no match in this file.',
  choose: 'Choose',
  becomes: (where: string) => `It will be ${where}.`,
  goesTo: (where: string, entries: number) => `${count(entries, 'entry', 'entries')} will go to ${where}.`,
  fresh: (names: string) => `New players: ${names}.`,
  there: 'The event already has all of this match.',
  bring: 'Import the match',
  sent: 'The match is in the event.',
  sending: 'The match is saved in this browser and is being sent to the server.',
  refused: (entries: number) =>
    `The server refused ${count(entries, 'entry', 'entries')}: choose the match again to see what is missing.`,
  faults: {
    players: (players: number, expected: number) => `The match has ${players} players, the event ${expected}.`,
    rules: (named: string, more: number) =>
      `The match was played under other rules: ${named}${more > 0 ? `, and ${more} more` : ''}.`,
    rule: (event: string, match: string) => `event: ${event}, match: ${match}`,
    startPoints: 'The match has starting points of its own, which an event does not allow.',
    takenId: 'The event already uses the id of this match for something else.',
    notReached: 'The server cannot be reached, so it is not known whether the match was imported before.',
  },
};
