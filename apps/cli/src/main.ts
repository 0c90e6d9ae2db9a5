#!/usr/bin/env node
import * as nodeModule from 'node:module';

// Node caches the compiled code of the files loaded from here on, for a faster next start. Older versions of Node cannot.
const compileCache: (() => unknown) | undefined = nodeModule.enableCompileCache;
if (compileCache) {
  compileCache();
  const { runProgram } = await import('./program.ts');
  await runProgram(process.argv.slice(2));
} else {
  process.stderr.write(`tenbo: this is Node ${process.version}, which is too old: use Node 22.18 or later\n`);
  process.exitCode = 2;
}
