import { type Result, type RulesError, err, ok, parseRules } from '@tenbo/engine';
import * as v from 'valibot';

import type { Entry, Log, MatchEvent } from './entries.ts';
import { entrySchema } from './entry-schema.ts';
import { LOG_VERSION, migrate } from './migrate.ts';

/** What is wrong with a log from outside, each with the path of its place. */
export type LogError =
  | { readonly code: 'notALog' }
  | { readonly code: 'logVersion'; readonly version: unknown; readonly known: number }
  | { readonly code: 'badEntry'; readonly path: string; readonly expected: string; readonly received: string }
  | { readonly code: 'entryTwice'; readonly path: string; readonly id: string }
  | { readonly code: 'entryAfterNothing'; readonly path: string; readonly after: string | null }
  | { readonly code: 'correctsNothing'; readonly path: string; readonly entry: string }
  | { readonly code: 'badMatchRules'; readonly path: string; readonly error: RulesError };

/**
 * A log from outside (parsed JSON), in the form of this version; older ones are brought up to it. Whether its hands can be is for `replay`
 * to say.
 *
 * @returns the log, or everything wrong with it, each with its path; an unknown field is an error
 * @example
 * const event = { type: 'matchStarted', version: 1, rules: { base: 'tenhou' }, players: ['Aki', 'Ben', 'Chie', 'Dai'] };
 * parseLog([{ id: 'a', after: null, event }]).ok; // → true
 * parseLog([{ id: 'a', after: null, event: { ...event, players: 4 } }]); // → { ok: false, error: [{ code: 'badEntry', path: '[0].event.players', expected: 'Array', received: '4' }] }
 */
export function parseLog(input: unknown): Result<Log, readonly LogError[]> {
  if (!Array.isArray(input) || input.length === 0) return err([{ code: 'notALog' }]);
  const version = versionOf(input[0]);
  if (typeof version !== 'number' || version < 1 || version > LOG_VERSION) {
    return err([{ code: 'logVersion', version, known: LOG_VERSION }]);
  }
  const entries = input.map((entry: unknown, i) => parseEntry(migrate(entry, version), `[${i}]`));
  const errors = entries.flatMap((entry) => (entry.ok ? [] : entry.error));
  if (errors.length > 0) return err(errors);
  const log = entries.flatMap((entry) => (entry.ok ? [entry.value] : []));
  const broken = chainErrors(log);
  return broken.length > 0 ? err(broken) : ok(log);
}

function versionOf(entry: unknown): unknown {
  const told = v.safeParse(v.object({ event: v.object({ type: v.literal('matchStarted'), version: v.unknown() }) }), entry);
  return told.success ? told.output.event.version : undefined;
}

function parseEntry(input: unknown, path: string): Result<Entry, readonly LogError[]> {
  const told = v.safeParse(entrySchema, input);
  if (!told.success) {
    return err(
      told.issues.map((issue) => ({
        code: 'badEntry',
        path: `${path}${pathOf(v.getDotPath(issue))}`,
        expected: issue.expected ?? '',
        received: issue.received,
      })),
    );
  }
  const { event, ...entry } = told.output;
  if (event.type !== 'matchStarted') return ok({ ...entry, event });
  const rules = parseRules(event.rules);
  if (rules.ok) return ok({ ...entry, event: { ...event, rules: rules.value } satisfies MatchEvent });
  return err(rules.error.map((error) => ({ code: 'badMatchRules', path: `${path}.event.rules`, error })));
}

function pathOf(dotPath: string | null): string {
  return dotPath === null ? '' : `.${dotPath}`.replaceAll(/\.(\d+)/g, '[$1]');
}

/** Each entry has an id of its own and stands after one before it, and corrects one before it; the first alone starts a match and stands after none. */
function chainErrors(log: Log): readonly LogError[] {
  const seen = new Set<string>();
  return log.flatMap(({ id, after, event }, i): readonly LogError[] => {
    const path = `[${i}]`;
    const follows = after === null ? i === 0 : seen.has(after);
    const errors: LogError[] = [];
    if (seen.has(id)) errors.push({ code: 'entryTwice', path: `${path}.id`, id });
    if (!follows || (event.type === 'matchStarted') !== (i === 0))
      errors.push({ code: 'entryAfterNothing', path: `${path}.after`, after });
    if ('entry' in event && !seen.has(event.entry))
      errors.push({ code: 'correctsNothing', path: `${path}.event.entry`, entry: event.entry });
    seen.add(id);
    return errors;
  });
}
