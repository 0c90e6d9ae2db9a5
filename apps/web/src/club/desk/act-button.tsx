import { useSignal } from '@preact/signals';
import type { Act } from '@tenbo/tournament';
import type { ComponentChildren } from 'preact';

import { keepFocus } from '../../ui/focus.ts';
import button from '../../ui/button.module.css';
import { doActs, whyNot } from '../event.ts';
import { faultText, refusalText } from './texts.ts';

interface Props {
  readonly act: Act;
  /** Whether this is the main button of its group. */
  readonly isPrimary?: boolean;
  /** The person or thing it acts on, for readers who cannot see what it is next to. */
  readonly about?: string;
  readonly onDone?: () => void;
  readonly children: ComponentChildren;
}

/** A button that does one act. If the act is not possible now, the button is grey and says why when tapped. */
export function ActButton({ act, isPrimary = false, about, onDone, children }: Props) {
  const notice = useSignal('');
  const refusal = whyNot(act);
  const why = refusal ? refusalText(refusal) : '';
  const go = async () => {
    const fault = why === '' ? await doActs(act) : undefined;
    notice.value = fault ? faultText(fault) : why;
    if (notice.value === '') onDone?.();
    keepFocus();
  };
  return (
    <>
      <button
        type="button"
        class={isPrimary ? button.primary : button.button}
        aria-disabled={why !== ''}
        title={why}
        onClick={() => void go()}
      >
        {children}
        {about !== undefined && <span class="hidden"> {about}</span>}
      </button>
      {notice.value !== '' && (
        <p class="note" role="status">
          {why === '' ? notice.value : why}
        </p>
      )}
    </>
  );
}
