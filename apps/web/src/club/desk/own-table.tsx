// The players of a table start their own match, where the plan of a club night allows it: they scan the table's code, pick who sits where, and start.
import { type ReadonlySignal, computed, useSignal, useSignalEffect } from '@preact/signals';
import { busyFor } from '@tenbo/club';

import button from '../../ui/button.module.css';
import place from '../../ui/place.module.css';
import { openLog } from '../arrive.ts';
import { links, matches } from '../club.ts';
import { event, role, summaries, tournament } from '../event.ts';
import { startOwn } from './start-own.ts';
import { Pick, Seats } from './start-table.tsx';
import { deskWords } from './words.ts';

/** The table whose link this browser has, if it has no better one, and the plan lets tables start matches. */
export const ownTable: ReadonlySignal<number | undefined> = computed(() => {
  const { isFree, tablesStart } = tournament.value?.plan ?? {};
  if (role.value !== 'table' || !isFree || !tablesStart) return undefined;
  return links.value?.find(({ session }) => session?.event === event.value && session?.role === 'table')?.session?.subject.table;
});

/** Seats the players of a table and starts its match, which opens here once the server has taken it. */
export function StartOwn({ table }: { readonly table: number }) {
  const said = deskWords.value.own;
  const state = tournament.value;
  const seated = useSignal<readonly string[]>([]);
  const isBusy = useSignal(false);
  const fault = useSignal<string | undefined>(undefined);
  const started = useSignal<string | undefined>(undefined);
  useSignalEffect(() => {
    const of = event.value;
    const match = matches.value.get(of ?? '')?.find(({ log }) => log === started.value);
    if (of !== undefined && match) void openLog(of, match);
  });
  if (!state) return null;
  const size = state.plan.rules.tiles.players;
  const busy = busyFor(table, state, summaries.value);
  if (busy.has(table) && started.value === undefined) return <p role="status">{said.inPlay}</p>;
  const isFull = seated.value.length === size;
  const start = async () => {
    if (!isFull || isBusy.value) return;
    isBusy.value = true;
    const done = await startOwn(table, seated.value);
    isBusy.value = false;
    fault.value = done.ok ? undefined : said.faults[isSaid(done.error) ? done.error : 'other'];
    if (done.ok) started.value = done.value;
  };
  return (
    <div class={place.wide}>
      <section class={place.place}>
        <h2>{said.heading(table)}</h2>
        {!isFull && (
          <>
            <Pick seated={seated} busy={busy} onlyFree />
            <p class="note">{said.newcomer}</p>
          </>
        )}
      </section>
      <div class={place.place}>
        <Seats seated={seated} size={size} />
        {fault.value !== undefined && <p role="alert">{fault.value}</p>}
        <div class="row">
          <button type="button" class={button.primary} aria-disabled={!isFull || isBusy.value} onClick={() => void start()}>
            {isBusy.value || started.value !== undefined ? said.starting : said.start}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Whether there is a sentence of its own for why a match did not start. */
function isSaid(code: string): code is 'unreachable' | 'stillPlaying' | 'forbidden' | 'quota' {
  return ['unreachable', 'stillPlaying', 'forbidden', 'quota'].includes(code);
}
