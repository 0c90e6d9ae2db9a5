import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/** The host name in the samples. It is never looked up, because the proxies listen on loopback. */
export const HOST = 'club.example.org';

interface Sent {
  /** `POST /api/links`. */
  readonly what: string;
  readonly token?: string;
  readonly body?: string;
  readonly type?: string;
  /** The address of this machine to send from. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Through {
  readonly port: number;
  /** The certificate of the proxy. */
  readonly ca: Buffer;
}

/** The longest an answer may take, in milliseconds. It also limits live connections. */
const PATIENCE = 20_000;

/** Sends a request through a proxy. @returns the answer as soon as its headers have arrived */
export function open({ port, ca }: Through, sent: Sent): Promise<IncomingMessage> {
  const [method = '', path = ''] = sent.what.split(' ');
  const headers = {
    Host: HOST,
    ...(sent.token !== undefined && { Authorization: `Bearer ${sent.token}` }),
    ...(sent.body !== undefined && { 'Content-Type': sent.type ?? 'application/json' }),
    ...sent.headers,
  };
  const from = sent.from === undefined ? {} : { localAddress: sent.from };
  return new Promise((resolve, reject) => {
    // Always open a new connection: one from before a reload of the proxy would prove nothing.
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        ca,
        servername: HOST,
        method,
        path,
        headers,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        ...from,
      },
      resolve,
    );
    outgoing.once('error', reject);
    outgoing.end(sent.body);
  });
}

/** Sends a request through a proxy. @returns the whole answer */
export async function ask(
  through: Through,
  sent: Sent,
): Promise<{ readonly status: number; readonly body: string; readonly headers: IncomingMessage['headers'] }> {
  const answer = await open(through, sent);
  return { status: answer.statusCode ?? 0, body: await text(answer), headers: answer.headers };
}
