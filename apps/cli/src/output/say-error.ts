import { type TypedError, describeTypedError } from '@tenbo/i18n/command';

import { languageOf } from '../options/language.ts';

/** An error in the language of an option, or of the environment. */
export function sayError(error: TypedError, lang: string | undefined): string {
  return describeTypedError(error, languageOf(lang));
}
