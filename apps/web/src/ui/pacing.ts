/** Runs `act` after the current change is painted. @returns a function that cancels it */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** The longest the page may block at a time, in milliseconds. */
const HELD_UP = 50;

/**
 * Does long work in pieces, so the page can respond in between.
 *
 * @param onPart - called at each pause with the share done, from 0 to 1
 */
export async function paced<T>(
  items: readonly T[],
  act: (item: T, index: number) => void,
  onPart: (done: number) => void = () => {},
): Promise<void> {
  let began = performance.now();
  for (const [i, item] of items.entries()) {
    act(item, i);
    if (performance.now() - began < HELD_UP) continue;
    onPart((i + 1) / items.length);
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
