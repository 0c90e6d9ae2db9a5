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

/**
 * A dialog that slides up from the bottom edge and leaves the page behind it in view; on a wide screen it is centred. `onClose` must remove it; the focus
 * then returns to what opened it. The browser reports the closing late, perhaps after the reader has opened the next dialog. So Escape and Close do not
 * wait for it, and a dialog that is gone reports nothing.
 */
export function Sheet({ heading, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const isGone = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    top.current?.focus({ preventScroll: true });
    return () => {
      isGone.current = true;
      element?.close();
    };
  }, []);
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={styles.sheet}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={() => {
        if (!isGone.current) onClose();
      }}
    >
      <header class={`ends ${styles.head}`}>
        <h2 id={id} ref={top} tabIndex={-1}>
          {heading}
        </h2>
        <button type="button" class={button.link} onClick={onClose}>
          {words.value.close}
        </button>
      </header>
      <div class={styles.body}>{children}</div>
    </dialog>
  );
}
