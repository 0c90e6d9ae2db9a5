import { type Db, type Transaction, numberIn } from './db.ts';
import { sql } from './sql.ts';

/**
 * The steps that create the tables, in SQL that SQLite and PostgreSQL share. Never change a step once it is released; add another. The version
 * of a database is the number of steps it has been through.
 *
 * Positions are four-byte integers because PostgreSQL's driver returns eight-byte ones as text.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table logs (
    id text primary key,
    event text not null,
    kind text not null,
    subject text not null,
    head integer not null,
    created text not null
  );
  create index logs_of_event on logs (event);

  create table links (
    id text primary key,
    hash text not null unique,
    event text not null,
    role text not null,
    subject text not null,
    created text not null,
    revoked text
  );
  create index links_of_event on links (event);

  create table entries (
    log text not null references logs (id),
    position integer not null,
    id text not null,
    body text not null,
    link text not null references links (id),
    device text not null,
    at text not null,
    primary key (log, position),
    unique (log, id)
  );

  create table people (
    event text not null,
    id text not null,
    name text,
    primary key (event, id)
  );
  `,
  `
  create table passwords (
    event text primary key,
    hash text not null
  );
  `,
  `
  alter table people add column ema text;
  alter table people add column country text;
  `,
  `
  alter table links add column token text;
  alter table people add column same_as text;
  `,
];

/** The table with the number of steps that a database has been through. */
export const VERSION_TABLE = 'create table if not exists tenbo_version (version integer not null)';

/**
 * Brings the tables to the latest version, even if several processes start at once. Leaves a database alone that a newer program has changed.
 *
 * @returns the version the database had before
 */
export async function migrate(db: Db, migrations = MIGRATIONS): Promise<number> {
  return db.alone(async (transaction) => {
    const version = await versionOf(transaction);
    const missing = migrations.slice(version);
    for (const script of missing) await transaction.run(script);
    if (missing.length > 0) await transaction.all(sql`update tenbo_version set version = ${migrations.length}`);
    return version;
  });
}

/** Zero for a new database. */
async function versionOf(transaction: Transaction): Promise<number> {
  await transaction.run(VERSION_TABLE);
  const [row] = await transaction.all(sql`select version from tenbo_version`);
  if (row) return numberIn(row, 'version');
  await transaction.all(sql`insert into tenbo_version (version) values (0)`);
  return 0;
}
