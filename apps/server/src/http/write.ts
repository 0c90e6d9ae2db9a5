// Writes entries to a log: judges them by what the event says now, and stores them only if that is still so.
import { LATE_LOG, type LogKind, type Quotas, TOURNAMENT_LOG, shapes, tableOf } from '@tenbo/club';
import * as v from 'valibot';

import type { LogHead, Store } from '../store/store.ts';
import type { Admit, Admitted, Late } from './admit.ts';
import type { Caller } from './caller.ts';
import { lateEntry } from './late.ts';
import { keyOf } from './log-key.ts';
import type { LogTexts } from './log-texts.ts';
import { type LogWork, TooMuchWork } from './log-work.ts';
import { admitToMatch } from './match-entries.ts';
import type { QuotasLeft } from './quotas.ts';
import type { Summaries } from './summaries.ts';
import { admitToTournament } from './tournament-entries.ts';
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
  readonly texts: LogTexts;
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

/** Stores entries, all or none. @returns their positions, or why none was stored */
export async function write(
  { store, tournaments, texts, summaries, work, quotas }: Writes,
  caller: Caller,
  log: string,
  { entries, device, characters }: Sent,
): Promise<{ readonly positions: readonly number[] } | Refused | Waiting> {
  const key = keyOf(caller.event, log);
  const author = () => ({ link: caller.link, device, at: new Date().toISOString() });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { tournament, head: acts } = await tournaments.of(caller.event);
    const found =
      (await store.log(key)) ?? (tableOf({ log, tournament }) && (await seatedLog(store, caller.event, log, tournament)));
    if (!found) return { refused: 'unknownLog' };
    if (entries.length === 0) return { positions: [] };
    const kind = v.parse(shapes.logKind, found.kind);
    const wait =
      tries > 0 ? 0 : quotas.take(caller, QUOTA[kind], entries.length) || quotas.take(caller, 'characters', characters);
    if (wait > 0) return { wait, why: 'quota' };
    const { bodies, head: read } = await texts.of(key);
    const matchNow = async (match: string) => {
      const of = await store.log(keyOf(caller.event, match));
      return of && summaries.of(of);
    };
    const admitted = await ADMIT[kind]({ caller, log: found, entries, bodies, tournament, work, matchNow }).catch(tooMuch);
    if ('wait' in admitted) return admitted;
    if ('refused' in admitted) {
      if (admitted.late && admitted.late.length > 0) await keepLate(store, caller.event, admitted.late, author());
      return admitted;
    }
    const others = [...(admitted.seen ?? [])].map(([match, head]) => [keyOf(caller.event, match), head] as const);
    // The organiser's own log was read twice then: what was judged is what was read first.
    const seen = new Map([...others, [key, read], [keyOf(caller.event, TOURNAMENT_LOG), acts]]);
    const appended = await store.append(key, admitted.entries, author(), seen);
    if (appended.ok) return { positions: appended.value.positions };
    const { error } = appended;
    if (error.code === 'otherText') return { refused: 'otherText', entry: error.entry };
    // The log and the link exist and the texts were checked, so the store cannot refuse for another reason.
    if (error.code !== 'grown') throw new Error(`an entry that was checked: ${error.code}`);
  }
  throw new Error('the logs of an event grow faster than they are read');
}

/** What is answered if entries cannot be judged. @throws anything else */
function tooMuch(error: unknown): Refused | Waiting {
  if (error instanceof TooMuchWork) return error.why === 'slow' ? { refused: 'tooTangled' } : { wait: PAUSE, why: 'tooMany' };
  throw error;
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
