import { presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { LOG_VERSION, append, checkAppend, newMatch, nextEntry, parseLog, replay, shownNote } from './index.ts';

const started = (...players: readonly string[]) =>
  ({ id: 'a', after: [], event: { type: 'matchStarted', version: LOG_VERSION, rules: presets.standard, players } }) as const;
const MATCH = unwrap(newMatch(started('Aki', 'Ben', 'Chie', 'Dai')));

/** The errors of a new name. */
function refusedName(name: string): unknown {
  const begun = newMatch(started('Aki', name, 'Chie', 'Dai'));
  return begun.ok ? 'taken' : begun.error;
}

/** The errors of a note, whichever way it is entered. */
function refusedNote(text: string): unknown {
  const note = { type: 'noteAdded', text } as const;
  const added = append(MATCH, nextEntry(MATCH, note, { id: 'b' }));
  expect(checkAppend(MATCH, note)).toEqual(added.ok ? [] : added.error);
  const noted = unwrap(append(MATCH, nextEntry(MATCH, { type: 'noteAdded', text: 'tea' }, { id: 'b' })));
  const replaced = append(noted, nextEntry(noted, { type: 'entryReplaced', entry: 'b', event: note }, { id: 'c' }));
  expect(replaced.ok || replaced.error).toEqual(added.ok || added.error);
  return added.ok ? 'taken' : added.error;
}

const TAKEN: readonly string[] = [
  'Ben',
  '馬場　勉',
  'Zoë 🧑‍🤝‍🧑',
  '👩🏽‍❤️‍💋‍👨🏿',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'می‌خواهم',
  'ക്‍ഷ',
  '葛󠄀城',
  'ｱｷ',
  'and',
  '-x',
  '--',
  '=1+1',
  'x'.repeat(40),
  '👨‍👩‍👧‍👦'.repeat(28),
  // 40 letters of eight code units each.
  '👨‍👩‍👧'.repeat(40),
];

test.each(TAKEN)('“%s” is accepted as a name and as a note', (text) => {
  expect([refusedName(text), refusedNote(text)]).toEqual(['taken', 'taken']);
});

test.each<[name: string, text: string, character: string]>([
  ['an escape', '\u001B[31mBen', 'U+001B'],
  ['a tab', 'Ben\tB', 'U+0009'],
  ['a line break', 'Ben\nB', 'U+000A'],
  ['a C1 control', 'Ben\u009B', 'U+009B'],
  ['a line separator', 'Ben\u2028', 'U+2028'],
  ['a paragraph separator', 'Ben\u2029', 'U+2029'],
  ['a direction override', '\u202EneB', 'U+202E'],
  ['a direction isolate', '\u2066Ben', 'U+2066'],
  ['a direction mark', 'Ben\u200F', 'U+200F'],
  ['a zero-width space', 'Be\u200Bn', 'U+200B'],
  ['a byte order mark', '\uFEFFBen', 'U+FEFF'],
  ['a soft hyphen', 'Be\u00ADn', 'U+00AD'],
  ['a joiner in Latin', 'Be\u200Dn', 'U+200D'],
  ['a joiner that joins nothing', 'Ben\u200D', 'U+200D'],
  ['a tag without a flag', 'Ben\u{E0041}', 'U+E0041'],
  ['half a character', 'Ben\uD83D', 'U+D83D'],
  ['the other half', '\uDE00Ben', 'U+DE00'],
  ['a noncharacter', 'Ben\uFFFF', 'U+FFFF'],
])('%s is refused', (_, text, character) => {
  const fault = { fault: 'unseen', character };
  expect(refusedName(text)).toEqual([{ code: 'badName', seat: 1, fault }]);
  expect(refusedNote(text)).toEqual([{ code: 'badNote', fault }]);
});

test.each(['', ' ', '　', '\u3164', '\u2800'])('a name or note without a visible character (%j) is empty', (text) => {
  expect(refusedName(text)).toEqual([{ code: 'badName', seat: 1, fault: { fault: 'empty' } }]);
  expect(refusedNote(text)).toEqual([{ code: 'badNote', fault: { fault: 'empty' } }]);
});

test('a name has at most 40 letters, a note 500, as a reader counts them', () => {
  const tooLong = (most: number) => ({ fault: 'tooLong', most });
  for (const letter of ['x', '葛󠄀', 'が', '👍🏽']) {
    expect(refusedName(letter.repeat(40))).toBe('taken');
    expect(refusedName(letter.repeat(41))).toEqual([{ code: 'badName', seat: 1, fault: tooLong(40) }]);
    expect(refusedNote(letter.repeat(500))).toBe('taken');
    expect(refusedNote(letter.repeat(501))).toEqual([{ code: 'badNote', fault: tooLong(500) }]);
  }
});

test('one letter with ten thousand accents is too long, and so is a million letters at once', () => {
  expect(refusedName(`e${'\u0301'.repeat(10_000)}`)).toEqual([
    { code: 'badName', seat: 1, fault: { fault: 'tooLong', most: 40 } },
  ]);
  const before = performance.now();
  refusedName('x'.repeat(1_000_000));
  expect(performance.now() - before).toBeLessThan(200);
});

test.each([
  ['nothing', 'Ben', 'Ben'],
  ['case', 'Ben', 'ben'],
  ['spaces', 'Ben B', ' Ben  B '],
  ['width', 'Ben', 'Ｂｅｎ'],
  ['the encoding of an accent', 'Zo\u00EB', 'Zoe\u0308'],
])('names that differ only in %s are refused', (_, one, other) => {
  const begun = newMatch(started('Aki', one, 'Chie', other));
  expect(!begun.ok && begun.error).toEqual([{ code: 'namesAlike', seats: [1, 3] }]);
});

test('names that differ in more are accepted', () => {
  expect(newMatch(started('Aki', 'Groß', 'Gross', 'Ben')).ok).toBe(true);
});

test('a log with such texts is read, but they are not shown raw', () => {
  const [start, note] = [
    started('\u001B[31mAki', 'Ben\u2028', '', 'x'.repeat(5000)),
    { id: 'b', after: ['a'], event: { type: 'noteAdded', text: `a\u202Eb${'x'.repeat(5000)}` } } as const,
  ];
  const log = unwrap(parseLog(JSON.parse(JSON.stringify([start, note]))));
  expect(log).toEqual([start, note]);
  const { players, notes, aside } = replay(log);
  expect(players).toEqual(['\uFFFD[31mAki', 'Ben\uFFFD', '', `${'x'.repeat(40)}…`]);
  expect(notes).toEqual([{ entry: 'b', text: `a\uFFFDb${'x'.repeat(497)}…` }]);
  expect(aside).toEqual([]);
});

test('of a tower of accents in a log, no more is shown than a note may have: eight code units for each of 500 letters', () => {
  expect(shownNote(`e${'\u0301'.repeat(10_000)}`)).toBe(`e${'\u0301'.repeat(500 * 8 - 1)}…`);
});

test('joiners that belong to an emoji or a word stay', () => {
  expect(shownNote('🧑‍🤝‍🧑\u200D می‌خواهم\u202E')).toBe('🧑‍🤝‍🧑\uFFFD می‌خواهم\uFFFD');
});
