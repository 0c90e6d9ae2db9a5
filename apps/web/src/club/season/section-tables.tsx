import type { SeasonSection, SeasonText } from '@tenbo/i18n';

import place from '../../ui/place.module.css';
import { Table } from '../../ui/table.tsx';

interface Props {
  readonly text: SeasonText;
  /** Which sections to show, in this order; empty ones are left out. */
  readonly ids: readonly SeasonSection[];
}

/** A table with more columns than this takes the full width. */
const MOST_BESIDE = 6;

/** Sections of a season as tables, each with a note on what it leaves out. */
export function SectionTables({ text: { sections }, ids }: Props) {
  return (
    <div class={place.wide}>
      {ids
        .flatMap((id) => sections.filter((section) => section.id === id))
        .map(({ id, title, headings, rows, note }) => (
          <div key={id} class={`stack ${headings.length > MOST_BESIDE ? 'across' : ''}`}>
            <Table title={title} columns={headings} rows={rows} />
            {note !== undefined && <p class="note">{note}</p>}
          </div>
        ))}
    </div>
  );
}
