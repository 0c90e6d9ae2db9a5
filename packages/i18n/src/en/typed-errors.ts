import { or } from './english.ts';
import type { TroubleWords, TypedErrorWords } from '../errors/typed-errors.ts';

const TROUBLES: TroubleWords = {
  full: () => 'no space is left on the disk, or of your quota: make room and try again',
  readOnly: () => 'the disk is read-only: choose a file on another one',
  denied: () => 'you have no permission for it, or for its folder: change that, or choose another file',
  noFolder: () => 'its folder is not there: make the folder first, or choose another one',
  notAFile: () => 'it is no file but a folder, a device or a pipe: name a file',
  nameTooLong: () => 'the name is too long: choose a shorter one',
  linksInACircle: () => 'its symbolic links lead in a circle: mend them, or name the file itself',
  tooManyOpen: () => 'too many files are open: close some programs and try again',
  tooLarge: () => 'it is larger than files may be here: raise the limit (ulimit -f), or choose another disk',
  busy: () => 'another program or a mount holds it: end that and try again',
  closed: () => 'standard output is closed: leave out >&-, or write >/dev/null',
  other: (cause) => `the system says ${cause}`,
};

/** What can be wrong with a command, or with the file of a match, in English. */
export const typedErrors: TypedErrorWords = {
  noSuchPlayer: ({ typed, players }) =>
    `nobody here is called “${typed}”: choose ${or(players)}, or a seat from 1 to ${players.length}`,
  whichPlayer: ({ typed, players }) => `“${typed}” can be ${or(players)}: write more of the name, or the number of the seat`,
  badNames: ({ typed }) =>
    `“${typed}” are no names of players: write different ones with commas between them, as in Aki,Ben,Chie,Dai`,
  numberAsName: ({ typed }) => `“${typed}” would be a seat: write a name that is not a number`,
  noSuchOutcome: ({ typed, outcomes }) => `“${typed}” ends no hand: begin with ${or(outcomes)}`,
  playerMissing: ({ what }) =>
    ({
      winner: 'name who won: ron Ben Aki 3 30, tsumo Chie mangan',
      discarder: 'name who discarded after the winner: ron Ben Aki 3 30',
      players: 'name the player it is about: chombo Dai',
    })[what],
  noValue: ({ typed }) =>
    `“${typed}” is no value: write han and fu (3 30), mangan to yakuman, points (3900, 700/1300, 2600 all), or the tiles ('234m 406p 567s 88s 67m +8m')`,
  noSuchCause: ({ typed, causes }) => `“${typed}” is no abortive draw: choose ${or(causes)}`,
  noSuchFoul: ({ typed, fouls }) => `“${typed}” is no foul: write ${or(fouls)}`,
  noSuchYaku: ({ typed, yaku }) => `nobody can be liable for “${typed}” under these rules: choose ${or(yaku)}`,
  noSuchTerm: ({ typed, terms }) =>
    `no term is called “${typed}”: ${terms.length > 0 ? `did you mean ${or(terms)}?` : 'check the spelling'}`,
  badCount: ({ option, typed }) => `${option} “${typed}”: write a number`,
  badPair: ({ option, typed, sample }) => `${option} “${typed}”: write it like ${sample}`,
  noSuchHand: ({ typed, hands }) => `there is no hand ${typed}: ${hands === 0 ? 'none has been played' : `choose 1 to ${hands}`}`,
  noSuchCandidate: ({ typed, letters }) =>
    letters.length === 0
      ? 'there is nothing to decide: the accounts agree'
      : `there is no “${typed}” to keep: choose ${or(letters)}`,
  optionTwice: ({ option }) => `${option} is given twice: give it once`,
  optionElsewhere: ({ option, command }) => `${command} has no option ${option}: leave it out`,
  optionNotFor: ({ option, needs }) =>
    `${option} is for ${{ nagashi: 'nagashi mangan', win: 'a win', tiles: 'a win entered by its tiles' }[needs]}: leave it out`,
  countTwice: ({ option, typed }) => `${option} “${typed}”: give each winner one number`,
  notAWinner: ({ option, typed, player }) => `${option} “${typed}”: ${player} does not win here, so name a winner`,
  ownDiscard: () => 'the winner cannot have discarded the winning tile: change --from or --seat',
  handMissing: () => 'write a hand with these options: 234m 406p 567s 88s 67m +8m tsumo riichi',
  handBesidePipe: () => '--jsonl reads its hands from standard input: leave the hand out',
  nothingToUndo: () => 'there is nothing to take back',
  nothingToRedo: () => 'there is nothing to bring back: only what was taken back last can be, before anything is added',
  noFile: ({ file }) => `there is no ${file}: begin a match with tenbo match new ${file} --players Aki,Ben,Chie,Dai`,
  fileExists: ({ file }) => `${file} is there already: choose another name for a new match`,
  notJson: ({ file, line, column }) =>
    `${file}, line ${line}, column ${column}: the file is damaged here and is no JSON: put back an older copy, or mend the line`,
  locked: ({ process, file, lock }) =>
    `process ${process} is writing ${file}: try again when it has ended; if that process is no tenbo, delete ${lock}`,
  lockedElsewhere: ({ process, machine, file, lock }) =>
    `process ${process} on ${machine} is writing ${file}: try again when it has ended; if no tenbo runs there any more, delete ${lock}`,
  lockedBySomebody: ({ file, lock }) =>
    `${lock} does not say who is writing ${file}: if no other tenbo is, delete it and try again`,
  cannotAccess: ({ file, trouble, cause }) => `${file} cannot be read or written: ${TROUBLES[trouble](cause)}`,
  answerNotWritten: ({ trouble, cause }) => `the answer could not be written: ${TROUBLES[trouble](cause)}`,
  inputNotRead: ({ trouble, cause }) => `standard input cannot be read: ${TROUBLES[trouble](cause)}`,
  fault: ({ said }) => `this is a fault of tenbo, not of yours: please report it with the command and its input (${said})`,
};
