/** The address of another file of this folder that is loaded by itself: as it is in the source, or as it is built. */
export function beside(name: string): URL {
  return new URL(`./${name}${FROM_SOURCE ? '.ts' : '.cjs'}`, import.meta.url);
}

export const FROM_SOURCE = import.meta.url.endsWith('.ts');
