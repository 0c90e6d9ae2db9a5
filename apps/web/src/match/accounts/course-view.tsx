import { describeGaps, describeLog, describePosition, describeStatistics } from '@tenbo/i18n';
import { type MatchState, scoreCourse, scoresSoFar, statistics } from '@tenbo/ledger';

import { language, locale, words } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import fold from '../../ui/fold.module.css';
import place from '../../ui/place.module.css';
import { Table } from '../../ui/table.tsx';
import type { OpenMatch } from '../store.ts';
import type { ViewProps } from '../view.ts';
import { AccountsFrame } from './accounts-frame.tsx';
import { ScoreChart } from './score-chart.tsx';

/** How a match went: a chart of the points, the gaps between players, statistics, and the log. */
export function CourseView({ open }: ViewProps) {
  const { state } = open.match;
  const said = words.value.match.accounts;
  const gaps = describeGaps(scoresSoFar(state, open.soFar), state.players, locale.value);
  const table = describeStatistics(statistics(state), state.players, locale.value);
  const [columns = [], ...rows] = turned([table.headings, ...table.rows]);
  return (
    <AccountsFrame open={open} view="course">
      <div class={place.uneven}>
        <section class={card.card}>
          <h2>{said.chart}</h2>
          {state.hands.length === 0 && <p>{locale.value.match.sheet.notBegun}</p>}
          <ScoreChart title={said.chart} players={state.players} course={scoreCourse(state)} pointsText={locale.value.number} />
          <details class={fold.fold}>
            <summary>{said.asTable}</summary>
            <PointsTable state={state} />
          </details>
        </section>
        <div class={place.place}>
          <Table title={said.gaps} columns={gaps.headings} rows={gaps.rows} />
          <Table title={said.statistics} columns={columns} rows={rows} />
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
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' });
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
