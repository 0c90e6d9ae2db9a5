// The texts that a database returns unchanged, and the one order they are listed in.

/** Ids are keys, and PostgreSQL allows at most 2,704 bytes for the keys of a row and 8,000 for a notification. */
const LONGEST_ID = 200;

/** Checks that every database returns a text unchanged: PostgreSQL refuses U+0000, and in UTF-8 half of a surrogate pair becomes U+FFFD. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export function isId(text: string): boolean {
  return text !== '' && text.length <= LONGEST_ID && isStorable(text);
}

/** The first field that cannot be stored. */
export function badField(ids: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>): string | undefined {
  const bad = (fields: Readonly<Record<string, string>>, isGood: (text: string) => boolean) =>
    Object.keys(fields).find((name) => !isGood(fields[name] ?? ''));
  return bad(ids, isId) ?? bad(texts, isStorable);
}

/** The same order everywhere: each database would sort texts by its own settings. */
export function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** By time of creation, then by id. */
export function byCreation(one: Created, other: Created): number {
  return byCodeUnits(one.created, other.created) || byCodeUnits(one.id, other.id);
}

interface Created {
  readonly created: string;
  readonly id: string;
}
