import { type ReadonlySignal, effect } from '@preact/signals';

interface Page {
  readonly history: Pick<History, 'state' | 'pushState' | 'go'>;
  readonly location: Pick<Location, 'hash'>;
  readonly addEventListener: (type: 'popstate', listen: () => void) => void;
}

/**
 * Makes Back leave a form level by level, before it leaves the page: each level is a step of the history at the same address. A level
 * that is left in another way takes its step with it.
 *
 * @param depth how many levels are open; undefined as long as that is not known
 * @param back leaves the innermost level, or asks first
 */
export function followBack(depth: ReadonlySignal<number | undefined>, back: () => void, page: Page = globalThis): void {
  const { history, location } = page;
  const depthHere = () => (history.state as { readonly formDepth?: number } | null)?.formDepth ?? 0;
  /** Where the reader was last, and how deep. */
  let last = { hash: location.hash, depth: 0 };
  /** Whether the history is on its way to where the form is. */
  let isMoving = false;
  const meet = () => {
    const wanted = depth.peek();
    if (wanted === undefined || isMoving) return;
    const here = depthHere();
    if (here > wanted) {
      isMoving = true;
      history.go(wanted - here);
    }
    for (let level = here + 1; level <= wanted; level++) history.pushState({ formDepth: level }, '');
    last = { hash: location.hash, depth: wanted };
  };
  const arrive = () => {
    const isBack = !isMoving && location.hash === last.hash && last.depth === depth.peek() && depthHere() < last.depth;
    isMoving = false;
    if (isBack) back();
    meet();
  };
  // The address is read a moment later, by which time the page shows what it says.
  page.addEventListener('popstate', () => setTimeout(arrive));
  effect(() => {
    void depth.value;
    // What closes a form may lead to another page in the same breath, and that step must come first.
    setTimeout(meet);
  });
}
