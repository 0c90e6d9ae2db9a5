#!/usr/bin/env node
import * as nodeModule from 'node:module';

// Node keeps what it compiles of the files that are loaded from here on, so that the next start is quicker. Too old a Node does not know how.
const compileCache: (() => unknown) | undefined = nodeModule.enableCompileCache;
if (compileCache) {
  compileCache();
  const { runProgram } = await import('./program.ts');
  await runProgram(process.argv.slice(2));
} else {
  process.stderr.write(`tenbo: this is Node ${process.version}, which is too old: use Node 22.18 or later\n`);
  process.exitCode = 2;
}
