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
