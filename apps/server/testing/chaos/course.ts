// What people do with their devices on an evening, and what happens to devices and servers.
import { oneOf } from '../../../../fixtures/wins.ts';
import type { Device, World } from '../device.ts';
import type { Network } from './network.ts';
import type { Servers } from './servers.ts';

const SECOND = 1_000;

/** Returns true once the evening is over. */
type Until = () => boolean;

/** A table plays: its phones enter events, and now and then a second phone enters the same hand, perhaps differently. */
export async function playing(world: World, devices: readonly Device[], isOver: Until): Promise<void> {
  const { choose, clock } = world;
  for (;;) {
    await clock.sleep(choose(90) * SECOND);
    if (isOver()) return;
    const device = oneOf(choose, devices);
    const log = device.logs.at(-1);
    const isAtEnd = log !== undefined && device.match(log)?.state.end !== undefined;
    if (!device.isOn) continue;
    // A table without a match begins one. After a match it begins another, corrects the last one, or waits.
    if (log === undefined || (isAtEnd && choose(2) === 0)) {
      if (log !== undefined || choose(2) === 0) device.begin();
      continue;
    }
    entering(world, { device, other: choose(3) === 0 ? oneOf(choose, devices) : device, log });
  }
}

/** A phone of a table enters something, and perhaps another the same or something else beside it. */
export function entering(
  { choose }: World,
  { device, other, log }: { readonly device: Device; readonly other: Device; readonly log: string },
): void {
  const before = other.match(log);
  const event = device.enter(log);
  if (other === device || !other.isOn || !before || event === undefined) return;
  other.enter(log, choose(2) === 0 ? event : undefined);
}

/** A referee goes round, decides conflicts, and corrects. */
export async function refereeing({ choose, clock }: World, referee: Device, isOver: Until): Promise<void> {
  for (;;) {
    await clock.sleep(choose(120) * SECOND);
    if (isOver()) return;
    const inConflict = referee.logs.filter((log) => (referee.match(log)?.state.conflicts.length ?? 0) > 0);
    const among = inConflict.length > 0 ? inConflict : referee.logs;
    if (!referee.isOn || among.length === 0) continue;
    const log = oneOf(choose, among);
    const way = referee.match(log)?.state.conflicts.flatMap(({ ways }) => ways)[0];
    if (way || choose(3) === 0) referee.enter(log, way?.decision);
  }
}

/** Cuts devices off, or switches them off and restarts them from their stored data. */
export async function disturbing(world: World, network: Network, devices: readonly Device[], isOver: Until): Promise<void> {
  const { choose, clock, witness, spawn } = world;
  for (;;) {
    await clock.sleep(choose(120) * SECOND);
    if (isOver()) return;
    const device = oneOf(choose, devices);
    if (choose(2) === 0) network.cutOff(device.name, choose(300) * SECOND);
    else if (device.isOn) {
      witness.note(`${device.name} ends`, 'devices restarted');
      device.stop();
      spawn(clock.sleep(choose(60) * SECOND).then(() => device.start()));
    }
  }
}

/** Kills one server process or all of them, and starts a new one. */
export async function failing({ choose, clock, witness }: World, servers: Servers, isOver: Until): Promise<void> {
  for (;;) {
    await clock.sleep(choose(400) * SECOND);
    if (isOver()) return;
    if (choose(3) === 0) {
      witness.note('all processes of the server die', 'processes killed');
      await servers.killAll();
      await clock.sleep(choose(30) * SECOND);
    } else {
      witness.note('a process of the server dies', 'processes killed');
      servers.kill();
      await clock.sleep(choose(60) * SECOND);
    }
    await servers.start();
  }
}
