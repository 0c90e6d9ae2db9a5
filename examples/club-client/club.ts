// A client of a club's server, written from the server's own document, `/api/openapi.json`. It needs no part of tenbo.

/** Why a request was refused: `Error` in the document, and `unreachable` if there was no answer. */
interface Refusal {
  readonly code: string;
  readonly message?: string;
  /** The entry because of which all of them were refused. */
  readonly entry?: string;
  /** After how many seconds to ask again. */
  readonly wait?: number;
}

/** An entry in the log of a match: `MatchEntry` in the document. */
export interface Entry {
  readonly id: string;
  readonly after: readonly string[];
  readonly at?: string;
  /** What happened: `MatchEvent` in the document, by its type. */
  readonly event: { readonly type: string; readonly [field: string]: unknown };
}

interface Synced {
  readonly entries: readonly Entry[];
  readonly head: number;
}

/** The data of a live message: `LogMessage` in the document; all fields are missing if links or people have changed. */
interface Live {
  readonly log?: string;
  readonly head?: number;
  readonly after?: number;
  readonly entries?: readonly Entry[];
}

/** What happens again if the request is sent again later; any other refusal is final. */
const LATER = new Set(['unreachable', 'bug', 'noStore', 'tooMany', 'quota', 'tooManyLive']);
/** The most entries of a request. */
const PAGE = 500;

/** A request that was refused, or not answered. */
export class Refused extends Error {
  readonly code: string;
  readonly entry: string | undefined;
  readonly wait: number | undefined;

  constructor({ code, message = '', entry, wait }: Refusal) {
    super(`${code}: ${message}`);
    this.code = code;
    this.entry = entry;
    this.wait = wait;
  }
}

/** The way to the server, and how to wait; a test has its own. */
interface Ports {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly pause: (seconds: number) => Promise<void>;
}

const PORTS: Ports = { fetch, pause: (seconds) => new Promise((resolve) => void setTimeout(resolve, seconds * 1000)) };

/** A server, asked with the token of a link, or with the server's own key. */
export class Server {
  readonly #address: string;
  readonly #token: string;
  readonly #ports: Ports;

  constructor(address: string, token: string, ports: Partial<Ports> = {}) {
    this.#address = address;
    this.#token = token;
    this.#ports = { ...PORTS, ...ports };
  }

  /** Asks until there is an answer: sending the same again is always safe. @param what method and path */
  async ask<T = object>(what: string, body?: object): Promise<T> {
    for (let seconds = 1; ; seconds = Math.min(2 * seconds, 60)) {
      try {
        return (await this.#askOnce(what, body)) as T;
      } catch (error) {
        if (!(error instanceof Refused) || !LATER.has(error.code)) throw error;
        await this.#ports.pause(error.wait ?? seconds);
      }
    }
  }

  /** The messages of the table's part of the event as they come, over as many connections as it takes. */
  async *live(signal: AbortSignal): AsyncGenerator<Live, void> {
    while (!signal.aborted) {
      try {
        const response = await this.#request('GET /api/live?only=own', undefined, signal);
        if (!response.ok || !response.body) throw await refusalIn(response);
        yield* messagesIn(response.body);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Refused && !LATER.has(error.code)) throw error;
        await this.#ports.pause((error instanceof Refused && error.wait) || 5);
      }
    }
  }

  async #askOnce(what: string, body?: object): Promise<unknown> {
    try {
      const response = await this.#request(what, body);
      if (response.ok) return await response.json();
      throw await refusalIn(response);
    } catch (error) {
      // No network, or an answer that broke off: nobody knows whether the server has done it.
      throw error instanceof Refused ? error : new Refused({ code: 'unreachable' });
    }
  }

  async #request(what: string, body?: object, signal?: AbortSignal): Promise<Response> {
    const [method = '', path = ''] = what.split(' ');
    const headers = { Authorization: `Bearer ${this.#token}`, ...(body && { 'Content-Type': 'application/json' }) };
    const sent = body && { body: JSON.stringify(body) };
    return this.#ports.fetch(`${this.#address}${path}`, { method, headers, ...sent, ...(signal && { signal }) });
  }
}

async function refusalIn(response: Response): Promise<Refused> {
  const { error } = (await response.json()) as { readonly error: Refusal };
  return new Refused(error);
}

/** Server-sent events: fields in lines, and an empty line behind each message. Lines that begin with a colon are signs of life. */
async function* messagesIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Live, void> {
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const messages = (text + part).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const [, data] = /^data: (.*)$/m.exec(message) ?? [];
      if (data !== undefined) yield JSON.parse(data) as Live;
    }
  }
}

/** A copy of the log of a match, which others write too. */
export class MatchLog {
  readonly #server: Server;
  readonly #log: string;
  readonly #device: string;
  /** Up to where the server's log is here. */
  #position = 0;
  #unsent: readonly Entry[] = [];
  #entries: readonly Entry[] = [];

  /** @param device what officials see beside each entry written here */
  constructor(server: Server, log: string, device: string) {
    this.#server = server;
    this.#log = log;
    this.#device = device;
  }

  /** All entries, also those that the server does not have yet. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The entries that no other has followed yet. */
  get heads(): readonly string[] {
    const followed = new Set(this.#entries.flatMap(({ after }) => after));
    return this.#entries.map(({ id }) => id).filter((id) => !followed.has(id));
  }

  /** Writes down what happened. It is safe once `sync` has returned. @param id that of the log for its start */
  write(event: Entry['event'], id: string = crypto.randomUUID()): Entry {
    const entry = { id, after: this.heads, at: new Date().toISOString(), event };
    this.#entries = [...this.#entries, entry];
    this.#unsent = [...this.#unsent, entry];
    return entry;
  }

  /** Sends what the server lacks and gets what this copy lacks. @returns the first refusal of what was written here */
  async sync(): Promise<Refused | undefined> {
    let refused: Refused | undefined;
    for (let isBehind = true; isBehind;) {
      const sent = this.#unsent.slice(0, PAGE);
      try {
        const body = { after: this.#position, entries: sent, device: this.#device };
        const { entries, head } = await this.#server.ask<Synced>(`POST /api/logs/${this.#log}/sync`, body);
        this.#unsent = this.#unsent.filter((entry) => !sent.includes(entry));
        this.#take(this.#position, entries);
        isBehind = this.#position < head || this.#unsent.length > 0;
      } catch (error) {
        if (!(error instanceof Refused) || sent.length === 0) throw error;
        this.#giveUp(error.entry === undefined ? sent.map(({ id }) => id) : [error.entry]);
        refused ??= error;
      }
    }
    return refused;
  }

  /** Keeps up with a live message, and asks only if it has not everything. */
  async follow({ log, head = 0, after, entries }: Live): Promise<void> {
    if (log !== this.#log || head <= this.#position) return;
    if (after !== undefined && after <= this.#position) this.#take(after, entries ?? []);
    if (this.#position < head) await this.sync();
  }

  /** Takes entries that follow a position. */
  #take(after: number, entries: readonly Entry[]): void {
    const known = new Map(this.#entries.map((entry) => [entry.id, entry]));
    for (const entry of entries) known.set(entry.id, entry);
    this.#entries = [...known.values()];
    this.#position = Math.max(this.#position, after + entries.length);
  }

  /** Takes back entries that the server will never take, with those written here that follow them: a person has to know. */
  #giveUp(ids: readonly string[]): void {
    const gone = new Set(ids);
    for (const { id, after } of this.#unsent) if (after.some((one) => gone.has(one))) gone.add(id);
    this.#unsent = this.#unsent.filter(({ id }) => !gone.has(id));
    this.#entries = this.#entries.filter(({ id }) => !gone.has(id));
  }
}
