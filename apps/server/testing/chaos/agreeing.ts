import { canonicalJson, unwrap } from '@tenbo/engine';
import { digestOf, mergeLogs, parseEntry, parseLog, replay } from '@tenbo/ledger';

import { logOf } from '../../src/http/log-key.ts';
import { type Place, openStore } from '../../src/store/open-store.ts';
import type { Device } from './device.ts';
import type { Witness } from './witness.ts';

/** Checks that a device has every entry that it should have, and the server has every entry that the device wrote. */
export function hasAll(device: Device, { written }: Witness): boolean {
  return (
    device.isQuiet && [...written].every(([log, entries]) => !device.isFor(log) || device.logOf(log).length === entries.size)
  );
}

interface Agreeing {
  readonly witness: Witness;
  readonly devices: readonly Device[];
  readonly place: Place;
  readonly event: string;
}

/** The final check: the store, every device and a freshly read log agree, and no entry is missing. */
export async function agreeing({ witness, devices, place, event }: Agreeing): Promise<void> {
  for (const device of devices) if (!device.isQuiet) witness.object(`${device.name} does not catch up`, device.name);
  const stored = await storedLogs(place, event);
  for (const [log, entries] of witness.written) {
    const bodies = stored.get(log) ?? [];
    const missing = [...entries].filter(([, text]) => !bodies.includes(text)).map(([id]) => id);
    if (missing.length > 0) witness.object(`the server has lost ${missing.join(' ')} of ${log}`, log);
    if (bodies.length > entries.size) witness.object(`the server has entries of ${log} that nobody wrote`, log);
  }
  for (const [log, bodies] of stored) {
    const fresh = freshLog(bodies);
    if (!fresh.ok) {
      witness.object(`${log} cannot be read: ${fresh.error[0]?.code}`, log);
      continue;
    }
    const [digest, state] = [digestOf(fresh.value), canonicalJson(replay(fresh.value))];
    for (const device of devices.filter((one) => one.isFor(log))) {
      const own = device.logOf(log);
      if (own.length !== bodies.length)
        witness.object(`${device.name} has ${own.length} of ${bodies.length} entries of ${log}`, log);
      else if (digestOf(own) !== digest) witness.object(`${device.name} has another digest of ${log}`, log);
      else if (canonicalJson(replay(own)) !== state) witness.object(`${device.name} has other accounts of ${log}`, log);
    }
  }
}

/** Reads the log again, in the ledger's order, because an entry may be stored before those that it follows. Fails if an entry follows an unknown one. */
function freshLog(bodies: readonly string[]) {
  const entries = bodies.map((body) => unwrap(parseEntry(JSON.parse(body))));
  return parseLog(
    unwrap(
      mergeLogs(
        entries.filter(({ after }) => after.length === 0),
        entries,
      ),
    ),
  );
}

/** The entries of each match of an event, read from a newly opened store. */
async function storedLogs(place: Place, event: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const store = opened.value;
  try {
    const logs = new Map<string, readonly string[]>();
    for (const { id, kind } of await store.logs(event)) {
      if (kind !== 'match') continue;
      const page = await store.entries(id, 0, Number.MAX_SAFE_INTEGER);
      if (!page.ok) throw new Error(page.error.code);
      const isWhole =
        page.value.entries.every(({ position }, i) => position === i + 1) && page.value.head === page.value.entries.length;
      if (!isWhole) throw new Error(`positions of ${id} are missing`);
      logs.set(
        logOf(id),
        page.value.entries.map(({ body }) => body),
      );
    }
    return logs;
  } finally {
    await store.close();
  }
}
