/** Compares two JSON values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isHolder(one) || !isHolder(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
