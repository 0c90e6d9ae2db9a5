import type { SeasonSectionText } from '@tenbo/i18n';

import { type Content, type Html, html } from './html.ts';

/** A table of a section, with the drawing for each row as the last cell. */
export function tableOf(section: SeasonSectionText, drawings?: readonly Html[]): Html {
  const named = Math.max(section.words - 1, 0);
  const rows = section.rows.map((row, i) => {
    const cells = row.map((text, column) =>
      column === named
        ? html`<th scope="row"><bdi>${text}</bdi></th>`
        : html`<td class="${alignment(section, column)}">${text}</td>`,
    );
    return html`<tr>
      ${cells}${drawings === undefined ? '' : html`<td class="drawing">${drawings[i]}</td>`}
    </tr>`;
  });
  return scrolled(section, rows, drawings === undefined ? '' : html`<td></td>`);
}

/** A table of counts, with cells shaded by their counts. */
export function heatTable(section: SeasonSectionText, counts: readonly (readonly number[])[]): Html {
  const most = Math.max(...counts.flat());
  const rows = section.rows.map(([name = '', ...texts], i) => {
    const cells = texts.map((text, j) => {
      const heat = Math.sqrt((counts[i]?.[j] ?? 0) / most);
      return html`<td class="number heat" style="--heat: ${Math.round(100 * heat)}%">${text}</td>`;
    });
    return html`<tr>
      <th scope="row">${name}</th>
      ${cells}
    </tr>`;
  });
  return scrolled(section, rows, '');
}

/** A table that may be wider than the page. */
function scrolled(section: SeasonSectionText, rows: readonly Html[], lastHeading: Content): Html {
  const headings = section.headings.map(
    (heading, column) => html`<th scope="col" class="${alignment(section, column)}"><bdi>${heading}</bdi></th>`,
  );
  return html`<div class="scroll" role="group" aria-label="${section.title}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${headings}${lastHeading}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function alignment({ words }: SeasonSectionText, column: number): 'word' | 'number' {
  return column < words ? 'word' : 'number';
}
