// Values made from the shapes of the contract, and wrong ones made from good ones.
import type { JsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';

type Named = Readonly<Record<string, JsonSchema>>;

/** Random values that a named schema allows. Texts are of letters that can be seen. */
export function valueOf(named: Named, name: string): fc.Arbitrary<unknown> {
  const schema = named[name];
  if (!schema) throw new Error(`no schema ${name}`);
  return ofSchema(named, schema);
}

function ofSchema(named: Named, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valueOf(named, schema.$ref.replace(/.*\//, ''));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => ofSchema(named, one as JsonSchema)));
  switch (schema.type) {
    case 'object':
      return ofObject(named, schema);
    case 'array':
      return ofArray(named, schema);
    case 'string':
      return ofText(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return ofInteger(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true, noDefaultInfinity: true });
    case 'null':
    case undefined:
      break;
  }
  throw new Error(`cannot make ${JSON.stringify(schema)}`);
}

function ofObject(named: Named, { properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, ofSchema(named, field as JsonSchema)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
}

function ofArray(named: Named, { items, minItems = 0, maxItems, uniqueItems }: JsonSchema): fc.Arbitrary<unknown> {
  const item = ofSchema(named, items as JsonSchema);
  const limits = { minLength: minItems, maxLength: Math.min(maxItems ?? 6, 6) };
  return uniqueItems ? fc.uniqueArray(item, limits) : fc.array(item, limits);
}

function ofText({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString().replace(/^[+-]\d\d/, ''));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: fc.constantFrom(...'aZ0-,:明希…'), minLength, maxLength: Math.min(maxLength, 200) });
}

function ofInteger({ minimum = -1e7, maximum = 1e7, multipleOf: step = 1 }: JsonSchema): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((n) => n * step || 0);
}

/** Values of every type that a field might not expect, some of them huge. */
const OTHERS: readonly unknown[] = [null, true, -1, 0.5, 1e300, '', 'x'.repeat(5_000), '\u202E', [], [null], {}, { x: 1 }];

/** A JSON value changed in one place each time: a field missing, unknown, or of another type. */
export function* mutated(value: unknown): Generator<unknown, void, void> {
  yield* OTHERS;
  if (Array.isArray(value)) {
    yield [...(value as unknown[]), ...(value as unknown[])];
    for (const [i, item] of value.entries()) for (const one of mutated(item)) yield value.with(i, one);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknown: 0 };
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _, ...without } = value as Record<string, unknown>;
      yield without;
      for (const one of mutated(field)) yield { ...value, [name]: one };
    }
  }
}
