import { useId, useState } from 'preact/hooks';

import styles from './choice.module.css';

interface ChoiceProps<T> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  /** Joined under their legend, or apart beside what names them already. */
  readonly look?: 'joined' | 'apart';
  /** Why an option cannot be; empty if it can. */
  readonly reason?: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

/** One of a few words, as radios in a row; one that cannot be says why when it is tapped. */
export function Choice<T extends string | number | null>(props: ChoiceProps<T>) {
  const { legend, value, options, look = 'joined', reason, onChoose } = props;
  const name = useId();
  const [told, setTold] = useState('');
  return (
    <fieldset role="radiogroup" class={`${styles.choice} ${styles[look]}`}>
      <legend class={look === 'apart' ? 'hidden' : styles.legend}>{legend}</legend>
      <div class={styles.row}>
        {options.map(([one, label]) => {
          const why = one === value ? '' : (reason?.(one) ?? '');
          return (
            <label key={String(one)} class={styles.option} title={why}>
              <input
                type="radio"
                name={name}
                checked={one === value}
                aria-disabled={why !== ''}
                onClick={(event) => {
                  setTold(why);
                  if (why !== '') event.preventDefault();
                }}
                onChange={() => why === '' && onChoose(one)}
              />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
      {told !== '' && (
        <p class={styles.reason} role="status">
          {told}
        </p>
      )}
    </fieldset>
  );
}
