import {
  type MoreErrors,
  type Result,
  type RulesError,
  err,
  excerpt,
  excerptOf,
  firstErrors,
  ok,
  parseRules,
} from '@tenbo/engine';
import * as v from 'valibot';

import { startErrors } from './check.ts';
import { type Decision, type Entry, type Log, type MatchEvent, isDecision } from './entries.ts';
import { entrySchema, shapes } from './entry-schema.ts';
import type { LedgerError } from './errors.ts';
import { LOG_VERSION, migrate } from './migrate.ts';
import { Seen } from './seen.ts';

/**
 * The shapes in an entry by name, as schemas of valibot, for what describes them to others: a document, a form, a generator of entries. `parseEntry` also
 * checks that rules and players fit each other. Their type does not name valibot, so that nobody needs its types.
 */
export const ENTRY_SHAPES: Readonly<Record<string, object>> = shapes;

/** What is wrong with a log from outside, and the path to it. `received` is the beginning of the value found, as JSON. */
export type LogError =
  | { readonly code: 'notALog' }
  | { readonly code: 'logVersion'; readonly version: string | undefined; readonly known: number }
  | { readonly code: 'badEntry'; readonly path: string; readonly expected: string; readonly received: string }
  | { readonly code: 'entryTwice'; readonly path: string; readonly id: string }
  | { readonly code: 'entryAfterNothing'; readonly path: string; readonly after: string | null }
  | { readonly code: 'correctsNothing'; readonly path: string; readonly entry: string }
  | { readonly code: 'correctsAnother'; readonly path: string; readonly entry: string }
  | { readonly code: 'badMatchRules'; readonly path: string; readonly error: Exclude<RulesError, MoreErrors> }
  | { readonly code: 'badStart'; readonly path: string; readonly error: LedgerError }
  | MoreErrors;

/**
 * Reads a log from outside (parsed JSON). Older versions are converted to this one. Its hands are checked only by `replay`.
 *
 * @returns the log, or everything wrong with it, each with its path; unknown fields are errors
 * @example
 * const event = { type: 'matchStarted', version: 3, rules: { base: 'tenhou' }, players: ['Aki', 'Ben', 'Chie', 'Dai'] };
 * parseLog([{ id: 'a', after: [], event }]).ok; // → true
 * parseLog([{ id: 'a', after: [], event: { ...event, players: 4 } }]); // → { ok: false, error: [{ code: 'badEntry', path: '[0].event.players', expected: 'Array', received: '4' }] }
 */
export function parseLog(input: unknown): Result<Log, readonly LogError[]> {
  if (!Array.isArray(input) || input.length === 0) return err([{ code: 'notALog' }]);
  const version = versionOf(input[0]);
  if (typeof version !== 'number' || version < 1 || version > LOG_VERSION) {
    return err([{ code: 'logVersion', version: version === undefined ? undefined : excerptOf(version), known: LOG_VERSION }]);
  }
  const entries = migrate(input).map((entry, i) => entryAt(entry, `[${i}]`));
  const errors = entries.flatMap((entry) => (entry.ok ? [] : entry.error));
  if (errors.length > 0) return err(firstErrors(errors));
  const log = entries.flatMap((entry) => (entry.ok ? [entry.value] : []));
  const broken = chainErrors(log);
  return broken.length > 0 ? err(firstErrors(broken)) : ok(log);
}

function versionOf(entry: unknown): unknown {
  const parsed = v.safeParse(v.object({ event: v.object({ type: v.literal('matchStarted'), version: v.unknown() }) }), entry);
  return parsed.success ? parsed.output.event.version : undefined;
}

/**
 * Reads one entry from outside (parsed JSON), in the form of the present version: only a whole log can be converted. Says nothing of the entries that
 * it names, which may be elsewhere: only `parseLog` knows whether they are there, and only `replay` whether the entry fits after them.
 *
 * @param path what stands before the path of each error
 * @returns the entry with its whole rule set, or everything wrong with it; unknown fields are errors
 * @example
 * parseEntry({ id: 'b', after: ['a'], event: { type: 'timeCalled' } }).ok; // → true
 * parseEntry({ id: 'b', after: [], event: { type: 'timeCalled' } }, 'entries[7]'); // → { ok: false, error: [{ code: 'entryAfterNothing', path: 'entries[7].after', after: null }] }
 */
export function parseEntry(input: unknown, path = ''): Result<Entry, readonly LogError[]> {
  const entry = entryAt(input, path);
  const errors = entry.ok ? ownErrors(entry.value, path) : entry.error;
  return errors.length > 0 ? err(firstErrors(errors)) : entry;
}

/** What is wrong with an entry wherever it stands. */
function ownErrors({ id, after, event }: Entry, path: string): readonly LogError[] {
  if (event.type === 'matchStarted' && event.version !== LOG_VERSION) {
    return [{ code: 'logVersion', version: excerptOf(event.version), known: LOG_VERSION }];
  }
  if ((event.type === 'matchStarted') !== (after.length === 0)) {
    return [{ code: 'entryAfterNothing', path: `${path}.after`, after: after[0] ?? null }];
  }
  return targetsOf(event).includes(id) ? [{ code: 'correctsNothing', path: `${path}.event.entry`, entry: id }] : [];
}

/** The entries that an event decides about. */
function targetsOf(event: MatchEvent): readonly string[] {
  if (!isDecision(event)) return [];
  return [event.entry, ...(event.type === 'entryKept' ? (event.among ?? []) : [])];
}

function entryAt(input: unknown, path: string): Result<Entry, readonly LogError[]> {
  const parsed = v.safeParse(entrySchema, input);
  if (!parsed.success) {
    return err(
      parsed.issues.map((issue) => ({
        code: 'badEntry',
        path: path + pathOf(issue),
        expected: issue.kind === 'validation' ? issue.message : (issue.expected ?? ''),
        received: excerptOf(issue.input),
      })),
    );
  }
  const { event, ...entry } = parsed.output;
  if (event.type !== 'matchStarted') return ok({ ...entry, event });
  const rules = parseRules(event.rules);
  if (!rules.ok) return err(rules.error.map((error) => inRules(error, path)));
  const started = { ...event, rules: rules.value } satisfies MatchEvent;
  const errors = startErrors(started);
  return errors.length > 0
    ? err(errors.map((error) => ({ code: 'badStart', path: `${path}.event`, error })))
    : ok({ ...entry, event: started });
}

function inRules(error: RulesError, path: string): LogError {
  return error.code === 'moreErrors' ? error : { code: 'badMatchRules', path: `${path}.event.rules`, error };
}

function pathOf({ path }: v.BaseIssue<unknown>): string {
  const steps: readonly v.IssuePathItem[] = path ?? [];
  return steps.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${excerpt(String(key))}`)).join('');
}

/** Each entry must have an id of its own, follow earlier entries, and decide only about entries its author had seen. Only the first starts a match. */
function chainErrors(log: Log): readonly LogError[] {
  const known = new Map<string, Entry>();
  const errors = log.flatMap((entry, i): readonly LogError[] => {
    const { id, after, event } = entry;
    const path = `[${i}]`;
    const missing = after.filter((one) => !known.has(one));
    const starts = event.type === 'matchStarted';
    const found: LogError[] = missing.map((one) => ({ code: 'entryAfterNothing', path: `${path}.after`, after: one }));
    if (known.has(id)) found.push({ code: 'entryTwice', path: `${path}.id`, id });
    if (starts !== (i === 0) || starts !== (after.length === 0))
      found.push({ code: 'entryAfterNothing', path: `${path}.after`, after: after[0] ?? null });
    known.set(id, entry);
    return found;
  });
  return errors.length > 0 ? errors : decisionErrors(log, known);
}

function decisionErrors(log: Log, known: ReadonlyMap<string, Entry>): readonly LogError[] {
  const seen = new Seen(log);
  return log.flatMap(({ id, event }, i): readonly LogError[] => {
    if (!isDecision(event)) return [];
    const targets = targetsOf(event);
    const unseen = targets.filter((one) => !known.has(one) || !seen.has(id, one));
    const path = `[${i}].event.entry`;
    if (unseen.length > 0) return unseen.map((entry) => ({ code: 'correctsNothing', path, entry }));
    const other = targets.filter((one, nth) => !mayDecide(event, (known.get(one) as Entry).event, nth > 0));
    return other.map((entry) => ({ code: 'correctsAnother', path, entry }));
  });
}

/** A report can be taken back, kept, or corrected by one of its kind; a correction can only be kept. Choices are among hands and ends of the match. */
function mayDecide(decision: Decision, { type }: MatchEvent, amongOthers: boolean): boolean {
  if (amongOthers) return type === 'handEnded' || type === 'matchEnded';
  if (type === 'entryReplaced') return decision.type === 'entryKept';
  if (type === 'matchStarted' || type === 'entryVoided' || type === 'entryKept') return false;
  return decision.type !== 'entryReplaced' || decision.event.type === type;
}

/**
 * The text of a log file, which `parseLog` reads back: JSON with one entry per line.
 *
 * @example
 * const entry = { id: 'a', after: [], event: { type: 'timeCalled' } } as const;
 * formatLog([entry]); // → '[\n{"id":"a","after":[],"event":{"type":"timeCalled"}}\n]\n'
 */
export function formatLog(log: Log): string {
  return `[\n${log.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}
