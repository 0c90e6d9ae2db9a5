import { type RuleSet, ruleCode } from '@tenbo/engine';
import { describeDocument, ruleSetName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { RuleNotices } from './rule-notices.tsx';
import { RulesPicker } from './rules-picker.tsx';
import place from '../ui/place.module.css';
import { InUse } from './in-use.tsx';
import { OwnActions } from './own-actions.tsx';
import { AllRuleSets } from './rules-parts.tsx';
import { RuleGroups } from './rule-groups.tsx';

/** A rule set in full, in words; differences from Standard are marked. */
export function OneRuleSet({ rules }: { readonly rules: RuleSet }) {
  const { rules: said } = words.value;
  return (
    <div class={place.place}>
      <AllRuleSets />
      <div>
        <h2 class="breaks">{ruleSetName(rules, locale.value)}</h2>
        <p class="note">{said.sameCode(ruleCode(rules))}</p>
      </div>
      <div class={`unprinted ${place.choices}`}>
        <InUse rules={rules} />
        <OwnActions rules={rules} />
        <RulesPicker label={said.compareWith} value="" onChoose={(id) => (location.hash = addressOf('rules', [rules.id, id]))} />
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
