import { type SeasonText, describeSeason } from '@tenbo/i18n';
import { type NotedWin, type SeasonTable, type SeasonView, viewSeason } from '@tenbo/ledger';

import { locale } from '../../prefs.ts';
import { nameOf } from '../tournament/event.ts';
import { named } from './event-season.ts';
import { nameOfMatch } from './store.ts';
import { seasonWords } from './words.ts';

/** A season as it is shown: by ids, which links need, and in words. */
export interface ShownSeason {
  readonly view: SeasonView;
  readonly text: SeasonText;
}

/** A season, or one player's part of it, ready to show. */
export function shownSeason(table: SeasonTable, only?: string): ShownSeason {
  const view = viewSeason(table, { order: 'total', least: 1, ...(only !== undefined && { only }) });
  return { view, text: describeSeason(named(view, nameOf, nameOfMatch), seasonWords.value, locale.value) };
}

/** A win and its cells as text, as in the section of i18n. */
export interface SaidWin {
  readonly win: NotedWin;
  readonly cells: readonly string[];
}

/** The most expensive wins, or every yakuman, as text; the most expensive first. */
export function winsOf(id: 'biggest' | 'yakuman', shown: readonly ShownSeason[]): readonly SaidWin[] {
  const wins = shown.flatMap(({ view, text }) => {
    const rows = text.sections.find((section) => section.id === id)?.rows ?? [];
    return view[id].map((win, i) => ({ win, cells: rows[i] ?? [] }));
  });
  return wins.toSorted((one, other) => other.win.points - one.win.points);
}
