/** A term, apart from what the languages say of it. */
export interface Entry {
  /** Where a locale already has the name: its group, and the key within. Terms without this have their name beside the meaning. */
  readonly named?: readonly [group: string, key?: string];
  readonly romaji?: string;
  /** What else books, programs and players call it. */
  readonly also?: readonly string[];
  /** Terms to read next. */
  readonly see: readonly string[];
}

export type Entries = { readonly [id: string]: Entry };

/** What a language calls each term, and what it means. */
export type TermWords<E extends Entries> = {
  readonly [T in keyof E]: E[T] extends { readonly named: unknown }
    ? { readonly says: string }
    : { readonly name: string; readonly says: string };
};
