import { useLayoutEffect, useRef } from 'preact/hooks';

import { afterPaint } from './pacing.ts';

const CONTENT = 'content';

/** Marks the element a reader goes to next; the first one in page order gets the focus. */
export const NEXT = { 'data-next': '' } as const;

/** A new view starts at its top; if the focused element is gone, the focus moves to what comes next. */
export function useArrival(view: string): void {
  const before = useRef(view);
  const isArriving = useRef(false);
  useLayoutEffect(() => {
    if (before.current !== view) {
      scrollTo(0, 0);
      isArriving.current = true;
    }
    before.current = view;
    // A match that is still loading has nothing to focus yet.
    if (isArriving.current && document.querySelector('main h2') !== null) {
      isArriving.current = false;
      if (isFocusLost()) focusNext();
    }
  });
}

/** After the next paint, moves the focus on if the focused element is gone. */
export function keepFocus(): void {
  afterPaint(() => {
    if (isFocusLost()) focusNext();
  });
}

/** Whether nothing usable has the focus. The content element only gets it when there is nothing better. */
function isFocusLost(): boolean {
  return document.activeElement?.matches(`body, #${CONTENT}, :disabled`) ?? true;
}

function focusNext(): void {
  const marked = [...document.querySelectorAll<HTMLElement>('main [data-next]')];
  const next = marked.find((one) => one.checkVisibility()) ?? document.getElementById(CONTENT);
  next?.focus({ preventScroll: true });
}

/** Calls `leave` on Escape while a screen is shown, unless a dialog over it is open. */
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
