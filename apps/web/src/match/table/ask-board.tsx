import { type Seat, seatsOf } from '@tenbo/engine';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../../prefs.ts';
import type { Draft } from '../draft.ts';
import { type HandForm, withFrom, withOnlyWinner, withWinner } from '../entry/form.ts';
import { reasonAgainst } from '../entry/judge.ts';
import type { OpenMatch } from '../store.ts';
import { AskedSide } from './side.tsx';
import { Bar, Felt } from './board.tsx';
import styles from './plate.module.css';

interface Props {
  /** The match as it was before the hand. */
  readonly open: OpenMatch;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onCancel: () => void;
}

/** The table while a win is recorded: a tap on a side names a winner or the payer. */
export function AskBoard({ open, draft, onChange, onCancel }: Props) {
  const { form, step } = draft;
  const explained = useSignal('');
  const top = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => top.current?.focus({ preventScroll: true }), [step]);
  const texts = words.value.match;
  const tap = (seat: Seat) => {
    const reason = reasonOf(open, draft, seat);
    explained.value = reason;
    if (reason === '') onChange(tapped(draft, seat));
  };
  const more = step === 'payer' ? reasonAgainstMore(open, form) : '';
  const [first] = form.wins;
  const name = first ? (open.match.state.players[first.winner] ?? '') : '';
  const isKnown = form.from !== undefined || first?.han !== undefined || first?.limit !== undefined || first?.tiles !== undefined;
  return (
    <Felt
      asking
      bar={
        <Bar>
          <button type="button" onClick={onCancel}>
            {texts.record.cancel}
          </button>
          {step === 'payer' && isKnown && (
            <button type="button" onClick={() => onChange({ ...draft, step: 'winner' })}>
              {texts.record.otherWinner}
            </button>
          )}
          {step === 'payer' && (
            <button
              type="button"
              aria-disabled={more !== ''}
              title={more}
              onClick={() => {
                explained.value = more;
                if (more === '') onChange({ ...draft, step: 'another' });
              }}
            >
              {texts.record.another}
            </button>
          )}
        </Bar>
      }
    >
      <div class={`column ${styles.plate} ${styles.asked}`}>
        <h2 ref={top} tabIndex={-1}>
          {step === 'payer' ? texts.record.who : step === 'another' ? texts.record.whoElse : texts.enter.winners}
        </h2>
        {step === 'payer' && <p class="note">{form.wins.length === 1 ? texts.record.whoHint(name) : texts.record.whoHintRon}</p>}
        <p role="status" class="note">
          {explained.value}
        </p>
      </div>
      {seatsOf(open.match.state.rules).map((seat) => (
        <AskedSide
          key={seat}
          open={open}
          seat={seat}
          form={form}
          step={step}
          reason={reasonOf(open, draft, seat)}
          onTap={() => tap(seat)}
        />
      ))}
    </Felt>
  );
}

/** The draft after a tap on a side. */
function tapped(draft: Draft, seat: Seat): Draft {
  const { form, step } = draft;
  if (step === 'another') return { ...draft, form: withWinner(form, seat), step: 'payer' };
  if (step === 'winner') {
    const changed = withOnlyWinner(form, seat);
    return { ...draft, form: changed, step: changed.from === undefined ? 'payer' : 'value' };
  }
  const from = form.wins.some(({ winner }) => winner === seat) ? 'wall' : seat;
  return { ...draft, form: withFrom(form, from), step: 'value' };
}

function reasonOf({ match }: OpenMatch, draft: Draft, seat: Seat): string {
  return reasonAgainst(tapped(draft, seat).form, { ...draft.form, from: undefined }, match);
}

/** Why no other player can win from the same tile: the reason for the first pair of winner and payer, if all are refused. */
function reasonAgainstMore({ match }: OpenMatch, form: HandForm): string {
  const others = seatsOf(match.state.rules).filter((seat) => !form.wins.some(({ winner }) => winner === seat));
  const pairs = others.flatMap((winner) => others.filter((payer) => payer !== winner).map((payer) => [winner, payer] as const));
  const alone: HandForm = { ...form, from: undefined };
  const reasons = pairs.map(([winner, payer]) => reasonAgainst(withFrom(withWinner(alone, winner), payer), alone, match));
  return reasons.includes('') ? '' : (reasons[0] ?? '');
}
