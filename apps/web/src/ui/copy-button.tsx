import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../prefs.ts';
import styles from './copy-button.module.css';
import field from './field.module.css';

interface Props {
  readonly label: string;
  readonly text: () => string;
  readonly class?: string | undefined;
  readonly title?: string;
}

/** Copies a text. If the browser refuses, as it does over plain HTTP, the text appears in a field to copy from. */
export function CopyButton({ label, text, ...looks }: Props) {
  const copied = useSignal(false);
  const byHand = useSignal<string | undefined>(undefined);
  const copy = async () => {
    const wanted = text();
    try {
      await navigator.clipboard.writeText(wanted);
    } catch {
      byHand.value = wanted;
      return;
    }
    byHand.value = undefined;
    copied.value = true;
    setTimeout(() => (copied.value = false), 2000);
  };
  return (
    <>
      <span class={styles.place}>
        <button type="button" onClick={() => void copy()} {...looks}>
          {label}
        </button>
        <span role="status" class={styles.copied}>
          {copied.value && words.value.hand.copied}
        </span>
      </span>
      {byHand.value !== undefined && <ByHand key={byHand.value} text={byHand.value} />}
    </>
  );
}

function ByHand({ text }: { readonly text: string }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => area.current?.select(), []);
  return (
    <span class={`${field.field} ${styles.byHand}`}>
      <label for={id}>{words.value.hand.copyByHand}</label>
      <textarea class={field.input} id={id} ref={area} readOnly rows={Math.min(text.split('\n').length + 1, 8)} value={text} />
    </span>
  );
}
