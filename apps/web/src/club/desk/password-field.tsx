import { useSignal } from '@preact/signals';

import field from '../../ui/field.module.css';
import { deskWords } from './words.ts';

interface Props {
  readonly label: string;
  readonly event: string;
  readonly value: string;
  /** Whether the browser's password manager should suggest a new password or one it has saved. */
  readonly is: 'new' | 'current';
  readonly onType: (text: string) => void;
}

const SHOWN = { type: 'text' } as const;
const HIDDEN = { type: 'password' } as const;

/** A field for the password of an event. */
export function PasswordField({ label, event, value, is, onType }: Props) {
  const isShown = useSignal(false);
  return (
    <>
      {/* Several events may share an address: this name lets a password manager keep their passwords apart. */}
      <input type="text" autocomplete="username" value={event} hidden readOnly />
      <label class={field.field}>
        <span>{label}</span>
        <input
          class={field.input}
          {...(isShown.value ? SHOWN : HIDDEN)}
          autocomplete={is === 'new' ? 'new-password' : 'current-password'}
          autocapitalize="off"
          spellcheck={false}
          value={value}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      <label class={field.check}>
        <input
          type="checkbox"
          checked={isShown.value}
          onChange={({ currentTarget }) => (isShown.value = currentTarget.checked)}
        />
        <span>{deskWords.value.password.show}</span>
      </label>
    </>
  );
}
