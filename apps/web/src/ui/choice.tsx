import styles from './choice.module.css';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  /** Names the group in the page. */
  readonly name: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  /** Why an option cannot be; empty if it can. */
  readonly reason?: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

/** One of a few words, as radios in a row. */
export function Choice<T extends string>({ legend, name, value, options, reason, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset class={styles.choice}>
      <legend>{legend}</legend>
      <div class={styles.row}>
        {options.map(([one, label]) => {
          const why = one === value ? '' : (reason?.(one) ?? '');
          return (
            <label key={one} class={styles.option} title={why}>
              <input type="radio" name={name} checked={one === value} disabled={why !== ''} onChange={() => onChoose(one)} />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
