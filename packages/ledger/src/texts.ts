import type { MatchEvent } from './entries.ts';
import type { LedgerError } from './errors.ts';

/** What is wrong with a name or a note. */
export type TextFault =
  | { readonly fault: 'empty' }
  /** In letters as a reader counts them. */
  | { readonly fault: 'tooLong'; readonly most: number }
  /** As `U+202E`. */
  | { readonly fault: 'unseen'; readonly character: string };

const NAME = 40;
const NOTE = 500;
/** What one letter takes at the most, on average, in code units: enough for any emoji, and too little for a tower of accents. */
const LETTER = 8;

/**
 * What cannot be seen, moves what stands beside it, or ends a line: controls, formats, line separators, halves of characters. In
 * Unicode's words: of the formats (Cf) those that are not shown at all.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]|(?=\p{Cf})\p{Default_Ignorable_Code_Point}/u;
/** Scripts in which joiners (U+200C, U+200D) tell letters apart. */
const JOINING =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** Formats that belong to what they are in: the joiners within words of such scripts and within emoji, and the flags made of tags. */
const BELONGING = new RegExp(
  [
    `(?<=[${JOINING}\\p{M}])[\\u200C\\u200D](?=[${JOINING}])`,
    String.raw`(?<=[\p{Emoji}\uFE0F])\u200D(?=\p{Emoji})`,
    String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}`,
  ].join('|'),
  'gu',
);
/** Space, and letters without a shape. */
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What speaks against the names and notes of an event that is entered. Those of a log that is read are taken as they are, and shown safely. */
export function textErrors(event: MatchEvent): readonly LedgerError[] {
  switch (event.type) {
    case 'matchStarted':
      return nameErrors(event.players);
    case 'noteAdded':
      return faultsOf(event.text, NOTE).map((fault) => ({ code: 'badNote', fault }));
    case 'handEnded':
    case 'penaltyGiven':
    case 'timeCalled':
    case 'matchEnded':
    case 'entryVoided':
    case 'entryReplaced':
    case 'entryKept':
      return [];
  }
}

function nameErrors(players: readonly string[]): readonly LedgerError[] {
  const bad = players.flatMap((name, seat) => faultsOf(name, NAME).map((fault) => ({ code: 'badName', seat, fault }) as const));
  if (bad.length > 0) return bad;
  const known = players.map(comparable);
  return known.flatMap((name, seat) => {
    const first = known.indexOf(name);
    return first < seat ? [{ code: 'namesAlike', seats: [first, seat] } as const] : [];
  });
}

/** Names that differ only by case, width or space cannot be told apart in a table. */
function comparable(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}

function faultsOf(text: string, most: number): readonly TextFault[] {
  if (isLonger(text, most)) return [{ fault: 'tooLong', most }];
  const [unseen] = UNSEEN.exec(text.replaceAll(BELONGING, '')) ?? [];
  if (unseen !== undefined) return [{ fault: 'unseen', character: codePointOf(unseen) }];
  return BLANK.test(text) ? [{ fault: 'empty' }] : [];
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > most * LETTER || lettersOf(text).length > most);
}

function lettersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** A name from a log as it can be shown. */
export function shownName(name: string): string {
  return shown(name, NAME);
}

/**
 * A note from a log as it can be shown: cut where it is too long, and with a mark for each character that cannot be seen, as logs of other
 * programs and of older versions may have them.
 *
 * @example
 * shownNote('Dai came\u202Elate'); // → 'Dai came\uFFFDlate'
 */
export function shownNote(text: string): string {
  return shown(text, NOTE);
}

function shown(text: string, most: number): string {
  const safe = shownText(text.slice(0, most * LETTER));
  return isLonger(text, most) ? `${lettersOf(safe).slice(0, most).join('')}…` : safe;
}

/**
 * A text from outside with a mark for each character that cannot be seen, or that moves what stands beside it; the end of a line is one.
 *
 * @param mark what stands for such a character
 * @example
 * shownText('\u001B[2J') // → '\uFFFD[2J'
 */
export function shownText(text: string, mark: (character: string) => string = () => '\uFFFD'): string {
  if (!UNSEEN.test(text)) return text;
  const belonging = [...text.matchAll(BELONGING)].map(({ index, 0: { length } }) => [index, index + length] as const);
  return text.replaceAll(new RegExp(UNSEEN, 'gu'), (character, at: number) =>
    belonging.some(([from, to]) => at >= from && at < to) ? character : mark(character),
  );
}
