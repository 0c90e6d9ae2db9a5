import { type Locale, type NoText, describeRecordError } from '@tenbo/i18n';
import { type Trouble, describeTypedError } from '@tenbo/i18n/command';

import { troubleOf } from '../output/trouble.ts';

/** Why a file has no text: its content is invalid, or the system could not read it. */
export type FileError = { readonly code: NoText } | { readonly trouble: Trouble; readonly cause: string };

/** A system error as data. @throws any other */
export function fileErrorOf(error: unknown): FileError {
  const trouble = troubleOf(error);
  if (trouble === undefined) throw error;
  return trouble.cause === 'ENOENT' ? { code: 'missing' } : trouble;
}

/** A line that names the file. */
export function describeFileError(file: string, error: FileError, locale: Locale): string {
  if ('code' in error) return locale.rule(file, describeRecordError(error, locale));
  return describeTypedError({ code: 'cannotAccess', file, ...error }, locale);
}
