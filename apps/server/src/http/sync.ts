import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Entry } from '@tenbo/ledger';

import type { AppendCode, Store, StoredEntry } from '../store/store.ts';
import { refuse } from './api-error.ts';
import type { Admit, Refused } from './admit.ts';
import { type Env, refuseTooMany } from './caller.ts';
import { keyOf } from './log-key.ts';
import { type LogWork, TooMuchWork } from './log-work.ts';
import { admitToMatch } from './match-entries.ts';
import { type Gate, operation } from './operation.ts';
import type { Quotas, QuotasLeft } from './quotas.ts';
import { type LogKind, id, logKind, position, shownText } from './shapes.ts';
import { TOURNAMENT_LOG, admitToTournament, planIn } from './tournament-entries.ts';

/** Checks the entries sent for each kind of log. */
const ADMIT: Readonly<Record<LogKind, Admit>> = { match: admitToMatch, tournament: admitToTournament };

/** The most entries in a request or an answer, and the most characters of an answer's entries, unless one alone is longer. */
const PAGE = 500;
const MOST_CHARACTERS = 1_000_000;

const synced = z.object({
  positions: z.array(position).readonly().openapi({ description: 'Of the entries sent.' }),
  entries: z.array(z.looseObject({})).openapi({ description: 'Those after the position, the next one first, without a gap.' }),
  head: position,
});

/** The answer to an exchange of entries. */
export type Synced = z.infer<typeof synced>;

interface Parts {
  readonly store: Store;
  readonly work: LogWork;
  readonly quotas: QuotasLeft;
  readonly gate: Gate;
  /** Gets the number of entries that were acknowledged as stored. */
  readonly counted: (entries: number) => void;
}

/** The quota that entries of each kind of log count for. */
const QUOTA = { match: 'entries', tournament: 'acts' } as const satisfies Readonly<Record<LogKind, keyof Quotas>>;

/** The one route that exchanges entries: the client sends what it has, and gets what it lacks. Repeating it is safe. */
export function addSync(app: OpenAPIHono<Env>, { store, work, quotas, gate, counted }: Parts): void {
  const sync = operation({
    gate,
    right: 'seeLogs',
    method: 'post',
    path: '/api/logs/{log}/sync',
    summary: `Stores entries, all or none, and returns those after a position, at most ${PAGE} and a million characters; if head is higher, there are more.`,
    params: z.object({ log: id }),
    body: z.strictObject({
      after: position,
      entries: z.array(z.unknown()).max(PAGE),
      device: shownText,
    }),
    answer: synced,
  });
  app.openapi(sync, async (c) => {
    const caller = c.get('caller');
    const { log } = c.req.valid('param');
    const sent = c.req.valid('json');
    const key = keyOf(caller.event, log);
    const found = await store.log(key);
    if (!found) return refuse(c, 'unknownLog');

    let positions: readonly number[] = [];
    if (sent.entries.length > 0) {
      const kind = logKind.parse(found.kind);
      const wait =
        quotas.take(caller, QUOTA[kind], sent.entries.length) || quotas.take(caller, 'characters', (await c.req.text()).length);
      if (wait > 0) return refuseTooMany(c, wait, 'quota');
      const corrections = async (entries: readonly Entry[]) => work.ask('corrections', await bodiesOf(store, key), entries);
      const plan = async () => planIn(await bodiesOf(store, keyOf(caller.event, TOURNAMENT_LOG)));
      const admitted = await ADMIT[kind]({
        caller,
        log: found,
        entries: sent.entries,
        corrections,
        plan,
      }).catch(tooMuch);
      if ('busy' in admitted) return refuseTooMany(c, admitted.busy);
      if ('refused' in admitted) return refuse(c, admitted.refused, admitted);
      const author = { link: caller.link, device: sent.device, at: new Date().toISOString() };
      const appended = await store.append(key, admitted.entries, author);
      if (!appended.ok && appended.error.code === 'otherText') return refuse(c, 'otherText', { entry: appended.error.entry });
      if (!appended.ok) throw impossible(appended.error.code);
      ({ positions } = appended.value);
      counted(positions.length);
    }

    const page = await store.entries(key, sent.after, PAGE);
    if (!page.ok) throw impossible(page.error.code);
    const entries = shortened(page.value.entries).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    return c.json({ positions, entries, head: page.value.head }, 200);
  });
}

/** How long to wait while too many other logs are being judged, in seconds. */
const PAUSE = 10;

/** What is answered if the corrections cannot be judged. @throws anything else */
function tooMuch(error: unknown): Refused | { readonly busy: number } {
  if (error instanceof TooMuchWork) return error.why === 'slow' ? { refused: 'tooTangled' } : { busy: PAUSE };
  throw error;
}

/** The first of some entries that are not too long together; at least one, so that the reader goes on. */
function shortened(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  let characters = 0;
  const end = entries.findIndex(({ body }, i) => (characters += body.length) > MOST_CHARACTERS && i > 0);
  return end < 0 ? entries : entries.slice(0, end);
}

async function bodiesOf(store: Store, key: string): Promise<readonly string[]> {
  const all = await store.entries(key, 0, Number.MAX_SAFE_INTEGER);
  if (!all.ok) throw impossible(all.error.code);
  return all.value.entries.map(({ body }) => body);
}

/** The log and the link exist and the texts were checked, so the store cannot refuse. */
function impossible(code: AppendCode): Error {
  return new Error(`an entry that was checked: ${code}`);
}
