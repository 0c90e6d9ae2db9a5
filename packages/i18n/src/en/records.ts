import type { JsonPlace } from '@tenbo/records';

import type { RecordWords } from '../match/record-words.ts';

const count = (n: number) => n.toLocaleString('en');

const many = (n: number, what: string) => `${count(n)} ${what}${n === 1 ? '' : 's'}`;

/** The place of a value in a JSON record. */
const placeOf = ({ path, line }: Pick<JsonPlace, 'path' | 'line'>) =>
  [line === undefined ? [] : `line ${count(line)}`, path === '' ? [] : path].flat().join(', ') || 'the beginning';

/** Findings in records of games, in English. */
export const records: RecordWords = {
  play: {
    tileNotHeld: ({ who, tile }) => `${who} plays ${tile}, which is not in their hand`,
    notDiscarded: ({ who, tile }) => `${who} takes ${tile}, which was not discarded last`,
    notOnTurn: ({ who }) => `${who} draws or discards out of turn`,
    wallEmpty: ({ who }) => `${who} draws though no tile is left`,
    tilesDealt: ({ who, count: dealt }) => `${who} is dealt ${dealt} tiles, not 13`,
    wallNotEmpty: ({ count: left }) => `the hand is drawn as if the wall were empty, with tiles left to draw: ${left}`,
    riichiOnOpenHand: ({ who }) => `${who} declares riichi with an open hand`,
    furiten: ({ who, why }) => `${who} wins by ron in furiten: ${why}`,
    fifthTile: ({ tile }) => `${tile} comes up a fifth time`,
  },
  furiten: {
    discard: 'a wait is among their own discards',
    temporary: 'a wait passed in this turn',
    riichi: 'a wait passed after their riichi',
  },
  claims: {
    yaku: 'yaku',
    dora: 'dora',
    han: 'han',
    fu: 'fu',
    points: 'points',
    indicators: 'dora indicators',
    pao: 'who is liable (pao)',
    tenpai: 'in tenpai',
    changes: 'payments',
    place: 'the hand',
    scores: 'scores before the hand',
    goesOn: 'another hand is played',
    settlement: 'settlement',
  },
  differs: (what, theirs, ours) => `${what}: the record says ${theirs}, tenbo ${ours}`,
  agreesUnder: (sentence, rules, fields) =>
    `${sentence}; they agree under ${rules}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`,
  notAWin: (errors) => `not a win: ${errors}`,
  refused: (errors) => `the hand cannot be accounted for: ${errors}`,
  breaksOff: 'the record breaks off here',
  none: 'none',
  goesOn: { yes: 'yes', no: 'no' },
  file: {
    notXml: ({ offset, found }) => `not XML at character ${count(offset)}: ${found}`,
    notARecord: () => 'no record of a game in a format that tenbo reads',
    unknownElement: ({ element, offset }) => `unknown element <${element}> at character ${count(offset)}`,
    misplacedElement: ({ element, offset }) => `<${element}> at character ${count(offset)} stands before any hand`,
    badAttribute: ({ element, attribute, value, offset }) =>
      `<${element}> at character ${count(offset)}: ${attribute}="${value}" makes no sense`,
    notJson: ({ line = 1, column }) => `not JSON at line ${count(line)}, column ${count(column)}`,
    badValue: ({ found, ...place }) => `${placeOf(place)} makes no sense: ${found}`,
    unknownEvent: ({ found, ...place }) => `unknown event ${found} at ${placeOf(place)}`,
    misplacedEvent: ({ found, ...place }) => `${found} cannot come at ${placeOf(place)}`,
    hiddenTile: (place) => `${placeOf(place)} is a hidden tile: the record shows what one player saw`,
    unknownRules: ({ found, ...place }) => `tenbo does not have the rules ${found} at ${placeOf(place)}`,
  },
  noMatch: {
    beginsLater: 'the game begins later than East 1, so it cannot be opened as a match',
    refused: (hand, errors) => `${hand} cannot be entered: ${errors}`,
  },
  noText: {
    missing: 'there is no such file or folder',
    notUnpacked: 'it is damaged and cannot be unpacked',
    tooLarge: 'it is larger than any record: over 64 MB',
    encrypted: 'it is encrypted: unpack its archive and audit the folder',
    packedOtherwise: 'it is packed in a way that tenbo cannot unpack: unpack its archive and audit the folder',
    archiveInside: 'it is an archive inside another one, or its name does not end in .zip: unpack it or rename it',
    tooMuchInside: 'it holds far more than an archive of records can, and was not read to its end',
  },
  summary: ({ games, hands, wins, agree, seconds }) => {
    const looked = `${many(games, 'game')}, ${many(hands, 'hand')}, ${many(wins, 'win')} in ${seconds.toFixed(1)} s`;
    if (games === 0) return `${looked}: nothing to compare`;
    return `${looked}: ${agree === games ? 'all agree' : agree === 0 ? 'none agree' : agree === 1 ? '1 game agrees' : `${count(agree)} games agree`}`;
  },
  progress: ({ files, of, perSecond, left }) =>
    [
      `${count(files)}${of === undefined ? '' : ` of ${count(of)}`} files`,
      `${count(perSecond)}/s`,
      left === undefined ? [] : `${left} left`,
    ]
      .flat()
      .join(', '),
  byHouseRules: (says) => `house rules, ${says}`,
  sorts: {
    tileNotHeld: 'tiles played that were not held',
    notDiscarded: 'tiles taken that were not discarded',
    notOnTurn: 'out of turn',
    wallEmpty: 'tiles drawn from an empty wall',
    tilesDealt: 'hands dealt with too many or too few tiles',
    wallNotEmpty: 'draws before the wall is empty',
    riichiOnOpenHand: 'riichi with an open hand',
    furiten: 'rons in furiten',
    fifthTile: 'fifth tiles of a kind',
    yaku: 'other yaku',
    dora: 'other dora',
    han: 'other han',
    fu: 'other fu',
    points: 'other points',
    indicators: 'other dora indicators',
    pao: 'others liable (pao)',
    tenpai: 'others in tenpai',
    changes: 'other payments',
    place: 'other hands',
    scores: 'other scores',
    goesOn: 'other ends of the match',
    settlement: 'other settlements',
    notAWin: 'not wins',
    refused: 'hands that cannot be accounted for',
    breaksOff: 'records that break off',
    houseRules: 'in games with house rules that their records do not state',
    unreadable: 'files that cannot be read',
    fault: 'files at which tenbo failed: a bug, please report it',
  },
};
