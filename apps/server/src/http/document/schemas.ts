// The schemas that the document names: of requests and answers from the contract, of entries from the packages that read them.
import { type Operation, errorBody, fault, lateEntry, logMessage, matchSummary, shapes, standing } from '@tenbo/club';
import { ENTRY_SHAPES } from '@tenbo/ledger';
import { ACT_SHAPES } from '@tenbo/tournament';
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

import { ruleSetSchema } from './rule-set.ts';
import { WORDS } from './words.ts';

const SHAPES: Readonly<Record<string, GenericSchema>> = {
  ...(ENTRY_SHAPES as Readonly<Record<string, GenericSchema>>),
  ...(ACT_SHAPES as Readonly<Record<string, GenericSchema>>),
  LateEntry: lateEntry,
  LogMessage: logMessage,
  MatchSummary: matchSummary,
  Standing: standing,
  Role: shapes.role,
  LogKind: shapes.logKind,
  NewLink: shapes.newLink,
  Error: errorBody,
  Fault: fault,
};

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const CONFIG = {
  target: 'draft-2020-12',
  // What a schema cannot say, such as that a text can be seen, the server still checks.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema: schema }: { readonly valibotSchema: unknown }) => {
    if (schema === shapes.anyEntry || schema === shapes.sentEntry) return refTo('Entry');
    // The rules of a match or a plan are the only part of an entry that another package reads.
    return (schema as GenericSchema).type === 'unknown' ? refTo('RuleSet') : undefined;
  },
} as const;

/** All schemas that have a name. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  const named = {
    ...(toJsonSchemaDefs(SHAPES as never, CONFIG as never) as Record<string, JsonSchema>),
    Entry: {
      description:
        'An entry of a log: of a match, of the organiser’s log, or of the log of what came too late, which only the server writes.',
      oneOf: ['MatchEntry', 'TournamentEntry', 'LateEntry'].map(refTo),
    } as JsonSchema,
    RuleSet: ruleSetSchema(),
  };
  for (const [place, words] of Object.entries(WORDS)) describe(named, place.split('.'), words);
  return named;
}

/** The schema of a part of a request or an answer. */
export function schemaOf(shape: Operation['answer']): JsonSchema {
  const { $schema: _, $defs: __, ...schema } = toJsonSchema(shape, { ...CONFIG, definitions: SHAPES });
  return schema;
}

/** Adds the words of a schema, or of a field of one. */
function describe(named: Record<string, JsonSchema>, [name = '', field]: readonly string[], words: string): void {
  const schema = named[name];
  const at = field === undefined ? schema : schema?.properties?.[field];
  if (typeof at !== 'object') throw new Error(`the document has words for ${name}.${field}, which is not there`);
  at.description = words;
}
