import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { unwrap } from '@tenbo/engine';
import { type Entry, type Log, parseLog } from '@tenbo/ledger';
import { type PreviewServer, preview } from 'vite';

import { type Asking, type Synced, granted, newEvent, newLog, syncOf } from '../../server/testing/club.ts';
import { type ServedProcess, spawnServer } from '../../server/testing/served.ts';

/** The page and the server of a club at one address, with an event whose table 3 has a link. */
export interface Club {
  readonly address: string;
  readonly ask: Asking;
  readonly event: Awaited<ReturnType<typeof newEvent>>;
  /** Begins a match at table 3. */
  readonly begin: (start: Entry) => Promise<void>;
  /** What the server has of a log. */
  readonly logOf: (id: string) => Promise<Log>;
  /** Stops the server as a power cut would, with what it has stored. */
  readonly cut: () => Promise<void>;
  /** Starts it again. */
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a server on a new database, and serves the built page beside it. */
export async function openClub(): Promise<Club> {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-club-'));
  const place = { file: join(folder, 'club.db') };
  let server: ServedProcess = await spawnServer(place);
  const page = await serve(server.address);
  const ask: Asking = (asked) => server.ask(asked);
  const event = await newEvent(ask);
  const port = new URL(server.address).port;
  const stop = async () => {
    const ended = new Promise((resolve) => server.child.once('close', resolve));
    server.child.kill('SIGKILL');
    await ended;
  };
  return {
    address: page.resolvedUrls?.local[0] ?? '',
    ask,
    event,
    async begin(start) {
      await newLog(ask, event.tokens.organiser, start.id, 3);
      await granted(ask, syncOf(start.id, event.tokens.organiser, [start]));
    },
    async logOf(id) {
      const { entries } = await granted<Synced>(ask, syncOf(id, event.tokens.spectator));
      return unwrap(parseLog(entries));
    },
    cut: stop,
    async mend() {
      // The page finds it where it was.
      server = await spawnServer(place, '--port', port);
    },
    async close() {
      await stop();
      await page.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function serve(api: string): Promise<PreviewServer> {
  return preview({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': { target: api } } },
  });
}
