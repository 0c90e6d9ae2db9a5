import { presets } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { addressOf, replaceAddress, route } from '../router.ts';
import { rulesOf } from '../rules/own.ts';
import { Choice } from '../ui/choice.tsx';
import { NoPage } from '../ui/no-page.tsx';
import { RulesPicker } from '../ui/rules-picker.tsx';
import styles from './charts.module.css';
import { FuTable } from './fu-table.tsx';
import { LimitTable } from './limit-table.tsx';
import { ScoreTable } from './score-table.tsx';
import { YakuList } from './yaku-list.tsx';

/** The charts of a rule set: points, fu and yaku. The address holds whose. */
export function ChartsPlace() {
  const { path, params } = route.value;
  if (path.length > 0) return <NoPage to="charts" />;
  const rules = rulesOf(params.get('rules') ?? '') ?? presets.standard;
  const dealer = params.get('dealer') === '1';
  const { charts: said, rules: saidOfRules } = words.value;
  const { players } = locale.value;
  return (
    <div class={styles.charts}>
      <div class={styles.choices}>
        <RulesPicker label={saidOfRules.ruleSet} value={rules.id} onChoose={(id) => show(id, dealer)} />
        <Choice
          legend={said.whose}
          look="apart"
          value={dealer ? 'dealer' : 'other'}
          options={(['other', 'dealer'] as const).map((whose) => [whose, players[whose]])}
          onChoose={(whose) => show(rules.id, whose === 'dealer')}
        />
      </div>
      <p class={styles.title}>
        {rules.name} · {dealer ? players.dealer : players.other}
      </p>
      <section aria-labelledby="points">
        <h2 id="points">{said.points}</h2>
        <div class={styles.points}>
          <ScoreTable rules={rules} dealer={dealer} />
          <LimitTable rules={rules} dealer={dealer} />
        </div>
      </section>
      <section aria-labelledby="fu">
        <h2 id="fu">{said.fu}</h2>
        <FuTable rules={rules} />
      </section>
      <section aria-labelledby="yaku">
        <h2 id="yaku">{said.yaku}</h2>
        <YakuList rules={rules} />
      </section>
      <p class={styles.onward}>
        <a href={addressOf('glossary')}>{words.value.places.glossary}</a>
      </p>
    </div>
  );
}

function show(rules: string, dealer: boolean): void {
  replaceAddress(addressOf('charts', [], new URLSearchParams({ rules, ...(dealer && { dealer: '1' }) })));
}
