import { useLayoutEffect, useRef } from 'preact/hooks';

import styles from './fitted.module.css';

/** A text on one line, in smaller letters if it is too long for its place: a name is shown whole or not at all. */
export function Fitted({ text }: { readonly text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const letters = box?.firstElementChild;
    if (!box || !(letters instanceof HTMLElement)) return undefined;
    let scale = 1;
    const fit = () => {
      // A line's width grows with its letters, so nothing has to be set back to be measured.
      const whole = letters.getBoundingClientRect().width / scale;
      const next = Math.min(1, Math.floor(box.clientWidth - 1) / whole);
      if (whole === 0 || Math.abs(next - scale) < 0.005) return;
      scale = next;
      letters.style.fontSize = `${scale}em`;
    };
    // Fonts that arrive later change the letters, and the projector's window may change its size.
    const observer = new ResizeObserver(fit);
    for (const one of [box, letters]) observer.observe(one);
    fit();
    return () => observer.disconnect();
  }, [text]);
  return (
    <span ref={place} class={styles.place} data-fitted>
      <span key={text}>{text}</span>
    </span>
  );
}
