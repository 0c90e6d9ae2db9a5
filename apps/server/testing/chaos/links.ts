import { oneOf } from '../../../../fixtures/wins.ts';
import { type Ask, type NewLink, granted } from '../club.ts';
import type { Device, World } from '../device.ts';
import type { Servers } from './servers.ts';

const SECOND = 1_000;

/** Asks until a process answers. */
export function insisting(servers: Servers): Ask {
  return async (request) => {
    for (;;) {
      const answer = await servers.ask(request);
      if (answer) return Response.json(answer.json, { status: answer.status });
      await servers.clock.sleep(SECOND);
    }
  };
}

/** Gives tables links and revokes them again. A device with an old link must wait for the new one. */
export class Links {
  readonly #world: World;
  readonly #ask: Ask;
  readonly #token: string;
  /** The link of each table. */
  readonly #links = new Map<number, NewLink>();

  /** @param token the organiser's */
  constructor(world: World, ask: Ask, token: string) {
    this.#world = world;
    this.#ask = ask;
    this.#token = token;
  }

  async newLink(table: number): Promise<NewLink> {
    const link = await this.#do<NewLink>('POST /api/links', { role: 'table', table });
    this.#links.set(table, link);
    return link;
  }

  /** Now and then gives a table a new link; each of its devices gets it after a while. */
  async renew(tables: readonly (readonly Device[])[], isOver: () => boolean): Promise<void> {
    const { choose, clock } = this.#world;
    for (;;) {
      await clock.sleep(choose(400) * SECOND);
      if (isOver()) return;
      const devices = oneOf(choose, tables);
      await this.#renewed(tables.indexOf(devices) + 1);
      for (const device of devices) this.#world.spawn(this.#giveLink(device, choose(120) * SECOND));
    }
  }

  /** Gives a device the link that its table has by then. */
  async #giveLink(device: Device, later: number): Promise<void> {
    await this.#world.clock.sleep(later);
    const link = this.#links.get(device.table ?? 0);
    if (link) device.takeLink(link);
  }

  /** Renews a link in one step, or creates a new link before revoking the old one. */
  async #renewed(table: number): Promise<void> {
    const { choose, witness } = this.#world;
    const old = this.#links.get(table);
    if (!old) throw new Error(`table ${table} has no link`);
    // Repeating `renew` after a lost answer makes one more link; the one in the answer that arrives is valid.
    if (choose(2) === 0) this.#links.set(table, await this.#do<NewLink>(`POST /api/links/${old.id}/renew`));
    else {
      await this.newLink(table);
      await this.#do(`POST /api/links/${old.id}/revoke`);
    }
    witness.revoke(old.token);
    witness.note(`table ${table} gets a new link`, 'links renewed');
  }

  #do<T>(what: string, body: object = {}): Promise<T> {
    return granted<T>(this.#ask, { what, token: this.#token, body });
  }
}
