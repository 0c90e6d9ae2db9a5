import { readFileSync } from 'node:fs';

import { FROM_SOURCE } from '../../threads/beside.ts';

/** The colours of the page and the styles of reports; in a build, both are in one file. */
const FILES = FROM_SOURCE ? ['../../../../web/src/ui/tokens.css', './report.css'] : ['./report.css'];

export function reportStyles(): string {
  return FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
}
