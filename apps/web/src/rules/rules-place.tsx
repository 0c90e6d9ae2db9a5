import { describeDifferences, describeDocument, ruleSetName } from '@tenbo/i18n';
import { type RuleSet, presets, ruleCode } from '@tenbo/engine';

import { locale, rulesAt, words, wordsOf } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { useArrival } from '../ui/focus.ts';
import { useTitle } from '../title.ts';
import { rulesIn } from './address.ts';
import { NoPage } from '../ui/links.tsx';
import { draftRules } from './draft.ts';
import { rulesOf } from './own.ts';
import { RuleEditor } from './rule-editor.tsx';
import { notesReady } from './rule-field.tsx';
import { RuleSetList } from './rule-set-list.tsx';
import { SharedRules } from './shared-rules.tsx';
import { RuleNotices, RulesPicker } from './rules-picker.tsx';
import { AllRuleSets, InUse, OwnActions } from './rule-actions.tsx';
import { RuleGroups } from './rule-groups.tsx';
import { Table } from '../ui/table.tsx';
import place from '../ui/place.module.css';

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

/** A rule set in full, in words; differences from Standard are marked. */
function OneRuleSet({ rules }: { readonly rules: RuleSet }) {
  const { rules: texts } = words.value;
  return (
    <div class={place.place}>
      <AllRuleSets />
      <div>
        <h2 class="breaks">{ruleSetName(rules, locale.value)}</h2>
        <p class="note">{texts.sameCode(ruleCode(rules))}</p>
      </div>
      <div class={`unprinted ${place.choices}`}>
        <InUse rules={rules} />
        <OwnActions rules={rules} />
        <RulesPicker label={texts.compareWith} value="" onChoose={(id) => (location.hash = addressOf('rules', [rules.id, id]))} />
      </div>
      <RuleNotices rules={rules} />
      <MadeFrom rules={rules} />
      <RuleGroups rules={rules} />
    </div>
  );
}

/** The document that the rules were made from, and where tenbo does not follow it. */
function MadeFrom({ rules }: { readonly rules: RuleSet }) {
  const document = describeDocument(rules, locale.value);
  if (document === undefined) return null;
  const { madeFrom, heading, otherwise } = document;
  return (
    <section class="stack" aria-label={heading}>
      <p>{madeFrom}</p>
      <h3>{heading}</h3>
      <ul class="listed">
        {otherwise.map(({ statement, text }) => (
          <li key={statement}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** The differences between two rule sets, side by side. */
function Comparison({ one, other }: { readonly one: RuleSet; readonly other: RuleSet }) {
  const { rules: texts } = words.value;
  const differences = describeDifferences(one, other, locale.value);
  return (
    <div class={place.place}>
      <AllRuleSets />
      <h2>
        {ruleSetName(one, locale.value)} · {ruleSetName(other, locale.value)}
      </h2>
      <div class={`unprinted ${place.choices}`}>
        <RulesPicker label={words.value.hand.rules} value={one.id} onChoose={(id) => compare(id, other.id)} />
        <RulesPicker label={texts.compareWith} value={other.id} onChoose={(id) => compare(one.id, id)} />
      </div>
      {differences.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <Table
          title={texts.otherwise}
          cells="words"
          columns={[texts.rule, ruleSetName(one, locale.value), ruleSetName(other, locale.value)]}
          rows={differences.map((difference) => [difference.name, difference.one, difference.other])}
        />
      )}
    </div>
  );
}

function compare(one: string, other: string): void {
  location.hash = addressOf('rules', [one, other]);
}
