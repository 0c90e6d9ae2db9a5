import { existsSync } from 'node:fs';
import { type TypedError, describeTypedError } from '@tenbo/i18n/command';
import { Command } from 'commander';
import { languageOf, languageOption } from '../options/language.ts';
import { print, printError } from '../output/output.ts';
import { portOption, portTrouble } from './address.ts';
import { codeOf } from '../output/trouble.ts';

interface Options {
  readonly host?: true;
  readonly lang: string;
  readonly open?: true;
  readonly port: number;
}

/** `tenbo web`: serves the page until it is stopped. */
export function webCommand(command: Command): Command {
  return command
    .addOption(portOption(4173))
    .option('--host', 'let other devices of the network reach it')
    .option('--open', 'open it in the browser, if there is a screen')
    .addOption(languageOption())
    .action(serve);
}

async function serve({ host, lang, open, port }: Options): Promise<void> {
  const say = (line: TypedError) => describeTypedError(line, languageOf(lang));
  const refuse = (error: TypedError) => {
    process.exitCode = 1;
    printError(`tenbo: ${say(error)}\n`);
  };
  // Loaded only here, so that other commands start fast.
  const { PAGE } = await import('./page-files.ts');
  if (!existsSync(PAGE)) return refuse({ code: 'pageMissing' });
  const { isPageAt, servePage } = await import('./page-files.ts');
  const { addressOf, addressesElsewhere } = await import('./address.ts');
  const address = addressOf(port);
  try {
    await servePage(PAGE, port, host ?? false);
  } catch (error) {
    const isServed = codeOf(error) === 'EADDRINUSE' && (await isPageAt(address));
    if (!isServed || !open) return refuse(isServed ? { code: 'pageServed', address } : portTrouble(error, port, address));
    print(`tenbo: ${address}\n`);
    return showPage(address);
  }
  print(`tenbo: ${address}\n`);
  const elsewhere = host ? addressesElsewhere(port) : [];
  for (const other of elsewhere) print(`tenbo: ${say({ code: 'pageElsewhere', address: other })}\n`);
  print(`tenbo: ${say({ code: 'pageRunning' })}\n`);
  if (open) await showPage(address);
}

/** Whether a browser opened here would be visible: not over SSH, not in CI, and on Linux only with a display. */
function hasScreen(): boolean {
  const { CI, DISPLAY, SSH_CONNECTION, WAYLAND_DISPLAY, WSL_DISTRO_NAME } = process.env;
  if (CI || SSH_CONNECTION) return false;
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY || WSL_DISTRO_NAME);
}

/** Opens the page. If no browser can be started, that is no failure, because the address is printed. */
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
