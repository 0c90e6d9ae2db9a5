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

test('code uses no class that its style sheet does not have', () => {
  const missing = code.flatMap((text) =>
    Array.from(text.matchAll(/import (\w+) from '[^']*\/([\w-]+\.module\.css)'/g)).flatMap(([, local = '', sheet = '']) => {
      const css = modules.filter((file) => basename(file) === sheet).map(read);
      const used = Array.from(text.matchAll(new RegExp(`(?<![\\w/-])${local}\\.(\\w+)`, 'g')), ([, name = '']) => name);
      return used.filter((name) => !classesIn(css.join('\n')).has(name)).map((name) => `${sheet}: .${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('a class that every place may use is used somewhere', () => {
  const names = [...classesIn(read(join(web, 'src/ui/classes.css')))];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !code.some((text) => new RegExp(`['"\`][^'"\`\n]*\\b${name}\\b`).test(text)))).toEqual([]);
});

test('no font size is in pixels, not even its limits, so that the size set in the browser counts', () => {
  const inPixels = styles.flatMap((file) =>
    (withoutComments(read(file)).match(/\bfont(?:-size)?:[^;]*\dpx[^;]*/g) ?? []).map((rule) => `${basename(file)}: ${rule}`),
  );
  expect(inPixels).toEqual([]);
});
