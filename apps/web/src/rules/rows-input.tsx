import { words } from '../prefs.ts';
import styles from './editor.module.css';
import { rowsOf, rowsText } from './rows-text.ts';

interface Props {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Rows of numbers, a line each. */
export function RowsInput({ label, value, onChange }: Props) {
  const text = rowsText(value);
  return (
    <label class={styles.rows}>
      <span class="hidden">{label}</span>
      <textarea rows={text.split('\n').length} value={text} onChange={(event) => onChange(rowsOf(event.currentTarget.value))} />
      <span class={styles.note}>{words.value.rules.umaRow}</span>
    </label>
  );
}
