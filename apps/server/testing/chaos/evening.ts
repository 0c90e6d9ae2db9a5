import { seeded } from '../../../../fixtures/wins.ts';
import type { Place } from '../../src/store/open-store.ts';
import { newEvent } from '../club.ts';
import { agreeing, hasAll } from './agreeing.ts';
import { disturbing, failing, playing, refereeing } from './course.ts';
import { Device, type World, handOver, phonesOf } from './device.ts';
import type { Fault } from './fault.ts';
import { Network } from './network.ts';
import { Organiser, insisting } from './organiser.ts';
import { Servers } from './servers.ts';
import { Witness } from './witness.ts';

const MINUTE = 60_000;
/** After the network is healed, in milliseconds: the time until the last device is on and has its link, and the time devices may take to agree. */
const TO_SETTLE = 8 * MINUTE;
const TO_AGREE = 10 * MINUTE;

/** The largest evening. */
export const SIZES = 4;

export interface Evening {
  readonly seed: number;
  /** 1 is a single table for a few minutes; `SIZES` is the largest. */
  readonly size: number;
  readonly place: Place;
  readonly fault?: Fault | undefined;
}

/** The result of an evening. */
export interface Outcome {
  /** Undefined if every check held. */
  readonly fault: string | undefined;
  readonly story: readonly string[];
  readonly counts: Witness['counts'];
}

/** Plays an evening of a club. The seed determines everything that happens. */
export async function playEvening({ seed, size, place, fault }: Evening): Promise<Outcome> {
  const choose = seeded(seed);
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
    const organiser = new Organiser(world, ask, owner.token);
    const tables = await clock.until(newTables(world, organiser, size));
    const referee = new Device(world, 'referee', links.referee);
    const devices = [...tables.flat(), referee, new Device(world, 'spectator', { ...links.spectator, isReader: true })];

    let isOver = false;
    const until = () => isOver;
    for (const device of devices) device.start();
    for (const table of tables) spawn(playing(world, table, until));
    spawn(refereeing(world, referee, until));
    spawn(disturbing(world, network, devices, until));
    spawn(failing(world, servers, until));
    spawn(organiser.renewLinks(tables, until));
    await clock.run(isWrong, (2 + choose(size * 6)) * MINUTE);

    witness.note('the network is healed');
    isOver = true;
    network.heal();
    await clock.run(isWrong, TO_SETTLE);
    for (const device of devices) device.start();
    handOver(devices, referee);
    await clock.run(() => isWrong() || devices.every((device) => hasAll(device, witness)), TO_AGREE);
    if (!isWrong()) await agreeing({ witness, devices, place, event });
    for (const device of devices) device.stop();
    await clock.run(() => true, 0);
    return { fault: witness.fault, story: witness.story, counts: witness.counts };
  } finally {
    await servers.killAll();
  }
}

/** The phones of each table. */
async function newTables(world: World, organiser: Organiser, size: number): Promise<readonly (readonly Device[])[]> {
  const { choose } = world;
  const tables: (readonly Device[])[] = [];
  for (let table = 1; table <= size; table++) {
    const token = await organiser.newLink(table);
    tables.push(phonesOf(world, table, { token, count: 1 + choose(4) }));
  }
  return tables;
}
