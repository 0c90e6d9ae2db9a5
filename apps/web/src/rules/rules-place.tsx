import { ruleSetName } from '@tenbo/i18n';
import { presets, ruleCode } from '@tenbo/engine';

import { locale, rulesAt, words, wordsOf } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import button from '../ui/button.module.css';
import lines from '../ui/lines.module.css';
import { useTitle } from '../title.ts';
import { NoPage } from '../ui/links.tsx';
import place from '../ui/place.module.css';
import { editAddress } from './address.ts';
import { Comparison } from './comparison.tsx';
import { draftRules } from './draft.ts';
import { OneRuleSet } from './one-rule-set.tsx';
import { allRules, rulesOf } from './own.ts';
import { RuleEditor } from './rule-editor.tsx';
import { notesReady } from './rule-field.tsx';
import { groupsOf } from './rules-picker.tsx';

/** Resolves when the notes on rules and the words of the settings have loaded: a browser that stores no settings stores no rules either. */
export async function ruleNotesReady(): Promise<void> {
  await Promise.all([notesReady(), wordsOf('choices')]);
}

rulesAt('rules', () => {
  const [one] = route.value.path;
  return one === 'edit' ? draftRules.value : rulesOf(one ?? '');
});

/** The rule sets: the list, one in full, or a comparison of two, as the address says. */
export function RulesPlace() {
  const [one, other, ...more] = route.value.path;
  const named = [one, other].flatMap((id) => rulesOf(id ?? '') ?? []);
  useTitle(one === 'edit' ? words.value.rules.make : named.map((shown) => ruleSetName(shown, locale.value)).join(' – '));
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

/** Every rule set with its code. */
function RuleSetList() {
  return (
    <div class={place.place}>
      <div class="row">
        <a class={button.button} href={editAddress({ base: presets.standard.id })}>
          {words.value.rules.make}
        </a>
      </div>
      {groupsOf(allRules.value).map(({ label, rules }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul class={`${lines.lines} ${lines.columns}`}>
            {rules.map((one) => (
              <li key={one.id}>
                <a href={addressOf('rules', [one.id])}>{ruleSetName(one, locale.value)}</a>
                <code>{ruleCode(one)}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
