import { pino } from 'pino';

import type { Answerer } from '../src/http/answers.ts';
import { LIMITS, type Limits, newApp } from '../src/http/app.ts';
import type { Elsewhere } from '../src/http/log-work.ts';
import type { Role } from '../src/http/rights.ts';
import type { Store } from '../src/store/store.ts';

export const KEY = 'the-key-of-this-server';

/** The answer to a request: its status and its parsed JSON. */
export interface ApiAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** A request: `POST /api/links`, with a body for all methods but GET. */
export interface ApiRequest {
  readonly what: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

/** Answers requests: an app without a socket, or a server. */
export type Ask = (request: ApiRequest) => Promise<Response>;

/** A server without a socket. */
export function newServer(store: Store, limits: Partial<Limits> = {}, elsewhere?: Elsewhere) {
  const { app, hub } = newApp({
    store,
    key: KEY,
    log: pino({ enabled: false }),
    addressOf: (c) => c.req.header('X-Test-Address') ?? 'here',
    answerers: { score: ECHO, lens: ECHO, waits: ECHO },
    elsewhere,
    limits: { ...LIMITS, perAddress: PLENTY, perLink: PLENTY, ...limits },
  });
  const ask: Ask = async (request) => app.request(...requestOf('', request));
  return { app, hub, ask };
}

/** Answers each question with the question itself. */
const ECHO: Answerer = {
  one: (question) => question,
  async *lines(input) {
    for await (const part of input) yield { text: new TextDecoder().decode(part), lines: 1 };
  },
};

const PLENTY = { burst: 1e9, perSecond: 1e9 };

/** The arguments that make `fetch` send a request to a server's address. */
export function requestOf(address: string, { what, token, body }: ApiRequest): [url: string, init: RequestInit] {
  const [method = '', path = ''] = what.split(' ');
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  return [`${address}${path}`, { method, headers, ...(method !== 'GET' && { body: text }) }];
}

export async function answerTo(ask: Ask, request: ApiRequest): Promise<ApiAnswer> {
  const response = await ask(request);
  return { status: response.status, json: await response.json() };
}

/** The answer to a request that must succeed. */
export async function granted<T>(ask: Ask, request: ApiRequest): Promise<T> {
  const { status, json } = await answerTo(ask, request);
  if (status !== 200) throw new Error(`${request.what}: ${status} ${JSON.stringify(json)}`);
  return json as T;
}

export interface NewLink {
  readonly id: string;
  readonly token: string;
}

/** A new event, with a link for each role; the table's is for table 3. */
export async function newEvent(ask: Ask) {
  const { event, token, link } = await granted<{ event: string; token: string; link: string }>(ask, {
    what: 'POST /api/events',
    token: KEY,
  });
  const makeLink = (body: object) => granted<NewLink>(ask, { what: 'POST /api/links', token, body });
  const links = {
    referee: await makeLink({ role: 'referee' }),
    table: await makeLink({ role: 'table', table: 3 }),
    player: await makeLink({ role: 'player', person: 'p1' }),
    spectator: await makeLink({ role: 'spectator' }),
  };
  const tokens: Readonly<Record<Role, string>> = {
    server: KEY,
    organiser: token,
    referee: links.referee.token,
    table: links.table.token,
    player: links.player.token,
    spectator: links.spectator.token,
  };
  return { event, organiser: { id: link, token }, links, tokens, newLink: makeLink };
}

/** Creates the log of a match. */
export async function newLog(ask: Ask, token: string, id: string, table?: number): Promise<void> {
  await granted(ask, {
    what: 'POST /api/logs',
    token,
    body: { id, kind: 'match', subject: table === undefined ? {} : { table } },
  });
}

export interface Synced {
  readonly positions: readonly number[];
  readonly entries: readonly { readonly id: string }[];
  readonly head: number;
}

/** A request that exchanges entries, as a client sends it. */
export function syncOf(log: string, token: string, entries: readonly unknown[] = [], after = 0): ApiRequest {
  return { what: `POST /api/logs/${log}/sync`, token, body: { after, entries, device: 'phone' } };
}
