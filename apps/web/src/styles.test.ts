import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(file, 'utf8');
const styles = globSync('{src,gallery}/**/*.css', { cwd: web }).map((file) => join(web, file));
const modules = styles.filter((file) => file.endsWith('.module.css'));
const code = globSync(['src/**/*.{ts,tsx}', 'gallery/*.tsx', '../../packages/engine/src/charts/*.ts'], { cwd: web })
  .filter((file) => !file.includes('.test.'))
  .map((file) => read(join(web, file)));

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');

function classesIn(css: string): ReadonlySet<string> {
  const selectors = withoutComments(css).match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(selectors.flatMap((selector) => Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name)));
}

/** Whether code that imports the module uses its class: by name, or by a word it looks up. */
function isUsed(name: string, module: string): boolean {
  return code.some((text) => {
    const [, local] = new RegExp(`import (\\w+) from '[^']*/${basename(module).replaceAll('.', '\\.')}'`).exec(text) ?? [];
    if (local === undefined) return false;
    if (new RegExp(`\\b${local}\\.${name}\\b`).test(text)) return true;
    return text.includes(`${local}[`) && code.some((any) => any.includes(`'${name}'`));
  });
}

test('every class of a style sheet is used by code that imports it', () => {
  expect(modules.length).toBeGreaterThan(20);
  const dead = modules.flatMap((file) =>
    [...classesIn(read(file))].filter((name) => !isUsed(name, file)).map((name) => `${basename(file)}: .${name}`),
  );
  expect(dead).toEqual([]);
});

test('no size of letters is fixed in pixels, so the size set in the browser counts', () => {
  const inPixels = styles.flatMap((file) =>
    (withoutComments(read(file)).match(/(?:font-size|font): *[\d.]+px[^;]*/g) ?? []).map((rule) => `${basename(file)}: ${rule}`),
  );
  expect(inPixels).toEqual([]);
});
