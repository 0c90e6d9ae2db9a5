// Registers the routes of the contract: what it says of a request's right and shape is checked here, before a handler sees it.
import {
  type AnswerOf,
  type BodyOf,
  type ErrorCode,
  type Fault,
  type Operation,
  type OperationName,
  type ParamsOf,
  type QueryOf,
  OPERATIONS,
  SIZES,
} from '@tenbo/club';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';

import { type BadField, type Env, type Gate, badField, refuse } from './caller.ts';

/** What a request asks, in the shapes of the contract. */
interface Asked<N extends OperationName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
}

/** Answers requests to an operation of the contract; a `Response` is a refusal, or an answer that is not JSON. */
type Handle<N extends OperationName> = (
  c: Context<Env, string>,
  asked: Asked<N>,
) => Promise<AnswerOf<N> | Response> | AnswerOf<N> | Response;

/** Registers the route of an operation. */
export type Route = <const N extends OperationName>(name: N, handle: Handle<N>) => void;

export function routesOf(app: Hono<Env>, gate: Gate): Route {
  return (name, handle) => {
    const operation: Operation = OPERATIONS[name];
    const [method = '', path = ''] = name.split(' ');
    app.on(method, [path.replaceAll(/\{(\w+)\}/g, ':$1')], ...before(operation, gate), async (c) => {
      const asked = await askedIn(c, operation);
      if ('code' in asked) return refuse(c, asked.code, asked);
      // `askedIn` has read them by the shapes that their types come from.
      const answer = await handle(c, asked as Asked<typeof name>);
      return answer instanceof Response ? answer : c.json(answer);
    });
  };
}

/** What happens before a request is read. */
function before({ right, body }: Operation, gate: Gate): readonly MiddlewareHandler<Env>[] {
  return [...(right === 'public' ? [] : [gate(right)]), ...(body ? bodies : [])];
}

/** Reads a request by the shapes of its operation. @returns what it asks, or why it cannot be read */
async function askedIn(
  c: Context<Env>,
  { params, query, body }: Operation,
): Promise<
  | { readonly params: unknown; readonly query: unknown; readonly body: unknown }
  | { readonly code: ErrorCode; readonly faults?: readonly Fault[] }
> {
  if (body && typeOf(c) !== 'application/json') return { code: 'notJsonType' };
  const json = body && parsed(await c.req.text());
  if (body && json === undefined) return { code: 'notJson' };
  const read = {
    params: v.safeParse(v.object(params ?? {}), c.req.param()),
    query: v.safeParse(v.object(query ?? {}), c.req.query()),
    body: v.safeParse(body ?? v.undefined(), json),
  };
  const issues = [...(read.params.issues ?? []), ...(read.query.issues ?? []), ...(read.body.issues ?? [])];
  if (issues.length > 0) return { code: 'badRequest', faults: issues.map(faultOf) };
  return { params: read.params.output, query: read.query.output, body: read.body.output };
}

/** The type of a request's body, without what may follow it. */
export function typeOf(c: Context): string {
  return (c.req.header('Content-Type') ?? '').replace(/;.*/, '').trim().toLowerCase();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A fault of a field, as limited in length as our own. */
function faultOf({ path, message, kind, expected }: v.BaseIssue<unknown>): BadField {
  const steps = (path as readonly v.IssuePathItem[] | undefined) ?? [];
  const place = steps.map(({ key }) => String(key)).join('.');
  return badField(place, kind === 'validation' ? message : (expected ?? ''));
}

/** Refuses a body that is too large. */
export const sized = bodyLimit({ maxSize: SIZES.body, onError: (c) => refuse(c, 'tooLarge') });

/** Refuses bodies that are too large, or nested too deeply, before anything reads them. */
const bodies: readonly MiddlewareHandler[] = [
  sized,
  async (c, next) => {
    if (depthOf(await c.req.text()) > SIZES.depth) return refuse(c, 'tooDeep');
    await next();
    return undefined;
  },
];

/** How deeply a JSON text is nested, found in one pass without parsing. */
function depthOf(text: string): number {
  let [depth, most, isInString] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isInString && character === '\\') i++;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') most = Math.max(most, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return most;
}
