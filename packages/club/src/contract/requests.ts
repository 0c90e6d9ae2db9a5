// What requests ask and what is answered, as types, by the operations that they belong to.
import type * as v from 'valibot';

import type { ErrorCode } from './errors.ts';
import type { OPERATIONS, Operation, OperationName } from './operations.ts';

type Operations = typeof OPERATIONS;
type Fields = NonNullable<Operation['params']>;

/** What a request has, by its operation. */
type Read<F> = F extends Fields ? { readonly [K in keyof F]: v.InferOutput<F[K]> } : undefined;
export type ParamsOf<N extends OperationName> = Read<Operations[N] extends { readonly params: infer F } ? F : undefined>;
export type QueryOf<N extends OperationName> = Read<Operations[N] extends { readonly query: infer F } ? F : undefined>;
export type BodyOf<N extends OperationName> = Operations[N] extends { readonly body: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined;
export type AnswerOf<N extends OperationName> = v.InferOutput<Operations[N]['answer']>;

/** A method and a path with any ids in it. */
type Filled<N extends string> = N extends `${infer Before}{${string}}${infer After}` ? `${Before}${string}${Filled<After>}` : N;

/** What is answered, by method and path as they are sent. */
export type Answers = { readonly [N in OperationName as Filled<N>]: AnswerOf<N> };

/**
 * The errors that an operation may answer: its own, and those that its form brings with it.
 *
 * @example
 * errorsOf(OPERATIONS['GET /api/people']).includes('forbidden'); // → true
 */
export function errorsOf({ right, params, query, body, errors }: Operation): readonly ErrorCode[] {
  const ofLink: readonly ErrorCode[] = right === 'public' ? [] : ['unknownKey', 'forbidden'];
  const ofFields: readonly ErrorCode[] = params || query || body ? ['badRequest'] : [];
  const ofBody: readonly ErrorCode[] = body ? ['notJson', 'tooDeep', 'tooLarge', 'notJsonType'] : [];
  return [...new Set([...ofFields, ...ofBody, ...ofLink, ...errors, 'tooMany', 'bug', 'noStore'] as const)];
}

/** The id of the organiser's log, the same in every event. */
export const TOURNAMENT_LOG = 'tournament';

/** The id of the log of what came too late, the same in every event that has one. */
export const LATE_LOG = 'late';
