import { type ChartLimit, type RuleSet, scoreChart } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { Table } from '../ui/table.tsx';
import { TermLink } from '../ui/term-link.tsx';
import { sharesText } from './shares-text.ts';

interface Props {
  readonly rules: RuleSet;
  readonly dealer: boolean;
}

/** From mangan up: the han of each limit, and what it is paid. */
export function LimitTable({ rules, dealer }: Props) {
  const { limits } = scoreChart(rules, dealer);
  const { charts: said } = words.value;
  if (limits.length === 0) return null;
  return (
    <Table
      title={said.limits}
      columns={[said.limit, said.han, said.ron, said.tsumo]}
      rows={limits.map((limit) => [
        <TermLink key="limit" term={limit.limit}>
          {nameOf(limit)}
        </TermLink>,
        hanOf(limit),
        <strong key="ron">{sharesText(limit.ron, rules, locale.value)}</strong>,
        sharesText(limit.tsumo, rules, locale.value),
      ])}
    />
  );
}

function nameOf({ limit, multiple }: ChartLimit): string {
  return multiple > 1 ? locale.value.yakuman(multiple) : locale.value.limits[limit];
}

function hanOf({ from, to }: ChartLimit): string {
  if (to === from) return locale.value.han(from);
  return locale.value.han(to === undefined ? `${from}+` : `${from}–${to}`);
}
