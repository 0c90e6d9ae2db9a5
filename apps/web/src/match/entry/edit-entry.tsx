import { useSignal } from '@preact/signals';
import { describeEvent, describePosition } from '@tenbo/i18n';
import { type HandEnded, type MatchEvent, eventsOf } from '@tenbo/ledger';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import { replaceAddress } from '../../router.ts';
import button from '../../ui/button.module.css';
import { useEscape } from '../../ui/focus.ts';
import place from '../../ui/place.module.css';
import { Hands } from '../accounts/hands.tsx';
import { type Draft, changeDraft, draftOf } from '../draft.ts';
import { enterAndAnnounce } from '../announce.ts';
import { type OpenMatch, current } from '../store.ts';
import { type ViewProps, opensBoxes, viewAddress } from '../view.ts';
import { Consequences } from './consequences.tsx';
import styles from './form.module.css';
import { formOf } from './form.ts';
import { RecordHand } from './record-hand.tsx';
import { matchBefore } from './judge.ts';
import { NoteForm, PenaltyForm } from './other.tsx';

/** Changes or removes an entry, checked at its place in the log; without an entry, the list of all. */
export function EditEntry({ open, path }: ViewProps) {
  const [entry] = path;
  const event = entry === undefined ? undefined : eventsOf(open.match.log).get(entry);
  if (entry === undefined) return <Hands open={open} path={[]} />;
  if (!event || event.type === 'matchStarted') return <NotThere open={open} />;
  return event.type === 'handEnded' ? (
    <OneHand key={entry} open={open} entry={entry} event={event} />
  ) : (
    <OneEntry key={entry} open={open} entry={entry} event={event} />
  );
}

function NotThere({ open }: { readonly open: OpenMatch }) {
  return (
    <>
      <p role="alert">{words.value.match.history.notThere}</p>
      <Hands open={open} path={[]} />
    </>
  );
}

interface OneProps<E extends MatchEvent = MatchEvent> {
  readonly open: OpenMatch;
  readonly entry: string;
  readonly event: E;
}

/** Corrects a past hand, and shows what that changes in the hands after it. */
function OneHand({ open, entry, event }: OneProps<HandEnded>) {
  const { id, match } = open;
  const leave = (...to: readonly string[]) => {
    changeDraft(id, entry, undefined);
    replaceAddress(viewAddress(id, 'hands', ...to));
  };
  const toBox = () => {
    const nth = 1 + (current.value?.match.state.hands.findIndex((line) => line.entry === entry) ?? -1);
    leave(...(nth > 0 ? [String(nth), opensBoxes(match.state.rules) ? 'winner' : 'table'] : []));
  };
  const begun: Draft = { step: 'value', form: formOf(event.hand), heads: match.state.heads.join(' ') };
  return (
    <RecordHand
      open={open}
      before={matchBefore(match, entry)}
      draft={draftOf(id, entry) ?? begun}
      onChange={(draft) => changeDraft(id, entry, draft)}
      eventOf={(ended) => ({ type: 'entryReplaced', entry, event: ended })}
      corrected={{
        heading: words.value.match.history.correct(positionOf(open, entry) ?? describeEvent(event, match.state, locale.value)),
        line: match.state.hands.find((line) => line.entry === entry),
      }}
      onCancel={() => leave()}
      onDone={toBox}
    >
      <RemoveEntry open={open} entry={entry} onLeave={() => leave()} />
    </RecordHand>
  );
}

/** Changes a past penalty or note. Time and the end of the match can only be removed. */
function OneEntry({ open, entry, event }: OneProps) {
  const { id, match } = open;
  const leave = () => replaceAddress(viewAddress(id, 'hands'));
  useEscape(leave);
  const replace = async (to: Extract<MatchEvent, { readonly type: 'entryReplaced' }>['event']) => {
    const refused = await enterAndAnnounce({ type: 'entryReplaced', entry, event: to });
    if (refused?.length === 0) leave();
    return refused;
  };
  const texts = words.value.match;
  return (
    <div class={`${place.place} ${styles.form}`}>
      <h2>{describeEvent(event, match.state, locale.value)}</h2>
      {event.type === 'noteAdded' && <NoteForm begin={event.text} label={texts.other.change} onDone={replace} />}
      {event.type === 'penaltyGiven' && <PenaltyForm open={open} begin={event} label={texts.other.change} onDone={replace} />}
      <RemoveEntry open={open} entry={entry} onLeave={leave} />
    </div>
  );
}

/** The round of a hand in the accounts. */
function positionOf({ match: { state } }: OpenMatch, entry: string): string | undefined {
  const line = state.hands.find((one) => one.entry === entry);
  return line && describePosition(line.before, state.rules.tiles.players, locale.value);
}

interface RemoveEntryProps {
  readonly open: OpenMatch;
  readonly entry: string;
  readonly onLeave: () => void;
}

/** Removes the entry, after showing what that changes. */
function RemoveEntry({ open, entry, onLeave }: RemoveEntryProps) {
  const isAsking = useSignal(false);
  const refused = useSignal<readonly string[]>([]);
  const consequences = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => consequences.current?.focus(), [isAsking.value]);
  const texts = words.value.match.history;
  const event = { type: 'entryVoided', entry } as const;
  const remove = async () => {
    const why = await enterAndAnnounce(event);
    refused.value = why ?? [];
    if (why?.length === 0) onLeave();
  };
  if (!isAsking.value) {
    return (
      <button type="button" class={button.button} onClick={() => (isAsking.value = true)}>
        {texts.takeOut}
      </button>
    );
  }
  return (
    <section class="stack">
      <h3 ref={consequences} tabIndex={-1}>
        {texts.takeOutHeading}
      </h3>
      <Consequences event={event} match={open.match} />
      {refused.value.map((why) => (
        <p key={why} role="alert" class="loss">
          {why}
        </p>
      ))}
      <button type="button" class={button.primary} onClick={() => void remove()}>
        {texts.takeOut}
      </button>
    </section>
  );
}
