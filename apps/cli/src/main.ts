import { runProgram } from './program.ts';

// No `await` at the top of a module: `bin/tenbo.cjs` loads this one with `require`.
void runProgram(process.argv.slice(2));
