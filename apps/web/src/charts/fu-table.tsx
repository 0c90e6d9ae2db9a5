import { type FuChart, type FuOfSet, type RuleSet, fuChart } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { Table } from '../ui/table.tsx';
import place from '../ui/place.module.css';

/** The fu of each part of a hand: the win, sets, pair and wait. */
export function FuTable({ rules }: { readonly rules: RuleSet }) {
  const chart = fuChart(rules);
  const { charts: said } = words.value;
  return (
    <>
      <div class={place.wide}>
        <Table title={said.win} columns={[said.part, said.fu]} rows={winRows(chart)} />
        <Table title={said.set} columns={[said.set, said.simples, said.others]} rows={chart.sets.map(setRow)} />
        <Table title={said.pair} columns={[said.pair, said.fu]} rows={namedRows(chart.pairs, said.pairs)} />
        <Table title={said.wait} columns={[said.wait, said.fu]} rows={namedRows(chart.waits, locale.value.waits)} />
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
  const { charts: said } = words.value;
  const rows: readonly (readonly [string, number])[] = [
    [said.base, base],
    [said.closedRon, closedRon],
    [said.ownDraw, tsumo],
    ...(rinshanTsumo === tsumo ? [] : [[said.rinshanDraw, rinshanTsumo] as const]),
    [said.openPinfu, openPinfu],
    [said.sevenPairs, sevenPairs],
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
  const { charts: said } = words.value;
  return [
    said.pinfuTsumo[fu.pinfuTsumo],
    ...(fu.wait === 'oneTile' ? [said.oneTile] : []),
    said.rounding,
    ...(fu.most === null ? [] : [said.most(locale.value.fu(fu.most))]),
  ];
}
