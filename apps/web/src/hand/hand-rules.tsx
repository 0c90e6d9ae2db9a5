import { words } from '../prefs.ts';
import { allRules, rulesOf } from '../rules/own.ts';
import { RulesPicker, noteUsed } from '../rules/rules-picker.tsx';
import { playedBy } from './edit.ts';
import { change, draft, settled } from './store.ts';

/** The rules of the hand: all rule sets, plus the one from a link. */
export function HandRules() {
  const { rules } = settled.value.draft;
  const among = allRules.value.some(({ id }) => id === rules.id) ? allRules.value : [...allRules.value, rules];
  return (
    <div class="row">
      <RulesPicker
        hideLabel
        label={words.value.hand.rules}
        value={rules.id}
        among={among}
        onChoose={(id) => {
          noteUsed(id);
          change(playedBy(draft.value, rulesOf(id) ?? rules));
        }}
      />
    </div>
  );
}
