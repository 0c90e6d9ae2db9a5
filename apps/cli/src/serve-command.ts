import { Command, Option } from 'commander';

import { carryOut } from './carry-out.ts';
import { languageOption } from './language.ts';
import { portOption } from './port.ts';
import type { ServeOptions } from './serve.ts';

/** `tenbo serve`: the server of a club, until it is stopped. */
export function serveCommand(command: Command): Command {
  return command
    .enablePositionalOptions()
    .addOption(dataOption())
    .addOption(portOption(4174, 0))
    .option('--host [address]', 'where to listen; without an address: on all, for other devices', '127.0.0.1')
    .addOption(new Option('--key <key>', 'who has it creates events (default: a new one at each start)').env('TENBO_KEY'))
    .option('--address-header <name>', 'the header in which the proxy before this server says where a request comes from')
    .option('--tls-cert <file>', 'serve HTTPS with this certificate (PEM)')
    .option('--tls-key <file>', 'the key of the certificate (PEM)')
    .addOption(languageOption())
    .addHelpText(
      'after',
      `
Environment:
  DATABASE_URL  the address of a PostgreSQL database, in place of a file

Examples:
  tenbo serve --host
  tenbo serve --data club.db --host --port 8080
  tenbo serve --address-header X-Forwarded-For
`,
    )
    .action(async (options: ServeOptions) =>
      // What serves is loaded only here, so that other commands start fast.
      carryOut(options, command, async (locale) => (await import('./serve.ts')).startServer(options, locale)),
    );
}

/** Without a default, so that it is known whether it was given: then it goes before the environment. */
function dataOption(): Option {
  return new Option('--data <file>', 'the file of the database (default: tenbo.db, unless DATABASE_URL is set)');
}
