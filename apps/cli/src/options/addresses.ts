import { networkInterfaces } from 'node:os';

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
