import { useEffect, useRef } from 'preact/hooks';

import { afterPaint } from './after-paint.ts';

/** Where the reader was when they followed a link. */
interface Left {
  readonly link: string;
  readonly scroll: number;
}

/** What a link needs for the way back to lead to where the reader was: the same scroll, and the focus on the link. */
export function useLeftHere(link: string) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const left = history.state as Left | null;
    if (left?.link !== link) return undefined;
    history.replaceState(null, '');
    return afterPaint(() => {
      scrollTo(0, left.scroll);
      ref.current?.focus({ preventScroll: true });
    });
  }, [link]);
  return { ref, onClick: () => history.replaceState({ link, scroll: scrollY } satisfies Left, '') };
}
