// The OpenAPI document: every address of the contract with its schemas, so that a client can be written from it alone.
import { ERRORS, EXAMPLES, type ErrorCode, type Example, OPERATIONS, type Operation, SIZES, errorsOf } from '@tenbo/club';

import type { Limits } from '../limits.ts';
import { guideOf } from './guide.ts';
import { namedSchemas, schemaOf } from './schemas.ts';

const JSON_TYPE = 'application/json';
const LINES = ['application/x-ndjson', 'application/jsonl'] as const;

/** The document of a server with these limits. */
export function documentOf(limits: Limits): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'tenbo',
      version: '1',
      summary: 'The server of a riichi mahjong club',
      license: { name: 'MIT', identifier: 'MIT' },
      description: guideOf(limits),
    },
    // Of the document itself.
    servers: [{ url: '..' }],
    'x-quotas': limits.quotas,
    'x-sizes': SIZES,
    security: [],
    paths: pathsOf(),
    components: {
      securitySchemes: { link: { type: 'http', scheme: 'bearer', description: 'The token of a link, or the server’s own key.' } },
      schemas: namedSchemas(),
      headers: { 'Retry-After': { description: 'After how many seconds to ask again.', schema: { type: 'integer' } } },
    },
  };
}

function pathsOf(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries<Operation>(OPERATIONS)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(
      operation,
      EXAMPLES[name as keyof typeof EXAMPLES],
      nameOf(method, path),
    );
  }
  return paths;
}

/** A name for generated clients: `postLogsSync`. */
function nameOf(method: string, path: string): string {
  const words = path
    .split('/')
    .slice(2)
    .filter((word) => !word.startsWith('{'));
  return [method.toLowerCase(), ...words.map((word) => word.replace(/^./, (first) => first.toUpperCase()))].join('');
}

function operationOf({ summary, details, right, ...operation }: Operation, example: Example, operationId: string): object {
  const { params, query, body, sentAs } = operation;
  const parameters = [
    ...Object.entries(params ?? {}).map(([name, shape]) => ({ name, in: 'path', required: true, schema: schemaOf(shape) })),
    ...Object.entries(query ?? {}).map(([name, shape]) => ({ name, in: 'query', required: false, schema: schemaOf(shape) })),
  ];
  const requestBody = sentAs === 'records' ? records(example.body) : body && json(schemaOf(body), example.body);
  return {
    operationId,
    summary,
    ...(details !== undefined && { description: details }),
    security: right === 'public' ? [] : [{ link: [] }],
    'x-right': right,
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody: { required: true, content: requestBody } }),
    responses: {
      200: { description: 'Done.', content: answerOf(operation, example) },
      ...refusalsOf(errorsOf({ summary, right, ...operation })),
    },
  };
}

function json(schema: object, example: unknown): object {
  return { [JSON_TYPE]: { schema, example } };
}

/** Records are sent and answered one by one, or as lines. */
function records(example: unknown): object {
  const lines = LINES.map((type) => [type, { schema: { type: 'string' } }] as const);
  return { ...json({ type: 'object', additionalProperties: true }, example), ...Object.fromEntries(lines) };
}

/** The messages of a live connection: their data, by what they say in `event`. */
const MESSAGES = { log: { $ref: '#/components/schemas/LogMessage' }, all: { type: 'object' } };

function answerOf({ answer, sentAs }: Pick<Operation, 'answer' | 'sentAs'>, { answer: example }: Example): object {
  if (sentAs === 'records') return records(example);
  if (sentAs !== 'events') return json(schemaOf(answer), example);
  return { 'text/event-stream': { schema: schemaOf(answer), example, 'x-messages': MESSAGES } };
}

/** The errors of an operation by their status, each with its code. */
function refusalsOf(codes: readonly ErrorCode[]): object {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code][0]);
  const responses = [...byStatus].map(([status, of]) => {
    const waits = of.some((code) => (ERRORS[code] as readonly unknown[]).includes('wait'));
    const response = {
      description: of.map((code) => `\`${code}\`: ${ERRORS[code][1]}`).join('\n\n'),
      ...(waits && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
      content: {
        [JSON_TYPE]: {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Error' },
              { type: 'object', properties: { error: { type: 'object', properties: { code: { enum: of } } } } },
            ],
          },
        },
      },
    };
    return [status, response] as const;
  });
  return Object.fromEntries(responses.toSorted(([one], [other]) => one - other));
}
