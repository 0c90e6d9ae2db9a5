// A client of a club's server, written from the server's own document, `/api/openapi.json`. It needs no part of tenbo.

/** What happens again if the request is sent again later; any other refusal is final. */
const LATER = new Set(['unreachable', 'bug', 'noStore', 'tooMany', 'quota', 'tooManyLive']);
/** The most entries of a request. */
const PAGE = 500;

/** A request that was refused, or not answered. */
export class Refused extends Error {
  /** @param {{ code: string, message?: string, entry?: string, wait?: number }} error */
  constructor({ code, message = '', entry, wait }) {
    super(`${code}: ${message}`);
    this.code = code;
    this.entry = entry;
    this.wait = wait;
  }
}

/** A server, asked with the token of a link. */
export class Server {
  /**
   * @param {string} address such as `http://127.0.0.1:4174`
   * @param {string} token of a link, or the server's own key
   * @param {{ fetch?: typeof fetch, pause?: (seconds: number) => Promise<void> }} [ports]
   */
  constructor(address, token, { fetch = globalThis.fetch, pause = defaultPause } = {}) {
    this.address = address;
    this.token = token;
    this.fetch = fetch;
    this.pause = pause;
  }

  /** Asks until there is an answer. @param {string} what method and path @param {object} [body] @returns {Promise<any>} */
  async ask(what, body) {
    for (let seconds = 1; ; seconds = Math.min(2 * seconds, 60)) {
      try {
        return await this.askOnce(what, body);
      } catch (error) {
        if (!(error instanceof Refused) || !LATER.has(error.code)) throw error;
        await this.pause(error.wait ?? seconds);
      }
    }
  }

  /** @param {string} what @param {object} [body] */
  async askOnce(what, body) {
    try {
      const response = await this.request(what, body);
      const answer = await response.json();
      if (response.ok) return answer;
      throw new Refused(answer.error);
    } catch (error) {
      // No network, or an answer that broke off: nobody knows whether the server has done it. Sending the same again is safe.
      throw error instanceof Refused ? error : new Refused({ code: 'unreachable' });
    }
  }

  /** @param {string} what @param {object} [body] @param {AbortSignal} [signal] */
  request(what, body, signal) {
    const [method = '', path = ''] = what.split(' ');
    const headers = { Authorization: `Bearer ${this.token}`, ...(body && { 'Content-Type': 'application/json' }) };
    return this.fetch(`${this.address}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }

  /**
   * The messages of the event as they come, over as many connections as it takes.
   *
   * @param {AbortSignal} signal ends it
   * @returns {AsyncGenerator<{ event: string, data: any }, void>}
   */
  async *live(signal) {
    while (!signal.aborted) {
      try {
        const response = await this.request('GET /api/live?only=own', undefined, signal);
        if (!response.ok || !response.body) throw new Refused((await response.json()).error);
        yield* messagesIn(response.body);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Refused && !LATER.has(error.code)) throw error;
        await this.pause((error instanceof Refused && error.wait) || 5);
      }
    }
  }
}

/** Server-sent events: fields in lines, and an empty line behind each message. @param {ReadableStream<Uint8Array<ArrayBuffer>>} body */
async function* messagesIn(body) {
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const messages = (text + part).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const fields = new Map(message.split('\n').map((line) => /** @type {[string, string]} */ (line.split(/: (.*)/, 2))));
      const event = fields.get('event');
      if (event) yield { event, data: JSON.parse(fields.get('data') ?? '{}') };
    }
  }
}

/** A copy of the log of a match, which is written here and elsewhere. */
export class MatchLog {
  /** Every entry, in the order of the server; behind them those it does not have yet. @type {any[]} */
  entries = [];
  /** Up to where the server's log is here. */
  position = 0;
  /** @type {any[]} */
  unsent = [];

  /** @param {Server} server @param {string} log its id @param {string} device what officials see beside its entries */
  constructor(server, log, device) {
    this.server = server;
    this.log = log;
    this.device = device;
  }

  /** Writes down what happened. It is safe once `sync` has returned. @param {object} event @param {string} [id] that of the log for its start */
  write(event, id = crypto.randomUUID()) {
    const entry = { id, after: this.heads(), at: new Date().toISOString(), event };
    this.entries.push(entry);
    this.unsent.push(entry);
    return entry;
  }

  /** The entries that no other has followed yet. */
  heads() {
    const followed = new Set(this.entries.flatMap(({ after }) => after));
    return this.entries.map(({ id }) => id).filter((id) => !followed.has(id));
  }

  /** Sends what the server lacks and gets what this copy lacks. @returns the refusal of what was written here, if there is one */
  async sync() {
    for (let isBehind = true; isBehind;) {
      const sent = this.unsent.slice(0, PAGE);
      const body = { after: this.position, entries: sent, device: this.device };
      try {
        const { entries, head } = await this.server.ask(`POST /api/logs/${this.log}/sync`, body);
        this.unsent = this.unsent.filter((entry) => !sent.includes(entry));
        this.take(this.position, entries);
        isBehind = this.position < head || this.unsent.length > 0;
      } catch (error) {
        if (!(error instanceof Refused) || sent.length === 0) throw error;
        // The server will never take them, so a person has to know. The others are sent without them, and what others wrote is read.
        const gone = new Set(error.entry === undefined ? sent.map(({ id }) => id) : [error.entry]);
        for (const { id, after } of sent) if (after.some((/** @type {string} */ one) => gone.has(one))) gone.add(id);
        const stays = (/** @type {any} */ { id }) => !gone.has(id);
        this.unsent = this.unsent.filter(stays);
        this.entries = this.entries.filter(stays);
        await this.sync();
        return error;
      }
    }
    return undefined;
  }

  /** Takes entries that follow a position. @param {number} after @param {any[]} entries */
  take(after, entries) {
    if (after > this.position) return;
    const known = new Map(this.entries.map((entry) => [entry.id, entry]));
    for (const entry of entries) known.set(entry.id, entry);
    this.entries = [...known.values()];
    this.position = Math.max(this.position, after + entries.length);
  }

  /** Keeps up with a message of `live`, asking only if the message has not everything. @param {{ event: string, data: any }} message */
  async follow({ event, data }) {
    if (event !== 'log' || data.log !== this.log || data.head <= this.position) return;
    if (data.entries && data.after <= this.position) this.take(data.after, data.entries);
    if (this.position < data.head) await this.sync();
  }
}

/** @param {number} seconds @returns {Promise<void>} */
function defaultPause(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
