import type { Language } from '../languages.ts';
import type { Locale } from '../locale.ts';

/** The same in each language. */
export type InEach = { readonly [L in Language]: string };

/** A term as it is written down here. */
export interface Entry {
  /** Where a language names it already, that name is taken. */
  readonly names: InEach | ((locale: Locale) => string);
  readonly romaji?: string;
  /** What else books, programs and players call it. */
  readonly also?: readonly string[];
  readonly says: InEach;
  /** Terms to read next. */
  readonly see?: readonly string[];
}

export type Entries = { readonly [id: string]: Entry };
