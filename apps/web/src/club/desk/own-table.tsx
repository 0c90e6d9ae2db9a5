// The players of a table start their own match, where the plan of a club night allows it: they scan the table's code, pick who sits where, and start.
import { type ReadonlySignal, computed, effect, useSignal, useSignalEffect } from '@preact/signals';
import { busyFor } from '@tenbo/club';
import type { ApiFault } from '@tenbo/club/client';
import { type Result, err, ok } from '@tenbo/engine';

import button from '../../ui/button.module.css';
import place from '../../ui/place.module.css';
import { freshId } from '../../match/stored-match.ts';
import { openLog } from '../arrive.ts';
import { links, matches, offerActOf } from '../club.ts';
import { event, role, summaries, tournament } from '../event.ts';
import { Pick, Seats } from './start-table.tsx';
import { deskWords } from './words.ts';
import { useWork } from './fields.tsx';

/** The table whose link this browser has, if it has no better one, and the plan lets tables start matches. */
export const ownTable: ReadonlySignal<number | undefined> = computed(() => {
  const { isFree, tablesStart } = tournament.value?.plan ?? {};
  if (role.value !== 'table' || !isFree || !tablesStart) return undefined;
  return links.value?.find(({ session }) => session?.event === event.value && session?.role === 'table')?.session?.subject.table;
});

/** Seats the players of a table and starts its match, which opens here once the server has taken it. */
export function StartOwn({ table }: { readonly table: number }) {
  const texts = deskWords.value.own;
  const state = tournament.value;
  const seated = useSignal<readonly string[]>([]);
  const [isBusy, work] = useWork();
  const fault = useSignal<string | undefined>(undefined);
  const started = useSignal<string | undefined>(undefined);
  useSignalEffect(() => {
    const eventId = event.value;
    const match = matches.value.get(eventId ?? '')?.find(({ log }) => log === started.value);
    if (eventId !== undefined && match) void openLog(eventId, match);
  });
  if (!state) return null;
  const size = state.plan.rules.tiles.players;
  const busy = busyFor(table, state, summaries.value);
  if (busy.has(table) && started.value === undefined) return <p role="status">{texts.inPlay}</p>;
  const isFull = seated.value.length === size;
  const start = async () => {
    if (!isFull) return;
    const done = await startOwn(table, seated.value);
    fault.value = done.ok ? undefined : texts.faults[hasText(done.error) ? done.error : 'other'];
    if (done.ok) started.value = done.value;
  };
  return (
    <div class={place.wide}>
      <section class={place.place}>
        <h2>{texts.heading(table)}</h2>
        {!isFull && (
          <>
            <Pick seated={seated} busy={busy} onlyFree />
            <p class="note">{texts.newcomer}</p>
          </>
        )}
      </section>
      <div class={place.place}>
        <Seats seated={seated} size={size} />
        {fault.value !== undefined && <p role="alert">{fault.value}</p>}
        <div class="row">
          <button type="button" class={button.primary} aria-disabled={!isFull || isBusy} onClick={() => work(start)}>
            {isBusy || started.value !== undefined ? texts.starting : texts.start}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Whether there is a sentence of its own for why a match did not start. */
function hasText(code: string): code is 'unreachable' | 'stillPlaying' | 'forbidden' | 'quota' {
  return ['unreachable', 'stillPlaying', 'forbidden', 'quota'].includes(code);
}

/** How often to seat the players again because others started a match at the same moment. */
const MOST_TRIES = 5;
/** How long to wait for the news of such a match, in milliseconds. */
const NEWS = 5_000;

/** @returns the id of the match, which has begun; or why it has not */
async function startOwn(table: number, players: readonly string[]): Promise<Result<string, ApiFault['code']>> {
  for (let tries = 0; ; tries++) {
    const [eventId, rounds] = [event.peek(), tournament.peek()?.rounds.length];
    if (eventId === undefined || rounds === undefined) return err('unreachable');
    const id = freshId();
    const act = { type: 'roundSeated', round: rounds + 1, tables: [{ table, players }], byes: [] } as const;
    const taken = await offerActOf(eventId, { id, at: new Date().toISOString(), act });
    if (taken.ok) return ok(`${id}-${table}`);
    if (taken.error.code !== 'notNow' || tries === MOST_TRIES) return err(taken.error.code);
    await seatedSince(rounds);
  }
}

/** Waits until this browser knows of another match, but not for long. */
function seatedSince(rounds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, NEWS);
  const stop = effect(() => {
    if ((tournament.value?.rounds.length ?? 0) > rounds) resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
