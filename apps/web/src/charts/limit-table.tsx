import { type RuleSet, scoreChart } from '@tenbo/engine';
import { describeLimit } from '@tenbo/i18n';
import { Fragment } from 'preact';

import { locale, words } from '../prefs.ts';
import { Table } from '../ui/table.tsx';
import { TermLink } from '../ui/links.tsx';
import styles from './charts.module.css';
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
      columns={[said.limit, said.han, `${said.ron} · ${said.tsumo}`]}
      rows={limits.map((limit) => {
        const { name, ways } = describeLimit(limit, locale.value);
        return [
          <TermLink key="limit" term={limit.limit}>
            {name}
          </TermLink>,
          ways.map((way) => (
            <span key={way} class={styles.way}>
              {way}
            </span>
          )),
          <Fragment key="points">
            <strong>{sharesText(limit.ron, rules, locale.value)}</strong>
            <span class={styles.tsumo}>{sharesText(limit.tsumo, rules, locale.value)}</span>
          </Fragment>,
        ];
      })}
    />
  );
}
