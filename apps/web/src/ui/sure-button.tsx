import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../prefs.ts';
import button from './button.module.css';
import { keepFocus } from './focus.ts';

interface Props {
  /** What follows, which the reader cannot take back. */
  readonly says: string;
  readonly look?: string | undefined;
  readonly isBusy?: boolean;
  readonly onSure: () => void;
  readonly children: ComponentChildren;
}

/** A button for what cannot be taken back: a tap says what follows, and the focus is on leaving it; a second button does it. */
export function SureButton({ says, look = button.button, isBusy = false, onSure, children }: Props) {
  const isAsked = useSignal(false);
  const leave = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => leave.current?.focus(), [isAsked.value]);
  if (!isAsked.value)
    return (
      <button type="button" class={look} aria-disabled={isBusy} onClick={() => (isAsked.value = !isBusy)}>
        {children}
      </button>
    );
  const close = () => {
    isAsked.value = false;
    keepFocus();
  };
  return (
    <span class="row" role="group" aria-label={says}>
      <span role="alert">{says}</span>
      <button
        type="button"
        class={button.button}
        onClick={() => {
          close();
          onSure();
        }}
      >
        {children}
      </button>
      <button ref={leave} type="button" class={button.primary} onClick={close}>
        {words.value.match.other.leaveIt}
      </button>
    </span>
  );
}
