// Choosing rules: the menu of rule sets, those used last, and the remarks about a set.
import type { RuleSet } from '@tenbo/engine';
import { describeRuleNotices, documentOf, ruleSetName } from '@tenbo/i18n';
import { useState } from 'preact/hooks';
import { type ReadonlySignal, computed } from '@preact/signals';

import { locale, words } from '../prefs.ts';
import { allRules, ownRules, rulesOf } from './own.ts';
import { keepTexts, keptText, readText } from '../browser-texts.ts';
import field from '../ui/field.module.css';

interface RulesPickerProps {
  readonly label: string;
  /** For screen readers only. */
  readonly hideLabel?: boolean;
  /** The id of the chosen rules; empty if none are chosen yet. */
  readonly value: string;
  /** The rule sets to choose from; all of them by default. */
  readonly among?: readonly RuleSet[];
  readonly onChoose: (id: string) => void;
}

/** A select of rule sets: those used last, then the others in groups, the reader's own first. */
export function RulesPicker({ label, hideLabel, value, among = allRules.value, onChoose }: RulesPickerProps) {
  // In one order as long as it is shown: the arrow keys choose one after the other.
  const [last] = useState(() => recentRules.peek().map(({ id }) => id));
  const recent = last.flatMap((id) => among.find((rules) => rules.id === id) ?? []);
  const groups = groupsOf(among.filter((rules) => !recent.includes(rules)));
  const option = (rules: RuleSet) => (
    <option key={rules.id} value={rules.id} selected={rules.id === value}>
      {ruleSetName(rules, locale.value)}
    </option>
  );
  return (
    <label class={field.beside}>
      <span class={hideLabel ? 'hidden' : undefined}>{label}</span>
      <select class={field.input} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {value === '' && <option value="">{words.value.rulesPicker.choose}</option>}
        {recent.map(option)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.rules.map(option)}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface RulesGroup {
  readonly label: string;
  readonly rules: readonly RuleSet[];
}

/** Rule sets in the order of the menu: the reader's own first, then by number of players, then those made from a document. */
function groupsOf(among: readonly RuleSet[]): readonly RulesGroup[] {
  const texts = words.value.rulesPicker;
  const isOwn = ({ id }: RuleSet) => ownRules.value.some((own) => own.id === id);
  const others = among.filter((rules) => !isOwn(rules));
  const groups = [
    { label: texts.own, rules: among.filter(isOwn) },
    ...([4, 3, 2] as const).map((players) => ({
      label: texts.players[players],
      rules: others.filter((rules) => !documentOf(rules) && rules.tiles.players === players),
    })),
    { label: texts.documents, rules: others.filter(documentOf) },
  ];
  return groups.filter(({ rules }) => rules.length > 0);
}

/** The name the browser stores the ids under. */
const KEY = 'recentRules';
const MOST = 4;
const kept = keptText(KEY);

/** The rule sets the reader used last, latest first. */
export const recentRules: ReadonlySignal<readonly RuleSet[]> = computed(() =>
  idsIn(kept.value).flatMap((id) => rulesOf(id) ?? []),
);

/** Remembers that the reader scores or plays with a rule set. */
export function noteUsed(id: string): void {
  const others = idsIn(readText(KEY)).filter((one) => one !== id);
  keepTexts({ [KEY]: [id, ...others].slice(0, MOST).join(' ') });
}

function idsIn(text = ''): readonly string[] {
  return text.split(' ').filter((id) => id !== '');
}

interface RuleNoticesProps {
  readonly rules: RuleSet;
  /** The starting points of each seat, if they differ from the rules. */
  readonly start?: readonly number[] | undefined;
}

/** Remarks about a rule set, shown where it is chosen or read. */
export function RuleNotices({ rules, start }: RuleNoticesProps) {
  return (
    <>
      {describeRuleNotices(rules, locale.value, start).map((notice) => (
        <p key={notice} role="status" class="loss">
          {notice}
        </p>
      ))}
    </>
  );
}
