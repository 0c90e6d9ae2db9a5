import type { Browser, Page } from '@playwright/test';

/** A page on a phone's screen, with the processor slowed if asked, and no service worker, because its fetches would disturb the measurement. */
export interface Phone {
  readonly page: Page;
  readonly address: string;
  /** How many times slower the processor is. */
  readonly slowed: number;
}

/** What a page records as it runs. */
interface Notes {
  longTasks: number[];
  /** Layout shifts, those after a tap included, which the browser's own sum leaves out. */
  shifts: number[];
}

/** A shift as the browser reports it; TypeScript has no type for it. */
type Shift = PerformanceEntry & { readonly value: number };

declare global {
  var notes: Notes;
}

export async function openPhone(browser: Browser, address: string, slowed: number): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.notes = { longTasks: [], shifts: [] };
    const note = new PerformanceObserver((list) => notes.longTasks.push(...list.getEntries().map(({ duration }) => duration)));
    note.observe({ type: 'longtask', buffered: true });
    const noteShift = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[]) notes.shifts.push(value);
    });
    noteShift.observe({ type: 'layout-shift', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return { page, address, slowed };
}

/** The tasks that blocked the page for more than 50 ms since the last call. */
export async function longTasksOf({ page }: Phone): Promise<string> {
  await page.waitForTimeout(100);
  const tasks = await page.evaluate(() => notes.longTasks.splice(0));
  const longest = Math.round(Math.max(0, ...tasks));
  return tasks.length === 0 ? 'no task over 50 ms' : `${tasks.length} tasks over 50 ms, the longest ${longest} ms`;
}

/** The layout shifts since the last call. */
export async function shiftsOf({ page }: Phone): Promise<readonly number[]> {
  await page.waitForTimeout(100);
  return page.evaluate(() => notes.shifts.splice(0));
}

/** A quantile: the value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function milliseconds(values: readonly number[]): string {
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(1));
  return `median ${median} ms, p95 ${p95} ms, most ${most} ms`;
}
