import { ruleSetName } from '@tenbo/i18n';
import { presets } from '@tenbo/engine';

import { locale, rulesAt, words, wordsOf } from '../prefs.ts';
import { route } from '../router.ts';
import { useArrival } from '../ui/focus.ts';
import { useTitle } from '../title.ts';
import { rulesIn } from './address.ts';
import { NoPage } from '../ui/links.tsx';
import { Comparison } from './comparison.tsx';
import { draftRules } from './draft.ts';
import { OneRuleSet } from './one-rule-set.tsx';
import { rulesOf } from './own.ts';
import { RuleEditor } from './rule-editor.tsx';
import { notesReady } from './rule-field.tsx';
import { RuleSetList } from './rule-set-list.tsx';
import { SharedRules } from './shared-rules.tsx';

/** Resolves when the notes on rules and the words of the settings have loaded: a browser that stores no settings stores no rules either. */
export async function ruleNotesReady(): Promise<void> {
  await Promise.all([notesReady(), wordsOf('choices')]);
}

rulesAt('rules', () => {
  const [one] = route.value.path;
  if (one === 'shared') return rulesIn(route.value.params.get('rules') ?? '');
  return one === 'edit' ? draftRules.value : rulesOf(one ?? '');
});

/** The rule sets: the list, one in full, one that was shared, or a comparison of two, as the address says. */
export function RulesPlace() {
  const { path, params } = route.value;
  const [one, other, ...more] = path;
  useArrival(path.join(' '));
  const named = [one, other].flatMap((id) => rulesOf(id ?? '') ?? []);
  useTitle(one === 'edit' ? words.value.rules.make : named.map((shown) => ruleSetName(shown, locale.value)).join(' – '));
  if (one === undefined) return <RuleSetList />;
  if (one === 'edit') return <RuleEditor />;
  if (one === 'shared') return <SharedRules text={params.get('rules') ?? ''} />;
  if (more.length > 0) return <NoPage to="rules" />;
  const rules = rulesOf(one);
  const second = other === undefined ? presets.standard : rulesOf(other);
  if (!rules || !second) {
    return (
      <>
        <p role="alert">{words.value.rules.unknown}</p>
        <RuleSetList />
      </>
    );
  }
  return other === undefined ? <OneRuleSet rules={rules} /> : <Comparison one={rules} other={second} />;
}
