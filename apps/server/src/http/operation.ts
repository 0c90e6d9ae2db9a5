import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';

import { errorShape } from './api-error.ts';
import { bodies } from './bodies.ts';
import type { Env } from './caller.ts';
import type { Action } from './rights.ts';

export type Gate = (action: Action) => MiddlewareHandler<Env>;

export const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

/** What every address may answer besides what it is for. */
export const refusals = {
  '4XX': { description: 'The request is refused.', content: json(errorShape) },
  '5XX': { description: 'The server cannot answer now.', content: json(errorShape) },
} as const;

/** What an address has for whom: said in the document, and carried out by the same. */
export function righted(gate: Gate, right: Action, further: readonly MiddlewareHandler[] = []) {
  return { security: [{ link: [] }], 'x-right': right, middleware: [gate(right), ...further] };
}

/** What an address has that asks for no link. */
export const forEverybody = { security: [], 'x-right': 'public' };

/** An address of the API: who may use it, what it takes and what it gives. The document says the right that it asks for. */
export function operation<
  const Path extends string,
  Method extends 'get' | 'post' | 'put',
  Answer extends z.ZodType,
  Body extends z.ZodType = never,
  Params extends z.ZodObject = never,
>(of: {
  readonly gate: Gate;
  readonly right: Action;
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
  readonly params?: Params;
  readonly body?: Body;
  readonly answer: Answer;
}) {
  return createRoute({
    method: of.method,
    path: of.path,
    summary: of.summary,
    ...righted(of.gate, of.right, of.body ? bodies : []),
    request: {
      ...(of.params && { params: of.params }),
      ...(of.body && { body: { required: true, content: json(of.body) } }),
    } as Request<Body, Params>,
    responses: { 200: { description: 'Done.', content: json(of.answer) }, ...refusals },
  });
}

type Request<Body, Params> = ([Params] extends [never] ? object : { readonly params: Params }) &
  ([Body] extends [never]
    ? object
    : { readonly body: { readonly required: true; readonly content: { 'application/json': { schema: Body } } } });
