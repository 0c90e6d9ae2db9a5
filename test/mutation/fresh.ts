// Loads the sources and tests of the copy that Stryker makes, anew for each mutant: what the last one left in a cache would spoil the next.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const sources = new Map<string, string>();
let mutants = 0;

/** From now on each file is loaded again when it is next imported. */
export function forgetLoaded(): void {
  mutants++;
}

export async function load(file: string): Promise<unknown> {
  return await import(`${urlOf(file)}?${mutants}`);
}

/** Of a file in the copy, which Stryker has made the working directory. */
function urlOf(file: string): string {
  return pathToFileURL(join(process.cwd(), file)).href;
}

/** From now on, files of the copy import each other. */
export function loadFromCopy(): void {
  const folders = ['packages', 'fixtures'].map((folder) => `${urlOf(folder)}/`);
  const isOfCopy = (url: string) => url.includes('.ts') && folders.some((folder) => url.startsWith(folder));
  // The copy's node_modules lead back to the checkout, whose packages have no mutants.
  const aliases: Readonly<Record<string, string>> = {
    vitest: new URL('suite.ts', import.meta.url).href,
    '@tenbo/engine': urlOf('packages/engine/src/index.ts'),
    '@tenbo/engine/examples': urlOf('packages/engine/src/yaku/examples.ts'),
    '@tenbo/ledger': urlOf('packages/ledger/src/index.ts'),
    '@tenbo/i18n': urlOf('packages/i18n/src/index.ts'),
  };
  registerHooks({
    resolve(specifier, context, next) {
      if (!isOfCopy(context.parentURL ?? '')) return next(specifier, context);
      const url = aliases[specifier] ?? (specifier.startsWith('.') ? new URL(specifier, context.parentURL).href : undefined);
      if (url === undefined || !isOfCopy(url)) return next(url ?? specifier, context);
      return { url: `${url}?${mutants}`, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      if (!isOfCopy(url)) return next(url, context);
      const file = new URL(url).pathname;
      const source = sources.get(file) ?? sourceOf(file);
      sources.set(file, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** Which test passes which mutant is asked in the first run only; counted later too, it is most of what a hot loop costs. */
const COUNTING = 'var c = cov.static;';

function sourceOf(file: string): string {
  const instrumented = readFileSync(file, 'utf8').replace(COUNTING, `if (ns.activeMutant !== undefined) return; ${COUNTING}`);
  // The instrumenter drops the parentheses of `(a as T) < b`, which then opens a list of types, and of the middle term in a sum of bits, where
  // `as number | b` then reads as a union type. Without the type both are right again.
  return stripTypeScriptTypes(instrumented.replaceAll(/ as \w+(?= <=? )| as number(?= [|&] )/g, ''));
}
