import { useSignal } from '@preact/signals';
import { type Seat, isBlank, seatsOf } from '@tenbo/engine';
import { describeLedgerError, asSentence } from '@tenbo/i18n';
import { type MatchEvent, type NoteAdded, type PenaltyGiven, checkAppend } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { replaceAddress } from '../../router.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import { useEscape } from '../../ui/focus.ts';
import place from '../../ui/place.module.css';
import { SureButton } from '../../ui/sure-button.tsx';
import { enterAndAnnounce } from '../announce.ts';
import { type OpenMatch, isForGood } from '../store.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import styles from './form.module.css';
import { NumberField, Options } from './parts.tsx';

/** What happens besides hands: time, the end, penalties, notes. */
export function Other({ open }: ViewProps) {
  const { id, match } = open;
  const texts = words.value.match.other;
  const refused = useSignal<readonly string[]>([]);
  const leave = () => replaceAddress(viewAddress(id));
  useEscape(leave);
  const take = async (event: MatchEvent) => {
    const errors = await enterAndAnnounce(event);
    if (errors?.length === 0) leave();
    return errors;
  };
  const ends = { time: { type: 'timeCalled' }, agree: { type: 'matchEnded', reason: 'agreed' } } as const;
  const end = async (by: keyof typeof ends) => (refused.value = (await take(ends[by])) ?? []);
  const asks = isForGood(ends.agree);
  return (
    <div class={`${place.place} ${styles.form}`}>
      <h2>{texts.heading}</h2>
      <Options
        legend={asks ? texts.time : texts.agreeHint}
        options={[['time', texts.time] as const, ...(asks ? [] : [['agree', texts.agree] as const])]}
        isOn={() => false}
        reason={(by) => {
          const [error] = checkAppend(match, ends[by]);
          return error ? asSentence(describeLedgerError(error, locale.value, match.state.players)) : '';
        }}
        onChoose={(by) => void end(by)}
      />
      {asks && (
        <div class="row">
          <SureButton
            says={match.state.hands.length > 0 ? texts.endsForGood : texts.endsUnplayed}
            onSure={() => void end('agree')}
          >
            {texts.agree}
          </SureButton>
        </div>
      )}
      {refused.value.map((why) => (
        <p key={why} role="alert" class="loss">
          {why}
        </p>
      ))}
      <section class={card.card}>
        <h3>{texts.penalty}</h3>
        <PenaltyForm open={open} label={texts.give} onDone={take} />
      </section>
      <section class={card.card}>
        <h3>{texts.note}</h3>
        <NoteForm label={texts.add} onDone={take} />
      </section>
      <div class="row">
        <a class={button.button} href={viewAddress(id)}>
          {words.value.match.enter.leave}
        </a>
      </div>
    </div>
  );
}

interface PenaltyFormProps {
  readonly open: OpenMatch;
  readonly begin?: PenaltyGiven;
  readonly label: string;
  /** @returns why it was refused; undefined if that is reported elsewhere */
  readonly onDone: (penalty: PenaltyGiven) => Promise<readonly string[] | undefined>;
}

/** Takes ranking points off a player. */
export function PenaltyForm({ open, begin, label, onDone }: PenaltyFormProps) {
  const { players, rules } = open.match.state;
  const seat = useSignal<Seat>(begin?.seat ?? 0);
  const ranking = useSignal<number | undefined>(begin?.ranking);
  const refused = useSignal<readonly string[]>([]);
  const texts = words.value.match;
  const submit = async (event: Event) => {
    event.preventDefault();
    refused.value = (await onDone({ type: 'penaltyGiven', seat: seat.value, ranking: ranking.value ?? 0 })) ?? [];
  };
  return (
    <form class={`row ${styles.fields}`} onSubmit={(event) => void submit(event)}>
      <label class={field.field}>
        <span>{texts.enter.player}</span>
        <select
          class={field.input}
          value={seat.value}
          onChange={({ currentTarget }) => (seat.value = Number(currentTarget.value) as Seat)}
        >
          {seatsOf(rules).map((one) => (
            <option key={one} value={one} selected={one === seat.value}>
              {players[one]}
            </option>
          ))}
        </select>
      </label>
      <NumberField label={texts.other.ranking} value={ranking.value} onChange={(n) => (ranking.value = n)} />
      <button type="submit" class={button.button}>
        {label}
      </button>
      {refused.value.map((why) => (
        <p key={why} role="alert" class="loss">
          {why}
        </p>
      ))}
    </form>
  );
}

interface NoteFormProps {
  readonly begin?: string;
  readonly label: string;
  /** @returns why it was refused; undefined if that is reported elsewhere */
  readonly onDone: (note: NoteAdded) => Promise<readonly string[] | undefined>;
}

/** A note on the match. */
export function NoteForm({ begin = '', label, onDone }: NoteFormProps) {
  const text = useSignal(begin);
  const refused = useSignal<readonly string[]>([]);
  const submit = async (event: Event) => {
    event.preventDefault();
    refused.value = (await onDone({ type: 'noteAdded', text: text.value.trim() })) ?? [];
  };
  return (
    <form class={`row ${styles.fields}`} onSubmit={(event) => void submit(event)}>
      <label class={`${field.field} ${styles.wide}`}>
        <span>{words.value.match.other.text}</span>
        <input class={field.input} value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
      </label>
      <button type="submit" class={button.button} disabled={isBlank(text.value)}>
        {label}
      </button>
      {refused.value.map((why) => (
        <p key={why} role="alert" class="loss">
          {why}
        </p>
      ))}
    </form>
  );
}
