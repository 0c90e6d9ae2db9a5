import { or } from '../english.ts';
import type { HelpWords, TroubleWords, TypedErrorWords } from '../../command-words.ts';
import { glossary } from '../page/glossary.ts';

const TROUBLES: TroubleWords = {
  full: () => 'the disk or your quota is full: make room and try again',
  readOnly: () => 'the disk is read-only: choose a file on another one',
  denied: () => 'you have no permission for it or its folder: change that or choose another file',
  noFolder: () => 'its folder does not exist: make the folder first or choose another one',
  notAFile: () => 'it is not a file but a folder, a device or a pipe: choose a file',
  nameTooLong: () => 'the name is too long: choose a shorter one',
  linksInACircle: () => 'its symbolic links form a loop: fix them or name the file itself',
  tooManyOpen: () => 'too many files are open: close some programs and try again',
  tooLarge: () => 'the file would exceed the size limit: raise it (ulimit -f) or choose another disk',
  busy: () => 'another program or a mount is using it: end that and try again',
  closed: () => 'standard output is closed: remove >&- or write >/dev/null',
  other: (cause) => `the system says ${cause}`,
};

/** The nearest words; without any, other advice. */
const meant = (nearest: readonly string[], otherwise: string) =>
  nearest.length > 0 ? `did you mean ${or(nearest)}?` : otherwise;

/** Errors in a command, or in the file of a match, in English. */
export const errors: TypedErrorWords = {
  noSuchPlayer: ({ typed, players, nearest }) =>
    `no player called “${typed}”: ${meant(nearest, `use ${or(players)}, or a seat from 1 to ${players.length}`)}`,
  whichPlayer: ({ typed, players }) => `“${typed}” could be ${or(players)}: type more of the name, or the seat number`,
  notInSeason: ({ typed, players }) => `nobody called “${typed}” plays in these games: ${meant(players, 'check the spelling')}`,
  badNames: ({ typed }) =>
    `“${typed}” is not a list of players: write different names separated by commas, like Aki,Ben,Chie,Dai`,
  numberAsName: ({ typed }) => `“${typed}” looks like a seat number: write a name that is not just a number`,
  noSuchOutcome: ({ typed, outcomes, nearest }) =>
    `“${typed}” is not a way to end a hand: ${meant(nearest, `start with ${or(outcomes)}`)}`,
  playerMissing: ({ what }) =>
    ({
      winner: 'no winner: add one, as in ron Ben Aki 3 30 or tsumo Chie mangan',
      discarder: 'no discarder: add one after the winner, as in ron Ben Aki 3 30',
      players: 'no player: add one, as in chombo Dai',
    })[what],
  noValue: ({ typed }) =>
    `“${typed}” is not a value: write han and fu (3 30), a limit (mangan to yakuman), points (3900, 700/1300, 2600 all), or the tiles ('234m 406p 567s 88s 67m +8m')`,
  noValueInPoints: ({ typed }) =>
    `“${typed}” is not a value: write han and fu (3 40), five han or more alone (8), a limit (mangan) or yakuman (yakuman 2)`,
  noSuchCause: ({ typed, causes, nearest }) => `no abortive draw called “${typed}”: ${meant(nearest, `choose ${or(causes)}`)}`,
  noSuchFoul: ({ typed, fouls, nearest }) => `no chombo reason called “${typed}”: ${meant(nearest, `use ${or(fouls)}`)}`,
  noSuchYaku: ({ typed, yaku, nearest }) => `these rules have no pao for “${typed}”: ${meant(nearest, `choose ${or(yaku)}`)}`,
  noSuchCommand: ({ typed, commands }) => `no command “${typed}”: ${meant(commands, '“tenbo help” lists all of them')}`,
  noSuchOption: ({ typed, options }) => `no option ${typed}: ${meant(options, '--help lists all of them')}`,
  optionValueMissing: ({ option }) => `${option} needs a value: add it`,
  optionMissing: ({ option }) => `${option} is missing: add it`,
  optionConflict: ({ option, other }) => `${option} cannot be used with ${other}: remove one of the two`,
  wordMissing: ({ word }) => `<${word}> is missing: add it (--help shows an example)`,
  tooManyWords: ({ typed, most }) =>
    `“${typed}” is too much: ${most === 0 ? 'only options can be here' : `at most ${most === 1 ? 'one word' : `${most} words`} can be here`}`,
  badChoice: ({ option, typed, choices, nearest }) =>
    `${option} cannot be “${typed}”: ${meant(nearest, `choose ${or(choices)}`)}`,
  badNumber: ({ option, typed, from, to }) =>
    `${option} cannot be “${typed}”: write a number ${to === '' ? `above ${from}` : `from ${from} to ${to}`}`,
  badOptionValue: ({ option, typed, sample }) => `${option} cannot be “${typed}”: write it like ${sample}`,
  noRulesFile: ({ file }) => `there is no file ${file}: check its name`,
  rulesTooLarge: ({ file, most }) =>
    `${file} has more than ${most.toLocaleString('en')} bytes, too many for a rule set: choose another file`,
  badJson: ({ where, line, column }) => `${where} is not valid JSON at line ${line}, column ${column}: correct it there`,
  noSuchTerm: ({ typed, terms }) => `no term called “${typed}”: ${meant(terms, 'check the spelling')}`,
  badCount: ({ option, typed }) => `“${typed}” is not a number: write ${option} with a number`,
  badPair: ({ option, typed, sample }) => `${option} cannot use “${typed}”: write it like ${sample}`,
  noSuchHand: ({ typed, hands }) => `no hand ${typed}: ${hands === 0 ? 'none has been played yet' : `choose 1 to ${hands}`}`,
  noSuchCandidate: ({ typed, letters }) =>
    letters.length === 0 ? 'nothing to decide: there is only one version' : `no version “${typed}”: choose ${or(letters)}`,
  optionTwice: ({ option }) => `${option} is given twice: write it once`,
  optionElsewhere: ({ option, command }) => `${command} has no option ${option}: remove it`,
  optionNotFor: ({ option, needs }) =>
    `${option} is for ${{ nagashi: 'nagashi mangan', win: 'a win', tiles: 'a win entered by its tiles' }[needs]}: remove it`,
  countTwice: ({ option, typed }) => `${option} “${typed}” names a winner twice: write one number for each`,
  notAWinner: ({ option, typed, player }) => `${option} “${typed}”: ${player} does not win here, so choose a winner`,
  whichWinner: ({ option, typed, players }) =>
    `${option} “${typed}” could be for ${or(players)}: name the winner first, as in ${players[0]}:${typed}`,
  ownDiscard: () => 'the winner cannot be the discarder: choose another seat for --from or --seat',
  handSample: () =>
    "a hand has 13 tiles (each kan one more) and the winning one after +, as in tenbo '234m 406p 567s 88s 67m +8m'",
  tileAssumed: ({ tile }) => `winning tile: ${tile}, the last one (to choose another, put + before it)`,
  handMissing: () => 'no hand with these options: add one, as in 234m 406p 567s 88s 67m +8m tsumo riichi',
  handBesidePipe: () => '--jsonl reads its hands from standard input: remove the hand',
  pathMissing: () => 'no path: name files or folders, or - for standard input',
  pathBesidePipe: () => '--jsonl reads its records from standard input: remove the paths',
  optionNeeds: ({ option, needs }) => `${option} needs ${needs}: add it`,
  notInField: ({ typed, players, count }) =>
    `no player called “${typed}”: ${meant(players, `write a number from 1 to ${count}, or a name as it is listed`)}`,
  nameTwice: ({ typed }) => `“${typed}” is listed twice: write different names`,
  nameIsNumber: ({ typed }) => `“${typed}” would be read as the number of a player: write a name`,
  nameMissing: () => 'no name in the first column: add it or remove the line',
  badQuote: () => 'a quotation mark (") is not closed, or text follows it: correct it',
  sameFile: ({ file }) => `${file} is named twice: choose two files`,
  outMissing: () => 'several games need a folder to be written to: add --out and its name',
  outBesideInput: ({ folder, path }) =>
    `${folder} and ${path}, which is read, must not be inside one another: choose another folder`,
  notResumable: ({ file }) => `${file} cannot be continued, because Parquet is written as a whole: choose .jsonl or .csv`,
  runInterrupted: ({ file, journal }) =>
    `${file} is from an interrupted run: add --resume to finish it, or delete ${journal} to start again`,
  nothingToResume: ({ file }) => `${file} is not from an interrupted run: omit --resume to start again`,
  otherRun: ({ file, journal }) =>
    `the interrupted run of ${file} had other options or other files: repeat its command with --resume, or delete ${journal} to start again`,
  nothingToUndo: () => 'nothing to undo',
  nothingToRedo: () => 'nothing to redo: you can redo only the last undo, before adding anything else',
  noFile: ({ file }) => `${file} does not exist: start a match with tenbo match new ${file} --players Aki,Ben,Chie,Dai`,
  fileExists: ({ file }) => `${file} already exists: choose another name`,
  notJson: ({ file, line, column }) =>
    `${file} is damaged at line ${line}, column ${column} (not valid JSON): restore an older copy or fix that line`,
  locked: ({ process, file, lock }) =>
    `${file} is in use by another command (process ${process}): try again when it finishes; if that process is not tenbo, delete ${lock}`,
  lockedElsewhere: ({ process, machine, file, lock }) =>
    `${file} is in use by another command (process ${process} on ${machine}): try again when it finishes; if tenbo no longer runs there, delete ${lock}`,
  lockedBySomebody: ({ file, lock }) =>
    `${file} is in use, but ${lock} does not say by whom: if no other tenbo is running, delete it and try again`,
  cannotAccess: ({ file, trouble, cause }) => `${file} cannot be read or written: ${TROUBLES[trouble](cause)}`,
  answerNotWritten: ({ trouble, cause }) => `the output could not be written: ${TROUBLES[trouble](cause)}`,
  inputNotRead: ({ trouble, cause }) => `standard input cannot be read: ${TROUBLES[trouble](cause)}`,
  portDenied: ({ port }) => `no permission to use port ${port}: choose one from 1024 up (--port 4173)`,
  pageServed: ({ address }) => `tenbo is already served at ${address}: open that or stop it first`,
  portInUse: ({ port, elsewhere, address }) =>
    `port ${port} is in use by another program: stop that or choose another port (--port ${elsewhere}); a browser keeps matches by address, so those of ${address} are not listed there`,
  pageMissing: () => 'the page is not built: run npm start',
  pageElsewhere: ({ address }) => `other devices: ${address} (a browser keeps matches by address)`,
  pageRunning: () => 'press Ctrl-C to stop',
  badKey: () => 'the key must have 22 to 200 letters, digits, - and _: choose another one, or omit it for a new one',
  badHost: ({ host }) => `${host} is not an address of this machine: choose another one, or write --host alone for all of them`,
  badCertificate: ({ cert, key, said }) =>
    `${cert} and ${key} cannot be used for HTTPS (${said}): give a certificate and the key that belongs to it, both as PEM`,
  databaseNotOpened: ({ place, said }) => `the database cannot be opened (${place}: ${said}): check --data or DATABASE_URL`,
  newerDatabase: ({ place, version, known }) =>
    `the database is from a newer tenbo (${place}: version ${version}, this version of tenbo reads up to ${known}): install that one, or restore an older backup`,
  eventLink: ({ address }) => `anyone with this link can create events: ${address}`,
  noDatabase: ({ file }) => `there is no database ${file}: check --data`,
  usePgDump: () => 'PostgreSQL has programs of its own for backups: use pg_dump and pg_restore',
  backupNotWritten: ({ file, said }) => `${file} could not be written (${said}): choose another place`,
  notABackup: ({ file, said }) => `${file} is not a complete backup (${said}): use another one`,
  databaseExists: ({ file }) => `${file} already exists: add --replace to overwrite it with the backup`,
  databaseInUse: ({ file }) => `a program is using ${file}: stop the server first`,
  noSuchEvent: ({ event, events }) =>
    `there is no event ${event}${events.length > 0 ? `: use ${or(events)}` : ': the database has none'}`,
  badLine: ({ file, line, said }) => `${file} is damaged at line ${line} (${said}): nothing was imported; export the event again`,
  takenId: ({ file, id }) => `${file} conflicts with ${id} in the database: nothing was imported`,
  backedUp: ({ file }) => `backed up to ${file}`,
  restored: ({ file }) => `restored to ${file}`,
  eventExists: ({ file, event }) =>
    `the database already has the event ${event}: nothing of ${file} was imported, because an import only makes new events`,
  eventToImport: ({ event, organisers, links, people, logs, entries }) =>
    `will add the event ${event}: links ${links} (${organisers} of organisers), people ${people}, logs ${logs}, entries ${entries}`,
  eventImported: ({ event }) => `added the event ${event}`,
  fault: ({ said }) => `this is a bug in tenbo: please report it with the command and its input (${said})`,
};

export const term = { also: glossary.also, see: glossary.see };

/** The English texts are beside the options, so there are no others here. */
export const help = async (): Promise<HelpWords> => ({ brackets: (parts) => ` (${parts.join(', ')})`, texts: {} });
