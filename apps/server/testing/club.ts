import { presets, unwrap } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';
import {
  type Act,
  type Plan,
  TOURNAMENT_VERSION,
  type TournamentRound,
  matchStartOf,
  parseTournamentEntry,
  tournamentOf,
} from '@tenbo/tournament';
import { pino } from 'pino';

import type { Answerer } from '../src/http/answers.ts';
import { LIMITS, type Limits } from '../src/http/limits.ts';
import { newApp } from '../src/http/app.ts';
import type { Role } from '@tenbo/club';
import type { Elsewhere } from '../src/http/log-work.ts';
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

/** The request that a client makes with `fetch`. */
export function requestFrom(path: string, { method = 'GET', headers, body }: RequestInit): ApiRequest {
  const token = new Headers(headers).get('Authorization')?.slice('Bearer '.length);
  return { what: `${method} ${path}`, token, ...(typeof body === 'string' && { body }) };
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

/** The first entry of each match of a round is the same on every device. */
export interface SeatedEvent extends Awaited<ReturnType<typeof newEvent>> {
  /** The starts of the matches at tables 3 and 4. */
  readonly starts: readonly [Entry, Entry];
  /** The token of the link of table 4. */
  readonly otherTable: string;
  /** Writes acts into the organiser's log. */
  readonly act: (token: string, ...acts: readonly Act[]) => Promise<ApiAnswer>;
}

/** An event with a tournament, whose first round is seated at tables 3 and 4. */
export async function seatedEvent(ask: Ask, plan: Partial<Plan> = {}): Promise<SeatedEvent> {
  const event = await newEvent(ask);
  const act = (token: string, ...acts: readonly Act[]) => {
    const entries = acts.map((one) => ({ id: crypto.randomUUID(), at: new Date().toISOString(), act: one }));
    return answerTo(ask, syncOf('tournament', token, entries));
  };
  const players = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
  await act(
    event.tokens.organiser,
    {
      type: 'tournamentOpened',
      version: TOURNAMENT_VERSION,
      plan: { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0, ...plan },
    },
    ...players.map((player) => ({ type: 'playerEntered', player }) as const),
    {
      type: 'roundSeated',
      round: 1,
      tables: [
        { table: 3, players: players.slice(0, 4) },
        { table: 4, players: players.slice(4) },
      ],
      byes: [],
    },
  );
  const { entries } = await granted<Synced>(ask, syncOf('tournament', event.tokens.spectator));
  const round = tournamentOf(entries.map((entry) => unwrap(parseTournamentEntry(entry))))?.rounds[0];
  const [one, other] = (round?.tables ?? []).map((table) => matchStartOf(round as TournamentRound, table));
  if (!one || !other) throw new Error('the round is not seated');
  const { token: otherTable } = await event.newLink({ role: 'table', table: 4 });
  return { ...event, starts: [one, other], otherTable, act };
}
