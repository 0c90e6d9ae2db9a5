import type { Picture } from './picture.ts';

/** What is sent when something is shared. */
export interface Shared {
  /** In a line. */
  readonly title: string;
  /** Line by line, without the link. */
  readonly text: string;
  /** The address that opens it anywhere; undefined for what only this browser has. */
  readonly link: string | undefined;
  readonly picture: Picture;
  /** The name of the picture as a file. */
  readonly file: string;
}

/** What is copied: the text, and the link below it. */
export function wholeText({ text, link }: Shared): string {
  return link === undefined ? text : `${text}\n${link}`;
}

/** The address of a place with the address of the page. */
export function linkTo(address: string): string {
  return new URL(address, location.href).href;
}

/** How it went: `done` also if the reader closed the system's sheet; `missing` if the browser has none. */
export type Outcome = 'done' | 'missing' | 'failed';

/** Offers something to the system's share sheet, with its picture where the system takes files. */
export async function send({ title, text, link }: Shared, picture: File | undefined): Promise<Outcome> {
  if (typeof navigator.share !== 'function') return 'missing';
  const told: ShareData = { title, text, ...(link !== undefined && { url: link }) };
  const files = picture ? [picture] : [];
  const takesFiles = files.length > 0 && typeof navigator.canShare === 'function' && navigator.canShare({ files });
  try {
    await navigator.share(takesFiles ? { ...told, files } : told);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'failed';
  }
}
