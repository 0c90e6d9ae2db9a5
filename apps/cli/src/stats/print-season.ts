import {
  type Locale,
  type SeasonFiles,
  type SeasonSection,
  type SeasonSectionText,
  describeSeason,
  seasonWordsOf,
} from '@tenbo/i18n';
import type { SeasonView } from '@tenbo/ledger';

import { alignRows, wrapText } from '../output/columns.ts';
import { printSections } from '../match/print-match.ts';
import type { Terminal } from '../output/terminal.ts';

/** Left out, because it would need a line for each match; the page draws a chart. */
const NOT_PRINTED: readonly SeasonSection[] = ['progress'];

/** A season for a person to read: a table for each part of its statistics. */
export function printSeason(views: readonly SeasonView[], files: SeasonFiles, locale: Locale, terminal: Terminal): string {
  const texts = views.map((view) => describeSeason(view, seasonWordsOf(locale), locale));
  return printSections([
    ...texts.flatMap(({ title, games, sections }) => [
      [terminal.strong(title), ...games],
      ...sections.filter(({ id }) => !NOT_PRINTED.includes(id)).map((section) => sectionLines(section, terminal)),
    ]),
    [seasonWordsOf(locale).files(files)],
  ]);
}

function sectionLines(
  { title, headings, rows, note, words }: SeasonSectionText,
  { strong, quiet, columns }: Terminal,
): readonly string[] {
  const align = headings.map((_, column) => (column < words ? ('left' as const) : ('right' as const)));
  const [heads = '', ...lines] = alignRows([headings, ...rows], align);
  const notes = note === undefined ? [] : wrapText(note, columns).map(quiet);
  return [strong(title), quiet(heads), ...lines, ...notes];
}
