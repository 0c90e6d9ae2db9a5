import type { TypedError } from '@tenbo/i18n/command';
import type { Command } from 'commander';

import { sayError } from '../output/say-error.ts';

/** Ends a wrong command with an error in its language. */
export function wrongOption(error: TypedError, command: Command): never {
  return command.error(`error: ${sayError(error, command.opts<{ readonly lang?: string }>().lang)}`);
}
