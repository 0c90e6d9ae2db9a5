import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The page that `tenbo web` serves, and that the published command contains. */
const PAGE = join(import.meta.dirname, '../cli/page');

/** Gives the command a copy of the page as soon as it is built. */
export function pageOfCommand(): Plugin {
  return {
    name: 'page-of-command',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        rmSync(PAGE, { recursive: true, force: true });
        cpSync(join(import.meta.dirname, 'dist'), PAGE, { recursive: true });
      },
    },
  };
}
