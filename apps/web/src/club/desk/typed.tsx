import field from '../../ui/field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  /** A count has digits only. Points may be negative, and a phone's digit keypad has no minus key. */
  readonly is?: 'text' | 'count' | 'points';
  readonly onType: (text: string) => void;
}

/** A labelled text field. The value stays a text until it is used, so that a fault can be shown. */
export function Typed({ label, value, is = 'text', onType }: Props) {
  return (
    <label class={field.field}>
      <span>{label}</span>
      <input
        class={field.input}
        value={value}
        autocomplete="off"
        inputMode={is === 'count' ? 'numeric' : 'text'}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
    </label>
  );
}
