import { Command, Option } from 'commander';

import { carryOut } from '../output/refusal.ts';
import { addNotes, examples } from '../help/notes.ts';
import { type LanguageOption, languageOption } from '../options/language.ts';
import { portOption } from './address.ts';
import type { ServeOptions } from './serve.ts';

/** `tenbo serve`: the server of a club, until it is stopped. */
export function serveCommand(command: Command): Command {
  addNotes(
    command,
    { says: ['Environment:'], examples: [['DATABASE_URL', 'the address of a PostgreSQL database, in place of a file']] },
    examples(
      'tenbo serve --host',
      'tenbo serve --data club.db --host --port 8080',
      'tenbo serve --address-header X-Forwarded-For',
      'tenbo serve backup club-2026-05-01.db',
    ),
  );
  return command
    .enablePositionalOptions()
    .addOption(dataOption())
    .addOption(portOption(4174, 0))
    .option('--host [address]', 'the address to listen on; without one, all addresses of this machine', '127.0.0.1')
    .addOption(
      new Option('--key <key>', 'the key that lets people create events (default: a new one at each start)').env('TENBO_KEY'),
    )
    .option('--address-header <name>', 'the header in which the proxy gives the client’s address')
    .option('--tls-cert <file>', 'serve HTTPS with this certificate (PEM)')
    .option('--tls-key <file>', 'the key of the certificate (PEM)')
    .addOption(languageOption())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand())
    .action(async (options: ServeOptions) =>
      // The server is loaded only here, so that other commands start fast.
      carryOut(options, command, async (locale) => (await import('./serve.ts')).startServer(options, locale)),
    );
}

/** Without a default, to know whether it was given: then it takes precedence over the environment. */
function dataOption(): Option {
  return new Option('--data <file>', 'the database file (default: tenbo.db, unless DATABASE_URL is set)');
}

interface DataOptions extends LanguageOption {
  readonly data?: string;
}

/** A command about the data of a server. */
function dataCommand(name: string, description: string, example: string): Command {
  const command = new Command(name).description(description).addOption(dataOption()).addOption(languageOption());
  return addNotes(command, examples(`tenbo serve ${name} ${example}`));
}

function backupCommand(): Command {
  const command = dataCommand(
    'backup',
    'copy the database to a new file, even while the server is running',
    'club-2026-05-01.db',
  );
  return command
    .argument('<file>', 'the new file')
    .action(async (file: string, options: DataOptions) =>
      carryOut(options, command, async (locale) => (await import('./database.ts')).backUp(file, options.data, locale)),
    );
}

function restoreCommand(): Command {
  const command = dataCommand('restore', 'replace the database with a backup', 'club-2026-05-01.db --replace');
  return command
    .argument('<file>', 'the backup: whole, and with nothing but tenbo’s own tables')
    .option('--replace', 'replace the database that is there')
    .action(async (file: string, options: DataOptions & { readonly replace?: true }) =>
      carryOut(options, command, async (locale) => (await import('./database.ts')).restoreFrom(file, options, locale)),
    );
}

function exportCommand(): Command {
  const command = dataCommand(
    'export',
    'print all of one event as JSON lines',
    '1b671a64-40d5-491e-99b0-da01ff1f3341 > evening.jsonl',
  );
  return command
    .argument('<event>', 'the id of the event')
    .action(async (event: string, options: DataOptions) =>
      carryOut(options, command, async () => (await import('./database.ts')).exportEvent(event, options.data)),
    );
}

function importCommand(): Command {
  const command = dataCommand('import', 'add an event that was exported, as a new one', 'evening.jsonl');
  return command
    .argument('<file>', 'the exported file: every line is checked, and the event must not be there yet')
    .action(async (file: string, options: DataOptions) =>
      carryOut(options, command, async (locale) => (await import('./database.ts')).importEvent(file, options.data, locale)),
    );
}
