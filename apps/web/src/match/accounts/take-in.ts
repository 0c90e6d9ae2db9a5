import { canonicalJson } from '@tenbo/engine';

import { history } from '../../hand/store.ts';
import { choose, chosen } from '../../prefs.ts';
import { keepRules, ownRules } from '../../rules/own.ts';
import { allKept, keepEntries } from '../kept.ts';
import { current, freshId, listMatches, openMatch } from '../store.ts';
import type { Fault, ReadData } from './data-file.ts';
import { type Arrival, arrivalsOf } from './merge-data.ts';

/** What an import did: what came in, and what could not. */
export interface Outcome {
  readonly arrivals: readonly Arrival[];
  readonly rules: number;
  readonly hands: number;
  readonly choices: number;
  readonly faults: readonly Fault[];
}

export const NOTHING: Outcome = { arrivals: [], rules: 0, hands: 0, choices: 0, faults: [] };

/** Takes what was read of a file into what the browser keeps; the reader's choices only where that is wanted. */
export async function takeIn(data: ReadData, withChoices: boolean): Promise<Outcome> {
  const { arrivals, faults } = arrivalsOf(await allKept(), data.matches, freshId);
  for (const { id, from, entries, soFar } of arrivals) await keepEntries(id, from, entries, soFar);
  await listMatches();
  if (current.value && arrivals.some(({ id }) => id === current.value?.id)) await openMatch(current.value.id);
  const rules = takeRules(data.rules);
  const hands = takeHands(data.hands);
  const here = chosen();
  const others = withChoices ? Object.entries(data.choices).filter(([name, value]) => here[name] !== value) : [];
  const refused = others.filter(([name, value]) => !choose(name, value));
  return {
    arrivals,
    rules,
    hands,
    choices: others.length - refused.length,
    faults: [...data.faults, ...faults, ...refused.map(([name]): Fault => ({ code: 'badChoice', name }))],
  };
}

/** Rules come in beside those that are here, unless the same are. @returns how many did */
function takeRules(read: ReadData['rules']): number {
  const contentOf = (rules: ReadData['rules'][number]) => canonicalJson({ ...rules, id: undefined });
  const fresh = read.filter((rules) => !ownRules.value.some((own) => contentOf(own) === contentOf(rules)));
  for (const rules of fresh) keepRules({ ...rules, id: undefined });
  return fresh.length;
}

/** Hands of the history come after those that are here. @returns how many did */
function takeHands(read: readonly string[]): number {
  const fresh = read.filter((hand) => !history.value.includes(hand));
  history.value = [...history.value, ...fresh];
  localStorage.setItem('hands', JSON.stringify(history.value));
  return fresh.length;
}
