import type { TestProject } from 'vitest/node';

import { startPostgres } from './postgres.ts';

/** Passed to the server's tests: the address of a PostgreSQL server, or the reason there is none. */
declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { readonly address: string } | { readonly missing: string };
  }
}

/** Starts one PostgreSQL server for all tests of a run. Where it cannot run, the tests skip PostgreSQL; in CI that is a failure. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres();
  if (typeof server !== 'string') {
    project.provide('postgres', { address: server.address });
    return server.stop;
  }
  if (process.env['CI']) throw new Error(`PostgreSQL does not run here: ${server}`);
  project.provide('postgres', { missing: server });
  return undefined;
}
