import type { Picture } from './picture.ts';

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
export type Outcome = 'done' | 'missing' | 'failed';

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
