import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

import puppeteer from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';

import { freePort } from '../../../fixtures/free-port.ts';

/** One browser as the flows need it. */
export interface Browser {
  /** The name and version that the browser reports. */
  readonly version: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page. It cannot use anything from outside itself. */
  run<A extends readonly unknown[], T>(act: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** Clicks the middle of the only element that matches a selector. */
  click(selector: string): Promise<void>;
  /** Presses the keys of a text. */
  type(text: string): Promise<void>;
  /** A screenshot of the page, as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Firefox without windows, driven over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  return {
    version: (await browser.version()).replace('/', ' '),
    open: async (address) => void (await page.goto(address)),
    run: async (act, ...given) => await page.evaluate(act as never, ...(given as never)),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** The longest a program may take to start, in milliseconds. */
const START = 30_000;

/** The test browser of WebKitGTK, on its own virtual display. */
export async function openWebKit(binary: string): Promise<Browser> {
  const port = await freePort();
  const driver = begin('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${await startDisplay()}`,
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  await untilListening(port, driver);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build();
  // The size of a phone; the window frame makes the page a little wider and lower.
  await session.manage().window().setRect({ width: 390, height: 844 });
  return {
    version: `WebKitGTK ${(await session.getCapabilities()).get('browserVersion')}`,
    open: (address) => session.get(address),
    run: (act, ...given) => session.executeScript(`return (${act.toString()})(...arguments)`, ...given),
    click: (selector) => session.findElement(By.css(selector)).click(),
    // At the end of a line, the driver would type the character instead of pressing the key.
    type: (text) => session.switchTo().activeElement().sendKeys(text.replaceAll('\n', Key.ENTER)),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}

/** Starts a virtual display. @returns its number, once it is ready */
async function startDisplay(): Promise<number> {
  const display = begin('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const pipe = display.stdio[3] as Readable;
  const [number] = (await once(pipe, 'data', { signal: AbortSignal.timeout(START) })) as [Buffer];
  return Number(number);
}

/** Starts a program that ends with this process, along with everything it starts. */
function begin(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
  const started = spawn(program, words, { stdio: [...stdio], detached: true, env: { ...process.env, ...env } });
  process.once('exit', () => {
    if (started.exitCode === null && started.signalCode === null) process.kill(-(started.pid as number));
  });
  return started;
}

async function untilListening(port: number, driver: ChildProcess): Promise<void> {
  for (const end = Date.now() + START; Date.now() < end;) {
    if (driver.exitCode !== null) throw new Error(`the driver of WebKit ended with ${driver.exitCode}`);
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`the driver of WebKit did not start within ${START / 1000} seconds`);
}
