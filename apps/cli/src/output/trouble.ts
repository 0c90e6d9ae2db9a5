import type { Trouble } from '@tenbo/i18n/command';

/** The meaning of system error codes for a person who reads or writes a file. */
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

/** The meaning of a system error for the user; undefined for other errors. */
export function troubleOf(error: unknown): { readonly trouble: Trouble; readonly cause: string } | undefined {
  const cause = codeOf(error);
  return cause === undefined ? undefined : { trouble: TROUBLES[cause] ?? 'other', cause };
}

/** The code of a system error, such as ENOENT or EACCES. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

/** The first line of a bug's message. */
export function saidBy(error: unknown): string {
  return String(error).split('\n', 1).join('').slice(0, 200);
}
