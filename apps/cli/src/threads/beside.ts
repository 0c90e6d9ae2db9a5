/** The address of a file that is loaded separately: a path in the source, such as `pipe/pipe-worker`, and its last name in the build, which is flat. */
export function beside(path: string): URL {
  return new URL(FROM_SOURCE ? `../${path}.ts` : `./${path.replace(/.*\//, '')}.cjs`, import.meta.url);
}

export const FROM_SOURCE = import.meta.url.endsWith('.ts');
