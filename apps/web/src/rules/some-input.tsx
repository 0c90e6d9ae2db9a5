import type { ComponentChildren } from 'preact';

import { words } from '../prefs.ts';
import styles from './editor.module.css';

interface Props {
  readonly options: readonly string[];
  readonly value: unknown;
  readonly label: (option: string) => string;
  readonly onChange: (value: readonly string[]) => void;
}

/** Any number of words, kept in the order in which they are offered. */
export function SomeInput({ options, value, label, onChange }: Props) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (id: string) => onChange(options.filter((option) => (option === id) !== chosen.includes(option)));
  return (
    <Checks many={options.length} chosen={chosen.length}>
      {options.map((option) => (
        <label key={option} class={styles.check}>
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
          {label(option)}
        </label>
      ))}
    </Checks>
  );
}

const FEW = 8;

interface ChecksProps {
  readonly many: number;
  readonly chosen: number;
  readonly children: ComponentChildren;
}

/** Boxes to check; where they are many they wait behind a line that says how many are checked. */
export function Checks({ many, chosen, children }: ChecksProps) {
  if (many <= FEW) return <div class={styles.checks}>{children}</div>;
  return (
    <details class={styles.many}>
      <summary>{words.value.rules.chosen(chosen)}</summary>
      <div class={styles.checks}>{children}</div>
    </details>
  );
}
