import { type Result, type RulesError, err, excerpt, excerptOf, firstErrors, ok, parseRules } from '@tenbo/engine';
import type { LogError } from '@tenbo/ledger';
import * as v from 'valibot';

import { shapes, tournamentEntrySchema } from './act-schema.ts';
import { type Act, TOURNAMENT_VERSION, type TournamentEntry } from './acts.ts';

/**
 * The shapes in an entry by name, as schemas of valibot, for what describes them to others. `parseTournamentEntry` also checks the rules of a plan. Their
 * type does not name valibot, so that nobody needs its types.
 */
export const ACT_SHAPES: Readonly<Record<string, object>> = shapes;

/** The faults in the form of an entry, the same as for a match's log. */
export type TournamentEntryError = Extract<
  LogError,
  { readonly code: 'badEntry' | 'logVersion' | 'badMatchRules' | 'moreErrors' }
>;

/**
 * Parses one entry of a tournament's log (JSON from outside). It does not check whether the entry fits those before it; `tournamentOf` does.
 *
 * @param path a prefix for the path of each error
 * @returns the entry with its complete rule set, or all its faults; unknown fields are errors
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
