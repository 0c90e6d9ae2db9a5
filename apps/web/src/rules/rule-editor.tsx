import { useSignalEffect } from '@preact/signals';
import { RULE_PATHS, type RuleGroup, isBlank, presets } from '@tenbo/engine';
import { useEffect, useRef, useState } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { addressOf, replaceAddress, route } from '../router.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import field from '../ui/field.module.css';
import { keepFocus } from '../ui/focus.ts';
import fold from '../ui/fold.module.css';
import place from '../ui/place.module.css';
import { RuleNotices, RulesPicker } from './rules-picker.tsx';
import { type RuleChanges, changedPaths, readChanges } from './changes.ts';
import { canUndo, changeBase, draft, draftRules, openDraft, rename, undo } from './draft.ts';
import { AllRuleSets, NotKept, ShareButton, editAddress } from './rule-actions.tsx';
import styles from './rules.module.css';
import { keepRules } from './own.ts';
import { RuleField } from './rule-field.tsx';

/** The editor of own rules. Its address contains them, and so works as a link to them. */
export function RuleEditor() {
  const broken = useDraftOfAddress();
  const { rules: texts } = words.value;
  const groups = Object.entries(locale.value.ruleGroups) as [RuleGroup, string][];
  return (
    <div class={place.place}>
      <AllRuleSets />
      <h2>{texts.make}</h2>
      {broken && <p role="alert">{texts.broken}</p>}
      <div class={`unprinted ${place.choices}`}>
        <RulesPicker label={texts.startFrom} value={draft.value.base} among={Object.values(presets)} onChoose={changeBase} />
        <ShareButton changes={draft.value} />
      </div>
      {groups.map(([group, heading]) => (
        <Group key={group} group={group} heading={heading} />
      ))}
      <Keep />
    </div>
  );
}

function Group({ group, heading }: { readonly group: RuleGroup; readonly heading: string }) {
  const paths = RULE_PATHS.filter((path) => path.startsWith(`${group}.`));
  const changed = changedPaths(draft.value).filter((path) => paths.includes(path));
  // Opens with what is changed; from then on the reader opens and closes it.
  const [isOpen] = useState(() => changedPaths(changesOfAddress()).some((path) => paths.includes(path)));
  return (
    <details class={`${card.card} ${fold.fold} ${styles.group}`} open={isOpen}>
      <summary>
        <h3>{heading}</h3>
        {changed.length > 0 && <span class="quiet">{words.value.rules.changes(changed.length)}</span>}
      </summary>
      {paths.map((path) => (
        <RuleField key={path} path={path} />
      ))}
    </details>
  );
}

/** Name, undo and save, always visible. */
function Keep() {
  const { rules: texts } = words.value;
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const name = draft.value.name ?? '';
  const isNameless = isTried && isBlank(name);
  const [refused, setRefused] = useState(false);
  const keep = () => {
    setTried(true);
    if (isBlank(name)) return input.current?.focus();
    const id = keepRules({ ...draft.value, name });
    setRefused(id === undefined);
    if (id === undefined) return undefined;
    location.hash = addressOf('rules', [id]);
    keepFocus();
  };
  return (
    <div class={`row ${styles.keep}`}>
      <p role="status">{texts.changes(changedPaths(draft.value).length)}</p>
      <button type="button" class={button.button} disabled={!canUndo.value} onClick={undo}>
        {texts.undo}
      </button>
      <label>
        <span class="hidden">{texts.yourName}</span>
        <input
          ref={input}
          class={field.input}
          value={name}
          maxLength={80}
          placeholder={texts.yourName}
          aria-invalid={isNameless}
          aria-describedby={isNameless ? 'nameless' : undefined}
          onInput={(event) => rename(event.currentTarget.value)}
        />
      </label>
      <button type="button" class={button.primary} disabled={!draftRules.value} onClick={keep}>
        {texts.save}
      </button>
      {draftRules.value && <RuleNotices rules={draftRules.value} />}
      {isNameless && (
        <p id="nameless" class="loss">
          {texts.needsName}
        </p>
      )}
      {refused && <NotKept rules={{ ...draft.value, id: 'own1', name }} />}
    </div>
  );
}

function changesOfAddress(): RuleChanges {
  return readChanges(route.peek().params.get('rules') ?? '') ?? { base: presets.standard.id };
}

/** Opens the rules of the address and writes changes back to it. @returns whether the address could not be read */
function useDraftOfAddress(): boolean {
  const text = route.value.params.get('rules') ?? '';
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (text === JSON.stringify(draft.peek())) return;
    const changes = readChanges(text);
    setBroken(changes === undefined && text !== '');
    openDraft(changes ?? { base: presets.standard.id });
  }, [text]);
  useSignalEffect(() => replaceAddress(editAddress(draft.value)));
  return broken;
}
