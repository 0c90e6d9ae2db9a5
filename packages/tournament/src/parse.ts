import { type Result, type RulesError, err, excerpt, excerptOf, firstErrors, ok, parseRules } from '@tenbo/engine';
import type { LogError } from '@tenbo/ledger';
import * as v from 'valibot';

import { tournamentEntrySchema } from './act-schema.ts';
import { type Act, TOURNAMENT_VERSION, type TournamentEntry } from './acts.ts';

/** What is wrong with the form of an entry from outside: as in the log of a match. */
export type TournamentEntryError = Extract<
  LogError,
  { readonly code: 'badEntry' | 'logVersion' | 'badMatchRules' | 'moreErrors' }
>;

/**
 * Reads one entry of a tournament's log from outside (parsed JSON). Whether it fits what came before, only `tournamentOf` knows.
 *
 * @param path what stands before the path of each error
 * @returns the entry with its whole rule set, or everything wrong with it; unknown fields are errors
 * @example
 * parseTournamentEntry({ id: 'b', at: '2026-11-22T18:30:00Z', act: { type: 'playerLeft', player: 'p7' } }).ok; // → true
 * parseTournamentEntry({ id: 'b', at: '2026-11-22T18:30:00Z', act: { type: 'playerLeft', player: 7 } }, 'entries[2]'); // → { ok: false, error: [{ code: 'badEntry', path: 'entries[2].act.player', expected: 'string', received: '7' }] }
 */
export function parseTournamentEntry(input: unknown, path = ''): Result<TournamentEntry, readonly TournamentEntryError[]> {
  const parsed = v.safeParse(tournamentEntrySchema, input);
  if (!parsed.success) return err(firstErrors(parsed.issues.map((issue) => faultOf(issue, path))));
  const { act, ...entry } = parsed.output;
  if (act.type !== 'tournamentOpened' && act.type !== 'planChanged') return ok({ ...entry, act });
  if (act.type === 'tournamentOpened' && act.version !== TOURNAMENT_VERSION) {
    return err([{ code: 'logVersion', version: excerptOf(act.version), known: TOURNAMENT_VERSION }]);
  }
  const rules = parseRules(act.plan.rules);
  if (!rules.ok) return err(firstErrors(rules.error.map((error) => inRules(error, path))));
  return ok({ ...entry, act: { ...act, plan: { ...act.plan, rules: rules.value } } satisfies Act });
}

function faultOf({ kind, message, expected, input, path }: v.BaseIssue<unknown>, before: string): TournamentEntryError {
  const steps: readonly v.IssuePathItem[] = path ?? [];
  return {
    code: 'badEntry',
    path: before + steps.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${excerpt(String(key))}`)).join(''),
    expected: kind === 'validation' ? message : (expected ?? ''),
    received: excerptOf(input),
  };
}

function inRules(error: RulesError, path: string): TournamentEntryError {
  return error.code === 'moreErrors' ? error : { code: 'badMatchRules', path: `${path}.act.plan.rules`, error };
}
