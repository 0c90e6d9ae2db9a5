import { locale, words } from '../../prefs.ts';
import fold from '../../ui/fold.module.css';
import place from '../../ui/place.module.css';
import type { HandForm } from './form.ts';
import { ChomboParts, type PartProps, Riichi, Seats, Wareme } from './hand-parts.tsx';
import { reasonAgainst } from './judge.ts';
import { Options } from './options.tsx';

interface DrawProps extends PartProps {
  /** Records at once. Undefined for the correction of a past hand, where a choice has to be confirmed. */
  readonly onNow: ((form: HandForm) => void) | undefined;
}

/** Which draw it was; for an exhaustive one, who is in tenpai. */
export function DrawRecord({ onNow, ...props }: DrawProps) {
  const { form, before, onChange } = props;
  const said = words.value.match;
  const { draws } = before.state.rules;
  const abortive = draws.abortive.map((cause) => [cause, locale.value.abortiveDraws[cause]] as const);
  const hasNagashi = draws.nagashi !== 'none';
  return (
    <>
      {onNow === undefined && abortive.length > 0 && (
        <Options
          legend={said.enter.draw}
          options={[['exhaustive', said.enter.exhaustive], ...abortive]}
          isOn={(draw) => form.draw === draw}
          reason={(draw) => reasonAgainst({ ...form, draw }, form, before)}
          onChoose={(draw) => onChange({ ...form, draw })}
        />
      )}
      {form.draw === 'exhaustive' && (
        <>
          {onNow && <h3>{said.enter.exhaustive}</h3>}
          <Seats legend={said.enter.tenpai} {...props} of={form.tenpai} change={(tenpai) => ({ ...form, tenpai })} />
          {hasNagashi && (
            <Seats legend={said.enter.nagashi} {...props} of={form.nagashi} change={(nagashi) => ({ ...form, nagashi })} />
          )}
          {hasNagashi && draws.nagashiHand === 'closed' && (
            <Seats legend={said.enter.open} {...props} of={form.open} change={(open) => ({ ...form, open })} />
          )}
        </>
      )}
      {onNow && abortive.length > 0 && (
        <Options
          legend={said.record.abortive}
          options={abortive}
          isOn={() => false}
          reason={(draw) => reasonAgainst({ ...form, draw }, form, before)}
          onChoose={(draw) => onNow({ ...form, draw })}
        />
      )}
      <RecordDetails {...props} isOpen={onNow === undefined} />
    </>
  );
}

/** A chombo that ends the hand. */
export function ChomboRecord({ isOpen, ...props }: PartProps & { readonly isOpen: boolean }) {
  return (
    <>
      <ChomboParts legend={words.value.match.enter.chombo} {...props} />
      <RecordDetails {...props} isOpen={isOpen} />
    </>
  );
}

/** What a hand rarely needs: changes to riichi, wareme, a chombo in addition to a win, dead hands. */
export function RecordDetails({ isOpen = false, ...props }: PartProps & { readonly isOpen?: boolean }) {
  const { form } = props;
  const said = words.value.match.enter;
  return (
    <details class={fold.fold} open={isOpen || form.dead.length > 0}>
      <summary>{said.details}</summary>
      <div class={place.place}>
        <Riichi {...props} />
        <Wareme {...props} />
        {form.end === 'win' && <ChomboParts legend={said.chomboBeside} {...props} />}
        <Seats legend={said.dead} {...props} of={form.dead} change={(dead) => ({ ...form, dead })} />
      </div>
    </details>
  );
}
