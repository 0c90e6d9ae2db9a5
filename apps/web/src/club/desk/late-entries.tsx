// What reached the server after the result of its match was settled: read for officials, who decide whether it counts.
import { type ReadonlySignal, computed, effect, signal, useSignal } from '@preact/signals';
import { LATE_LOG } from '@tenbo/club';
import {
  type LateOfMatch as LateOf,
  type LateRead,
  type LogAt,
  LateEntries,
  dismissal,
  reopening,
  undecidedLate,
} from '@tenbo/club/client';
import { describeConflict, describeMerge } from '@tenbo/i18n';
import { type Log, type Match, replay } from '@tenbo/ledger';
import type { TournamentError } from '@tenbo/tournament';

import type { StorageFault } from '../../match/database.ts';
import { withNames } from '../../match/stored-match.ts';
import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { keepFocus } from '../../ui/focus.ts';
import { asking, logsOf, people, readingAfter } from '../club.ts';
import { doActs, event, isOfficial, tournament, waiting } from '../event.ts';
import { faultText, roundName } from './texts.ts';
import { deskWords } from './words.ts';
import { useWork } from './fields.tsx';

/** Past the end of every log: nothing is read. */
const END = 2 ** 31 - 1;

/** What came too late for one match, as it is shown. */
interface LateOfMatch extends Omit<LateOf, 'before' | 'after'> {
  /** The match as it counts. */
  readonly before: Match;
  /** The match with them. */
  readonly after: Match;
}

const readers = new Map<string, LateEntries>();
const arrived = signal<ReadonlyMap<string, LateRead>>(new Map());

/** What came too late, for the tables of the event; empty for who is not an official. */
export const late: ReadonlySignal<readonly LateOfMatch[]> = computed(() => {
  const read = arrived.value.get(event.value ?? '');
  const all = read ? undecidedLate(tournament.value, read) : [];
  return all.map((one) => ({ ...one, before: named(one.before), after: named(one.after) }));
});

function named(log: Log): Match {
  const shown = withNames(log, people.value.get(event.value ?? '') ?? [], locale.value.seats);
  return { log: shown, state: replay(shown) };
}

/** How many entries there are, by what live messages say. */
const head = computed(() => logsOf.value.get(event.value ?? '')?.find(({ id }) => id === LATE_LOG)?.head ?? 0);

effect(() => {
  const eventId = event.value;
  if (eventId !== undefined && isOfficial.value && head.value > (arrived.peek().get(eventId)?.arrived.length ?? 0))
    void fetchLate(eventId);
});

/** @param grown a log that is known to have grown, if live messages have not said so yet */
async function fetchLate(eventId: string, grown: readonly LogAt[] = []): Promise<void> {
  const reader = readers.get(eventId) ?? new LateEntries((log, after) => readingAfter(eventId, log, after));
  readers.set(eventId, reader);
  const heads = (logsOf.peek().get(eventId) ?? []).map((one) => ({ log: one.id, head: one.head }));
  const read = await reader.follow([...heads.filter(({ log }) => grown.every((one) => one.log !== log)), ...grown]);
  arrived.value = new Map(arrived.peek()).set(eventId, read);
}

/**
 * Takes in what came too late: reopens the result, and adds it to the match. Where it stands beside something else, a referee then chooses, as always;
 * the players confirm the result again. @returns why it could not be done
 */
async function takeIn(one: LateOfMatch): Promise<TournamentError | StorageFault | 'notSent' | undefined> {
  const eventId = event.peek();
  const reopened = reopening(one);
  const fault = reopened.length > 0 ? await doActs(...reopened) : undefined;
  if (fault || eventId === undefined) return fault;
  await actsSent();
  const { match } = one.table;
  const sync = await asking(eventId, `POST /api/logs/${match}/sync`, { after: END, entries: one.entries, device: 'desk' });
  if (!sync.ok) return 'notSent';
  // It is in the match now, so it is not late any more.
  await fetchLate(eventId, [{ log: match, head: sync.value.head }]);
  return undefined;
}

/** Resolves once the server has all acts of this device. */
function actsSent(): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (waiting.value > 0) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

/** What arrived at a table after its result was settled: it does not count until a referee decides. */
export function LateAtTable({ match }: { readonly match: string }) {
  const one = late.value.find(({ table }) => table.match === match);
  return one ? <LateEntry key={match} one={one} /> : null;
}

function LateEntry({ one }: { readonly one: LateOfMatch }) {
  const texts = deskWords.value;
  const fault = useSignal('');
  const [, work] = useWork();
  const decide = (way: () => ReturnType<typeof takeIn>) =>
    work(async () => {
      fault.value = decisionFault(await way());
      keepFocus();
    });
  const at = locale.value.rule(roundName(one.round.round), texts.table(one.table.table));
  return (
    <section class={card.alarm} role="alert" aria-label={at}>
      <h3>{at}</h3>
      <p>{texts.settled.heading}</p>
      <Consequences one={one} />
      {fault.value !== '' && <p class="loss">{fault.value}</p>}
      <div class="row">
        <button type="button" class={button.primary} onClick={() => decide(() => doActs(...dismissal(one)))}>
          {texts.settled.dismiss}
        </button>
        <button type="button" class={button.button} onClick={() => decide(() => takeIn(one))}>
          {one.round.isClosed ? texts.settled.reopen(one.round.round) : texts.settled.take}
        </button>
      </div>
    </section>
  );
}

/** What came, and what would follow if it counted. */
function Consequences({ one: { before, after } }: { readonly one: LateOfMatch }) {
  const texts = deskWords.value.settled;
  const { came, changed } = describeMerge(before, after, locale.value);
  const [conflict] = after.state.conflicts;
  const scores = after.state.scores.map((score, seat) => score - (before.state.scores[seat] ?? 0));
  return (
    <>
      <ul>
        {came.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
      {conflict && (
        <p>
          {texts.chooses} {describeConflict(conflict, after, locale.value).title}
        </p>
      )}
      {changed.length > 0 && (
        <ul>
          {changed.map(({ text, scores: points }) => (
            <li key={text}>
              {text}
              {points !== undefined && <> · {points}</>}
            </li>
          ))}
        </ul>
      )}
      {!conflict && changed.length === 0 && scores.every((change) => change === 0) && <p>{texts.nothing}</p>}
    </>
  );
}

/** Why a decision failed; empty if it did not. */
function decisionFault(fault: Awaited<ReturnType<typeof takeIn>>): string {
  if (fault === undefined) return '';
  return fault === 'notSent' ? deskWords.value.settled.notSent : faultText(fault);
}
