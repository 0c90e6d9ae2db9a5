// Writes entries to a log: judges them by what the event says now, and stores them only if that is still so.
import { LATE_LOG, type LogKind, type Quotas, TOURNAMENT_LOG, shapes, tableOf } from '@tenbo/club';
import type { Tournament } from '@tenbo/tournament';
import * as v from 'valibot';

import type { LogHead, Store } from '../store/store.ts';
import { type Admit, type Admitted, type Late, admitToMatch, admitToTournament, lateEntry } from './admit.ts';
import type { Caller } from './caller.ts';
import { keyOf } from './log-key.ts';
import type { LogAt, LogMemory } from './log-memory.ts';
import { type LogWork, TooMuchWork } from './log-work.ts';
import type { QuotasLeft } from './limits.ts';
import type { Summaries } from './summaries.ts';
import type { Tournaments } from './tournaments.ts';

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
  readonly memory: LogMemory;
  readonly summaries: Summaries;
  readonly work: LogWork;
  readonly quotas: QuotasLeft;
}

interface Sent {
  readonly entries: readonly unknown[];
  readonly device: string;
  /** The characters of the request's body. */
  readonly characters: number;
}

/** The quota that entries of each kind of log count for. */
const QUOTA = { match: 'entries', tournament: 'acts', late: 'entries' } as const satisfies Readonly<
  Record<LogKind, keyof Quotas>
>;

/** How long to wait while too many other logs are being judged, in seconds. */
const PAUSE = 10;

/** How long to wait before writing again, in seconds. */
interface Waiting {
  readonly wait: number;
  readonly why: 'quota' | 'tooMany';
}

type Refused = Extract<Admitted, { readonly refused: unknown }>;

/**
 * Stores entries, all or none. They are judged first by what is remembered of the logs, which saves reading them: the store takes the entries only if the
 * logs have not grown since. Nobody is refused for what is only remembered.
 *
 * @returns their positions, or why none was stored
 */
export async function write(
  writes: Writes,
  caller: Caller,
  log: string,
  { entries, device, characters }: Sent,
): Promise<{ readonly positions: readonly number[] } | Refused | Waiting> {
  const { store, memory, summaries, work, quotas } = writes;
  const key = keyOf(caller.event, log);
  if (entries.length === 0 && (await store.log(key))) return { positions: [] };
  const author = () => ({ link: caller.link, device, at: new Date().toISOString() });
  const matchNow = async (match: string) => {
    const of = await store.log(keyOf(caller.event, match));
    return of && summaries.of(of);
  };
  let isCounted = false;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const remembered = tries === 0 ? lastRead(writes, caller.event, log) : undefined;
    const read = remembered ?? (await readNow(writes, caller.event, log));
    if (!read) return { refused: 'unknownLog' };
    if (entries.length === 0) return { positions: [] };
    const { tournament, acts, known } = read;
    const kind = v.parse(shapes.logKind, known.log.kind);
    const wait = isCounted
      ? 0
      : quotas.take(caller, QUOTA[kind], entries.length) || quotas.take(caller, 'characters', characters);
    if (wait > 0) return { wait, why: 'quota' };
    isCounted = true;
    const admitted = await ADMIT[kind]({ caller, log: known.log, entries, known, tournament, work, matchNow }).catch(tooMuch);
    if (remembered && !('entries' in admitted)) continue;
    if ('wait' in admitted) return admitted;
    if ('refused' in admitted) {
      if (admitted.late && admitted.late.length > 0) await keepLate(store, caller.event, admitted.late, author());
      return admitted;
    }
    const others = [...(admitted.seen ?? [])].map(([match, head]) => [keyOf(caller.event, match), head] as const);
    // The organiser's own log was read twice then: what was judged is what was read first.
    const seen = new Map([...others, [key, known.log.head], [keyOf(caller.event, TOURNAMENT_LOG), acts]]);
    const appended = await store.append(key, admitted.entries, author(), seen);
    if (appended.ok) {
      memory.stored(key, admitted.entries, appended.value.positions);
      return { positions: appended.value.positions };
    }
    const { error } = appended;
    if (error.code === 'otherText') return { refused: 'otherText', entry: error.entry };
    // The log and the link exist and the texts were checked, so the store cannot refuse for another reason.
    if (error.code !== 'grown') throw new Error(`an entry that was checked: ${error.code}`);
  }
  throw new Error('the logs of an event grow faster than they are read');
}

/** What entries for a log are judged by: the event's tournament, up to a head of its log, and the log itself. */
interface Read {
  readonly tournament: Tournament | undefined;
  readonly acts: number;
  readonly known: LogAt;
}

/** What is remembered; undefined if the log is not. */
function lastRead({ memory, tournaments }: Writes, event: string, log: string): Read | undefined {
  const known = memory.remembered(keyOf(event, log));
  const { tournament, head } = tournaments.remembered(event);
  return known && { tournament, acts: head, known };
}

/** What the store has now; undefined if there is no such log. */
async function readNow({ store, memory, tournaments }: Writes, event: string, log: string): Promise<Read | undefined> {
  const { tournament, head } = await tournaments.of(event);
  const found = (await store.log(keyOf(event, log))) ?? (await seatedLog(store, event, log, tournament));
  return found && { tournament, acts: head, known: await memory.of(found) };
}

/** What is answered if entries cannot be judged. @throws anything else */
function tooMuch(error: unknown): Refused | Waiting {
  if (error instanceof TooMuchWork) return error.why === 'slow' ? { refused: 'tooTangled' } : { wait: PAUSE, why: 'tooMany' };
  throw error;
}

/** The log of a seated match, which exists from its seating on, whoever asks for it first; undefined if no seated match has it. */
async function seatedLog(
  store: Store,
  event: string,
  log: string,
  tournament: Tournament | undefined,
): Promise<LogHead | undefined> {
  const table = tableOf({ log, tournament })?.table.table;
  if (table === undefined) return undefined;
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
