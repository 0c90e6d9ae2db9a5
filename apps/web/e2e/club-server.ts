import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { unwrap } from '@tenbo/engine';
import { type Entry, type Log, parseLog } from '@tenbo/ledger';
import type { Act } from '@tenbo/tournament';

import { type Ask, type Synced, granted, newEvent, newLog, syncOf } from '../../server/testing/club.ts';
import { type ServedProcess, spawnServer } from '../../server/testing/served.ts';

/** `tenbo serve` on a new database: the page and the server of a club at one address, with an event whose table 3 has a link. */
export interface Club {
  readonly address: string;
  readonly ask: Ask;
  readonly event: Awaited<ReturnType<typeof newEvent>>;
  /** Begins a match at table 3. */
  readonly begin: (start: Entry) => Promise<void>;
  /** Writes an act of the organiser into the log of the tournament. */
  readonly act: (act: Act, id?: string) => Promise<void>;
  /** What the server has of a log. */
  readonly logOf: (id: string) => Promise<Log>;
  /** Kills the server: it has what it has stored. */
  readonly cut: () => Promise<void>;
  /** Starts it again, where it was. */
  readonly mend: () => Promise<void>;
  /** Copies the database of a server that is cut. @returns a function that puts the copy in its place */
  readonly backUp: () => () => void;
  readonly close: () => Promise<void>;
}

export async function openClub(): Promise<Club> {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-club-'));
  const place = { file: join(folder, 'club.db') };
  let server: ServedProcess = await spawnServer(place);
  const { address } = server;
  const ask: Ask = (request) => server.ask(request);
  const event = await newEvent(ask);
  const cut = async () => {
    // It may be dead already, if a test failed meanwhile.
    if (server.child.exitCode !== null || server.child.signalCode !== null) return;
    const ended = new Promise((resolve) => server.child.once('close', resolve));
    server.child.kill('SIGKILL');
    await ended;
  };
  let acts = 0;
  return {
    address: `${address}/`,
    ask,
    event,
    async begin(start) {
      await newLog(ask, event.tokens.organiser, start.id, 3);
      await granted(ask, syncOf(start.id, event.tokens.organiser, [start]));
    },
    async act(act, id = `act-${++acts}`) {
      const entry = { id, at: new Date().toISOString(), act };
      await granted(ask, syncOf('tournament', event.tokens.organiser, [entry]));
    },
    async logOf(id) {
      const { entries } = await granted<Synced>(ask, syncOf(id, event.tokens.spectator));
      return unwrap(parseLog(entries));
    },
    cut,
    async mend() {
      server = await spawnServer(place, '--port', new URL(address).port);
    },
    backUp() {
      const backup = mkdtempSync(join(tmpdir(), 'tenbo-backup-'));
      cpSync(folder, backup, { recursive: true });
      return () => {
        rmSync(folder, { recursive: true });
        cpSync(backup, folder, { recursive: true });
        rmSync(backup, { recursive: true });
      };
    },
    async close() {
      await cut();
      rmSync(folder, { recursive: true });
    },
  };
}
