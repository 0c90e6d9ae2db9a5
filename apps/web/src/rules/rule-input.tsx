import { type RulePath, type RuleValue, ruleChoices } from '@tenbo/engine';
import { describeRuleValue } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { Choice } from '../ui/choice.tsx';
import { valueIn } from './changes.ts';
import { changeRule, draft } from './draft.ts';
import { LocalYakuInput } from './local-yaku-input.tsx';
import { NumberInput, NumberOrWord } from './number-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { SomeInput } from './some-input.tsx';

/** What a rule is chosen with, by what it can be. */
export function RuleInput({ path }: { readonly path: RulePath }) {
  const choices = ruleChoices(path);
  const value = valueIn(draft.value, path);
  const { name } = locale.value.rules[path];
  const said = (of: unknown) => describeRuleValue(path, of as RuleValue<RulePath>, locale.value);
  const change = (changed: unknown) => changeRule(path, changed);
  switch (choices.kind) {
    case 'one': {
      const options = choices.of.map((option) => [option, said(option)] as const);
      return <Choice legend={name} look="apart" value={value as string} options={options} onChoose={change} />;
    }
    case 'some':
      return <SomeInput options={choices.of} value={value} label={(id) => said([id])} onChange={change} />;
    case 'number':
      return <NumberOrWord label={name} choices={choices} value={value} word={said} onChange={change} />;
    case 'numbers': {
      const numbers = Array.isArray(value) ? (value as unknown[]) : [];
      return words.value.rules.suits
        .slice(0, choices.count)
        .map((suit, i) => (
          <NumberInput
            key={suit}
            label={suit}
            range={{ ...choices, step: 1 }}
            value={numbers[i]}
            onChange={(number) => change(numbers.with(i, number))}
          />
        ));
    }
    case 'rows':
      return <RowsInput label={name} value={value} onChange={change} />;
    case 'values':
      return <LocalYakuInput />;
  }
}
