// Who wrote the entries of a log, for officials.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { AuthorOfEntry } from '@tenbo/club';

import { asking } from '../club.ts';

const read = signal<ReadonlyMap<string, AuthorOfEntry>>(new Map());
/** The authors that have been read, by log and entry. */
export const authors: ReadonlySignal<ReadonlyMap<string, AuthorOfEntry>> = read;

/** The key of an entry: those of two logs may share an id. */
export const authorKey = (log: string, entry: string): string => `${log} ${entry}`;

/** Reads the authors of logs in which an entry has none yet. */
export async function readAuthors(
  event: string,
  wanted: readonly { readonly log: string; readonly entry: string }[],
): Promise<void> {
  const missing = wanted.filter(({ log, entry }) => !read.peek().has(authorKey(log, entry)));
  for (const log of new Set(missing.map((one) => one.log))) {
    const found = await asking(event, `GET /api/logs/${log}/authors`);
    if (!found.ok) continue;
    read.value = new Map([...read.peek(), ...found.value.authors.map((one) => [authorKey(log, one.entry), one] as const)]);
  }
}
