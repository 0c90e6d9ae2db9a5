import { seeded } from '../../../../fixtures/wins.ts';
import type { StoreLocation } from '../../src/store/open-store.ts';
import { newEvent } from '../club.ts';
import { Device, type World, handOver, phonesOf } from '../device.ts';
import { agreeing, hasAll } from './agreeing.ts';
import { Closed } from './closed.ts';
import { disturbing, failing, playing, refereeing } from './course.ts';
import type { Fault } from './fault.ts';
import { Links, insisting } from './links.ts';
import { Network } from './network.ts';
import { decidingLate, organising, playingRounds } from './rounds.ts';
import { Servers } from './servers.ts';
import { Witness } from './witness.ts';

const MINUTE = 60_000;
/** After the network is healed, in milliseconds: the time until the last device is on and has its link, and the time devices may take to agree. */
const TO_SETTLE = 4 * MINUTE;
const TO_AGREE = 10 * MINUTE;
/** How often to look whether what is closed stays closed, at most, in milliseconds. */
const LOOKS = MINUTE;

/** The largest evening. */
export const SIZES = 4;

export interface Evening {
  readonly seed: number;
  /** 1 is a single table for a few minutes; `SIZES` is the largest. */
  readonly size: number;
  readonly place: StoreLocation;
  readonly fault?: Fault | undefined;
}

/** The result of an evening. */
export interface Outcome {
  /** Undefined if every check held. */
  readonly fault: string | undefined;
  readonly story: readonly string[];
  readonly counts: Witness['counts'];
}

/** Plays an evening of a club: every other seed with rounds, the others without a tournament. The seed determines everything that happens. */
export async function playEvening({ seed, size, place, fault }: Evening): Promise<Outcome> {
  const choose = seeded(seed);
  const hasRounds = seed % 2 === 0;
  const servers = new Servers(choose, place, fault);
  const { clock } = servers;
  const witness = new Witness(() => clock.now);
  const network = new Network(choose, servers, witness);
  const spawn = (work: Promise<void>) =>
    void work.catch((error: unknown) => witness.object(error instanceof Error ? (error.stack ?? '') : String(error), ''));
  const world: World = { choose, clock, network, witness, fault, spawn };
  const isWrong = () => witness.fault !== undefined;
  try {
    const processes = 1 + choose(3);
    for (let i = 0; i < processes; i++) await servers.start();
    const ask = insisting(servers);
    const { event, organiser: owner, links } = await clock.until(newEvent(ask));
    const linksOfTables = new Links(world, ask, owner.token);
    const tables = await clock.until(newTables(world, { event, links: linksOfTables, size }));
    const referee = new Device(world, 'referee', { event, role: 'referee', link: links.referee });
    const spectator = new Device(world, 'spectator', { event, role: 'spectator', link: links.spectator });
    const organiser = hasRounds ? [new Device(world, 'organiser', { event, role: 'organiser', link: owner })] : [];
    const devices = [...tables.flat(), referee, spectator, ...organiser];

    let isOver = false;
    const until = () => isOver;
    for (const device of devices) device.start();
    if (hasRounds) {
      for (const device of organiser) spawn(organising(world, device, size, until));
      for (const table of tables) spawn(playingRounds(world, { devices: table, network }, until));
      spawn(decidingLate(world, referee, until));
      spawn(looking(world, servers, { event, isOver: until }));
    } else for (const table of tables) spawn(playing(world, table, until));
    spawn(refereeing(world, referee, until));
    spawn(disturbing(world, network, devices, until));
    spawn(failing(world, servers, until));
    spawn(linksOfTables.renew(tables, until));
    await clock.run(isWrong, ((hasRounds ? 6 : 2) + choose(size * 6)) * MINUTE);

    witness.note('the network is healed');
    isOver = true;
    network.heal();
    await clock.run(isWrong, TO_SETTLE);
    for (const device of devices) device.start();
    const isAgreed = () => devices.every((device) => hasAll(device, witness));
    await clock.run(() => isWrong() || isAgreed(), TO_AGREE);
    handOver(devices, referee);
    await clock.run(() => isWrong() || isAgreed(), TO_AGREE);
    if (!isWrong()) await agreeing({ witness, devices, place, event });
    for (const device of devices) device.stop();
    await clock.run(() => true, 0);
    return { fault: witness.fault, story: witness.story, counts: witness.counts };
  } finally {
    await servers.killAll();
  }
}

/** Looks now and then whether what is closed stays closed. */
async function looking(
  { choose, clock, witness }: World,
  servers: Servers,
  { event, isOver }: { readonly event: string; readonly isOver: () => boolean },
): Promise<void> {
  const closed = new Closed(witness);
  for (;;) {
    await clock.sleep(choose(LOOKS));
    const logs = await servers.logsOf(event);
    if (logs) closed.look(logs);
    if (isOver()) return;
  }
}

/** The phones of each table. */
async function newTables(
  world: World,
  { event, links, size }: { readonly event: string; readonly links: Links; readonly size: number },
): Promise<readonly (readonly Device[])[]> {
  const { choose } = world;
  const tables: (readonly Device[])[] = [];
  for (let table = 1; table <= size; table++) {
    const link = await links.newLink(table);
    tables.push(phonesOf(world, { event, role: 'table', link, table }, 1 + choose(3)));
  }
  return tables;
}
