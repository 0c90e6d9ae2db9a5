import { type Phone, longTasksOf, milliseconds } from './phone.ts';

interface Tap {
  readonly answer: number;
  readonly paint: number;
  readonly wait: number;
}

declare global {
  /** The next tap, once its result is painted. */
  var nextTap: () => Promise<Tap>;
  var tapped: Promise<Tap>;
  var keyCalled: (name: string) => Element | undefined;
}

/** Taps the hands key by key, and says what each tap costs the page until the new result is painted. */
export async function measureTaps(phone: Phone, hands: readonly (readonly string[])[], rules: string): Promise<string> {
  const { page, address, slowed } = phone;
  await page.goto(`${address}#/hand?hand=1m&rules=${rules}`);
  await page.getByRole('button', { name: '1 man' }).first().waitFor();
  await page.evaluate(prepare);
  await longTasksOf(phone);
  const taps: Tap[] = [];
  for (const hand of hands) {
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await longTasksOf(phone);
    for (const name of hand) taps.push(await tapKey(phone, name));
  }
  return `${taps.length} taps on the pad under the rules "${rules}", processor slowed ${slowed}×; ${await longTasksOf(phone)}
  answer and new elements   ${milliseconds(taps.map(({ answer }) => answer))}
  layout and paint          ${milliseconds(taps.map(({ paint }) => paint))}
  both, the page's own work ${milliseconds(taps.map(({ answer, paint }) => answer + paint))}
  with the wait for a frame ${milliseconds(taps.map(({ wait }) => wait))}`;
}

/** A tap as the system sends it, so that handlers and microtasks run as they would. */
async function tapKey({ page }: Phone, name: string): Promise<Tap> {
  const { x, y } = await page.evaluate(async (called) => {
    const key = keyCalled(called);
    key?.scrollIntoView({ block: 'center' });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    const { left, top, width, height } = key?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, name);
  await page.mouse.move(x, y);
  await page.evaluate(() => void (tapped = nextTap()));
  await page.mouse.click(x, y);
  return await page.evaluate(() => tapped);
}

/**
 * Lets the page tell of each tap. `answer` is from the moment it reaches the page to the end of what its handlers do, the new elements
 * included; `paint` is from the frame's first step to when it is handed to the screen; `wait` is from the tap itself to there: the screen's
 * own beat of 16.7 ms is in it.
 */
function prepare(): void {
  globalThis.keyCalled = (name) => {
    const keys = [...document.querySelectorAll('[role=group][aria-label="Tiles to add"] button')];
    return keys.find((key) => (key.getAttribute('aria-label') ?? key.textContent) === name);
  };
  globalThis.nextTap = () =>
    new Promise((tell) => {
      let start = 0;
      addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
      const end = ({ timeStamp }: Event) => {
        const answer = performance.now() - start;
        requestAnimationFrame(() => {
          const frame = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            const painted = performance.now();
            tell({ answer, paint: painted - frame, wait: painted - timeStamp });
          });
          port1.start();
          port2.postMessage('');
        });
      };
      addEventListener('click', end, { once: true });
    });
}
