import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TypedError } from '@tenbo/i18n';
import { Command, InvalidArgumentError, Option } from 'commander';

import { describeTypedError } from '@tenbo/i18n';
import { languageOf, languageOption } from './language.ts';
import { print, printError } from './output.ts';
import { codeOf } from './trouble.ts';

interface Options {
  readonly host?: true;
  readonly lang: string;
  readonly open?: true;
  readonly port: number;
}

/** The built page, beside the code of the command. */
const PAGE = join(import.meta.dirname, '../page');

const MOST = 65_535;

/** `tenbo web`: serves the page until it is stopped. */
export function webCommand(command: Command): Command {
  return command
    .addOption(new Option('--port <number>', 'the port of the address').default(4173).argParser(portOf))
    .option('--host', 'let other devices of the network reach it')
    .option('--open', 'open it in the browser, if there is a screen')
    .addOption(languageOption())
    .action(serve);
}

function portOf(typed: string): number {
  const port = Number(typed);
  if (/^\d+$/.test(typed) && port >= 1 && port <= MOST) return port;
  throw new InvalidArgumentError(`Write a number from 1 to ${MOST}.`);
}

async function serve({ host, lang, open, port }: Options): Promise<void> {
  const say = (line: TypedError) => describeTypedError(line, languageOf(lang));
  const refuse = (error: TypedError) => {
    process.exitCode = 1;
    printError(`tenbo: ${say(error)}\n`);
  };
  if (!existsSync(PAGE)) return refuse({ code: 'pageMissing' });
  // Loaded only here, so that other commands start fast.
  const { addressHere, addressesElsewhere, isPageAt, servePage } = await import('./page-server.ts');
  const address = addressHere(port);
  try {
    await servePage(PAGE, port, host ?? false);
  } catch (error) {
    const isServed = codeOf(error) === 'EADDRINUSE' && (await isPageAt(address));
    if (!isServed || !open) return refuse(whyNot(error, port, address, isServed));
    print(`tenbo: ${address}\n`);
    return showPage(address);
  }
  print(`tenbo: ${address}\n`);
  const elsewhere = host ? addressesElsewhere(port) : [];
  for (const other of elsewhere) print(`tenbo: ${say({ code: 'pageElsewhere', address: other })}\n`);
  print(`tenbo: ${say({ code: 'pageRunning' })}\n`);
  if (open) await showPage(address);
}

/** Why the page cannot be served, and what to do; another error is thrown again. */
function whyNot(error: unknown, port: number, address: string, isServed: boolean): TypedError {
  if (codeOf(error) === 'EACCES') return { code: 'portDenied', port };
  if (codeOf(error) !== 'EADDRINUSE') throw error;
  if (isServed) return { code: 'pageServed', address };
  return { code: 'portInUse', port, address, elsewhere: port < MOST ? port + 1 : port - 1 };
}

/** Whether a browser opened here would be seen: not over SSH, not in CI, and on Linux only with a display. */
function hasScreen(): boolean {
  const { CI, DISPLAY, SSH_CONNECTION, WAYLAND_DISPLAY, WSL_DISTRO_NAME } = process.env;
  if (CI || SSH_CONNECTION) return false;
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY || WSL_DISTRO_NAME);
}

/** A browser that cannot be started is no failure: the address is printed. */
async function showPage(address: string): Promise<void> {
  if (!hasScreen()) return;
  try {
    const { default: open } = await import('open');
    const child = await open(address);
    child.on('error', () => undefined);
  } catch {
    // As above.
  }
}
