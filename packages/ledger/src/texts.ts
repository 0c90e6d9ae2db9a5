import { shownText, unseenIn } from '@tenbo/engine';

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
  const unseen = unseenIn(text);
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
