import type { RuleChoices } from '@tenbo/engine';
import type { ComponentChildren } from 'preact';

import { words } from '../prefs.ts';
import field from '../ui/field.module.css';
import fold from '../ui/fold.module.css';
import place from '../ui/place.module.css';
import styles from './rules.module.css';
import { numberOrList, rowsOf, rowsText } from './draft.ts';

interface Props {
  readonly label: string;
  readonly range: { readonly from: number; readonly to: number; readonly step: number };
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly hideLabel?: boolean;
}

/** A number; anything else typed is passed on for `parseRules` to refuse. */
export function NumberInput({ label, range, value, onChange, hideLabel = false }: Props) {
  const change = (text: string) => onChange(text === '' ? text : Number(text));
  return (
    <label class={`${field.beside} ${styles.number}`}>
      <span class={hideLabel ? 'hidden' : undefined}>{label}</span>
      <input
        class={field.input}
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
  /** The label of a word that replaces the number. */
  readonly word: (value: string | null) => string;
  readonly onChange: (value: unknown) => void;
}

/** The first value after a word is switched off: zero, or the nearest allowed number. */
function nearestToZero({ from, to }: Props['range']): number {
  return Math.min(Math.max(from, 0), to);
}

/** A number, or a word instead of it. */
export function NumberOrWord({ label, choices, value, word, onChange }: OrWordProps) {
  return (
    <div class={`unprinted ${place.choices}`}>
      <NumberInput label={label} hideLabel range={choices} value={value} onChange={onChange} />
      {choices.or.map((one) => (
        <label key={String(one)} class={field.check}>
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

interface SomeInputProps {
  readonly options: readonly string[];
  readonly value: unknown;
  readonly label: (option: string) => string;
  readonly onChange: (value: readonly string[]) => void;
}

/** Any number of words, in the order they are offered. */
export function SomeInput({ options, value, label, onChange }: SomeInputProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (id: string) => onChange(options.filter((option) => (option === id) !== chosen.includes(option)));
  return (
    <Checks many={options.length} chosen={chosen.length}>
      {options.map((option) => (
        <label key={option} class={field.check}>
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

/** Check boxes; many of them are folded behind a line that says how many are checked. */
export function Checks({ many, chosen, children }: ChecksProps) {
  if (many <= FEW) return <div class={`columns ${styles.checks}`}>{children}</div>;
  return (
    <details class={fold.fold}>
      <summary>{words.value.rules.chosen(chosen)}</summary>
      <div class={`columns ${styles.checks}`}>{children}</div>
    </details>
  );
}

interface TextInputProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Rows of numbers, one per line. */
export function RowsInput({ label, value, onChange }: TextInputProps) {
  const text = rowsText(value);
  return (
    <label class={`${field.field} ${styles.rows}`}>
      <span class="hidden">{label}</span>
      <textarea
        class={field.input}
        rows={text.split('\n').length}
        value={text}
        onChange={(event) => onChange(rowsOf(event.currentTarget.value))}
      />
      <span>{words.value.rules.umaRow}</span>
    </label>
  );
}

/** A number, or a list of numbers on one line. */
export function NumberOrListInput({ label, value, onChange }: TextInputProps) {
  return (
    <label class={field.field}>
      <span class="hidden">{label}</span>
      <input
        class={field.input}
        value={Array.isArray(value) ? rowsText([value]) : String(value)}
        onChange={(event) => onChange(numberOrList(event.currentTarget.value))}
      />
    </label>
  );
}
