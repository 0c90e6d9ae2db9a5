import { type Result, err, ok } from '@tenbo/engine';

import type { ErrorCode } from '../contract/errors.ts';
import type { Answers } from '../contract/requests.ts';

/** Asks the club's server: `fetch`, with the path at the server instead of a whole address. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The way to the club's server, and the clock by which a wait for it ends. */
export interface Way {
  readonly fetch: Fetch;
  readonly after: After;
}

/** Who asks: whoever has the token of a link or of the server, or nobody in particular. */
export interface Caller extends Way {
  readonly token: string | undefined;
}

/** Why a request failed: the server refused it, or was not reached. */
export interface ApiFault {
  readonly code: ErrorCode | 'unreachable';
  /** The entry that caused the server to refuse them all. */
  readonly entry?: string | undefined;
  /** What is wrong with the parts of the request, each with its place. */
  readonly faults?: readonly { readonly code: string; readonly path?: string }[] | undefined;
  /** How many seconds to wait before asking again. */
  readonly wait?: number | undefined;
}

/** How long the server and the network may be silent, in milliseconds. A long answer gives a sign with each part that comes. */
const PATIENCE = 15_000;
/** What is sent gives no sign while it is on its way: it gets a millisecond for each of so many characters, as on a poor mobile network. */
const CHARACTERS = 5;

/** Asks the server. */
export async function ask<What extends keyof Answers>(
  caller: Caller,
  what: What,
  body?: object,
): Promise<Result<Answers[What], ApiFault>> {
  try {
    const text = body && JSON.stringify(body);
    const [response, answer] = await inTime(caller.after, PATIENCE + (text?.length ?? 0) / CHARACTERS, async (alive, late) => {
      const begun = await request(caller, what, { signal: late, ...(text && { body: text }) });
      const parts: string[] = [];
      alive(PATIENCE);
      await eachPart(begun, (part) => {
        alive();
        parts.push(part);
      });
      return [begun, parts.join('')] as const;
    });
    const said: unknown = JSON.parse(answer);
    if (typeof said !== 'object' || said === null) return err({ code: 'unreachable' });
    return response.ok ? ok(said as Answers[What]) : err(faultOf(said, response));
  } catch {
    // No network, no answer in time, or an answer that does not come from this server.
    return err({ code: 'unreachable' });
  }
}

/** A request to the server. The token goes into a header, because addresses end up in logs and histories. */
export function request({ fetch, token }: Caller, what: string, init: Pick<RequestInit, 'signal' | 'body'>): Promise<Response> {
  const [method = '', path = ''] = what.split(' ');
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(init.body && { 'Content-Type': 'application/json' }),
  };
  return fetch(path, { ...init, method, headers, cache: 'no-store' });
}

/** Reads an answer part by part, as they come. */
export async function eachPart({ body }: Response, onPart: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    onPart(decoder.decode(part.value, { stream: true }));
}

function faultOf(said: object, response: Response): ApiFault {
  const { code, entry, faults } = ('error' in said ? said.error : {}) as Partial<ApiFault>;
  const wait = Number(response.headers.get('Retry-After'));
  return { code: code ?? 'unreachable', entry, faults, ...(wait > 0 && { wait }) };
}

/** A limit is counted in this many steps: a device that was busy or frozen finds what has come meanwhile before the last one ends. */
const STEPS = 2;

/** Does something after a time in milliseconds. @returns what prevents it */
export type After = (milliseconds: number, act: () => void) => () => void;

/** @param patience another limit from now on */
export type Alive = (patience?: number) => void;

/**
 * Waits for something outside the program: its storage, the network, a worker. The limit is on silence, not on the whole: what is slow but comes along is
 * never cut off.
 *
 * @param after the clock
 * @param patience the longest silence, in milliseconds
 * @param act gets a function to call at each sign of life, perhaps with another limit from then on, and a signal that is aborted when it is too late
 * @returns what `act` returns; rejects with a `TimeoutError` after the silence
 */
export function inTime<T>(after: After, patience: number, act: (alive: Alive, late: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  return new Promise((resolve, reject) => {
    let cancel = () => {};
    let isOver = false;
    let limit = patience;
    const wait = (steps: number) => {
      cancel();
      if (isOver) return;
      if (steps > 0) cancel = after(limit / STEPS, () => wait(steps - 1));
      else late.abort(new DOMException(`no answer for ${limit} ms`, 'TimeoutError'));
    };
    const alive = (other = limit) => {
      limit = other;
      wait(STEPS);
    };
    late.signal.addEventListener('abort', () => reject(late.signal.reason as DOMException));
    alive();
    void act(alive, late.signal)
      .then(resolve, reject)
      .finally(() => {
        isOver = true;
        cancel();
      });
  });
}

/** Waits. @returns early if the signal is aborted */
export function pause(after: After, milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const cancel = after(milliseconds, resolve);
    stop.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}
