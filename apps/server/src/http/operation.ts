import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';

import { errorShape } from './api-error.ts';
import { bodies } from './bodies.ts';
import type { Env } from './caller.ts';
import type { Action } from '@tenbo/club';

export type Gate = (action: Action) => MiddlewareHandler<Env>;

export const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

/** The errors that any address may answer. */
export const refusals = {
  '4XX': { description: 'The request is refused.', content: json(errorShape) },
  '5XX': { description: 'The server cannot answer now.', content: json(errorShape) },
} as const;

/** The parts of a route that state its right in the document and enforce it. */
export function righted(gate: Gate, right: Action, further: readonly MiddlewareHandler[] = []) {
  return { security: [{ link: [] }], 'x-right': right, middleware: [gate(right), ...further] };
}

/** The parts of a route that needs no link. */
export const forEverybody = { security: [], 'x-right': 'public' };

/** An address of the API: its right, its input and its answer. The document shows the right too. */
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
