import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../prefs.ts';
import button from './button.module.css';
import styles from './sheet.module.css';

interface Props {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog that rises from the bottom edge and leaves what is behind it in sight; on a wide screen it lies in the middle. Escape closes it. */
export function Sheet({ heading, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog ref={dialog} class={styles.sheet} aria-labelledby={id} onClose={onClose}>
      <header class={styles.head}>
        <h2 id={id} ref={top} tabIndex={-1}>
          {heading}
        </h2>
        <button type="button" class={button.link} onClick={() => dialog.current?.close()}>
          {words.value.close}
        </button>
      </header>
      <div class={styles.body}>{children}</div>
    </dialog>
  );
}
