import {
  type ChartCell,
  LIMIT_TABLE,
  type LimitBelowYakuman,
  type RuleSet,
  type Shares,
  type WonBy,
  scoreChart,
  USUAL_FU,
  sharesOf,
} from '@tenbo/engine';
import { describeShares } from '@tenbo/i18n';
import { useSignal } from '@preact/signals';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import type { WinForm } from './form.ts';
import styles from './points-grid.module.css';

interface Props {
  readonly rules: RuleSet;
  readonly dealer: boolean;
  readonly by: WonBy;
  readonly win: WinForm;
  readonly onChoose: (value: Pick<WinForm, 'way'> & Partial<WinForm>) => void;
}

/** The number of han columns. Higher values are a limit, or are typed. */
const COLUMNS = 4;

/** The points of every han and fu, ready to tap, with mangan as one block and the limits beneath. Combinations that no hand can have are left out. */
export function PointsGrid({ rules, dealer, by, win, onChoose }: Props) {
  const isHigh = useSignal(win.way === 'hanFu' && (win.fu ?? 0) > USUAL_FU);
  const chart = scoreChart(rules, dealer);
  const han = chart.han.slice(0, COLUMNS);
  const rows = chart.rows
    .map((row) => ({ ...row, cells: row.cells.slice(0, COLUMNS) }))
    .filter(({ fu, cells }) => fu > USUAL_FU === isHigh.value && cells.some((cell) => !cell[by].unreached));
  const hasMore = chart.rows.some(({ fu }) => fu > USUAL_FU);
  const inBlock = rows.map(({ cells }) => cells[COLUMNS - 1]?.mangan !== undefined);
  const first = inBlock.indexOf(true);
  const mangan = first < 0 ? undefined : rows[first]?.cells[COLUMNS - 1];
  const isOn = (oneHan: number, fu: number) => win.way === 'hanFu' && win.han === oneHan && win.fu === fu;
  const texts = words.value.match;
  return (
    <div class={`stack number ${styles.whole}`}>
      <div
        role="group"
        aria-label={texts.record.grid}
        class={styles.grid}
        style={{ '--rows': rows.length, '--columns': han.length }}
      >
        <span class={styles.corner} aria-hidden="true">
          {texts.enter.fu}
        </span>
        {han.map((one, i) => (
          <span key={one} class={`note ${styles.head}`} style={{ '--han': i + 2 }} aria-hidden="true">
            {locale.value.han(one)}
          </span>
        ))}
        {rows.map(({ fu, cells }, i) => (
          <Row
            key={fu}
            fu={fu}
            nth={i + 2}
            cells={cells}
            isInBlock={inBlock[i] === true}
            by={by}
            rules={rules}
            isOn={(oneHan) => isOn(oneHan, fu)}
            onChoose={(oneHan) => onChoose({ way: 'hanFu', han: oneHan, fu })}
          />
        ))}
        {mangan && (
          <PointsButton
            name={locale.value.limits.mangan}
            isNameShown
            shares={mangan[by].shares}
            rules={rules}
            isOn={
              (win.way === 'limit' && win.limit === 'mangan') ||
              rows.some(({ fu }, i) => inBlock[i] === true && isOn(COLUMNS, fu))
            }
            at={{ '--han': COLUMNS + 1, '--fu': first + 2, '--span': inBlock.length - first }}
            onChoose={() => onChoose({ way: 'limit', limit: 'mangan' })}
          />
        )}
      </div>
      <Limits rules={rules} dealer={dealer} by={by} win={win} onChoose={onChoose} withMangan={mangan === undefined} />
      {hasMore && (
        <button type="button" class={`${button.link} ${styles.more}`} onClick={() => (isHigh.value = !isHigh.value)}>
          {isHigh.value ? texts.record.fewerFu : texts.record.moreFu}
        </button>
      )}
    </div>
  );
}

interface RowProps extends Pick<Props, 'by' | 'rules'> {
  readonly fu: number;
  readonly nth: number;
  readonly cells: readonly ChartCell[];
  /** Whether the last cell is part of the mangan block. */
  readonly isInBlock: boolean;
  readonly isOn: (han: number) => boolean;
  readonly onChoose: (han: number) => void;
}

function Row({ fu, nth, cells, isInBlock, by, rules, isOn, onChoose }: RowProps) {
  return (
    <>
      <b class={styles.head} style={{ '--fu': nth }} aria-hidden="true">
        {fu}
      </b>
      {cells.map((cell, i) => {
        const han = i + 1;
        if (cell[by].unreached || (isInBlock && han === COLUMNS)) return null;
        return (
          <PointsButton
            key={han}
            name={locale.value.hanFu(han, fu)}
            shares={cell[by].shares}
            rules={rules}
            isOn={isOn(han)}
            isLimit={cell.mangan !== undefined}
            at={{ '--han': han + 1, '--fu': nth, '--span': 1 }}
            onChoose={() => onChoose(han)}
          />
        );
      })}
    </>
  );
}

/** The limits above mangan, and yakuman. */
function Limits({ rules, dealer, by, win, onChoose, withMangan }: Props & { readonly withMangan: boolean }) {
  const { limits } = scoreChart(rules, dealer);
  if (limits.length === 0) return null;
  const below = limits.flatMap<{ readonly limit: LimitBelowYakuman | number; readonly basePoints: number }>(
    ({ limit, basePoints }) => (limit === 'yakuman' || (limit === 'mangan' && !withMangan) ? [] : [{ limit, basePoints }]),
  );
  const all = [...below, { limit: 1, basePoints: LIMIT_TABLE.yakuman.basePoints }];
  return (
    <div role="group" aria-label={words.value.match.enter.ways.limit} class={`columns ${styles.limits}`}>
      {all.map(({ limit, basePoints }) => (
        <PointsButton
          key={limit}
          name={typeof limit === 'number' ? locale.value.yakuman(limit) : locale.value.limits[limit]}
          isNameShown
          shares={sharesOf(basePoints, { by, dealer }, rules)}
          rules={rules}
          isOn={win.way === 'limit' && win.limit === limit}
          isLimit
          onChoose={() => onChoose({ way: 'limit', limit })}
        />
      ))}
    </div>
  );
}

interface PointsButtonProps {
  readonly name: string;
  readonly isNameShown?: boolean;
  readonly shares: Shares;
  readonly rules: RuleSet;
  readonly isOn: boolean;
  readonly isLimit?: boolean;
  readonly at?: Readonly<Record<string, number>>;
  readonly onChoose: () => void;
}

function PointsButton({
  name,
  isNameShown = false,
  shares,
  rules,
  isOn,
  isLimit = isNameShown,
  at,
  onChoose,
}: PointsButtonProps) {
  const { number } = locale.value;
  const text = describeShares(shares, rules, locale.value);
  const lines =
    'discarder' in shares
      ? [number(shares.discarder)]
      : 'other' in shares && 'dealer' in shares
        ? [number(shares.other), number(shares.dealer)]
        : [text];
  return (
    <button type="button" class={styles.cell} data-limit={isLimit} aria-pressed={isOn} style={at} onClick={onChoose}>
      <span class="hidden">
        {name}: {text}
      </span>
      {isNameShown && (
        <span class={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
      <span class={`middle ${styles.points}`} data-lines={lines.length} aria-hidden="true">
        {lines.map((line, i) => (
          <span key={i}>{line}</span>
        ))}
      </span>
    </button>
  );
}
