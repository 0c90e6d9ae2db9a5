import { LOCAL_YAKU, type LocalYakuId, type RuleSet, presetOf, yakuOf } from '@tenbo/engine';
import { describeRuleValue } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { valueIn } from './changes.ts';
import { draft, playLocalYaku } from './draft.ts';
import styles from './editor.module.css';
import { Checks } from './some-input.tsx';

type Values = RuleSet['yaku']['local'];

/** The local yaku, each at its usual value; those of the base can only be left out as yaku not played. */
export function LocalYakuInput() {
  const values = valueIn(draft.value, 'yaku.local') as Values;
  const ofBase = presetOf(draft.value.base)?.yaku.local ?? {};
  const worth = (id: LocalYakuId) => describeRuleValue('yaku.local', { [id]: ofBase[id] ?? yakuOf(id).value }, locale.value);
  return (
    <>
      {Object.keys(ofBase).length > 0 && <p class={styles.note}>{words.value.rules.ofBase}</p>}
      <Checks many={LOCAL_YAKU.length} chosen={Object.keys(values).length}>
        {LOCAL_YAKU.map(({ id }) => (
          <label key={id} class={styles.check}>
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
