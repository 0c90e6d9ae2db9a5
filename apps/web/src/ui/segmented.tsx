import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

import styles from './segmented.module.css';

interface SegmentedProps<T> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: ComponentChildren])[];
  /** `joined` under a legend; `apart`, or joined but `bare`, if something next to it already names the choice. */
  readonly look?: 'joined' | 'apart' | 'bare';
  /** Whether the value is assumed rather than chosen: it is shaded instead of filled. */
  readonly assumed?: boolean;
  /** Why an option is not allowed; empty if it is. */
  readonly reason?: (value: T) => string;
  /** Told the reason when an option that is not allowed is tapped; left out, the choice itself says it below. */
  readonly onRefuse?: (reason: string) => void;
  readonly onChoose: (value: T) => void;
}

/** A row of radio buttons; an option that is not allowed says why when tapped. */
export function Segmented<T extends string | number | null>(props: SegmentedProps<T>) {
  const name = useId();
  const [explained, setExplained] = useState('');
  const { legend, value, options, look = 'joined', assumed = false, reason, onRefuse = setExplained, onChoose } = props;
  return (
    <fieldset role="radiogroup" class={look === 'apart' ? styles.apart : styles.joined} data-assumed={assumed}>
      <legend class={look === 'joined' ? 'note' : 'hidden'}>{legend}</legend>
      <div class={`row ${styles.row}`}>
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
                  onRefuse(why);
                  if (why !== '') event.preventDefault();
                  // A radio button that is already on reports no change.
                  else if (assumed && one === value) onChoose(one);
                }}
                onChange={() => why === '' && onChoose(one)}
              />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
      {explained !== '' && (
        <p class="note" role="status">
          {explained}
        </p>
      )}
    </fieldset>
  );
}
