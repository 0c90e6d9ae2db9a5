import { type Phone, longTasksOf, milliseconds } from './phone.ts';

interface Tap {
  readonly answer: number;
  readonly paint: number;
  readonly wait: number;
}

declare global {
  var taps: Tap[];
}

/** Taps the hands key by key, and says what each tap costs the page until the new result is painted. */
export async function measureTaps(phone: Phone, hands: readonly (readonly string[])[], rules: string): Promise<string> {
  const { page, address, slowed } = phone;
  await page.goto(`${address}#/hand?hand=1m&rules=${rules}`);
  await page.getByRole('button', { name: '1 man' }).first().waitFor();
  await page.evaluate(noteTaps);
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await longTasksOf(phone);
  for (const hand of hands) {
    await clear.click();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    for (const name of hand) await tapKey(phone, name);
  }
  const taps = (await page.evaluate(() => globalThis.taps)).filter(({ answer }) => answer >= 0);
  const work = taps.map(({ answer, paint }) => answer + paint);
  return `${taps.length} taps on the pad under the rules "${rules}", processor slowed ${slowed}×; ${await longTasksOf(phone)}
  answer and new elements   ${milliseconds(taps.map(({ answer }) => answer))}
  layout and paint          ${milliseconds(taps.map(({ paint }) => paint))}
  both, the page's own work ${milliseconds(work)}
  with the wait for a frame ${milliseconds(taps.map(({ wait }) => wait))}`;
}

/** A tap as the system sends it, so that handlers and microtasks run as they would. */
async function tapKey({ page }: Phone, name: string): Promise<void> {
  const key = page.getByRole('group', { name: 'Tiles to add' }).getByRole('button', { name, exact: true });
  const box = await key.boundingBox();
  if (!box) throw new Error(`no key ${name}`);
  if (box.y < 0 || box.y + box.height > 690) await key.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await key.boundingBox()) ?? box;
  const before = await page.evaluate(() => taps.length);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForFunction((count) => taps.length > count, before);
}

/**
 * From the moment the tap reaches the page to the end of what its handlers do, the new elements included (`answer`), and from the frame's
 * first step to when it is handed to the screen (`paint`). `wait` is from the tap itself to there: the screen's own beat is in it.
 */
function noteTaps(): void {
  globalThis.taps = [];
  let start = 0;
  addEventListener('click', () => (start = performance.now()), { capture: true });
  addEventListener('click', ({ timeStamp }) => {
    const answer = performance.now() - start;
    requestAnimationFrame(() => {
      const frame = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const painted = performance.now();
        taps.push({ answer, paint: painted - frame, wait: painted - timeStamp });
      });
      port1.start();
      port2.postMessage('');
    });
  });
}
