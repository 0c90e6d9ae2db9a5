import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import type { Place } from '../src/store/open-store.ts';
import { type Asking, KEY, requestOf } from './club.ts';

const pathOf = (file: string) => new URL(`../../cli/${file}`, import.meta.url).pathname;
const FROM_SOURCE = ['--conditions=@tenbo/source', pathOf('src/main.ts')];
const BUILT = [pathOf('bin/tenbo.cjs')];

/** A server in a process of its own. */
export interface ServedProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it has printed. */
  readonly printed: readonly string[];
  readonly ask: Asking;
}

/** Servers end with this process, however it ends. */
const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts the server from its source, on a port that is free. */
export const spawnServer = (place: Place, ...words: readonly string[]) => spawned(FROM_SOURCE, place, words);
/** Starts the server that was built, which takes half the work: for tests of the built page. */
export const spawnBuiltServer = (place: Place, ...words: readonly string[]) => spawned(BUILT, place, words);

async function spawned(command: readonly string[], place: Place, words: readonly string[]): Promise<ServedProcess> {
  const data = 'file' in place ? ['--data', place.file] : [];
  const args = [...command, 'serve', ...data, ...(words.includes('--port') ? [] : ['--port', '0']), ...words];
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
  return { child, address, printed, ask: async (asked) => fetch(...requestOf(address, asked)) };
}

/** What a live connection tells. */
export interface Told {
  readonly event: string;
  readonly data: unknown;
}

/** The events of a live connection, one after the other, until it ends. @param signal cuts it; then this throws */
export async function* eventsOf(response: Response, signal?: AbortSignal): AsyncGenerator<Told, void, void> {
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
