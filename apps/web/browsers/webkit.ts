import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { Builder, By } from 'selenium-webdriver';

import type { Browser } from './browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** The test browser of WebKitGTK, if the system has it, its driver and a display that needs no screen. */
export function findWebKit(): string | undefined {
  if (!existsSync(DRIVER) || spawnSync('xvfb-run', ['--help']).status !== 0 || !existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).filter((name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'));
  return folders.map((folder) => join(LIBRARIES, folder, 'MiniBrowser')).find((path) => existsSync(path));
}

/** WebKitGTK in a display of its own. */
export async function openWebKit(binary: string): Promise<Browser> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['--auto-servernum', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    // In a process group of its own, so that the driver and its display end together.
    detached: true,
    env: { ...process.env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }) },
  });
  await untilListening(port, driver);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build();
  await session.manage().window().setRect({ width: 390, height: 844 });
  return {
    open: (address) => session.get(address),
    run: (act, ...given) => session.executeScript(`return (${act.toString()})(...arguments)`, ...given),
    click: (selector) => session.findElement(By.css(selector)).click(),
    type: (text) => session.switchTo().activeElement().sendKeys(text),
    close: async () => {
      await session.quit().catch(() => {});
      process.kill(-(driver.pid as number));
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => done(port));
    });
  });
}

async function untilListening(port: number, driver: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (driver.exitCode !== null) throw new Error(`the driver of WebKit ended with ${driver.exitCode}`);
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the driver of WebKit did not start within 10 seconds');
}
