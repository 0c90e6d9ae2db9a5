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
