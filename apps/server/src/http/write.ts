// Writes entries to a log: judges them by what the event says now, and stores them only if that is still so.
import { tableOf } from '@tenbo/club';
import { canonicalJson } from '@tenbo/engine';

import type { LogHead, NewEntry, Store } from '../store/store.ts';
import type { Admit, Admitted, Late } from './admit.ts';
import type { Caller } from './caller.ts';
import { keyOf } from './log-key.ts';
import { admitToMatch } from './match-entries.ts';
import { type LogKind, logKind } from './shapes.ts';
import type { Summaries } from './summaries.ts';
import { admitToTournament } from './tournament-entries.ts';
import { TOURNAMENT_LOG, type Tournaments } from './tournaments.ts';

/** The id of the log of what came too late, the same in every event that has one. */
const LATE_LOG = 'late';

/** Checks the entries sent for each kind of log. Only the server writes into the log of what came too late. */
const ADMIT: Readonly<Record<LogKind, Admit>> = {
  match: admitToMatch,
  tournament: admitToTournament,
  late: async () => ({ refused: 'forbidden' }),
};

/** How often to judge again if the logs have grown meanwhile. Each time somebody else has got ahead, so this is more than enough. */
const MOST_TRIES = 50;

export interface Writes {
  readonly store: Store;
  readonly tournaments: Tournaments;
  readonly summaries: Summaries;
}

interface Sent {
  readonly entries: readonly unknown[];
  readonly device: string;
}

type Refused = Extract<Admitted, { readonly refused: unknown }>;

/** Stores entries, all or none. @returns their positions, or why none was stored */
export async function write(
  { store, tournaments, summaries }: Writes,
  caller: Caller,
  log: string,
  { entries, device }: Sent,
): Promise<{ readonly positions: readonly number[] } | Refused> {
  const key = keyOf(caller.event, log);
  const author = () => ({ link: caller.link, device, at: new Date().toISOString() });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { tournament, head: acts } = await tournaments.of(caller.event);
    const found =
      (await store.log(key)) ?? (tableOf({ log, tournament }) && (await seatedLog(store, caller.event, log, tournament)));
    if (!found) return { refused: 'unknownLog' };
    if (entries.length === 0) return { positions: [] };
    const own = await store.entries(key, 0, Number.MAX_SAFE_INTEGER);
    if (!own.ok) throw new Error(`a log that was there: ${own.error.code}`);
    const matchNow = async (match: string) => {
      const head = await store.log(keyOf(caller.event, match));
      return head && summaries.of(head);
    };
    const bodies = own.value.entries.map(({ body }) => body);
    const admitted = await ADMIT[logKind.parse(found.kind)]({ caller, log: found, entries, bodies, tournament, matchNow });
    if ('refused' in admitted) {
      if (admitted.late && admitted.late.length > 0) await keepLate(store, caller.event, admitted.late, author());
      return admitted;
    }
    const others = [...(admitted.seen ?? [])].map(([match, head]) => [keyOf(caller.event, match), head] as const);
    const seen = new Map([[keyOf(caller.event, TOURNAMENT_LOG), acts], [key, own.value.head], ...others]);
    const appended = await store.append(key, admitted.entries, author(), seen);
    if (appended.ok) return { positions: appended.value.positions };
    const { error } = appended;
    if (error.code === 'otherText') return { refused: 'otherText', entry: error.entry };
    // The log and the link exist and the texts were checked, so the store cannot refuse for another reason.
    if (error.code !== 'grown') throw new Error(`an entry that was checked: ${error.code}`);
  }
  throw new Error('the logs of an event grow faster than they are read');
}

/** The log of a seated match, which exists from its seating on, whoever asks for it first. */
async function seatedLog(
  store: Store,
  event: string,
  log: string,
  tournament: Parameters<typeof tableOf>[0]['tournament'],
): Promise<LogHead | undefined> {
  const table = tableOf({ log, tournament })?.table.table;
  await createLog(store, event, { id: log, kind: 'match', subject: { table } });
  return store.log(keyOf(event, log));
}

/** Creates a log of an event, unless it is there. */
function createLog(store: Store, event: string, { id, kind, subject }: { id: string; kind: LogKind; subject: object }) {
  return store.createLog({ id: keyOf(event, id), event, kind, subject: JSON.stringify(subject), at: new Date().toISOString() });
}

/** Keeps entries that came after their result was settled: nothing that a device has sent is lost. One that is there already stays as it is. */
async function keepLate(
  store: Store,
  event: string,
  late: readonly Late[],
  author: Parameters<Store['append']>[2],
): Promise<void> {
  await createLog(store, event, { id: LATE_LOG, kind: 'late', subject: {} });
  for (const { match, entry } of late) await store.append(keyOf(event, LATE_LOG), [lateEntry(match, entry)], author);
}

function lateEntry(match: string, { id, body }: NewEntry): NewEntry {
  const late = { id: `${match}:${id}`, match, entry: JSON.parse(body) as object };
  return { id: late.id, body: canonicalJson(late) };
}
