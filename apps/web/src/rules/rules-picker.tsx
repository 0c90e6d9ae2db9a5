import type { RuleSet } from '@tenbo/engine';
import { documentOf, ruleSetName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { allRules, ownRules } from './own.ts';
import { recentRules } from './recent.ts';
import field from '../ui/field.module.css';

interface Props {
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
export function RulesPicker({ label, hideLabel, value, among = allRules.value, onChoose }: Props) {
  const recent = recentRules.value.filter((rules) => among.includes(rules));
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
  const said = words.value.rulesPicker;
  const isOwn = ({ id }: RuleSet) => ownRules.value.some((own) => own.id === id);
  const others = among.filter((rules) => !isOwn(rules));
  const groups = [
    { label: said.own, rules: among.filter(isOwn) },
    ...([4, 3, 2] as const).map((players) => ({
      label: said.players[players],
      rules: others.filter((rules) => !documentOf(rules) && rules.tiles.players === players),
    })),
    { label: said.documents, rules: others.filter(documentOf) },
  ];
  return groups.filter(({ rules }) => rules.length > 0);
}
