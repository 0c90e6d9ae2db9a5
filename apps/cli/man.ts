// Writes the manual page beside the folder of the built command, which `npm start` empties.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import manifest from './package.json' with { type: 'json' };
import { COMMANDS } from './src/commands.ts';
import { manPage } from './src/help/man-page.ts';
import { createProgram } from './src/program.ts';

// The default of `--lang` is the language of the environment.
process.env['LC_ALL'] = 'en';
const program = await createProgram(COMMANDS.map(({ name }) => name));
writeFileSync(join(import.meta.dirname, 'tenbo.1'), manPage(program, manifest.version));
