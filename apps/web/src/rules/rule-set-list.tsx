import { type RuleSet, presets, ruleCode } from '@tenbo/engine';

import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { editAddress } from './edit-address.ts';
import { allRules, ownRules } from './own.ts';
import styles from './rules.module.css';

/** Every rule set with its code, by players; the reader's own first. */
export function RuleSetList() {
  const { rules: said, rulesPicker: groups } = words.value;
  const isOwn = ({ id }: RuleSet) => ownRules.value.some((own) => own.id === id);
  const named = allRules.value.filter((rules) => !isOwn(rules));
  return (
    <div class={styles.place}>
      <div class={styles.actions}>
        <a class={styles.button} href={editAddress({ base: presets.standard.id })}>
          {said.make}
        </a>
      </div>
      <Group heading={groups.own} rules={allRules.value.filter(isOwn)} />
      {([4, 3, 2] as const).map((players) => (
        <Group key={players} heading={groups.players[players]} rules={named.filter(({ tiles }) => tiles.players === players)} />
      ))}
    </div>
  );
}

function Group({ heading, rules }: { readonly heading: string; readonly rules: readonly RuleSet[] }) {
  if (rules.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul class={styles.list}>
        {rules.map((one) => (
          <li key={one.id}>
            <a href={addressOf('rules', [one.id])}>{one.name}</a>
            <code>{ruleCode(one)}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
