// The clock of the round on the phones of a table: the time left with the table's own extra minutes, the gong, and the call of time at its end.
import { type ReadonlySignal, computed, effect } from '@preact/signals';
import { tableAt } from '@tenbo/tournament';

import { enterAndAnnounce } from '../match/announce.ts';
import { NEW, changeDraft, draftOf } from '../match/draft.ts';
import { type OpenMatch, current } from '../match/store.ts';
import { type TableClock, clockAt, clockText } from './table-now.ts';
import { links, tournaments } from './club.ts';
import { gongFromFirstTap, watchTime } from './desk/gong.ts';
import { now } from './event.ts';

/** The clock at the table of the match on the screen; undefined if there is none, it has not started, or the match is over. */
export const tableClock: ReadonlySignal<TableClock | undefined> = computed(() => {
  const { shared, match } = current.value ?? {};
  const tournament = tournaments.value.get(shared?.event ?? '');
  if (!shared || !match || !tournament || match.state.end !== undefined) return undefined;
  const round = tournament.rounds.find(({ tables }) => tables.some((one) => one.match === shared.log));
  const table = round && shared.table !== undefined ? tableAt(tournament, round.round, shared.table) : undefined;
  if (!round?.clock || round.isClosed || !table) return undefined;
  const callsTime = tournament.plan.callsTime === true;
  return clockAt(round.clock, { now: now.value, extension: table.extension, log: match.log, round: round.round, callsTime });
});

/** Calls time in the match on the screen. A hand that is being entered meanwhile has ended before it: it is the one that was being played. */
export async function callTime(): Promise<void> {
  const errors = await enterAndAnnounce({ type: 'timeCalled' });
  const open = current.peek();
  const draft = open && draftOf(open.id);
  if (errors?.length === 0 && draft) changeDraft(open.id, NEW, { ...draft, heads: open.match.state.heads.join(' ') });
}

/** One phone of a table is enough, so they do not all call in the same second. In milliseconds. */
const patience = Math.random() * 5_000;
let isCalling = false;

effect(() => {
  const [clock, open] = [tableClock.value, current.value];
  if (!open || !clock?.isToCall || !clock.callsTime || clock.left > -patience) return;
  if (isCalling || !isPhoneOf(open) || open.match.state.conflicts.length > 0) return;
  isCalling = true;
  void callTime().finally(() => (isCalling = false));
});

/** Whether this browser is a phone of the match's own table. */
function isPhoneOf({ shared }: OpenMatch): boolean {
  return (links.value ?? []).some(
    ({ session }) => session?.event === shared?.event && session?.role === 'table' && session.subject.table === shared?.table,
  );
}

watchTime(
  () => (tableClock.value?.isStopped === false ? tableClock.value : undefined),
  () => navigator.vibrate?.([400, 200, 400]),
);

const waiting = effect(() => {
  if (!current.value || !isPhoneOf(current.value)) return;
  gongFromFirstTap();
  queueMicrotask(() => waiting());
});

/** The time left, beside what comes after a hand. */
export function TableTime() {
  const clock = tableClock.value;
  if (!clock) return null;
  return (
    <>
      <strong role="timer" aria-live="off">
        {clockText(clock.left)}
      </strong>{' '}
      ·{' '}
    </>
  );
}
