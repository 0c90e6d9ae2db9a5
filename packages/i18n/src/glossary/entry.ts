/** A term, without the words of any language. */
export interface Entry {
  /** The place of its name in a locale: a group, and the key within it. A term without this has its name next to its meaning. */
  readonly named?: readonly [group: string, key?: string];
  readonly romaji?: string;
  /** Other names in books, programs and among players. */
  readonly also?: readonly string[];
  /** Terms to read next. */
  readonly see: readonly string[];
}

export type Entries = { readonly [id: string]: Entry };

/** A language's name for each term, and its meaning. */
export type TermWords<E extends Entries> = {
  readonly [T in keyof E]: E[T] extends { readonly named: unknown }
    ? { readonly says: string }
    : { readonly name: string; readonly says: string };
};
