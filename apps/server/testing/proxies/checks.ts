import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { text } from 'node:stream/consumers';

import { KEY } from '../club.ts';
import { type Through, ask, open } from './through.ts';

/** The time within which a live message must arrive, in milliseconds. */
const SOON = 1_000;
/** More than the usual limit of a proxy, in bytes. */
const LARGE = 2_000_000;

interface Proxied {
  readonly through: Through;
  /** The address of the server itself, without the proxy. */
  readonly direct: string;
  /** Makes the proxy reload its configuration. */
  readonly reload: () => Promise<void>;
}

/** Checks everything that must work behind a proxy. @returns the findings; throws at the first failure */
export async function checkProxy({ through, direct, reload }: Proxied): Promise<readonly string[]> {
  return [
    await page(through, direct),
    await large(through),
    await addresses(through),
    ...(await live(through, reload)),
    await gone(direct),
  ];
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The page arrives complete, and compressed if the browser accepts that. */
async function page(through: Through, direct: string): Promise<string> {
  const wanted = await (await fetch(`${direct}/`)).text();
  const compressed = await open(through, { what: 'GET /', headers: { 'Accept-Encoding': 'gzip' } });
  must(compressed.headers['content-encoding'] === 'gzip', 'the page is not compressed');
  must((await text(compressed.pipe(createGunzip()))) === wanted, 'the page differs from that of the server');
  return 'page, compressed';
}

/** Any number of JSON lines is answered: the server limits the length of a line, not of the body. */
async function large(through: Through): Promise<string> {
  const record = `${JSON.stringify({ hand: '23467m406p56788s', tile: '8m', by: 'ron', seat: 'S', round: 'E' })}\n`;
  const lines = Math.ceil(LARGE / record.length);
  const answer = await ask(through, { what: 'POST /api/score', body: record.repeat(lines), type: 'application/x-ndjson' });
  must(answer.status === 200, `a large body: ${answer.status} ${answer.body.slice(0, 200)}`);
  const answered = answer.body.trimEnd().split('\n').length;
  must(answered === lines, `${answered} answers to ${lines} records`);
  return `${lines} records scored in ${LARGE / 1e6} MB`;
}

/** The server limits each client, not the proxy, and ignores addresses that a client claims. */
async function addresses(through: Through): Promise<string> {
  const guess = async (event: string, from: string, said?: string) => {
    const body = JSON.stringify({ event, password: 'a guess' });
    const headers = said === undefined ? {} : { 'X-Forwarded-For': said };
    return (await ask(through, { what: 'POST /api/enter', body, from, headers })).status;
  };
  const guesses = [];
  for (let i = 0; i < 12; i++) guesses.push(await guess(`event-${i}`, '127.0.0.2'));
  must(guesses.includes(429), `no limit for an address: ${guesses.join(' ')}`);
  const forged = await guess('event-forged', '127.0.0.2', '10.9.8.7');
  must(forged === 429, `a client can claim another address: ${forged}`);
  const other = await guess('event-other', '127.0.0.3');
  must(other === 401, `another client must wait too: ${other}`);
  return 'limits by client';
}

/** Messages arrive at once, even after the proxy has reloaded its configuration. */
async function live(through: Through, reload: () => Promise<void>): Promise<readonly string[]> {
  const created = await ask(through, { what: 'POST /api/events', token: KEY, body: '{}' });
  must(created.status === 200, `a new event: ${created.status} ${created.body}`);
  const { token } = JSON.parse(created.body) as { readonly token: string };
  const first = await listen(through, token);
  const before = await delayOf(through, token, first, 'p1');
  await reload();
  const survives = await delayOf(through, token, first, 'p2').catch(() => undefined);
  const second = await listen(through, token);
  const after = await delayOf(through, token, second, 'p3');
  for (const one of [first, second]) one.close();
  return [
    `live message after ${before} ms`,
    `a reload ${survives === undefined ? 'cuts live connections' : 'leaves live connections open'}`,
    `live message after it ${after} ms`,
  ];
}

/** When a phone disconnects, the server notices: it limits the connections of an event. */
async function gone(direct: string): Promise<string> {
  for (const end = performance.now() + SOON; performance.now() < end; await pause(20))
    if (/^tenbo_live_connections 0$/m.test(await (await fetch(`${direct}/metrics`)).text()))
      return 'ended connections end at the server';
  throw new Error('the server keeps connections whose clients have gone');
}

interface Listening {
  readonly received: () => string;
  readonly close: () => void;
}

async function listen(through: Through, token: string): Promise<Listening> {
  const answer = await open(through, { what: 'GET /api/live', token, headers: { 'Accept-Encoding': 'gzip' } });
  must(answer.statusCode === 200, `live: ${answer.statusCode}`);
  let received = '';
  answer.setEncoding('utf8');
  answer.on('data', (part: string) => (received += part));
  answer.once('error', () => {});
  await within(() => received.includes('event: log'), 'the first live message');
  return { received: () => received, close: () => answer.destroy() };
}

/** The time in milliseconds until a connection is notified of a new person. */
async function delayOf(through: Through, token: string, { received }: Listening, id: string): Promise<number> {
  const before = received().length;
  const begun = performance.now();
  const { status } = await ask(through, { what: 'PUT /api/people', token, body: JSON.stringify({ id, name: id }) });
  must(status === 200, `a name: ${status}`);
  await within(() => received().slice(before).includes('event: all'), 'a live message');
  return Math.round(performance.now() - begun);
}

async function within(holds: () => boolean, what: string): Promise<void> {
  for (const end = performance.now() + SOON; performance.now() < end; await pause(5)) if (holds()) return;
  throw new Error(`${what} did not arrive within ${SOON} ms`);
}
