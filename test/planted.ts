import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { tsc } from '../scripts/tool.mjs';

/** A copy of the packages, with the same tools, in which somebody follows a recipe and the compiler looks. */
export interface Planted {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Runs a script in the copy: what it prints. */
  readonly run: (...args: readonly string[]) => string;
  /** What the compiler says; nothing if nothing is wrong. */
  readonly compile: () => string;
  /** The files the compiler finds fault with. */
  readonly wrongFiles: () => readonly string[];
}

/** @param config more of what the compiler is told @param others what is copied besides the packages */
export function plant(config: object = {}, others: readonly string[] = []): Planted {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-planted-'));
  const sources = globSync('packages/*/{src/**/*.ts,package.json}').filter((file) => !file.endsWith('.test.ts'));
  for (const file of [...sources, ...others, 'tsconfig.base.json']) cpSync(file, join(folder, file));
  for (const name of globSync('packages/*')) link(folder, join(folder, name), `@tenbo/${name.replace(/.*[\\/]/, '')}`);
  for (const name of libraries()) link(folder, resolve('node_modules', name), name);
  // Each time, only what a recipe has changed is checked again.
  const compilerOptions = {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: 'checked.tsbuildinfo',
    customConditions: ['@tenbo/source'],
    lib: ['es2024', 'dom'],
  };

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const run = (...args: readonly string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout : `${stdout}${stderr}`;
  };
  const compile = () => run(...tsc());
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, ...config }));
  return {
    folder,
    write,
    run,
    compile,
    edit: (file, change) => write(file, change(readFileSync(join(folder, file), 'utf8'))),
    wrongFiles: () => {
      const files = [...compile().matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].flatMap(([, file]) => file ?? []);
      return [...new Set(files)].toSorted();
    },
  };
}

function link(folder: string, target: string, name: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

/** What the packages depend on besides each other. */
function libraries(): ReadonlySet<string> {
  const names = globSync('packages/*/package.json').flatMap((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { readonly dependencies?: object };
    return Object.keys(dependencies);
  });
  return new Set(names.filter((name) => !name.startsWith('@tenbo/')));
}
