// The ports and addresses of what this machine serves.
import { networkInterfaces } from 'node:os';

import type { TypedError } from '@tenbo/i18n/command';
import { InvalidArgumentError, Option } from 'commander';

import { codeOf } from '../output/trouble.ts';

const MOST = 65_535;

/** An option for the port of a server. @param least 0 to allow asking for any free port */
export function portOption(usual: number, least: 0 | 1 = 1): Option {
  return new Option('--port <number>', 'the port').default(usual).argParser((typed: string) => {
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

/** This machine's name in the page's address. Browsers store data by address, so under another name the matches would be missing. */
export const HERE = '127.0.0.1';

/** How devices reach a server: over plain HTTP, or with a certificate. */
export type Scheme = 'http' | 'https';

export function addressOf(port: number, host = HERE, scheme: Scheme = 'http'): string {
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

/** The addresses under which other devices reach this machine. */
export function addressesElsewhere(port: number, scheme: Scheme = 'http'): readonly string[] {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(port, address, scheme));
}
