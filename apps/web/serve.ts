// Started by `npm start`: builds the page if its sources are newer than the build, serves it on this machine and prints the address.
// `--host` lets other devices of the network reach it, `--port` asks for a port, `--open` opens it in the browser.
import { accessSync, constants, existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

import { HERE } from './serving.ts';

const root = join(import.meta.dirname, '../..');
const built = join(import.meta.dirname, 'dist/sw.js');
const { host, open, port } = options();
const address = `http://${HERE}:${port}/`;

if (!isBuilt()) {
  mustWrite();
  console.error('tenbo: building the page');
  await build({ root: import.meta.dirname, configLoader: 'native', logLevel: 'error' }).catch(stop);
}
const server = await preview({
  root: import.meta.dirname,
  configLoader: 'native',
  logLevel: 'error',
  preview: { host: host ? true : HERE, port, strictPort: true, open: open && address },
}).catch(async (error: unknown) => stop(await whyNot(error)));
console.log(`tenbo: ${address}`);
for (const other of server.resolvedUrls?.network ?? [])
  console.log(`tenbo: ${other} on other devices; a browser keeps matches by address`);
console.log('tenbo: press Ctrl-C to stop');

function options(): { readonly host: boolean; readonly open: boolean; readonly port: number } {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'boolean', default: false },
        open: { type: 'boolean', default: false },
        port: { type: 'string', default: '4173' },
      },
    });
    const number = Number(values.port);
    if (/^\d+$/.test(values.port) && number >= 1 && number <= 65_535) return { ...values, port: number };
    return stop(`--port takes a number from 1 to 65535, not "${values.port}"`);
  } catch (error) {
    return stop(error);
  }
}

/** Whether the build is up to date. The service worker is written last. Removing a file makes its folder newer. */
function isBuilt(): boolean {
  if (!existsSync(built)) return false;
  const sources = globSync(['package-lock.json', 'packages/*/src/**', 'apps/web/{src,tiles,public}/**', 'apps/web/*.{html,ts}'], {
    cwd: root,
  });
  const { mtimeMs } = statSync(built);
  return sources.every((file) => statSync(join(root, file)).mtimeMs <= mtimeMs);
}

function mustWrite(): void {
  try {
    accessSync(import.meta.dirname, constants.W_OK);
  } catch {
    stop(`the page is not built, and cannot be: ${import.meta.dirname} cannot be written`);
  }
}

/** Why the page cannot be served, and what to do. */
async function whyNot(error: unknown): Promise<unknown> {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') return `you may not use port ${port}: choose one from 1024 up (--port 4173)`;
  // Vite's error for a busy port has no code.
  if (code !== 'EADDRINUSE' && !message.includes('already in use')) return error;
  if (await isTenbo()) return `tenbo is already served at ${address}: open that or stop it first`;
  const elsewhere = port < 65_535 ? port + 1 : port - 1;
  return `port ${port} is in use by another program: stop that or choose another port (--port ${elsewhere}); a browser keeps matches by address, so those of ${address} are not listed there`;
}

async function isTenbo(): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    return (await answer.text()).includes('<title>tenbo</title>');
  } catch {
    return false;
  }
}

function stop(reason: unknown): never {
  console.error(`tenbo: ${reason instanceof Error ? reason.message : String(reason)}`);
  process.exit(1);
}
