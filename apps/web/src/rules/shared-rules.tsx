import { useSignal } from '@preact/signals';
import { type RuleSet, presetOf } from '@tenbo/engine';
import { describeDifferences, ruleSetName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import button from '../ui/button.module.css';
import fold from '../ui/fold.module.css';
import place from '../ui/place.module.css';
import { rulesIn } from './address.ts';
import { type RuleChanges, readChanges } from './changes.ts';
import { AllRuleSets, NotKept, editAddress, takeIntoUse } from './rule-actions.tsx';
import { keepRules, rulesOf } from './own.ts';
import { RuleGroups } from './rule-groups.tsx';
import { RuleNotices } from './rules-picker.tsx';
import styles from './rules.module.css';

/** The rules of a link, to read: what differs from the rules they are made from. Nothing is stored until the reader uses them. */
export function SharedRules({ text }: { readonly text: string }) {
  const changes = readChanges(text);
  const rules = changes && rulesIn(text);
  const texts = words.value.rules;
  return (
    <div class={`${place.place} ${place.narrow}`}>
      <AllRuleSets />
      {rules ? (
        <Shared changes={changes} rules={rules} />
      ) : (
        <p role="alert">
          {texts.broken} {changes && <a href={editAddress(changes)}>{texts.edit}</a>}
        </p>
      )}
    </div>
  );
}

interface SharedProps {
  readonly changes: RuleChanges;
  readonly rules: RuleSet;
}

function Shared({ changes, rules }: SharedProps) {
  const texts = words.value.rules;
  const base = presetOf(changes.base) ?? rules;
  const baseName = ruleSetName(base, locale.value);
  const differences = describeDifferences(base, rules, locale.value);
  const isHere = rulesOf(rules.id) === rules;
  const name = ruleSetName(rules, locale.value);
  const refused = useSignal(false);
  const own = { ...changes, id: undefined, name: changes.name?.trim() || `${baseName}+` };
  const use = () => {
    const id = isHere ? rules.id : keepRules(own);
    refused.value = id === undefined;
    const kept = id === undefined ? undefined : rulesOf(id);
    if (!kept) return;
    takeIntoUse(kept);
    location.hash = addressOf('rules', [kept.id]);
  };
  return (
    <>
      <header>
        <p class="note">{texts.sharedWithYou}</p>
        <h2 class="breaks">{name}</h2>
        <p>{texts.madeFrom(baseName, differences.length)}</p>
      </header>
      {differences.length > 0 && (
        <dl class={styles.changes} aria-label={texts.otherwise}>
          {differences.map((difference) => (
            <div key={difference.name}>
              <dt>{difference.name}</dt>
              <dd>
                <s class="quiet">{difference.one}</s> <strong>{difference.other}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <RuleNotices rules={rules} />
      <div class="row">
        <button type="button" class={button.primary} onClick={use}>
          {texts.use}
        </button>
        <a class={button.button} href={editAddress({ ...changes, id: undefined })}>
          {texts.makeOwn}
        </a>
      </div>
      {refused.value && <NotKept rules={{ ...own, id: 'own1' }} />}
      <p class="note">{isHere ? texts.here : texts.notKeptYet}</p>
      <details class={fold.fold}>
        <summary>{texts.inFull}</summary>
        <RuleGroups rules={rules} />
      </details>
    </>
  );
}
