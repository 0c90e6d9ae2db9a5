import {
  type ChartCell,
  type ChartRow,
  type ChartValue,
  type InMangan,
  type RuleSet,
  type Shares,
  USUAL_FU,
  basePointsChart,
  scoreChart,
} from '@tenbo/engine';
import { asSentence, chartWordsOf, describeLimit, describeMultipliers, describeShares, describeUnreached } from '@tenbo/i18n';
import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { TermLink } from '../ui/links.tsx';
import { Table } from '../ui/table.tsx';
import styles from './charts.module.css';
import button from '../ui/button.module.css';
import table from '../ui/table.module.css';

interface ScoreTableProps {
  readonly rules: RuleSet;
  readonly dealer: boolean;
}

/** Ron large, tsumo small beneath. Scores no hand can have are in brackets, with the reasons below. */
export function ScoreTable({ rules, dealer, ringed }: ScoreTableProps & { readonly ringed: Worth | undefined }) {
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
      <p class="note">{chartWordsOf(locale.value).noHandIsWorth}</p>
      <ul class="listed note">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

function Cell({ cell: { ron, tsumo, mangan }, rules }: { readonly cell: ChartCell; readonly rules: RuleSet }) {
  const { charts: texts } = words.value;
  return (
    <>
      <span class={styles.ron}>
        <span class="hidden">{texts.ron} </span>
        <Points value={ron} rules={rules} />
        {mangan === 'roundedUp' && '*'}
      </span>
      <span class={styles.tsumo}>
        <span class="hidden">{locale.value.commas(['', texts.tsumo])} </span>
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
  const texts = chartWordsOf(locale.value);
  const { han, rows } = basePointsChart(rules);
  return (
    <div class="stack">
      <p class="note">{texts.basePointsAre}</p>
      <HanFuTable
        caption={texts.names.basePoints}
        han={han}
        rows={rows}
        cell={({ basePoints }) => <span class={styles.ron}>{locale.value.number(basePoints)}</span>}
      />
    </div>
  );
}

/** From mangan up: the han and the payment of each limit. */
export function LimitTable({ rules, dealer, ringed }: ScoreTableProps & { readonly ringed: string | null }) {
  const { limits } = scoreChart(rules, dealer);
  const { charts: texts } = words.value;
  if (limits.length === 0) return null;
  return (
    <Table
      title={texts.limits}
      columns={[texts.limit, texts.han, `${texts.ron} · ${texts.tsumo}`]}
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

interface Row<C> {
  readonly fu: number;
  readonly cells: readonly C[];
}

/** The han and fu of a hand. */
export interface Worth {
  readonly han: number;
  readonly fu: number;
}

interface HanFuTableProps<C> {
  readonly caption: string;
  readonly han: readonly number[];
  readonly rows: readonly Row<C>[];
  readonly cell: (cell: C) => ComponentChildren;
  /** The cell of the hand that linked here. */
  readonly ringed?: Worth | undefined;
  /** A note about the rows shown. */
  readonly below?: (shown: readonly Row<C>[]) => ComponentChildren;
}

/**
 * Han across, fu down; unusual fu appear on request. Mangan is shaded, and scores rounded up to it are shaded more lightly; the legend below
 * explains both.
 */
function HanFuTable<C extends Pick<ChartCell, 'mangan'>>({ caption, han, rows, cell, ringed, below }: HanFuTableProps<C>) {
  const [all, setAll] = useState(ringed !== undefined && ringed.fu > USUAL_FU);
  const { charts: texts } = words.value;
  const shown = all ? rows : rows.filter(({ fu }) => fu <= USUAL_FU);
  const has = (of: ChartCell['mangan']) => shown.some(({ cells }) => cells.some(({ mangan }) => mangan === of));
  return (
    <>
      <div class={table.scroll} role="region" aria-label={caption} tabIndex={0}>
        <table class={`${table.table} ${table.numbers} ${styles.table}`}>
          <caption class="hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.fewer}</th>
              {han.map((one) => (
                <th key={one} scope="col">
                  {locale.value.han(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ fu, cells }) => (
              <tr key={fu}>
                <th scope="row">{locale.value.fu(fu)}</th>
                {cells.map((one, i) => (
                  <td
                    key={han[i]}
                    class={one.mangan && styles[one.mangan]}
                    aria-current={ringed?.fu === fu && ringed.han === han[i] ? 'true' : undefined}
                  >
                    {cell(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.some(({ fu }) => fu > USUAL_FU) && (
        <p class="unprinted">
          <button type="button" class={button.button} aria-expanded={all} onClick={() => setAll(!all)}>
            {texts.moreFu(locale.value.fu(USUAL_FU))}
          </button>
        </p>
      )}
      <p class="row apart">
        {has('reached') && <Mark of="reached" text={locale.value.limits.mangan} />}
        {has('roundedUp') && <Mark of="roundedUp" text={`* ${chartWordsOf(locale.value).roundedUp}`} />}
      </p>
      {below?.(shown)}
    </>
  );
}

function Mark({ of, text }: { readonly of: InMangan; readonly text: string }) {
  return (
    <span class="row">
      <span class={`${styles.swatch} ${styles[of]}`} aria-hidden="true" />
      {text}
    </span>
  );
}
