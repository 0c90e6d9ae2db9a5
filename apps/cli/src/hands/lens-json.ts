import type { Lens } from '@tenbo/engine';

/** The comparison as plain JSON, with each result or error as in the pipe of `tenbo score`. */
export function lensJson({ base, rows }: Lens): object {
  const resultJson = (result: Lens['base']) => (result.ok ? result.value : { ok: false, errors: result.error });
  return {
    ok: true,
    base: resultJson(base),
    rows: rows.map(({ rules, code, result, cause }) => ({
      id: rules.id,
      name: rules.name,
      code,
      cause,
      result: resultJson(result),
    })),
  };
}
