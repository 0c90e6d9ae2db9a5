import type { RuleChoices } from '@tenbo/engine';

import styles from './editor.module.css';

interface Props {
  readonly label: string;
  readonly range: { readonly from: number; readonly to: number; readonly step: number };
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly hideLabel?: boolean;
}

/** A number; whatever else is typed goes on as it is, for the judge of rules to refuse. */
export function NumberInput({ label, range, value, onChange, hideLabel = false }: Props) {
  const change = (text: string) => onChange(text === '' ? text : Number(text));
  return (
    <label class={styles.number}>
      <span class={hideLabel ? 'hidden' : undefined}>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={range.from}
        max={range.to}
        step={range.step}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

interface OrWordProps {
  readonly label: string;
  readonly choices: RuleChoices & { readonly kind: 'number' };
  readonly value: unknown;
  /** How a word in place of the number is said. */
  readonly word: (value: string | null) => string;
  readonly onChange: (value: unknown) => void;
}

/** What a number begins with where no word stands in its place. */
function nearestToZero({ from, to }: Props['range']): number {
  return Math.min(Math.max(from, 0), to);
}

/** A number, or a word in its place. */
export function NumberOrWord({ label, choices, value, word, onChange }: OrWordProps) {
  return (
    <div class={styles.row}>
      <NumberInput label={label} hideLabel range={choices} value={value} onChange={onChange} />
      {choices.or.map((one) => (
        <label key={String(one)} class={styles.check}>
          <input
            type="checkbox"
            checked={value === one}
            onChange={(event) => onChange(event.currentTarget.checked ? one : nearestToZero(choices))}
          />
          {word(one)}
        </label>
      ))}
    </div>
  );
}
