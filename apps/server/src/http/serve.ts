import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { type Logger, pino } from 'pino';

import { type Settings, newApp } from './app.ts';
import { LIMITS } from './limits.ts';

/** Limits against slow clients, in milliseconds and bytes. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
};
/** How long a stop waits for open requests, in milliseconds. */
const FAREWELL = 7_000;
/** How often a stop closes connections without a request, in milliseconds. */
const TIDYING = 50;

interface Serving extends Omit<Settings, 'addressOf'> {
  /** Undefined for all of this machine's addresses. */
  readonly host: string | undefined;
  /** 0 for any free port. */
  readonly port: number;
  /** The header in which a proxy passes the client's address. Only set it behind a proxy: otherwise any client could claim any address. */
  readonly addressHeader?: string | undefined;
  /** For HTTPS: the certificate with its chain, and its key, as PEM. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
}

export interface Served {
  readonly port: number;
  /** Ends all live connections, lets open requests finish, and closes the store. */
  readonly stop: () => Promise<void>;
}

/** Serves until stopped. Rejects with the system's error if the port cannot be used or the certificate cannot be read. */
export async function serve({ host, port, addressHeader, tls, ...settings }: Serving): Promise<Served> {
  const addressOf = addressHeader === undefined ? ofConnection : (c: Context) => ofHeader(c.req.header(addressHeader) ?? '');
  const { app, hub } = newApp({ ...settings, addressOf });
  const secure = tls && { createServer: createSecureServer, serverOptions: { ...PATIENCE, ...tls } };
  const server = createAdaptorServer({ fetch: app.fetch, ...(secure ?? { serverOptions: PATIENCE }) }) as Server;
  server.setTimeout((settings.limits ?? LIMITS).stalled);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      hub.close();
      // A connection that has just finished a request would wait for another.
      const tidying = setInterval(() => server.closeIdleConnections(), TIDYING);
      const impatience = setTimeout(() => server.closeAllConnections(), FAREWELL);
      await closed;
      clearInterval(tidying);
      clearTimeout(impatience);
      await settings.store.close();
    },
  };
}

function ofConnection(c: Context): string {
  return getConnInfo(c).remote.address ?? '';
}

/** The proxy added the last address; those before it are claims of the sender. */
function ofHeader(list: string): string {
  return list.split(',').at(-1)?.trim() ?? '';
}

/** Logs requests and failures as lines of JSON. They go to stderr, so that the server's key, which is printed to stdout, ends up in no log file. */
export function newLines(): Logger {
  return pino(pino.destination({ dest: 2, sync: true }));
}
