import { useSignal } from '@preact/signals';
import { describeEvent, describePosition } from '@tenbo/i18n';
import { type MatchEvent, eventsOf } from '@tenbo/ledger';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import { replaceAddress } from '../../router.ts';
import { useEscape } from '../../ui/focus.ts';
import { enterAndTell } from '../happened.ts';
import type { OpenMatch } from '../store.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import { Consequences } from './consequences.tsx';
import { HandEntryForm } from './enter-hand.tsx';
import styles from './form.module.css';
import { formOf } from './form.ts';
import { History } from './history.tsx';
import { matchBefore } from './judge.ts';
import { NoteForm, PenaltyForm } from './other.tsx';

/** The list of entries, or one of them to be changed or taken out, judged at its place in the log. */
export function EditEntry({ open, path: [entry] }: ViewProps) {
  const event = entry === undefined ? undefined : eventsOf(open.match.log).get(entry);
  if (entry === undefined) return <History open={open} />;
  if (!event || event.type === 'matchStarted') return <NotThere open={open} />;
  return <OneEntry key={entry} open={open} entry={entry} event={event} />;
}

function NotThere({ open }: { readonly open: OpenMatch }) {
  return (
    <>
      <p role="alert">{words.value.match.history.notThere}</p>
      <History open={open} />
    </>
  );
}

interface OneProps {
  readonly open: OpenMatch;
  readonly entry: string;
  readonly event: MatchEvent;
}

function OneEntry({ open, entry, event }: OneProps) {
  const { id, match } = open;
  const leave = () => replaceAddress(viewAddress(id, 'edit'));
  const replaced = (to: Extract<MatchEvent, { readonly type: 'entryReplaced' }>['event']) =>
    ({ type: 'entryReplaced', entry, event: to }) as const;
  const replace = async (to: Parameters<typeof replaced>[0]) => {
    const refused = await enterAndTell(replaced(to));
    if (refused?.length === 0) leave();
    return refused;
  };
  const said = words.value.match;
  return (
    <div class={styles.form}>
      {event.type === 'handEnded' ? (
        <HandEntryForm
          heading={said.history.correct(positionOf(open, entry) ?? describeEvent(event, match.state, locale.value))}
          match={match}
          before={matchBefore(match, entry)}
          begin={formOf(event.hand)}
          keptAs={`${id} ${match.state.heads.join(' ')} ${entry}`}
          eventOf={replaced}
          onLeave={leave}
        />
      ) : (
        <h2>{describeEvent(event, match.state, locale.value)}</h2>
      )}
      {event.type === 'noteAdded' && <NoteForm begin={event.text} label={said.other.change} onDone={replace} />}
      {event.type === 'penaltyGiven' && <PenaltyForm open={open} begin={event} label={said.other.change} onDone={replace} />}
      <TakeOut open={open} entry={entry} onLeave={leave} />
    </div>
  );
}

/** The round of a hand in the accounts. */
function positionOf({ match: { state } }: OpenMatch, entry: string): string | undefined {
  const line = state.hands.find((one) => one.entry === entry);
  return line && describePosition(line.before, state.rules.tiles.players, locale.value);
}

interface TakeOutProps {
  readonly open: OpenMatch;
  readonly entry: string;
  readonly onLeave: () => void;
}

/** Takes the entry out, after showing what that changes. */
function TakeOut({ open, entry, onLeave }: TakeOutProps) {
  const asked = useSignal(false);
  const refused = useSignal<readonly string[]>([]);
  const consequences = useRef<HTMLHeadingElement>(null);
  useEscape(onLeave);
  useLayoutEffect(() => consequences.current?.focus(), [asked.value]);
  const said = words.value.match.history;
  const event = { type: 'entryVoided', entry } as const;
  const takeOut = async () => {
    const why = await enterAndTell(event);
    refused.value = why ?? [];
    if (why?.length === 0) onLeave();
  };
  if (!asked.value) {
    return (
      <button type="button" class={styles.button} onClick={() => (asked.value = true)}>
        {said.takeOut}
      </button>
    );
  }
  return (
    <section class={styles.parts}>
      <h3 ref={consequences} tabIndex={-1}>
        {said.takeOutHeading}
      </h3>
      <Consequences event={event} match={open.match} />
      {refused.value.map((why) => (
        <p key={why} role="alert" class={styles.error}>
          {why}
        </p>
      ))}
      <button type="button" class={styles.confirm} onClick={() => void takeOut()}>
        {said.takeOut}
      </button>
    </section>
  );
}
