import { canonicalJson } from '@tenbo/engine';
import { describeLedgerError, asSentence } from '@tenbo/i18n';
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

/** The match as it was before one of its hands, so that the hand can be checked there. */
export function matchBefore({ log }: Match, entry: string): Match {
  return { log, state: { ...replay(log, entry), conflicts: [] } };
}

/** Why the ledger refuses the hand of a form; empty if it does not, or if the form is incomplete. */
export function errorsOf(form: HandForm, match: Match): readonly LedgerError[] {
  const hand = handOf(form, match.state.rules);
  return hand ? checkAppend(match, { type: 'handEnded', hand }) : [];
}

/** A hand as the accounts would list it after `before`; undefined if the ledger refuses it. */
export function lineOf(hand: HandEnd<EnteredWin>, before: Match): HandLine | undefined {
  const after = append(before, { id: 'hand', after: before.state.heads, event: { type: 'handEnded', hand } });
  return after.ok ? after.value.state.hands.at(-1) : undefined;
}

/**
 * Why an option of a form is grey: the first error from the ledger that the option would add. A missing value counts as five han, which all rules know, so that
 * a choice can be checked before the form is complete.
 */
export function reasonAgainst(changed: HandForm, form: HandForm, match: Match): string {
  const keyed = (one: HandForm) => errorsOf(withValues(one, match), match).map((error) => [canonicalJson(error), error] as const);
  const now = new Set(keyed(form).map(([key]) => key));
  const [added] = keyed(changed).filter(([key]) => !now.has(key));
  return added ? asSentence(describeLedgerError(added[1], locale.value, match.state.players)) : '';
}

function withValues(form: HandForm, { state: { rules } }: Match): HandForm {
  return { ...form, wins: form.wins.map((win) => (valueOf(win, rules) ? win : { ...win, way: 'hanFu', han: 5, fu: 30 })) };
}
