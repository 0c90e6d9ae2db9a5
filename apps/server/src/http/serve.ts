import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

import { LIMITS, type Settings, newApp } from './app.ts';

/** Limits against slow clients, in milliseconds and bytes. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
};
/** How long what is under way may take to finish at a stop, in milliseconds. */
const FAREWELL = 7_000;
/** How often connections without a request are closed at a stop, in milliseconds. */
const TIDYING = 50;

export interface Serving extends Omit<Settings, 'addressOf'> {
  /** Undefined for all addresses of this machine. */
  readonly host: string | undefined;
  /** 0 for any that is free. */
  readonly port: number;
  /** The header in which a proxy before this server says where a request comes from; without a proxy, whoever sends it could say anything. */
  readonly addressHeader?: string | undefined;
  /** For HTTPS: the certificate with those it depends on, and its key, as PEM. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
}

export interface Served {
  readonly port: number;
  /** Ends all live connections, lets what is under way finish, and closes the store. */
  readonly stop: () => Promise<void>;
}

/** Serves until it is stopped. Fails with the error of the system if the port cannot be used, or the certificate cannot be read. */
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
      // Those that have just finished would wait for a further request.
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

/** The last of the addresses is the one that the proxy saw; those before it are what the sender said. */
function ofHeader(list: string): string {
  return list.split(',').at(-1)?.trim() ?? '';
}
