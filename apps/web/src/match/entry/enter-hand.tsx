import { type Signal, useSignal } from '@preact/signals';
import { describeEntered, describeHand, describeLedgerError } from '@tenbo/i18n';
import type { HandEnded, HandSoFar, Match, MatchEvent } from '@tenbo/ledger';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import { visitTexts } from '../../browser-texts.ts';
import { locale, words } from '../../prefs.ts';
import { replaceAddress } from '../../router.ts';
import { useEscape } from '../../ui/focus.ts';
import { enterAndTell } from '../happened.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import { Consequences } from './consequences.tsx';
import styles from './form.module.css';
import { ENDS, type HandForm, emptyForm, handOf, missingOf, withLaid } from './form.ts';
import { ChomboParts, DrawParts, type PartProps, Riichi, Seats, Wareme } from './hand-parts.tsx';
import { errorsOf, lineOf } from './judge.ts';
import { Options } from './options.tsx';
import { WinParts } from './win-parts.tsx';
import { asSentence } from '../../words/sentence.ts';

/** Enters a hand that ended by `win`, `draw` or `chombo`, as the address says. */
export function EnterHand({ open, path: [named] }: ViewProps) {
  const end = ENDS.find((one) => one === named) ?? 'win';
  const { id, match, soFar } = open;
  return (
    <HandEntryForm
      key={end}
      heading={words.value.match.enter.headings[end]}
      match={match}
      before={match}
      begin={emptyForm(end, soFar)}
      soFar={soFar}
      keptAs={`${id} ${match.state.heads.join(' ')} ${end} ${soFar.riichi.join('')}`}
      eventOf={(event) => event}
      onLeave={() => replaceAddress(viewAddress(id))}
    />
  );
}

interface Props {
  readonly heading: string;
  readonly match: Match;
  readonly before: Match;
  readonly begin: HandForm;
  /** What lies on the table, if the hand is the one being played; its kind of end was then chosen before. */
  readonly soFar?: HandSoFar;
  /** The name under which a half-filled form outlives a reload. */
  readonly keptAs: string;
  readonly eventOf: (event: HandEnded) => MatchEvent;
  /** Back to where the form was opened from. */
  readonly onLeave: () => void;
}

/** How a hand ended: filled in part by part, previewed with everything it changes, then confirmed. */
export function HandEntryForm(props: Props) {
  const { heading, match, before, begin, soFar, keptAs, eventOf, onLeave } = props;
  const form = useSignal(keptOr(keptAs, begin));
  const refused = useSignal<readonly string[]>([]);
  const saving = useSignal(false);
  const top = useRef<HTMLHeadingElement>(null);
  const moved = useMoved(form, match, soFar);
  useLayoutEffect(() => top.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    keep(keptAs, form.peek());
    return () => forget(keptAs);
  }, [keptAs]);
  useEscape(onLeave);
  const change = (next: HandForm) => {
    form.value = next;
    keep(keptAs, next);
  };
  const hand = handOf(form.value, before.state.rules);
  const errors = errorsOf(form.value, before);
  const event = hand && errors.length === 0 ? eventOf({ type: 'handEnded', hand }) : undefined;
  const confirm = async () => {
    if (!event || saving.value || moved.value) return;
    saving.value = true;
    try {
      const why = await enterAndTell(event);
      refused.value = why ?? [];
      if (why?.length === 0) return onLeave();
    } finally {
      saving.value = false;
    }
  };
  const isMoved = moved.value && !saving.value;
  const said = words.value.match;
  const alerts = [
    ...(isMoved ? [said.changedElsewhere] : []),
    ...errors.map((error) => asSentence(describeLedgerError(error, locale.value, before.state.players))),
    ...refused.value,
  ];
  const parts = { form: form.value, before, onChange: change };
  return (
    <form
      class={styles.form}
      data-preview={event ? 'there' : 'none'}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void confirm();
      }}
    >
      <h2 ref={top} tabIndex={-1}>
        {heading}
      </h2>
      <Parts {...parts} fixed={soFar !== undefined} />
      <div class={styles.parts}>
        <Missing form={form.value} before={before} />
        {[...new Set(alerts)].map((why) => (
          <p key={why} role="alert" class={styles.error}>
            {why}
          </p>
        ))}
        {isMoved && (
          <button
            type="button"
            class={styles.button}
            onClick={() => {
              moved.value = false;
              refused.value = [];
            }}
          >
            {said.enter.goOn}
          </button>
        )}
        {event && <Consequences event={event} match={match} />}
      </div>
      <div class={styles.foot}>
        <button type="button" class={styles.button} onClick={onLeave}>
          {said.enter.leave}
        </button>
        <span class={styles.told}>{hand && event && outcomeOf(hand, before)}</span>
        <button type="submit" class={styles.confirm} disabled={!event || saving.value || isMoved}>
          {said.enter.confirm}
        </button>
      </div>
    </form>
  );
}

/**
 * Whether another tab has written to the match meanwhile; then its reader looks at that first and decides whether to go on. A stick that
 * another tab lays is added to the form.
 */
function useMoved(form: Signal<HandForm>, { state }: Match, soFar: HandSoFar | undefined): Signal<boolean> {
  const moved = useSignal(false);
  const heads = state.heads.join(' ');
  const seen = useRef({ heads, soFar });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { heads, soFar };
    if (before.heads !== heads) moved.value = true;
    else if (before.soFar && soFar) form.value = withLaid(form.peek(), before.soFar, soFar);
  }, [heads, soFar]);
  return moved;
}

/** The outcome as the accounts would state it. */
function outcomeOf(hand: HandEnded['hand'], before: Match): string {
  const line = lineOf(hand, before);
  return asSentence(
    line ? describeHand(line, before.state, locale.value).outcome : describeEntered(hand, before.state, locale.value),
  );
}

function Parts({ fixed, ...props }: PartProps & { readonly fixed: boolean }) {
  const { form, onChange } = props;
  const said = words.value.match.enter;
  return (
    <div class={styles.parts}>
      {!fixed && (
        <Options
          legend={said.end}
          options={ENDS.map((end) => [end, said.ends[end]])}
          isOn={(end) => form.end === end}
          onChoose={(end) => onChange({ ...form, end })}
        />
      )}
      {form.end === 'win' && <WinParts {...props} />}
      {form.end === 'draw' && <DrawParts {...props} />}
      {form.end === 'chombo' && <ChomboParts legend={said.chombo} {...props} />}
      <Riichi {...props} />
      <Wareme {...props} />
      <details class={styles.details} open={form.dead.length > 0 || (form.end === 'win' && form.chombo.length > 0)}>
        <summary>{said.details}</summary>
        {form.end === 'win' && <ChomboParts legend={said.chomboBeside} {...props} />}
        <Seats legend={said.dead} {...props} of={form.dead} change={(dead) => ({ ...form, dead })} />
      </details>
    </div>
  );
}

function Missing({ form, before }: Pick<PartProps, 'form' | 'before'>) {
  const missing = missingOf(form, before.state.rules);
  return <p role="status">{missing && words.value.match.enter.missing[missing]}</p>;
}

/** A half-filled form survives a reload; leaving the form drops it. */

function keep(name: string, form: HandForm): void {
  visitTexts.keep({ [`form ${name}`]: JSON.stringify(form) });
}

function keptOr(name: string, begin: HandForm): HandForm {
  const text = visitTexts.read(`form ${name}`);
  return text === undefined ? begin : { ...begin, ...(JSON.parse(text) as HandForm) };
}

function forget(name: string): void {
  visitTexts.forget(`form ${name}`);
}
