import { isBlank, shownText, unseenIn } from '@tenbo/engine';

import type { MatchEvent } from './entries.ts';

/** What can be wrong with the names and notes of an event. */
export type TextError =
  | { readonly code: 'badName'; readonly seat: number; readonly fault: TextFault }
  | { readonly code: 'namesAlike'; readonly seats: readonly [number, number] }
  | { readonly code: 'badNote'; readonly fault: TextFault };

/** What is wrong with a name or a note. */
export type TextFault =
  | { readonly fault: 'empty' }
  /** `most` in letters as a reader counts them. */
  | { readonly fault: 'tooLong'; readonly most: number }
  /** `character` written like `U+202E`. */
  | { readonly fault: 'unseen'; readonly character: string };

const NAME = 40;
const NOTE = 500;
/** The most code units per letter, on average: enough for any emoji, too few for a tower of accents. */
const LETTER = 8;

/** Everything wrong with the names and notes of a new event. Those in a log from outside are accepted as they are, and shown safely. */
export function textErrors(event: MatchEvent): readonly TextError[] {
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

function nameErrors(players: readonly string[]): readonly TextError[] {
  const bad = players.flatMap((name, seat) => faultsOf(name, NAME).map((fault) => ({ code: 'badName', seat, fault }) as const));
  if (bad.length > 0) return bad;
  const known = players.map(comparable);
  return known.flatMap((name, seat) => {
    const first = known.indexOf(name);
    return first < seat ? [{ code: 'namesAlike', seats: [first, seat] } as const] : [];
  });
}

const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Readers of a table confuse names that differ only in case, width, spaces or characters without a shape. */
function comparable(name: string): string {
  return name.normalize('NFKC').replaceAll(SHAPELESS, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}

function faultsOf(text: string, most: number): readonly TextFault[] {
  if (isLonger(text, most)) return [{ fault: 'tooLong', most }];
  const unseen = unseenIn(text);
  if (unseen !== undefined) return [{ fault: 'unseen', character: codePointOf(unseen) }];
  return isBlank(text) ? [{ fault: 'empty' }] : [];
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

/** A name from a log, made safe to show. */
export function shownName(name: string): string {
  return shown(name, NAME);
}

/**
 * A note from a log, made safe to show: shortened if it is too long, with a mark for each invisible character. Logs from other programs and older
 * versions may have such notes.
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
