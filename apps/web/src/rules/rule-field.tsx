import {
  LOCAL_YAKU,
  type LocalYakuId,
  type RulePath,
  type RuleSet,
  type RuleValue,
  presetOf,
  ruleChoices,
  yakuOf,
} from '@tenbo/engine';
import { describeError, describeRuleValue, asSentence } from '@tenbo/i18n';
import { loadPageWords } from '@tenbo/i18n/page';
import { useId } from 'preact/hooks';

import { language, locale, words } from '../prefs.ts';
import field from '../ui/field.module.css';
import { Segmented } from '../ui/segmented.tsx';
import { loadedFor } from '../words/loaded-for.ts';
import { changedPaths, valueIn } from './changes.ts';
import { changeRule, draft, errorAt, playLocalYaku } from './draft.ts';
import styles from './rules.module.css';
import { Checks, NumberInput, NumberOrListInput, NumberOrWord, RowsInput, SomeInput } from './rule-inputs.tsx';

/** A rule in the editor: its name, explanation, input, and error. */
export function RuleField({ path }: { readonly path: RulePath }) {
  const id = useId();
  const error = errorAt(path);
  const isChanged = changedPaths(draft.value).includes(path);
  return (
    <div
      class={`stack ${styles.field} ${isChanged ? styles.changed : ''}`}
      role="group"
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}note`}
    >
      <h4 id={`${id}name`}>
        {locale.value.rules[path].name}
        {isChanged && <small>{words.value.rules.changed}</small>}
      </h4>
      <p id={`${id}note`} class="quiet">
        {notes.value.value[path]}
      </p>
      <RuleInput path={path} />
      {error && (
        <p role="alert" class="loss">
          {asSentence(describeError(error, locale.value))}
        </p>
      )}
    </div>
  );
}

/** The input for a rule, by the kind of its choices. */
function RuleInput({ path }: { readonly path: RulePath }) {
  const choices = ruleChoices(path);
  const value = valueIn(draft.value, path);
  const { name } = locale.value.rules[path];
  const said = (of: unknown) => describeRuleValue(path, of as RuleValue<RulePath>, locale.value);
  const change = (changed: unknown) => changeRule(path, changed);
  switch (choices.kind) {
    case 'one': {
      const options = choices.of.map((option) => [option, said(option)] as const);
      return <Segmented legend={name} look="apart" value={value as string} options={options} onChoose={change} />;
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
    case 'numberOrList':
      return <NumberOrListInput label={name} value={value} onChange={change} />;
    case 'rows':
      return <RowsInput label={name} value={value} onChange={change} />;
    case 'values':
      return <LocalYakuInput />;
  }
}

type Values = RuleSet['yaku']['local'];

/** The local yaku, each at its usual value. Those of the base cannot be unchecked here. */
function LocalYakuInput() {
  const values = valueIn(draft.value, 'yaku.local') as Values;
  const ofBase = presetOf(draft.value.base)?.yaku.local ?? {};
  const worth = (id: LocalYakuId) => describeRuleValue('yaku.local', { [id]: ofBase[id] ?? yakuOf(id).value }, locale.value);
  return (
    <>
      {Object.keys(ofBase).length > 0 && <p class="quiet">{words.value.rules.ofBase}</p>}
      <Checks many={LOCAL_YAKU.length} chosen={Object.keys(values).length}>
        {LOCAL_YAKU.map(({ id }) => (
          <label key={id} class={field.check}>
            <input
              type="checkbox"
              checked={id in values}
              disabled={id in ofBase}
              onChange={(event) => playLocalYaku(id, event.currentTarget.checked)}
            />
            {worth(id)}
          </label>
        ))}
      </Checks>
    </>
  );
}

/** The explanations of the rules, in the reader's language. */
const notes = loadedFor(language, (one) => loadPageWords('ruleNotes', one));
export const notesReady = notes.ready;
