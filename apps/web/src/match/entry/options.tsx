import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';

import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import styles from './form.module.css';

interface Props<T> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly isOn: (value: T) => boolean;
  /** Why an option is not allowed; empty if it is. */
  readonly reason?: (value: T) => string;
  /** `numbers` are set closer together. */
  readonly look?: 'words' | 'numbers';
  readonly onChoose: (value: T) => void;
}

/** A row of keys, one or more of which are on. A key that is not allowed is grey and says why when focused or tapped. */
export function Options<T extends string | number>({ legend, options, isOn, reason, look = 'words', onChoose }: Props<T>) {
  const explained = useSignal('');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} class={field.field}>
      <span id={id}>{legend}</span>
      <div class={`${look === 'numbers' ? `columns ${styles.numbers}` : 'row'} ${styles.options}`}>
        {options.map(([value, label]) => {
          const why = isOn(value) ? '' : (reason?.(value) ?? '');
          const choose = () => {
            explained.value = why;
            if (why === '') onChoose(value);
          };
          return (
            <button
              key={value}
              type="button"
              class={button.button}
              aria-pressed={isOn(value)}
              aria-disabled={why !== ''}
              title={why}
              onFocus={() => (explained.value = why)}
              onClick={choose}
            >
              {label}
            </button>
          );
        })}
      </div>
      <p role="status" class="note loss">
        {explained.value}
      </p>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly step?: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a whole number; undefined is an empty field. */
export function NumberField({ label, value, step = 1, onChange }: NumberFieldProps) {
  return (
    <label class={field.field}>
      <span>{label}</span>
      <input
        class={field.input}
        type="number"
        inputMode="numeric"
        min={0}
        step={step}
        value={value ?? ''}
        onInput={({ currentTarget }) =>
          onChange(Number.isNaN(currentTarget.valueAsNumber) ? undefined : currentTarget.valueAsNumber)
        }
      />
    </label>
  );
}
