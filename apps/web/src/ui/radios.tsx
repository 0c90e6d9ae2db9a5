import { useId } from 'preact/hooks';

import styles from './radios.module.css';

interface Props<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
}

/** One of a few words, side by side. */
export function Radios<T extends string | number | null>({ label, value, options, onChoose }: Props<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} class={styles.radios}>
      {options.map((option) => (
        <label key={String(option.value)}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
