import { type Context, type MiddlewareHandler, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';

import type { Store } from '../store/store.ts';
import { type Answerers, addAnswers } from './answers.ts';
import { Buckets, networkOf } from './buckets.ts';
import { type Env, gate, refuse, refuseTooMany } from './caller.ts';
import { documentOf } from './document/document.ts';
import { EventList, addEvents } from './events.ts';
import { Guesses } from './guesses.ts';
import { Hub } from './hub.ts';
import { type Limits, LIMITS, QuotasLeft } from './limits.ts';
import { addLinks } from './links.ts';
import { LogMemory } from './log-memory.ts';
import { type Elsewhere, LogWork } from './log-work.ts';
import { addLogs } from './logs.ts';
import { newMetrics, routeOf } from './metrics.ts';
import { routesOf } from './operation.ts';
import { addPassword } from './password.ts';
import { addPeople, addShared } from './people.ts';
import { Summaries, addSummaries } from './summaries.ts';
import { addLive, addSync } from './sync.ts';
import { Tournaments } from './tournaments.ts';

export interface Settings {
  readonly store: Store;
  /** The server's own key: anyone who has it can create events. */
  readonly key: string;
  readonly log: Logger;
  /** Returns the address that a request comes from. */
  readonly addressOf: (c: Context) => string;
  /** Answers questions about hands, if anyone may ask them. */
  readonly answerers?: Answerers | undefined;
  /** Where long work on logs is done; without it, where requests are answered. */
  readonly elsewhere?: Elsewhere | undefined;
  /** The page, if this server sends it too. */
  readonly page?: Page | undefined;
  readonly limits?: Limits;
}

/** The whole HTTP interface, and the live connections, which must be closed before the store. */
export function newApp({ store, key, log, addressOf, answerers, elsewhere, page, limits = LIMITS }: Settings) {
  const app = new Hono<Env>();
  const work = new LogWork(elsewhere);
  const memory = new LogMemory(store);
  const summaries = new Summaries(memory, work);
  const tournaments = new Tournaments(store);
  const list = new EventList(store, tournaments);
  const hub = new Hub({ store, memory, summaries, tournaments }, limits.live);
  const metrics = newMetrics(() => hub.size);

  app.use(metrics.count);
  app.use(noted(log));
  // Before the API's headers and limits: the page has its own headers, and a club that opens it all at once requests thousands of files.
  if (page) app.get('/*', withPage(page));
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: 'same-origin',
      referrerPolicy: 'no-referrer',
      // Other names of this domain may have no TLS, and that is not ours to decide.
      strictTransportSecurity: false,
      xFrameOptions: 'DENY',
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  const networkIn = (c: Context) => networkOf(addressOf(c));
  app.use(limited(new Buckets(limits.perAddress), networkIn));

  const quotas = new QuotasLeft(limits.quotas);
  const route = routesOf(app, gate(store, key, new Buckets(limits.perLink)));
  addEvents(route, store, list);
  addLinks(route, store, quotas);
  addPassword(route, store, { guesses: new Guesses(limits.guesses), addressOf: networkIn });
  const writes = { store, tournaments, memory, summaries, work, quotas };
  addLogs(route, writes);
  addSync(route, writes, metrics.entries);
  addSummaries(route, writes);
  addPeople(route, store, quotas);
  addShared(route, writes, list);
  addLive(route, hub);
  if (answerers) addAnswers(route, answerers, new Buckets(limits.perAsker), networkIn);

  app.get('/api/openapi.json', (c) => c.json(documentOf(limits)));
  app.get('/health', async (c) => ((await store.check()).ok ? c.json({ ok: true }) : refuse(c, 'noStore')));
  app.get('/metrics', async (c) => c.text(await metrics.text()));

  app.notFound((c) => refuse(c, 'notFound'));
  app.onError(async (error, c) => {
    if (isBrokenOff(error, c)) return new Response(null, { status: GONE });
    const isReached = (await store.check()).ok;
    log.error({ error: error.stack }, isReached ? 'bug' : 'the database cannot be reached');
    return refuse(c, isReached ? 'bug' : 'noStore');
  });
  return { app, hub };
}

/** The status of a request whose sender left before all of it had arrived, as proxies call it. Nobody gets it: it is for the log and the counters. */
const GONE = 499;

/** Whether an error is only that the sender of a request broke it off. */
function isBrokenOff(error: Error, c: Context): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && c.req.raw.signal.aborted;
}

/** Logs one line for each request, without its token, its body or the ids in its path. */
function noted(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const line = { ...routeOf(c), status: c.res.status, ms: Math.round(performance.now() - start) };
    if (line.status === GONE) log.debug(line);
    else log.info(line);
  };
}

function limited(buckets: Buckets, addressOf: Settings['addressOf']): MiddlewareHandler {
  return async (c, next) => {
    const wait = buckets.take(addressOf(c));
    if (wait > 0) return refuseTooMany(c, wait);
    await next();
    return undefined;
  };
}

/** The answer with a file of the page; without a body if the client already has it (304). */
export interface FileOfPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** Finds the file of the page at a path such as `/` or `/sw.js`, in the form that the headers of the request ask for. */
export type Page = (
  path: string,
  asked: { readonly accepted: string | undefined; readonly known: string | undefined },
) => Promise<FileOfPage | undefined>;

/** The paths that are not the page's. */
const API = /^\/(?:api\/|health$|metrics$)/;

/** Sends the files of the page; all other paths are left to the API. */
function withPage(page: Page): MiddlewareHandler {
  return async (c, next) => {
    if (API.test(c.req.path)) return next();
    const found = await page(c.req.path, { accepted: c.req.header('Accept-Encoding'), known: c.req.header('If-None-Match') });
    if (found === undefined) return next();
    const { headers, body } = found;
    if (body === undefined) return c.body(null, 304, headers);
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(body, 200, headers);
  };
}
