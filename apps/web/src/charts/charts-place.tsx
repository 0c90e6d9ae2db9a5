import { computed } from '@preact/signals';
import { type FuChart, type FuOfSet, type RuleSet, fuChart, presets } from '@tenbo/engine';
import { chartWordsOf, ruleSetName } from '@tenbo/i18n';

import { locale, rulesAt, words } from '../prefs.ts';
import { addressOf, replaceAddress, route } from '../router.ts';
import { rulesOf } from '../rules/own.ts';
import { RulesPicker } from '../rules/rules-picker.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { NoPage } from '../ui/links.tsx';
import { useTitle } from '../title.ts';
import { type Worth, BasePointsTable, LimitTable, ScoreTable } from './points-tables.tsx';
import { YakuList } from './yaku-list.tsx';
import { Table } from '../ui/table.tsx';
import button from '../ui/button.module.css';
import place from '../ui/place.module.css';
import styles from './charts.module.css';

/** The charts of points; the address names every one but the first. */
const CHARTS = ['other', 'dealer', 'basePoints'] as const;
type Chart = (typeof CHARTS)[number];

const rulesShown = computed(() => rulesOf(route.value.params.get('rules') ?? '') ?? presets.standard);
rulesAt('charts', () => rulesShown.value);

/** The charts of the rule set in the address: points, fu and yaku. */
export function ChartsPlace() {
  const { path, params } = route.value;
  useTitle(ruleSetName(rulesShown.value, locale.value));
  if (path.length > 0) return <NoPage to="charts" />;
  const rules = rulesShown.value;
  const chart = CHARTS.find((one) => params.get(one) === '1') ?? 'other';
  const { charts: texts, hand } = words.value;
  const names = chartWordsOf(locale.value).names;
  return (
    <div class={place.place}>
      <div class={`unprinted ${place.choices}`}>
        <RulesPicker label={hand.rules} value={rules.id} onChoose={(id) => show(id, chart)} />
        <Segmented
          legend={texts.whichChart}
          value={chart}
          options={CHARTS.map((one) => [one, names[one]])}
          onChoose={(one) => show(rules.id, one)}
        />
      </div>
      <p class={styles.title}>
        <strong>
          {ruleSetName(rules, locale.value)} · {names[chart]}
        </strong>
      </p>
      <section class={place.place} aria-labelledby="points">
        <h2 id="points">{texts.points}</h2>
        <div class={`${place.uneven} ${styles.points}`}>
          {chart === 'basePoints' ? (
            <BasePointsTable rules={rules} />
          ) : (
            <>
              <ScoreTable key={params.toString()} rules={rules} dealer={chart === 'dealer'} ringed={worthIn(params)} />
              <LimitTable rules={rules} dealer={chart === 'dealer'} ringed={params.get('limit')} />
            </>
          )}
        </div>
      </section>
      <section class={place.place} aria-labelledby="fu">
        <h2 id="fu">{texts.fu}</h2>
        <FuTable rules={rules} />
      </section>
      <section class={place.place} aria-labelledby="yaku">
        <h2 id="yaku">{texts.yaku}</h2>
        <YakuList rules={rules} />
      </section>
      <p>
        <a class={button.link} href={addressOf('glossary')}>
          {words.value.places.glossary}
        </a>
      </p>
    </div>
  );
}

/** The cell of the hand whose reasons linked here; from five han up the address names a limit instead. */
function worthIn(params: URLSearchParams): Worth | undefined {
  const [han, fu] = ['han', 'fu'].map((name) => Number(params.get(name)));
  return han && fu ? { han, fu } : undefined;
}

function show(rules: string, chart: Chart): void {
  replaceAddress(addressOf('charts', [], new URLSearchParams({ rules, ...(chart !== 'other' && { [chart]: '1' }) })));
}

/** The fu of each part of a hand: the win, sets, pair and wait. */
function FuTable({ rules }: { readonly rules: RuleSet }) {
  const chart = fuChart(rules);
  const { charts: texts } = words.value;
  return (
    <>
      <div class={place.wide}>
        <Table title={texts.win} columns={[texts.part, texts.fu]} rows={winRows(chart)} />
        <Table title={texts.set} columns={[texts.set, texts.simples, texts.others]} rows={chart.sets.map(setRow)} />
        <Table title={texts.pair} columns={[texts.pair, texts.fu]} rows={namedRows(chart.pairs, texts.pairs)} />
        <Table title={texts.wait} columns={[texts.wait, texts.fu]} rows={namedRows(chart.waits, locale.value.waits)} />
      </div>
      <ul class="listed">
        {notesOf(rules).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

function winRows({ base, closedRon, tsumo, rinshanTsumo, openPinfu, sevenPairs }: FuChart): readonly (readonly string[])[] {
  const { charts: texts } = words.value;
  const rows: readonly (readonly [string, number])[] = [
    [texts.base, base],
    [texts.closedRon, closedRon],
    [texts.ownDraw, tsumo],
    ...(rinshanTsumo === tsumo ? [] : [[texts.rinshanDraw, rinshanTsumo] as const]),
    [texts.openPinfu, openPinfu],
    [texts.sevenPairs, sevenPairs],
  ];
  return rows.map(([name, fu]) => [name, locale.value.fu(fu)]);
}

function setRow({ type, concealed, simples, others }: FuOfSet): readonly string[] {
  const { sets } = words.value.charts;
  return [sets[type][concealed ? 'concealed' : 'open'], locale.value.fu(simples), locale.value.fu(others)];
}

function namedRows<K extends string>(fu: Readonly<Record<K, number>>, names: Readonly<Record<NoInfer<K>, string>>): string[][] {
  return (Object.keys(fu) as K[]).map((key) => [names[key], locale.value.fu(fu[key])]);
}

function notesOf({ fu }: RuleSet): readonly string[] {
  const { charts: texts } = words.value;
  return [
    texts.pinfuTsumo[fu.pinfuTsumo],
    ...(fu.wait === 'oneTile' ? [texts.oneTile] : []),
    texts.rounding,
    ...(fu.most === null ? [] : [texts.most(locale.value.fu(fu.most))]),
  ];
}
