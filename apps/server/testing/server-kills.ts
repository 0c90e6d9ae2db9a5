import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import type { Log } from '@tenbo/ledger';

import { seeded } from '../../../fixtures/wins.ts';
import type { StoreLocation } from '../src/store/open-store.ts';
import { agreeing } from './chaos/agreeing.ts';
import { playing } from './chaos/course.ts';
import { Witness } from './chaos/witness.ts';
import { type NewLink, newEvent } from './club.ts';
import { Device, type World, handOver, phonesOf } from './device.ts';
import { type ServedProcess, spawnServer } from './served.ts';
import { ADDRESS_HEADER, fastClock, sockets } from './sockets.ts';
import { faultsOf } from './store-kills.ts';

/** The results of killing the server while the phones of many tables write. */
export interface ServerKills {
  readonly kills: number;
  readonly phones: number;
  /** Entries written. All must be stored at the end, and every phone must have those of its table. */
  readonly entries: number;
  /** Requests without an answer, most of them because of a kill. */
  readonly unanswered: number;
  /** How long the phones took to agree after the last start, in milliseconds. */
  readonly toAgree: number;
  /** The first check that failed; null if none did. */
  readonly fault: string | null;
}

const PHONES = 4;
/** How many times faster than in real life the phones retry, and the tables play. */
const FASTER = { phones: 10, tables: 60 };
/** The longest time from a server's start to its kill, and the longest time for the phones to agree at the end, in milliseconds. */
const LONGEST = 1_500;
const TO_AGREE = 180_000;
/** How often to look whether they agree, in milliseconds. */
const LOOKS = 1_000;

/** Kills the server with SIGKILL at random moments while the phones of all tables write, and starts it again after each kill. */
export async function killServers(place: StoreLocation, kills: number, tables: number): Promise<ServerKills> {
  let server = await start(place);
  const clock = fastClock(FASTER.phones);
  const witness = new Witness(() => clock.now);
  const choose = seeded(kills);
  const spawn = (work: Promise<void>) =>
    void work.catch((error: unknown) => witness.object(error instanceof Error ? (error.stack ?? '') : String(error), ''));
  const network = sockets(
    () => server.address,
    () => witness.count('messages lost'),
  );
  const world: World = { choose, clock, network, witness, spawn, fault: undefined };
  try {
    const { event, newLink, links } = await newEvent(server.ask);
    const referee = new Device(world, 'referee', { event, role: 'referee', link: links.referee });
    const devices = [referee];
    let isOver = false;
    for (let table = 1; table <= tables; table++) {
      const link: NewLink = await newLink({ role: 'table', table });
      const phones = phonesOf(world, { event, role: 'table', link, table }, PHONES);
      devices.push(...phones);
      spawn(playing({ ...world, clock: fastClock(FASTER.tables) }, phones, () => isOver));
    }
    for (const device of devices) device.start();
    for (let nth = 1; nth <= kills; nth++) {
      await pause(choose(LONGEST));
      await killed(server);
      witness.note(`kill ${nth}`, 'processes killed');
      if ('file' in place) for (const fault of await faultsOf(place.file)) witness.object(fault, '');
      server = await start(place);
    }
    const begun = performance.now();
    isOver = true;
    while (!haveAll(devices) && performance.now() - begun < TO_AGREE) {
      handOver(devices, referee);
      await pause(LOOKS);
    }
    const toAgree = Math.round(performance.now() - begun);
    await agreeing({ witness, devices, place, event });
    for (const device of devices) device.stop();
    const { counts, fault = null } = witness;
    const entries = counts.get('entries') ?? 0;
    return { kills, phones: devices.length, entries, unanswered: counts.get('messages lost') ?? 0, toAgree, fault };
  } finally {
    await killed(server);
  }
}

/** Whether everything is sent, and every device has what the server has confirmed to any of them in the logs that it follows. */
function haveAll(devices: readonly Device[]): boolean {
  const stored = new Map<string, Set<string>>();
  for (const device of devices)
    for (const log of device.logs) {
      const ids = stored.get(log) ?? new Set();
      for (const id of device.memory.acknowledged(log)) ids.add(id);
      stored.set(log, ids);
    }
  return devices.every((device) => {
    const follows = device.role === 'table' ? device.logs : [...stored.keys()];
    return device.isQuiet && follows.every((log) => isIn(stored.get(log) ?? new Set(), device.logOf(log)));
  });
}

function isIn(ids: ReadonlySet<string>, log: Log): boolean {
  const own = new Set(log.map(({ id }) => id));
  return [...ids].every((id) => own.has(id));
}

function start(place: StoreLocation): Promise<ServedProcess> {
  return spawnServer(place, '--address-header', ADDRESS_HEADER);
}

async function killed({ child }: ServedProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
