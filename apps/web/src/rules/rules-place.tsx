import { presets } from '@tenbo/engine';

import { rulesAt, words } from '../prefs.ts';
import { route } from '../router.ts';
import { NoPage } from '../ui/links.tsx';
import { Comparison } from './comparison.tsx';
import { draftRules } from './draft.ts';
import { OneRuleSet } from './one-rule-set.tsx';
import { rulesOf } from './own.ts';
import { RuleEditor } from './rule-editor.tsx';
import { RuleSetList } from './rule-set-list.tsx';

export { ruleNotesReady } from './rule-notes.ts';

rulesAt('rules', () => {
  const [one] = route.value.path;
  return one === 'edit' ? draftRules.value : rulesOf(one ?? '');
});

/** The rule sets: a list, one whole, or two compared, as the address says. */
export function RulesPlace() {
  const [one, other, ...more] = route.value.path;
  if (one === undefined) return <RuleSetList />;
  if (one === 'edit') return <RuleEditor />;
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
