import { useLayoutEffect, useRef } from 'preact/hooks';

import { afterPaint } from './pacing.ts';

const CONTENT = 'content';

/** What a reader goes to next, on the screens that have it: the first of them in the order of the page. */
export const NEXT = { 'data-next': '' } as const;

/** Another view begins at its top, and the focus, where it was on what is gone, is on what comes next. */
export function useArrival(view: string): void {
  const before = useRef(view);
  const isArriving = useRef(false);
  useLayoutEffect(() => {
    if (before.current !== view) {
      scrollTo(0, 0);
      isArriving.current = true;
    }
    before.current = view;
    // A match that is still being read has nothing yet to go to.
    if (isArriving.current && document.querySelector('main h2') !== null) {
      isArriving.current = false;
      if (isFocusLost()) focusNext();
    }
  });
}

/** Once the screen is as it is now, the focus goes on, unless it is on something still. */
export function keepFocus(): void {
  afterPaint(() => {
    if (isFocusLost()) focusNext();
  });
}

/** Whether it is on nothing that can be used: the whole content has it only where there was nothing better. */
function isFocusLost(): boolean {
  return document.activeElement?.matches(`body, #${CONTENT}, :disabled`) ?? true;
}

function focusNext(): void {
  const next = document.querySelector<HTMLElement>('main [data-next]') ?? document.getElementById(CONTENT);
  next?.focus({ preventScroll: true });
}

/** What Escape does from the moment a screen is shown; a dialog over it has the key for itself. */
export function useEscape(leave: () => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null;
      if (event.key === 'Escape' && !isTaken) leave();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [leave]);
}
