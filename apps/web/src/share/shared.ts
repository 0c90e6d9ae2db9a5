import type { Tile, Transfer, Wind } from '@tenbo/engine';

import type { LaidTile } from '../ui/laid.ts';
import type { Place } from '../ui/places.ts';

/** What is sent when the reader shares something. */
export interface Shared {
  /** A single line. */
  readonly title: string;
  /** Line by line, without the link. */
  readonly text: string;
  /** The address that opens it anywhere; undefined if only this browser has it. */
  readonly link: string | undefined;
  readonly picture: Picture;
  /** The file name of the picture. */
  readonly file: string;
}

/** The text to copy, with the link below it. */
export function wholeText({ text, link }: Shared): string {
  return link === undefined ? text : `${text}\n${link}`;
}

/** The full address of a place, including that of the page. */
export function linkTo(address: string): string {
  return new URL(address, location.href).href;
}

/** The outcome: `done` even if the reader closed the system's sheet; `missing` if the browser has none. */
type Outcome = 'done' | 'missing' | 'failed';

/** Opens the system's share sheet, with the picture if the system accepts files. */
export async function send({ title, text, link }: Shared, picture: File | undefined): Promise<Outcome> {
  if (typeof navigator.share !== 'function') return 'missing';
  const data: ShareData = { title, text, ...(link !== undefined && { url: link }) };
  const files = picture ? [picture] : [];
  const takesFiles = files.length > 0 && typeof navigator.canShare === 'function' && navigator.canShare({ files });
  try {
    await navigator.share(takesFiles ? { ...data, files } : data);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'failed';
  }
}

/** A picture to share: a hand and who pays for it, the settlement of a match, or a night of matches. */
export type Picture = HandPicture | SettlementPicture | NightPicture;

/** How a hand ended. */
export interface HandPicture {
  readonly of: 'hand';
  readonly wins: readonly PicturedWin[];
  /** "Exhaustive draw, Aki in tenpai"; only for a hand that nobody won. */
  readonly ended: string;
  /** By seat. */
  readonly seats: readonly PicturedSeat[];
  readonly transfers: readonly Transfer[];
  /** The round and the rules. */
  readonly foot: string;
}

export interface PicturedWin {
  /** The concealed tiles, the winning tile, each meld; empty if no tiles were entered. */
  readonly tiles: readonly (readonly LaidTile[])[];
  readonly points: string;
  readonly value: string;
  /** "Chie, ron from Dai". */
  readonly who: string;
  /** Small text below, most important first; what does not fit is left out. */
  readonly notes: readonly string[];
  readonly yaku: readonly PicturedLine[];
  readonly fu: readonly PicturedLine[];
  /** The sum of the fu; undefined if they do not count. */
  readonly sum: PicturedLine | undefined;
}

export interface PicturedSeat {
  readonly place: Place;
  readonly wind: Wind;
  /** The character of the wind. */
  readonly mark: string;
  readonly name: string;
  /** "+8,700"; empty for a player who neither pays nor receives anything. */
  readonly change: string;
}

export interface PicturedLine {
  readonly name: string;
  readonly tiles: readonly Tile[];
  readonly value: string;
}

export interface SettlementPicture {
  readonly of: 'settlement';
  readonly title: string;
  /** The players by place, one per column. */
  readonly players: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly sums: string;
  readonly foot: string;
}

export interface NightPicture {
  readonly of: 'night';
  readonly title: string;
  /** By place, one per column. */
  readonly players: readonly PicturedTotal[];
  /** The names of the matches. */
  readonly matches: readonly string[];
  /** The name of the row with the money; empty if there is none. */
  readonly money: string;
  /** A line below; may be empty. */
  readonly note: string;
  readonly foot: string;
}

interface PicturedTotal {
  readonly name: string;
  readonly total: string;
  readonly isLoss: boolean;
  /** By match. */
  readonly results: readonly string[];
  readonly money: string;
}
