import { describeGaps, describeLog, describePosition, describeStatistics } from '@tenbo/i18n';
import { type MatchState, scoreCourse, scoresSoFar, statistics } from '@tenbo/ledger';
import { useEffect, useRef, useState } from 'preact/hooks';

import { dateLanguage, locale, words } from '../../prefs.ts';
import { Table } from '../../ui/table.tsx';
import type { OpenMatch } from '../store.ts';
import type { ViewProps } from '../view.ts';
import { AccountsFrame } from './frame.tsx';
import { shortened } from '../../ui/places.ts';
import { MARKS, NAME_GAP, layoutOf, widthOf } from '../../ui/chart-layout.ts';
import card from '../../ui/card.module.css';
import fold from '../../ui/fold.module.css';
import place from '../../ui/place.module.css';
import styles from './course-view.module.css';

/** How a match went: a chart of the points, the gaps between players, statistics, and the log. */
export function CourseView({ open }: ViewProps) {
  const { state } = open.match;
  const texts = words.value.match.accounts;
  const gaps = describeGaps(scoresSoFar(state, open.soFar), state.players, locale.value);
  const table = describeStatistics(statistics(state), state.players, locale.value);
  const [columns = [], ...rows] = turned([table.headings, ...table.rows]);
  return (
    <AccountsFrame open={open} view="course">
      <div class={place.uneven}>
        <section class={card.card}>
          <h2>{texts.chart}</h2>
          {state.hands.length === 0 && <p>{locale.value.match.sheet.notBegun}</p>}
          <ScoreChart title={texts.chart} players={state.players} course={scoreCourse(state)} pointsText={locale.value.number} />
          <details class={fold.fold}>
            <summary>{texts.asTable}</summary>
            <PointsTable state={state} />
          </details>
        </section>
        <div class={place.place}>
          <Table title={texts.gaps} columns={gaps.headings} rows={gaps.rows} />
          <Table title={texts.statistics} columns={columns} rows={rows} />
        </div>
      </div>
      <LogList open={open} />
    </AccountsFrame>
  );
}

/** Rows as columns: a column per player. */
function turned(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] as string));
}

/** The points after each hand. */
function PointsTable({ state }: { readonly state: MatchState }) {
  const { sheet } = locale.value.match;
  const names = [
    sheet.start,
    ...state.hands.map(({ before }) => describePosition(before, state.rules.tiles.players, locale.value)),
  ];
  const rows = scoreCourse(state).map((scores, i) => [names[i], ...scores.map(locale.value.number)]);
  return <Table title={words.value.match.accounts.points} columns={[sheet.columns.position, ...state.players]} rows={rows} />;
}

/** The log, newest entry first. */
function LogList({ open }: { readonly open: OpenMatch }) {
  const time = new Intl.DateTimeFormat(dateLanguage.value, { dateStyle: 'short', timeStyle: 'short' });
  const entries = describeLog(open.match.log, locale.value);
  return (
    <details class={`${card.card} ${fold.fold}`}>
      <summary>{words.value.match.accounts.log(entries.length)}</summary>
      <ol class="listed" reversed>
        {entries.toReversed().map(({ id, at, text }) => (
          <li key={id}>
            {at !== undefined && <time dateTime={at}>{time.format(new Date(at))}</time>} {text}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface Props {
  /** The title of the chart. */
  readonly title: string;
  readonly players: readonly string[];
  /** Points of all players, at the start and after each step. */
  readonly course: readonly (readonly number[])[];
  readonly pointsText: (points: number) => string;
}

const HEIGHT = 320;
/** Room for the numbers on the left. */
const LEFT = 56;
/** With more steps than this, only the end of a line has a mark. */
const MOST_MARKS = 30;

/** The points of each player as they changed; lines differ by colour, dashes and marks. */
export function ScoreChart({ title, players, course, pointsText }: Props) {
  const [width, holder] = useWidth();
  const names = players.map(shortened);
  const right = width - NAME_GAP - Math.max(...names.map(widthOf));
  const { x, y, rules, labels } = layoutOf(course, { left: LEFT, right, top: 16, bottom: HEIGHT - 16 });
  const last = course.length - 1;
  return (
    <div ref={holder}>
      <svg class={styles.chart} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title}>
        {rules.map((points) => (
          <g key={points}>
            <line class={styles.rule} x1={LEFT} x2={right} y1={y(points)} y2={y(points)} />
            <text class={styles.number} x={LEFT - 8} y={y(points) + 4}>
              {pointsText(points)}
            </text>
          </g>
        ))}
        {players.map((name, seat) => {
          const points = course.map((row, hand) => [x(hand), y(row[seat] as number)] as const);
          return (
            <g key={name} class={styles.line} data-seat={seat}>
              <polyline points={points.join(' ')} />
              {points.map(([px, py], hand) =>
                hand === last || last <= MOST_MARKS ? (
                  <path key={hand} class={styles.mark} d={MARKS[seat]} transform={`translate(${px} ${py})`} />
                ) : null,
              )}
              <text class={styles.name} x={right + NAME_GAP} y={(labels[seat] as number) + 4}>
                {names[seat]}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The width available to the chart: its text keeps its size at any width. */
function useWidth() {
  const holder = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    if (!holder.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(280, Math.round(entry?.contentRect.width ?? 640))));
    observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);
  return [width, holder] as const;
}
