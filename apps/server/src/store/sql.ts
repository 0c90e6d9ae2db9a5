/** The values a query may take. Booleans and dates are out: databases take them in different ways, or store something else. */
export type SqlValue = string | number | null;

/** A query in parts with a value between each two, so that each database can write placeholders in its own way. */
export interface Sql {
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
}

/**
 * A query whose values never become part of the text. Another query may take the place of a value.
 *
 * @example
 * sql`select head from logs where id = ${'table-1'}`; // → { texts: ['select head from logs where id = ', ''], values: ['table-1'] }
 */
export function sql(texts: TemplateStringsArray, ...parts: readonly (SqlValue | Sql)[]): Sql {
  const [first = '', ...others] = texts;
  return others.reduce<Sql>((query, text, i) => joined(joined(query, asSql(parts[i] ?? null)), plain(text)), plain(first));
}

/** Joins queries with commas, for the rows of an insert or the values of `in (…)`. */
export function listed(queries: readonly Sql[]): Sql {
  return queries.reduce((list, query) => joined(joined(list, plain(', ')), query));
}

/** Rows in one statement. */
const ROWS_AT_ONCE = 100;

/** A list in parts that fit in one statement each. */
export function inParts<T>(list: readonly T[]): readonly (readonly T[])[] {
  const starts = Array.from({ length: Math.ceil(list.length / ROWS_AT_ONCE) }, (_, i) => i * ROWS_AT_ONCE);
  return starts.map((start) => list.slice(start, start + ROWS_AT_ONCE));
}

/** The query's text with a database's own placeholders for the values. @param placeOf gets the number of the value, from 1 */
export function textOf({ texts }: Sql, placeOf: (nth: number) => string): string {
  return texts.reduce((text, next, i) => text + placeOf(i) + next);
}

function plain(text: string): Sql {
  return { texts: [text], values: [] };
}

function asSql(part: SqlValue | Sql): Sql {
  return typeof part === 'object' && part !== null ? part : { texts: ['', ''], values: [part] };
}

function joined(one: Sql, other: Sql): Sql {
  const [first = '', ...others] = other.texts;
  return {
    texts: [...one.texts.slice(0, -1), `${one.texts.at(-1) ?? ''}${first}`, ...others],
    values: [...one.values, ...other.values],
  };
}
