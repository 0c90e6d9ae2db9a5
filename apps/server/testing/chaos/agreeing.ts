import { canonicalJson, unwrap } from '@tenbo/engine';
import { TOURNAMENT_LOG } from '@tenbo/club';
import { type Entry, type Log, digestOf, mergeLogs, parseEntry, parseLog, replay } from '@tenbo/ledger';

import type { StoreLocation } from '../../src/store/open-store.ts';
import type { Device } from '../device.ts';
import { type EventLogs, readEvent } from './event-logs.ts';
import type { Witness } from './witness.ts';

/** Checks that a device has every entry and act that it should have, and the server has every entry that the device wrote. */
export function hasAll(device: Device, witness: Witness): boolean {
  const logs = device.role === 'table' ? device.logs : [...witness.written.keys()];
  const { entries: acts } = device.memory.actsOf(device.event);
  const hasActs = isWithin(witness.placedIn(TOURNAMENT_LOG), acts);
  return device.isQuiet && hasActs && logs.every((log) => isWithin(witness.placedIn(log), device.logOf(log)));
}

function isWithin(ids: ReadonlySet<string>, log: readonly Pick<Entry, 'id'>[]): boolean {
  const own = new Set(log.map(({ id }) => id));
  return [...ids].every((id) => own.has(id));
}

interface Agreeing {
  readonly witness: Witness;
  readonly devices: readonly Device[];
  readonly place: StoreLocation;
  readonly event: string;
}

/** The final check: the store, every device and a freshly read log agree, and no entry is missing. */
export async function agreeing({ witness, devices, place, event }: Agreeing): Promise<void> {
  for (const device of devices)
    if (!device.isQuiet) {
      const { connections } = device.state ?? {};
      witness.object(
        `${device.name} does not catch up: ${JSON.stringify([connections?.get(event), device.state?.statuses && [...device.state.statuses]])}`,
        device.name,
      );
    }
  const stored = await readEvent(place, event);
  for (const [log, entries] of witness.written) missing(witness, { log, entries, stored, devices });
  for (const [log, bodies] of stored.matches) {
    const fresh = freshLog(bodies);
    if (!fresh.ok) {
      witness.object(`${log} cannot be read: ${fresh.error[0]?.code}`, log);
      continue;
    }
    for (const device of devices)
      if (device.logOf(log).length > 0 || device.role !== 'table') compare(witness, { device, log, fresh: fresh.value });
  }
  for (const device of devices) {
    const own = device.memory.actsOf(event).entries.map((entry) => canonicalJson(entry));
    if (canonicalJson(own) !== canonicalJson(stored.acts))
      witness.object(`${device.name} has another ${TOURNAMENT_LOG}`, TOURNAMENT_LOG);
  }
}

interface OfLog {
  readonly log: string;
  readonly entries: ReadonlyMap<string, string>;
  readonly stored: EventLogs;
  readonly devices: readonly Device[];
}

/** Every entry is in its log, or with what came too late, or on a device that says why it was refused. */
function missing(witness: Witness, { log, entries, stored, devices }: OfLog): void {
  const bodies = new Set(stored.matches.get(log));
  const late = new Set(stored.late.get(log));
  for (const text of late) if (!bodies.has(text)) witness.count('entries that came too late');
  const withheld = new Set(
    devices.flatMap((device) => device.withheld.flatMap((one) => (one.log === log ? one.entries.map(({ id }) => id) : []))),
  );
  const lost = [...entries].filter(([id, text]) => !bodies.has(text) && !late.has(text) && !withheld.has(id)).map(([id]) => id);
  if (lost.length > 0) witness.object(`the server has lost ${lost.join(' ')} of ${log}`, log);
  const texts = new Set(entries.values());
  if ([...bodies, ...late].some((text) => !texts.has(text)))
    witness.object(`the server has entries of ${log} that nobody wrote`, log);
}

/** A device has what the server has, and beyond that only what the server has refused. */
function compare(
  witness: Witness,
  { device, log, fresh }: { readonly device: Device; readonly log: string; readonly fresh: Log },
): void {
  const own = device.logOf(log);
  const has = new Set(fresh.map(({ id }) => id));
  const beyond = new Set([...device.late(log), ...device.withheld.flatMap(({ entries }) => entries.map(({ id }) => id))]);
  const shared = own.filter(({ id }) => has.has(id));
  const more = own.filter(({ id }) => !has.has(id) && !beyond.has(id));
  if (shared.length !== fresh.length || more.length > 0)
    witness.object(`${device.name} has ${shared.length} of ${fresh.length} entries of ${log}, and ${more.length} more`, log);
  else if (digestOf(shared) !== digestOf(fresh)) witness.object(`${device.name} has another digest of ${log}`, log);
  else if (shared.length === own.length && canonicalJson(replay(own)) !== canonicalJson(replay(fresh)))
    witness.object(`${device.name} has other accounts of ${log}`, log);
}

/** Reads the log again, in the ledger's order, because an entry may be stored before those that it follows. Fails if an entry follows an unknown one. */
function freshLog(bodies: readonly string[]) {
  const entries = bodies.map((body): Entry => unwrap(parseEntry(JSON.parse(body))));
  const start = entries.filter(({ after }) => after.length === 0);
  return parseLog(unwrap(mergeLogs(start, entries)));
}
