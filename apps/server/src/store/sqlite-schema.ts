import type { DatabaseSync } from 'node:sqlite';

import { MIGRATIONS, VERSION_TABLE } from './migrations.ts';
import { quietly } from './quietly.ts';

const sqlite = quietly(() => process.getBuiltinModule('node:sqlite'));

/** The most characters of a name to repeat. */
const LONGEST_NAME = 80;

/** Everything that a database consists of, with the text that made it, except what SQLite adds: the indexes of keys, and statistics. */
const PARTS = `
  select type, name, coalesce(sql, '') as sql from sqlite_schema
  where not (type = 'index' and sql is null) and not (type = 'table' and name in ('sqlite_stat1', 'sqlite_stat4'))`;

/**
 * How a database differs from one that this program made, in a few words; undefined if it does not. Anything more than its tables and indexes is a difference: a trigger
 * could write whatever it likes whenever the server writes.
 *
 * @param version how many migrations it has been through
 */
export function schemaDifference(database: DatabaseSync, version: number): string | undefined {
  const [found, wanted] = [partsOf(database), wantedParts(version)];
  const missing = [...wanted.keys()].find((part) => !found.has(part));
  if (missing !== undefined) return `it has no ${missing}`;
  const other = [...found].find(([part, sql]) => wanted.get(part) !== sql);
  if (other === undefined) return undefined;
  return wanted.has(other[0]) ? `its ${other[0]} is another one` : `it has another ${other[0]}`;
}

/** The parts of a new database of a version. */
function wantedParts(version: number): ReadonlyMap<string, string> {
  const database = new sqlite.DatabaseSync(':memory:');
  try {
    for (const script of [VERSION_TABLE, ...MIGRATIONS.slice(0, version)]) database.exec(script);
    return partsOf(database);
  } finally {
    database.close();
  }
}

function partsOf(database: DatabaseSync): ReadonlyMap<string, string> {
  const rows = database.prepare(PARTS).all();
  const parts = rows.map(
    ({ type, name, sql }) =>
      [`${String(type)} ${String(name)}`.slice(0, LONGEST_NAME), String(sql).replaceAll(/\s+/g, ' ').trim()] as const,
  );
  return new Map(parts);
}
