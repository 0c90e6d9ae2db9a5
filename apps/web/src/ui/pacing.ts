/** Does what can wait until what has just changed is on the screen; what it gives calls it off. */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** How long the page may be held up at a time, in milliseconds. */
const HELD_UP = 50;

/**
 * Does a long work piece by piece and lets the page answer in between.
 *
 * @param onPart - gets how much is done, from 0 to 1, at each pause
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
