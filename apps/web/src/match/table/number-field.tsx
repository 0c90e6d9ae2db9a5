interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly step?: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number that is typed; empty where none is told. */
export function NumberField({ label, value, step = 1, onChange }: Props) {
  return (
    <label>
      <span>{label}</span>
      <input
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
