import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Serves the page by `npm start` while `work` runs. @param work gets everything that was printed, and the first address */
export async function whileServed(
  boot: string,
  words: readonly string[],
  work: (said: string, address: string) => Promise<void>,
): Promise<void> {
  const server = spawn(process.execPath, [boot, 'start', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const part of server.stdout) {
      said += String(part);
      if (said.includes('Ctrl-C')) break;
    }
    await work(said, /(http:\S+)/.exec(said)?.[1] ?? '');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}
