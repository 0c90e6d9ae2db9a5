import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Serves the page with `npm start` while `work` runs. @param work gets all output so far, and the first address */
export async function whileServed(
  boot: string,
  words: readonly string[],
  work: (output: string, address: string) => Promise<void>,
): Promise<void> {
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8' };
  const server = spawn(process.execPath, [boot, 'start', ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let output = '';
    for await (const part of server.stdout) {
      output += String(part);
      if (output.includes('Ctrl-C')) break;
    }
    await work(output, /(http:\S+)/.exec(output)?.[1] ?? '');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}
