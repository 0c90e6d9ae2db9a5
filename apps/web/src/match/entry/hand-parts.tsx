import { type Seat, seatsOf } from '@tenbo/engine';
import { CHOMBO_CAUSES, type Match } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { type HandForm, type WinForm, toggled, withCause, withRiichi } from './form.ts';
import { reasonAgainst } from './judge.ts';
import { Options } from './options.tsx';

/** What every part of a form needs. */
export interface PartProps {
  readonly form: HandForm;
  /** The match as it was before the hand. */
  readonly before: Match;
  readonly onChange: (form: HandForm) => void;
}

/** What every part of a win needs. */
export interface WinProps extends PartProps {
  readonly win: WinForm;
}

interface SeatsProps extends PartProps {
  readonly legend: string;
  readonly of: readonly Seat[];
  readonly change: (seats: readonly Seat[]) => HandForm;
}

/** A choice of several players. A player who is not allowed is grey, with the reason. */
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

/** Who declared riichi: as laid at the table, and corrected here if needed. */
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

/** The side at which the wall was broken, if the rules use wareme. */
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

/** Who committed a chombo and, optionally, the cause of each. */
export function ChomboParts({ legend, ...props }: PartProps & { readonly legend: string }) {
  const { form, before, onChange } = props;
  const offenders = playersOf(before).filter(([seat]) => form.chombo.includes(seat));
  return (
    <>
      <Seats legend={legend} {...props} of={form.chombo} change={(chombo) => ({ ...form, chombo })} />
      {offenders.map(([seat, name]) => (
        <Options
          key={seat}
          legend={words.value.match.enter.chomboCause(name)}
          options={CHOMBO_CAUSES.map((cause) => [cause, locale.value.match.chomboCauses[cause]])}
          isOn={(cause) => form.causes.some((foul) => foul.seat === seat && foul.cause === cause)}
          onChoose={(cause) => onChange(withCause(form, { seat, cause }))}
        />
      ))}
    </>
  );
}
