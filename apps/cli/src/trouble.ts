import type { Trouble } from '@tenbo/i18n';

/** What the codes of system errors come to for somebody who wants to read or write a file. */
const TROUBLES: { readonly [code: string]: Trouble } = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'denied',
  EPERM: 'denied',
  ENOENT: 'noFolder',
  ENOTDIR: 'noFolder',
  EISDIR: 'notAFile',
  ENAMETOOLONG: 'nameTooLong',
  ELOOP: 'linksInACircle',
  EMFILE: 'tooManyOpen',
  ENFILE: 'tooManyOpen',
  EFBIG: 'tooLarge',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
};

/** What a system error means for the user; undefined for any other error. */
export function troubleOf(error: unknown): { readonly trouble: Trouble; readonly cause: string } | undefined {
  const cause = codeOf(error);
  return cause === undefined ? undefined : { trouble: TROUBLES[cause] ?? 'other', cause };
}

/** The code of an error of the system: ENOENT, EACCES. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

/** What a bug says of itself, in a line. */
export function saidBy(error: unknown): string {
  return String(error).split('\n', 1).join('').slice(0, 200);
}
