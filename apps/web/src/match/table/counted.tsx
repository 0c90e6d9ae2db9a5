import { useEffect, useState } from 'preact/hooks';

import { locale } from '../../prefs.ts';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');
/** How long it counts, in milliseconds. */
const LONG = 450;

/** Points that count from what they were to what they are. Readers who ask for less motion, and screen readers, get what they are. */
export function Counted({ from, to }: { readonly from: number; readonly to: number }) {
  const [shown, setShown] = useState(STILL.matches ? to : from);
  useEffect(() => {
    if (STILL.matches || from === to) {
      setShown(to);
      return undefined;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, (now - begun) / LONG));
      setShown(part === 1 ? to : Math.round((from + (to - from) * part) / 100) * 100);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <>
      <span class="hidden">{locale.value.number(to)}</span>
      <span aria-hidden="true">{locale.value.number(shown)}</span>
    </>
  );
}
