import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { TENBO } from '../../../fixtures/spawn-tenbo.ts';
import type { StoreLocation } from '../src/store/open-store.ts';
import { type Ask, KEY, requestOf } from './club.ts';

/** A server in a separate process. */
export interface ServedProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** Everything it has printed. */
  readonly printed: readonly string[];
  readonly ask: Ask;
}

/** Kills all servers when this process exits, for whatever reason. */
const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts the server on a free port. */
export async function spawnServer(place: StoreLocation, ...words: readonly string[]): Promise<ServedProcess> {
  const data = 'file' in place ? ['--data', place.file] : [];
  const args = [TENBO, 'serve', ...data, ...(words.includes('--port') ? [] : ['--port', '0']), ...words];
  const env = { ...process.env, LC_ALL: 'en', TENBO_KEY: KEY, DATABASE_URL: 'address' in place ? place.address : '' };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  started.add(child);
  child.once('close', () => started.delete(child));
  const printed: string[] = [];
  child.stderr.on('data', (text) => printed.push(String(text)));
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => printed.push(line));
  await Promise.race([once(lines, 'line'), once(child, 'close')]);
  const [, address] = /(http:\S+)\/$/m.exec(printed[0] ?? '') ?? [];
  if (address === undefined) throw new Error(`the server did not start: ${printed.join('\n')}`);
  return { child, address, printed, ask: async (request) => fetch(...requestOf(address, request)) };
}

/** A message of a live connection. */
export interface LiveEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The messages of a live connection, until it ends. @param signal cuts the connection; this then throws */
export async function* eventsOf(response: Response, signal?: AbortSignal): AsyncGenerator<LiveEvent, void, void> {
  if (!response.body) throw new Error('no body');
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream(), { ...(signal && { signal }) })) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      yield event === undefined ? { event: 'comment', data: text.slice(0, end) } : { event, data: JSON.parse(data ?? '') };
      text = text.slice(end + 2);
    }
  }
}
