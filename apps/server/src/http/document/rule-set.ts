// The schema of a rule set, from what the engine says of each of its fields.
import { RULE_PATHS, type RuleChoices, YAKU_NAMES, presets, ruleChoices } from '@tenbo/engine';
import type { JsonSchema } from '@valibot/to-json-schema';

const POINTS = { type: 'integer', minimum: 0, maximum: 1_000_000, multipleOf: 100 } as const;
const NAMES = {
  base: { enum: Object.keys(presets), description: 'The rule set that the other fields change; `standard` if absent.' },
  id: { type: 'string', minLength: 1, maxLength: 40 },
  name: { type: 'string', minLength: 1, maxLength: 80 },
  yakuNames: { enum: [...YAKU_NAMES], description: 'The document whose own names of yaku its players know.' },
} as const satisfies Record<string, JsonSchema>;

/** A rule set from outside: the id of a preset, or changes to one. The server stores and answers it whole. */
export function ruleSetSchema(): JsonSchema {
  const properties: Record<string, JsonSchema> = { ...NAMES };
  for (const path of RULE_PATHS) put(properties, path.split('.'), schemaOf(ruleChoices(path)));
  return {
    description:
      'A rule set: the id of a preset, or an object with the fields that differ from the one in `base`. The server stores and answers it with every field. `tenbo rules --json` prints the presets.',
    anyOf: [{ enum: Object.keys(presets) }, { type: 'object', additionalProperties: false, properties }],
  };
}

function put(into: Record<string, JsonSchema>, [name = '', ...rest]: readonly string[], schema: JsonSchema): void {
  if (rest.length === 0) {
    into[name] = schema;
    return;
  }
  const group = (into[name] ??= { type: 'object', additionalProperties: false, properties: {} });
  put(group.properties as Record<string, JsonSchema>, rest, schema);
}

function schemaOf(choices: RuleChoices): JsonSchema {
  switch (choices.kind) {
    case 'one':
      return { enum: [...choices.of] };
    case 'some':
      return { type: 'array', items: { enum: [...choices.of] }, uniqueItems: true };
    case 'number':
      return orWord({ type: 'integer', minimum: choices.from, maximum: choices.to, multipleOf: choices.step }, choices.or);
    case 'numbers': {
      const item = { type: 'integer', minimum: choices.from, maximum: choices.to } as const;
      return { type: 'array', items: item, minItems: choices.count, maxItems: choices.count };
    }
    case 'numberOrList':
      return { anyOf: [POINTS, { type: 'array', items: POINTS, maxItems: 10 }] };
    case 'rows':
      return {
        type: 'array',
        minItems: 1,
        maxItems: 10,
        items: { type: 'array', items: { type: 'number', minimum: -1000, maximum: 1000 }, maxItems: 10 },
        description: 'Ranking points by place, which sum to zero: one row, or one for each number of players at the target.',
      };
    case 'values':
      return {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(choices.of.map((yaku) => [yaku, { type: 'object' }])),
        description: 'Local yaku with their values: `{"closed":2,"open":1}` in han, `{"limit":"mangan"}` or `{"yakuman":1}`.',
      };
  }
}

function orWord(schema: JsonSchema, words: readonly (string | null)[]): JsonSchema {
  return words.length === 0 ? schema : { anyOf: [schema, { enum: [...words] }] };
}
