import { useSignal } from '@preact/signals';
import type { Act } from '@tenbo/tournament';
import type { ComponentChildren } from 'preact';

import { keepFocus } from '../../ui/focus.ts';
import button from '../../ui/button.module.css';
import { doActs, whyNot } from '../tournament/event.ts';
import { faultText, refusalText } from './said.ts';

interface Props {
  readonly act: Act;
  /** The one thing to press. */
  readonly isPrimary?: boolean;
  /** Whom or what it is about, for those who do not see what it stands beside. */
  readonly about?: string;
  readonly onDone?: () => void;
  readonly children: ComponentChildren;
}

/** A button that does one act. Where the act does not fit it is grey, and says why when it is tapped. */
export function ActButton({ act, isPrimary = false, about, onDone, children }: Props) {
  const told = useSignal('');
  const refusal = whyNot(act);
  const why = refusal ? refusalText(refusal) : '';
  const go = async () => {
    const fault = why === '' ? await doActs(act) : undefined;
    told.value = fault ? faultText(fault) : why;
    if (told.value === '') onDone?.();
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
      {told.value !== '' && (
        <p class="note" role="status">
          {why === '' ? told.value : why}
        </p>
      )}
    </>
  );
}
