import field from '../../ui/field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  /** A count has digits only; points may be negative, for which a phone's pad of digits has no key. */
  readonly is?: 'text' | 'count' | 'points';
  readonly onType: (text: string) => void;
}

/** A field to type in, with its label. What is typed stays a text until it is used, so that a fault can be said. */
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
