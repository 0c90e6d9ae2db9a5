import { useSignal } from '@preact/signals';
import { describeLedgerError, describePreview, asSentence } from '@tenbo/i18n';
import { type HandEnded, type HandLine, type Match, type MatchEvent, scoresSoFar } from '@tenbo/ledger';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { useEscape } from '../../ui/focus.ts';
import type { Draft } from '../draft.ts';
import { enterAndAnnounce } from '../announce.ts';
import type { OpenMatch } from '../store.ts';
import { previewOf } from '../store.ts';
import { AskBoard } from '../table/ask-board.tsx';
import { PaidTable } from '../../boxes/paid-table.tsx';
import screen from '../table/screen.module.css';
import { seatedAt, seatedIn } from '../accounts/one-hand.tsx';
import { Changes, lineOfEvent, spokenIn } from './consequences.tsx';
import { type HandForm, handOf, missingOf } from './form.ts';
import { errorsOf } from './judge.ts';
import { ChomboRecord, DrawRecord } from './parts.tsx';
import { People } from './people.tsx';
import styles from './record.module.css';
import { WinRecord, winTitle } from './record-win.tsx';

interface Props {
  readonly open: OpenMatch;
  /** The match as it was before the hand. */
  readonly before: Match;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** The event that the hand becomes. */
  readonly eventOf: (event: HandEnded) => MatchEvent;
  /** The hand being corrected, if any: its name, and what it was. */
  readonly corrected?: { readonly heading: string; readonly line: HandLine | undefined };
  readonly onCancel: () => void;
  /** Called once the hand is stored. */
  readonly onDone: (form: HandForm) => void;
  /** Shown below everything: further actions on a past hand. */
  readonly children?: ComponentChildren;
}

/** Records a hand: winner and payer on the table itself, then the value, always with all consequences. */
export function RecordHand(props: Props) {
  const { open, before, draft, onChange, onCancel } = props;
  const isAsking = draft.form.end === 'win' && draft.step !== 'value';
  useEscape(isAsking || draft.form.end !== 'win' || props.corrected ? onCancel : () => onChange({ ...draft, step: 'payer' }));
  if (!isAsking) return <Value {...props} />;
  const earlier = { ...open, match: before, soFar: { riichi: draft.form.riichi } };
  return (
    <div class={screen.screen} data-screen="record">
      <div />
      <AskBoard open={earlier} draft={draft} onChange={onChange} onCancel={onCancel} />
    </div>
  );
}

function Value({ open, before, draft, onChange, eventOf, corrected, onCancel, onDone, children }: Props) {
  const { match } = open;
  const { form } = draft;
  const refused = useSignal<readonly string[]>([]);
  const saving = useSignal(false);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const texts = words.value.match;
  const change = (next: HandForm) => onChange({ ...draft, form: next });
  const isMoved = draft.heads !== match.state.heads.join(' ') && !saving.value;
  const eventFor = (filled: HandForm) => {
    const hand = handOf(filled, before.state.rules);
    return hand && errorsOf(filled, before).length === 0 ? eventOf({ type: 'handEnded', hand }) : undefined;
  };
  const event = eventFor(form);
  const missing = missingOf(form, before.state.rules);
  const confirm = async (filled: HandForm) => {
    const ended = eventFor(filled);
    if (!ended || saving.value || isMoved) return;
    saving.value = true;
    try {
      const why = await enterAndAnnounce(ended);
      refused.value = why ?? [];
      if (why?.length === 0) onDone(filled);
    } finally {
      saving.value = false;
    }
  };
  const errors = errorsOf(form, before).map((error) =>
    asSentence(describeLedgerError(error, locale.value, before.state.players)),
  );
  const alerts = [...(isMoved ? [texts.changedElsewhere] : []), ...errors, ...refused.value];
  const parts = { form, before, onChange: change };
  const isCorrected = corrected !== undefined && form.end === 'win';
  const title = (
    <h2 ref={top} tabIndex={-1}>
      {form.end === 'win' ? winTitle(form, before) : texts.enter.ends[form.end]}
    </h2>
  );
  return (
    <form
      class={styles.record}
      data-screen="record"
      data-correcting={isCorrected}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void confirm(form);
      }}
    >
      {isCorrected ? (
        <section class={styles.people} aria-label={corrected?.heading}>
          <p class="note">{corrected?.heading}</p>
          <People {...parts} was={corrected?.line} now={event && lineShown(event)} />
        </section>
      ) : (
        <Drawn event={event} before={before} form={form} />
      )}
      <div class={`stack ${styles.sheet}`}>
        {corrected && !isCorrected && <p class="note">{corrected.heading}</p>}
        {form.end === 'win' ? (
          <WinRecord {...parts} heading={title} onAnother={corrected && (() => onChange({ ...draft, step: 'another' }))} />
        ) : (
          title
        )}
        {form.end === 'draw' && (
          <DrawRecord {...parts} onNow={corrected === undefined ? (filled) => void confirm(filled) : undefined} />
        )}
        {form.end === 'chombo' && <ChomboRecord {...parts} isOpen={corrected !== undefined} />}
        {children}
      </div>
      <div class={`stack ${styles.foot}`}>
        {[...new Set(alerts)].map((why) => (
          <p key={why} role="alert" class={`note loss ${styles.error}`}>
            {why}
          </p>
        ))}
        {isMoved && (
          <button
            type="button"
            class={button.button}
            onClick={() => {
              refused.value = [];
              onChange({ ...draft, heads: match.state.heads.join(' ') });
            }}
          >
            {texts.enter.goOn}
          </button>
        )}
        {corrected && event && <Follows event={event} match={match} />}
        <p role="status" class={`note ${styles.next}`}>
          {event ? <Next event={event} match={match} /> : missing && texts.enter.missing[missing]}
        </p>
        <div class={styles.keys}>
          <button
            type="button"
            class={button.button}
            onClick={form.end === 'win' && !corrected ? () => onChange({ ...draft, step: 'payer' }) : onCancel}
          >
            {texts.enter.leave}
          </button>
          <button type="submit" class={button.primary} disabled={!event || saving.value || isMoved}>
            {texts.enter.confirm}
          </button>
        </div>
      </div>
    </form>
  );
}

interface DrawnProps {
  readonly event: MatchEvent | undefined;
  readonly before: Match;
  readonly form: HandForm;
}

/** The players at the table, with the payments of the hand once they are known. */
function Drawn({ event, before, form }: DrawnProps) {
  const line = event && lineShown(event);
  const { state } = before;
  const now = scoresSoFar(state, { riichi: form.riichi });
  return (
    <section class={styles.drawn} aria-label={words.value.match.enter.payments}>
      <PaidTable
        seats={line ? seatedIn(line, state) : seatedAt(state, state, now)}
        transfers={line?.transfers ?? []}
        spoken={line ? spokenIn(line, state) : []}
        look="small"
      />
    </section>
  );
}

function lineShown(event: MatchEvent): HandLine | undefined {
  const shown = previewOf(event);
  return shown.ok ? lineOfEvent(event, shown.value) : undefined;
}

function Next({ event, match }: { readonly event: MatchEvent; readonly match: Match }) {
  const shown = previewOf(event);
  return <>{shown.ok && describePreview(shown.value, match.state, locale.value).next}</>;
}

/** What a correction changes in the hands after it, always in view above the buttons. */
function Follows({ event, match }: { readonly event: MatchEvent; readonly match: Match }) {
  const shown = previewOf(event);
  if (!shown.ok) return null;
  return (
    <section class={styles.follows} tabIndex={0} aria-label={words.value.match.history.changes}>
      <Changes {...describePreview(shown.value, match.state, locale.value)} />
    </section>
  );
}
