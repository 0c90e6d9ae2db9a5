// What the forms of the desk are made of: fields, buttons for files, and work that takes a while.
import { useSignal } from '@preact/signals';

import field from '../../ui/field.module.css';
import button from '../../ui/button.module.css';

interface TypedProps {
  readonly label: string;
  readonly value: string;
  /** Whether it has digits only. Points may be negative, and a phone's digit keypad has no minus key. */
  readonly isCount?: boolean;
  readonly onType: (text: string) => void;
}

/** A labelled text field. The value stays a text until it is used, so that a fault can be shown. */
export function Typed({ label, value, isCount = false, onType }: TypedProps) {
  return (
    <label class={field.field}>
      <span>{label}</span>
      <input
        class={field.input}
        value={value}
        autocomplete="off"
        inputMode={isCount ? 'numeric' : 'text'}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
    </label>
  );
}

interface FileProps {
  readonly label: string;
  /** Which files can be chosen. */
  readonly accept: string;
  readonly onChoose: (input: HTMLInputElement) => void;
}

/** A button that opens the file dialog. */
export function FileButton({ label, accept, onChoose }: FileProps) {
  return (
    <div class="row">
      <label class={button.button}>
        {label}
        <input type="file" class="hidden" accept={accept} onChange={({ currentTarget }) => onChoose(currentTarget)} />
      </label>
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

/** A labelled checkbox. */
export function Check({ label, isOn, onTurn }: CheckProps) {
  return (
    <label class={field.check}>
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onTurn(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Work that is done once at a time. @returns whether some is being done, and what starts it */
export function useWork(): readonly [isBusy: boolean, start: (work: () => Promise<unknown>) => void] {
  const isBusy = useSignal(false);
  const start = (work: () => Promise<unknown>) => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    void work().finally(() => (isBusy.value = false));
  };
  return [isBusy.value, start];
}
