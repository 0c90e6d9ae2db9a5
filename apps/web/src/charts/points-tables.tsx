import {
  type ChartCell,
  type ChartRow,
  type ChartValue,
  type RuleSet,
  type Shares,
  basePointsChart,
  scoreChart,
} from '@tenbo/engine';
import { chartWordsOf, describeLimit, describeMultipliers, describeShares, describeUnreached, asSentence } from '@tenbo/i18n';
import { Fragment } from 'preact';

import { locale, words } from '../prefs.ts';
import { TermLink } from '../ui/links.tsx';
import { Table } from '../ui/table.tsx';
import { HanFuTable, type Worth } from './han-fu-table.tsx';
import styles from './score-table.module.css';

interface Props {
  readonly rules: RuleSet;
  readonly dealer: boolean;
}

/** Ron large, tsumo small beneath. Scores no hand can have are in brackets, with the reasons below. */
export function ScoreTable({ rules, dealer, ringed }: Props & { readonly ringed: Worth | undefined }) {
  const { han, rows } = scoreChart(rules, dealer);
  return (
    <div class="stack">
      <p class="note">{describeMultipliers(rules, dealer, locale.value)}</p>
      <HanFuTable
        caption={words.value.charts.hanFu}
        han={han}
        rows={rows}
        ringed={ringed}
        cell={(cell) => <Cell cell={cell} rules={rules} />}
        below={(shown) => <Reasons rows={shown} />}
      />
    </div>
  );
}

/** What the brackets mean, and why no hand has these scores. */
function Reasons({ rows }: { readonly rows: readonly ChartRow[] }) {
  const reasons = describeUnreached(rows, locale.value);
  if (reasons.length === 0) return null;
  return (
    <>
      <p class="note">( ) {chartWordsOf(locale.value).noHandIsWorth}:</p>
      <ul class="listed note">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

function Cell({ cell: { ron, tsumo, mangan }, rules }: { readonly cell: ChartCell; readonly rules: RuleSet }) {
  const { charts: said } = words.value;
  return (
    <>
      <span class={styles.ron}>
        <span class="hidden">{said.ron} </span>
        <Points value={ron} rules={rules} />
        {mangan === 'roundedUp' && '*'}
      </span>
      <span class={styles.tsumo}>
        <span class="hidden">{locale.value.commas(['', said.tsumo])} </span>
        <Points value={tsumo} rules={rules} />
      </span>
    </>
  );
}

function Points({ value: { shares, unreached }, rules }: { readonly value: ChartValue; readonly rules: RuleSet }) {
  const text = sharesText(shares, rules)
    .split(BREAKS)
    .map((part, i) => (
      <Fragment key={part}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ));
  if (!unreached) return <>{text}</>;
  return (
    <span class={styles.unreached}>
      ({text})<span class="hidden"> {words.value.charts.impossible}</span>
    </span>
  );
}

/** Where the text of a payment may wrap: between two payments, and before a word. */
const BREAKS = /(?<=[/・])|(?<=\d)(?=\p{L})/u;

/** Base points and the formula. */
export function BasePointsTable({ rules }: { readonly rules: RuleSet }) {
  const said = chartWordsOf(locale.value);
  const { han, rows } = basePointsChart(rules);
  return (
    <div class="stack">
      <p class="note">{said.basePointsAre}</p>
      <HanFuTable
        caption={said.names.basePoints}
        han={han}
        rows={rows}
        cell={({ basePoints }) => <span class={styles.ron}>{locale.value.number(basePoints)}</span>}
      />
    </div>
  );
}

/** From mangan up: the han and the payment of each limit. */
export function LimitTable({ rules, dealer, ringed }: Props & { readonly ringed: string | null }) {
  const { limits } = scoreChart(rules, dealer);
  const { charts: said } = words.value;
  if (limits.length === 0) return null;
  return (
    <Table
      title={said.limits}
      columns={[said.limit, said.han, `${said.ron} · ${said.tsumo}`]}
      current={limits.findIndex(({ limit }) => limit === ringed)}
      rows={limits.map((limit) => {
        const { name, ways } = describeLimit(limit, locale.value);
        return [
          <TermLink key="limit" term={limit.limit}>
            {asSentence(name)}
          </TermLink>,
          ways.map((way) => (
            <span key={way} class={styles.way}>
              {way}
            </span>
          )),
          <Fragment key="points">
            <strong>{sharesText(limit.ron, rules)}</strong>
            <span class={styles.tsumo}>{sharesText(limit.tsumo, rules)}</span>
          </Fragment>,
        ];
      })}
    />
  );
}

/** A payment in a chart: without the word "points", which every cell would repeat. */
function sharesText(shares: Shares, rules: RuleSet): string {
  return 'discarder' in shares ? locale.value.number(shares.discarder) : describeShares(shares, rules, locale.value);
}
