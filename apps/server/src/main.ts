import { parseArgs } from 'node:util';

import { pino } from 'pino';

import { serve } from './http/serve.ts';
import { openStore } from './store/open-store.ts';
import { newToken } from './store/token.ts';

const HELP = `The server of a club: keeps the logs of its matches, and hands them out to whoever has a link.

  --data <file>            the file of the database (default: tenbo.db); DATABASE_URL, if it is set, is the address of a PostgreSQL instead
  --host <address>         where to listen (default: 127.0.0.1; 0.0.0.0 for other devices)
  --port <number>          the port (default: 4174)
  --key <key>              who has it creates events: 22 to 200 letters, digits, - and _ (default: TENBO_KEY, or a new one at each start)
  --address-header <name>  the header in which the proxy before this server says where a request comes from
  --help
`;
/** As many characters as 128 bits need. */
const KEY = /^[\w-]{22,200}$/;

await main();

async function main(): Promise<void> {
  const words = wordsGiven();
  if (words === undefined) return;
  const { DATABASE_URL, TENBO_KEY } = process.env;
  const key = words.key ?? TENBO_KEY ?? newToken();
  const port = Number(words.port);
  if (!KEY.test(key)) return refuse('the key must have 22 to 200 letters, digits, - and _', 2);
  if (!/^\d+$/.test(words.port) || port > 65_535) return refuse('the port must be a number from 0 to 65535', 2);

  const opened = await openStore(DATABASE_URL ? { address: DATABASE_URL } : { file: words.data });
  if (!opened.ok) return refuse(`the database cannot be opened: ${JSON.stringify(opened.error)}`, 1);
  try {
    // To stderr, so that the key, which is printed, is in no file of logs.
    const log = pino(pino.destination({ dest: 2, sync: true }));
    const served = await serve({ store: opened.value, key, log, host: words.host, port, addressHeader: words['address-header'] });
    const address = `http://${words.host.includes(':') ? `[${words.host}]` : words.host}:${served.port}/`;
    process.stdout.write(`tenbo: ${address}\ntenbo: whoever has this link creates events: ${address}#key=${key}\n`);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void served.stop());
  } catch (error) {
    await opened.value.close();
    refuse(error instanceof Error ? error.message : String(error), 1);
  }
}

/** The options; undefined if there is nothing further to do. */
function wordsGiven() {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string', default: 'tenbo.db' },
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '4174' },
        key: { type: 'string' },
        'address-header': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (!values.help) return values;
    process.stdout.write(HELP);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error), 2);
  }
  return undefined;
}

function refuse(reason: string, code: number): void {
  process.stderr.write(`tenbo: ${reason}\n`);
  process.exitCode = code;
}
