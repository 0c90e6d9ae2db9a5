import { canonicalJson } from '@tenbo/engine';
import { describeLedgerError } from '@tenbo/i18n';
import {
  type EnteredWin,
  type HandEnd,
  type HandLine,
  type LedgerError,
  type Match,
  append,
  checkAppend,
  replay,
} from '@tenbo/ledger';

import { locale } from '../../prefs.ts';
import { type HandForm, handOf, valueOf } from './form.ts';

/** A match as it stood before a hand of it was played, for that hand to be judged there. */
export function matchBefore({ log }: Match, entry: string): Match {
  return { log, state: { ...replay(log, entry), conflicts: [] } };
}

/** What speaks against the hand of a form where a match stands, once the form tells one. */
export function errorsOf(form: HandForm, match: Match): readonly LedgerError[] {
  const hand = handOf(form, match.state.rules);
  return hand ? checkAppend(match, { type: 'handEnded', hand }) : [];
}

/** A hand as the accounts would have it where a match stands; undefined where it cannot be. */
export function lineOf(hand: HandEnd<EnteredWin>, before: Match): HandLine | undefined {
  const after = append(before, { id: 'hand', after: before.state.heads, event: { type: 'handEnded', hand } });
  return after.ok ? after.value.state.hands.at(-1) : undefined;
}

/**
 * Why a form should not be changed so: what the ledger says of it then and does not say of it now. What is not told yet is thought of as a
 * mangan, so that a choice is judged before the rest is there.
 */
export function reasonAgainst(changed: HandForm, form: HandForm, match: Match): string {
  const told = (one: HandForm) => errorsOf(withValues(one, match), match).map((error) => [canonicalJson(error), error] as const);
  const now = new Set(told(form).map(([key]) => key));
  const [added] = told(changed).filter(([key]) => !now.has(key));
  return added ? describeLedgerError(added[1], locale.value, match.state.players) : '';
}

function withValues(form: HandForm, { state: { rules } }: Match): HandForm {
  return { ...form, wins: form.wins.map((win) => (valueOf(win, rules) ? win : { ...win, way: 'limit', limit: 'mangan' })) };
}
