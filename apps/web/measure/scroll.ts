import { type Phone, longTasksOf, milliseconds } from './phone.ts';

const FRAMES = 240;

/** Opens a history of many hands and scrolls through it, a step per frame. */
export async function measureScroll(phone: Phone, hands: readonly string[]): Promise<string> {
  const { page, address, slowed } = phone;
  await page.addInitScript((kept) => localStorage.setItem('hands', kept), JSON.stringify(hands));
  await page.goto(address);
  const summary = page.locator('summary', { hasText: 'Earlier hands' });
  await summary.waitFor();
  await longTasksOf(phone);
  const opening = await summary.evaluate(async (element: HTMLElement) => {
    const start = performance.now();
    element.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - start;
  });
  await page.waitForFunction((count) => document.querySelectorAll('ol > li > a').length === count, hands.length);
  await longTasksOf(phone);
  const intervals = await page.evaluate(async (frames) => {
    const times: number[] = [];
    for (let i = 0; i < frames; i++) {
      scrollBy(0, 40);
      times.push(await new Promise<number>((frame) => requestAnimationFrame(frame)));
    }
    return times.slice(1).map((time, i) => time - (times[i] ?? 0));
  }, FRAMES);
  const beat = 1000 / 60;
  const dropped = intervals.reduce((sum, interval) => sum + Math.max(0, Math.round(interval / beat) - 1), 0);
  return `Scrolling through ${hands.length} earlier hands, processor slowed ${slowed}×; ${await longTasksOf(phone)}
  opened after ${Math.round(opening)} ms; frames ${milliseconds(intervals)}; ${dropped} of ${FRAMES} frames dropped`;
}

/** Different wins as the page stores them: newest first, each as address parameters. */
export function historyOfHands(count: number): readonly string[] {
  const suits = ['m', 'p', 's'] as const;
  return Array.from({ length: count }, (_, i) => {
    const [a, b, c] = [0, 1, 2].map((at) => suits[(i + at) % 3]);
    const [first, second] = [1 + (i % 7), 1 + (Math.floor(i / 7) % 7)];
    const runs = `${first}${first + 1}${first + 2}${a}${second}${second + 1}${second + 2}${b}456${c}88${c}23${a}`;
    return new URLSearchParams({
      hand: runs,
      tile: `4${a}`,
      by: 'ron',
      seat: 'S',
      round: 'E',
      honba: String(i),
      rules: 'standard',
    }).toString();
  });
}
