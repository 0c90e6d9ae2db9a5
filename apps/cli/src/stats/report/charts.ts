import type { Locale, SeasonSectionText } from '@tenbo/i18n';
import type { SeasonProgress, SeasonView, ShownPlayer } from '@tenbo/ledger';

import { MARKS, NAME_GAP, apart, layoutOf, widthOf } from '../../../../web/src/ui/chart-layout.ts';
import { shortened } from '../../../../web/src/ui/places.ts';
import { type Html, CHART_HEIGHT, drawnForAll, html } from './html.ts';

const TOP = 14;
const BOTTOM = CHART_HEIGHT - 30;
/** Room for the numbers on the left. */
const LEFT = 64;
/** With more points than this, only the end of a line has a mark. */
const MOST_MARKS = 20;

/** The running total of each player, match by match. */
export function progressChart({ players, matches }: SeasonProgress, { title }: SeasonSectionText, locale: Locale): Html {
  const course = [players.map(() => 0), ...matches.map(({ totals }) => totals)];
  const names = players.map(shortened);
  return drawnForAll(title, (width) => {
    const right = width - NAME_GAP - Math.max(...names.map(widthOf));
    const { x, y, rules, labels } = layoutOf(course, { left: LEFT, right, top: TOP, bottom: BOTTOM });
    const last = course.length - 1;
    const lines = names.map((name, i) => {
      const points = course.map((row, nth) => [x(nth), y(row[i] as number)] as const);
      const marked = points.filter((_, nth) => nth === last || last <= MOST_MARKS);
      return html`<g class="line line-${i + 1}">
        <polyline points="${points.map(([px, py]) => `${rounded(px)},${rounded(py)}`).join(' ')}" />
        ${marked.map(([px, py]) => html`<path d="${MARKS[i] ?? ''}" transform="translate(${rounded(px)} ${rounded(py)})" />`)}
        <text x="${right + NAME_GAP}" y="${rounded((labels[i] as number) + 4)}">${name}</text>
      </g>`;
    });
    return html`${rules.map((points) => rule(locale.match.ranking(points), y(points), right))}${lines}`;
  });
}

function rule(name: string, y: number, right: number): Html {
  return html`<g class="rule"
    ><line x1="${LEFT}" x2="${right}" y1="${rounded(y)}" y2="${rounded(y)}" /><text x="${LEFT - 8}" y="${rounded(y + 4)}"
      >${name}</text
    ></g
  >`;
}

/** With more players than this, names would cover each other. */
const MOST_POINTS = 20;

/** Whether there is anything to compare. */
export function hasScatter({ players }: SeasonView): boolean {
  return compared(players).length > 1;
}

/** Each player by win rate and deal-in rate; the best place is the lower right. */
export function ratesChart({ players }: SeasonView, win: string, dealIn: string, title: string): Html {
  const points = compared(players);
  const across = scaleOf(points.map(({ x }) => x));
  const up = scaleOf(points.map(({ y }) => y));
  return drawnForAll(title, (width) => {
    const right = width - 16;
    const px = (share: number) => LEFT + ((share - across.from) / (across.to - across.from)) * (right - LEFT);
    const py = (share: number) => BOTTOM - ((share - up.from) / (up.to - up.from)) * (BOTTOM - TOP);
    const labels = apart(
      points.map(({ y }) => py(y)),
      14,
    );
    const ticks = across.ticks.map(
      (share) =>
        html`<g class="rule across"
          ><line x1="${rounded(px(share))}" x2="${rounded(px(share))}" y1="${TOP}" y2="${BOTTOM}" /><text
            x="${rounded(px(share))}"
            y="${BOTTOM + 16}"
            >${percent(share)}</text
          ></g
        >`,
    );
    const dots = points.map(({ name, x, y }, i) => {
      const shown = shortened(name);
      const isLeft = px(x) + NAME_GAP + widthOf(shown) > right;
      return html`<g class="dot"
        ><path d="${MARKS[0]}" transform="translate(${rounded(px(x))} ${rounded(py(y))})" /><text
          class="${isLeft ? 'before' : 'after'}"
          x="${rounded(px(x) + (isLeft ? -8 : 8))}"
          y="${rounded((labels[i] as number) + 4)}"
          >${shown}</text
        ></g
      >`;
    });
    return html`${up.ticks.map((share) => rule(percent(share), py(share), right))}${ticks}
      <text class="axis" x="${LEFT}" y="${TOP - 3}">${dealIn}</text>
      <text class="axis end" x="${right}" y="${BOTTOM + 28}">${win}</text>${dots}`;
  });
}

interface Point {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

function compared(players: readonly ShownPlayer[]): readonly Point[] {
  const known = players.flatMap(({ name, rates: { win, dealIn } }) =>
    win === undefined || dealIn === undefined ? [] : [{ name, x: win, y: dealIn }],
  );
  return known.slice(0, MOST_POINTS);
}

/** Steps of an axis of shares. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5];
const MOST_TICKS = 6;

/** An axis in round steps around some shares. */
function scaleOf(shares: readonly number[]): { readonly from: number; readonly to: number; readonly ticks: readonly number[] } {
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const ticksOf = (step: number) => {
    const from = Math.floor(least / step);
    const to = Math.max(from + 1, Math.ceil(most / step));
    return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
  };
  const ticks = STEPS.map(ticksOf).find(({ length }) => length <= MOST_TICKS) ?? ticksOf(1);
  return { from: ticks[0] as number, to: ticks.at(-1) as number, ticks };
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function rounded(length: number): number {
  return Math.round(10 * length) / 10;
}
