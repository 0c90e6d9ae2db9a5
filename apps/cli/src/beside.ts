/** The address of another file of this folder that is loaded separately, both in the source and in the build. */
export function beside(name: string): URL {
  return new URL(`./${name}${FROM_SOURCE ? '.ts' : '.cjs'}`, import.meta.url);
}

export const FROM_SOURCE = import.meta.url.endsWith('.ts');
