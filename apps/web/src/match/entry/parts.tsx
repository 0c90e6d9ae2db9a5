// What the forms of a hand are made of: choices, and from them the parts of a draw, a chombo and the details of any hand.
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { type Seat, seatsOf } from '@tenbo/engine';
import { type Match, CHOMBO_CAUSES } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { type HandForm, type WinForm, toggled, withCause, withRiichi } from './form.ts';
import { reasonAgainst } from './judge.ts';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import styles from './form.module.css';
import fold from '../../ui/fold.module.css';
import place from '../../ui/place.module.css';

interface Props<T> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly isOn: (value: T) => boolean;
  /** Why an option is not allowed; empty if it is. */
  readonly reason?: (value: T) => string;
  /** `numbers` are set closer together. */
  readonly look?: 'words' | 'numbers';
  readonly onChoose: (value: T) => void;
}

/** A row of keys, one or more of which are on. A key that is not allowed is grey and says why when focused or tapped. */
export function Options<T extends string | number>({ legend, options, isOn, reason, look = 'words', onChoose }: Props<T>) {
  const explained = useSignal('');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} class={field.field}>
      <span id={id}>{legend}</span>
      <div class={`${look === 'numbers' ? `columns ${styles.numbers}` : 'row'} ${styles.options}`}>
        {options.map(([value, label]) => {
          const why = isOn(value) ? '' : (reason?.(value) ?? '');
          const choose = () => {
            explained.value = why;
            if (why === '') onChoose(value);
          };
          return (
            <button
              key={value}
              type="button"
              class={button.button}
              aria-pressed={isOn(value)}
              aria-disabled={why !== ''}
              title={why}
              onFocus={() => (explained.value = why)}
              onClick={choose}
            >
              {label}
            </button>
          );
        })}
      </div>
      <p role="status" class="note loss">
        {explained.value}
      </p>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly step?: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a whole number; undefined is an empty field. */
export function NumberField({ label, value, step = 1, onChange }: NumberFieldProps) {
  return (
    <label class={field.field}>
      <span>{label}</span>
      <input
        class={field.input}
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
function Seats({ legend, form, before, onChange, of, change }: SeatsProps) {
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
function Riichi({ form, before, onChange }: PartProps) {
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
function Wareme({ form, before, onChange }: PartProps) {
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
function ChomboParts({ legend, ...props }: PartProps & { readonly legend: string }) {
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

interface DrawProps extends PartProps {
  /** Records at once. Undefined for the correction of a past hand, where a choice has to be confirmed. */
  readonly onNow: ((form: HandForm) => void) | undefined;
}

/** Which draw it was; for an exhaustive one, who is in tenpai. */
export function DrawRecord({ onNow, ...props }: DrawProps) {
  const { form, before, onChange } = props;
  const texts = words.value.match;
  const { draws } = before.state.rules;
  const abortive = draws.abortive.map((cause) => [cause, locale.value.abortiveDraws[cause]] as const);
  const hasNagashi = draws.nagashi !== 'none';
  return (
    <>
      {onNow === undefined && abortive.length > 0 && (
        <Options
          legend={texts.enter.draw}
          options={[['exhaustive', texts.enter.exhaustive], ...abortive]}
          isOn={(draw) => form.draw === draw}
          reason={(draw) => reasonAgainst({ ...form, draw }, form, before)}
          onChoose={(draw) => onChange({ ...form, draw })}
        />
      )}
      {form.draw === 'exhaustive' && (
        <>
          {onNow && <h3>{texts.enter.exhaustive}</h3>}
          <Seats legend={texts.enter.tenpai} {...props} of={form.tenpai} change={(tenpai) => ({ ...form, tenpai })} />
          {hasNagashi && (
            <Seats legend={texts.enter.nagashi} {...props} of={form.nagashi} change={(nagashi) => ({ ...form, nagashi })} />
          )}
          {hasNagashi && draws.nagashiHand === 'closed' && (
            <Seats legend={texts.enter.open} {...props} of={form.open} change={(open) => ({ ...form, open })} />
          )}
        </>
      )}
      {onNow && abortive.length > 0 && (
        <Options
          legend={texts.record.abortive}
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
  const texts = words.value.match.enter;
  return (
    <details class={fold.fold} open={isOpen || form.dead.length > 0}>
      <summary>{texts.details}</summary>
      <div class={place.place}>
        <Riichi {...props} />
        <Wareme {...props} />
        {form.end === 'win' && <ChomboParts legend={texts.chomboBeside} {...props} />}
        <Seats legend={texts.dead} {...props} of={form.dead} change={(dead) => ({ ...form, dead })} />
      </div>
    </details>
  );
}
