import { CHOMBO_CAUSES } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { withCause } from './form-changes.ts';
import type { PartProps } from './hand-entry-form.tsx';
import { Options } from './options.tsx';
import { Seats, playersOf } from './seats.tsx';

/** Who made a chombo, and what each foul was for whoever wants to say it. */
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
