import type { TypedError } from '@tenbo/i18n/command';
import { InvalidArgumentError, Option } from 'commander';

import { codeOf } from '../output/trouble.ts';

const MOST = 65_535;

/** An option for the port of a server. @param least 0 to allow asking for any free port */
export function portOption(usual: number, least: 0 | 1 = 1): Option {
  return new Option('--port <number>', 'the port of the address').default(usual).argParser((typed: string) => {
    const port = Number(typed);
    if (/^\d+$/.test(typed) && port >= least && port <= MOST) return port;
    throw new InvalidArgumentError(`Write a number from ${least} to ${MOST}.`);
  });
}

/** Explains why a port cannot be used and what to do. Any other error is thrown again. */
export function portTrouble(error: unknown, port: number, address: string): TypedError {
  if (codeOf(error) === 'EACCES') return { code: 'portDenied', port };
  if (codeOf(error) !== 'EADDRINUSE') throw error;
  return { code: 'portInUse', port, address, elsewhere: port < MOST ? port + 1 : port - 1 };
}
