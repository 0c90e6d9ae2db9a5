import { type Locale, type SeasonSectionText, seasonWordsOf } from '@tenbo/i18n';
import type { NotedWin, SeasonView } from '@tenbo/ledger';

import { type Content, type Html, type Shade, bar, heatTable, html, legend, stacked, tableOf } from './html.ts';
import { hasScatter, progressChart, ratesChart } from './charts.ts';
import type { HandDrawer } from './tiles.ts';

/** The content of a part of the statistics: a table with drawings, a chart, or hands. */
export function cardContent(section: SeasonSectionText, view: SeasonView, hands: HandDrawer, locale: Locale): Content {
  const { all } = view;
  const counted = (counts: readonly number[]) => counts.map((count) => bar(count, Math.max(...counts)));
  switch (section.id) {
    case 'standings':
      return standings(section, view);
    case 'progress':
      return [
        progressChart(view.progress, section, locale),
        html`<details>
          <summary>${seasonWordsOf(locale).asTable}</summary>
          ${tableOf(section)}
        </details>`,
      ];
    case 'play': {
      const [, , win = '', dealIn = ''] = section.headings;
      return [hasScatter(view) ? ratesChart(view, win, dealIn, `${win}, ${dealIn}`) : '', tableOf(section)];
    }
    case 'riichi':
      return riichi(section, view);
    case 'yaku':
      return tableOf(section, counted(view.yaku.map(({ wins }) => wins)));
    case 'limits':
      return tableOf(section, counted(Object.values(all.wins.limits).filter((wins) => wins > 0)));
    case 'outcomes':
      return tableOf(section, counted(view.outcomes.map((outcome) => outcome.hands)));
    case 'lengths':
      return tableOf(section, counted(view.lengths.map(({ matches }) => matches)));
    case 'hanFu':
      return heatTable(
        section,
        view.hanFu.map(({ byHan }) => byHan),
      );
    case 'months':
    case 'riichiOrder':
    case 'calls':
    case 'winTurns':
    case 'dealIns':
    case 'seats':
      return tableOf(section);
    case 'biggest':
      return winList(section, view.biggest, hands);
    case 'yakuman':
      return winList(section, view.yakuman, hands);
  }
}

/** From the first place to the last. */
const PLACE_SHADES: { readonly [S in SeasonView['seats']]: readonly Shade[] } = {
  2: ['good', 'bad'],
  3: ['good', 'plain', 'bad'],
  4: ['good', 'fair', 'plain', 'bad'],
};

function standings(section: SeasonSectionText, { players, seats }: SeasonView): Content {
  const shades = PLACE_SHADES[seats];
  const finished = players.filter(({ counts }) => counts.finished > 0);
  const bars = finished.map(({ counts }) =>
    stacked(
      shades.map((shade, i) => [shade, counts.places[i + 1] ?? 0]),
      counts.finished,
    ),
  );
  const names = section.headings.slice(-seats);
  return [tableOf(section, bars), legend(shades.map((shade, i) => [shade, names[i] ?? '']))];
}

/** Won, dealt in, drawn, and the rest. */
const RIICHI_SHADES: readonly Shade[] = ['good', 'bad', 'plain', 'fair'];

function riichi(section: SeasonSectionText, { players, all }: SeasonView): Content {
  const rows = players.map(({ counts }) => counts);
  const bars = (players.length === 1 ? rows : [...rows, all]).map((counts) => {
    const { riichi: laid, riichiWon, riichiDealtIn, riichiDrawn } = counts;
    const parts = [riichiWon, riichiDealtIn, riichiDrawn, laid - riichiWon - riichiDealtIn - riichiDrawn];
    return stacked(
      RIICHI_SHADES.map((shade, i) => [shade, parts[i] ?? 0]),
      laid,
    );
  });
  const names = section.headings.slice(2);
  return [tableOf(section, bars), legend(RIICHI_SHADES.map((shade, i) => [shade, names[i] ?? '']))];
}

/** Wins with their tiles, where those are known. */
function winList({ rows }: SeasonSectionText, noted: readonly NotedWin[], hands: HandDrawer): Html {
  const items = rows.map(([player, value, yaku, , game, hand, points], i) => {
    const tiles = noted[i]?.tiles;
    return html`<li>
      <p class="points">${points}</p>
      <div>
        <p>
          <strong><bdi>${player}</bdi></strong> ${value}
        </p>
        ${tiles === undefined ? '' : hands.draw(tiles)}
        <p class="note">${yaku === '' ? '' : html`${yaku} · `}<bdi>${game}</bdi> · ${hand}</p>
      </div>
    </li>`;
  });
  return html`<ol class="wins">
    ${items}
  </ol>`;
}
