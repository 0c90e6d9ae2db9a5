import { type Seat, seatsOf } from '@tenbo/engine';

import { words } from '../../prefs.ts';
import type { PartProps } from './hand-entry-form.tsx';
import { toggled, withRiichi } from './form-changes.ts';
import type { HandForm } from './form.ts';
import { reasonAgainst } from './judge.ts';
import { Options } from './options.tsx';

interface SeatsProps extends PartProps {
  readonly legend: string;
  readonly of: readonly Seat[];
  readonly change: (seats: readonly Seat[]) => HandForm;
}

/** Some of the players; one who cannot be among them says why. */
export function Seats({ legend, form, before, onChange, of, change }: SeatsProps) {
  return (
    <Options
      legend={legend}
      options={playersOf(before)}
      isOn={(seat) => of.includes(seat)}
      reason={(seat) => reasonAgainst(change(toggled(of, seat)), form, before)}
      onChoose={(seat) => onChange(change(toggled(of, seat)))}
    />
  );
}

/** Who declared riichi: as it was laid at the table, to be put right here. */
export function Riichi({ form, before, onChange }: PartProps) {
  return (
    <Options
      legend={words.value.match.enter.riichi}
      options={playersOf(before)}
      isOn={(seat) => form.riichi.includes(seat)}
      reason={(seat) => reasonAgainst(withRiichi(form, seat), form, before)}
      onChoose={(seat) => onChange(withRiichi(form, seat))}
    />
  );
}

/** At whose side the wall was broken, where that counts. */
export function Wareme({ form, before, onChange }: PartProps) {
  if (before.state.rules.payments.wareme === 'none') return null;
  return (
    <Options
      legend={words.value.match.enter.wareme}
      options={playersOf(before)}
      isOn={(seat) => form.wareme === seat}
      onChoose={(wareme) => onChange({ ...form, wareme })}
    />
  );
}

/** The players by seat, with their names. */
export function playersOf({ state }: PartProps['before']): readonly (readonly [Seat, string])[] {
  return seatsOf(state.rules).map((seat) => [seat, state.players[seat] ?? '']);
}
