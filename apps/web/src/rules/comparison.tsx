import type { RuleSet } from '@tenbo/engine';
import { describeDifferences, ruleSetName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { RulesPicker } from './rules-picker.tsx';
import { AllRuleSets } from './rules-parts.tsx';
import { Table } from '../ui/table.tsx';
import place from '../ui/place.module.css';

/** The differences between two rule sets, side by side. */
export function Comparison({ one, other }: { readonly one: RuleSet; readonly other: RuleSet }) {
  const { rules: said } = words.value;
  const differences = describeDifferences(one, other, locale.value);
  return (
    <div class={place.place}>
      <AllRuleSets />
      <h2>
        {ruleSetName(one, locale.value)} · {ruleSetName(other, locale.value)}
      </h2>
      <div class={`unprinted ${place.choices}`}>
        <RulesPicker label={words.value.hand.rules} value={one.id} onChoose={(id) => compare(id, other.id)} />
        <RulesPicker label={said.compareWith} value={other.id} onChoose={(id) => compare(one.id, id)} />
      </div>
      {differences.length === 0 ? (
        <p>{said.same}</p>
      ) : (
        <Table
          title={said.otherwise}
          cells="words"
          columns={[said.rule, ruleSetName(one, locale.value), ruleSetName(other, locale.value)]}
          rows={differences.map((difference) => [difference.name, difference.one, difference.other])}
        />
      )}
    </div>
  );
}

function compare(one: string, other: string): void {
  location.hash = addressOf('rules', [one, other]);
}
