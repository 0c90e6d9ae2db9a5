// What reports are made of: escaped markup, bars, charts and tables.
import type { SeasonSectionText } from '@tenbo/i18n';

/** Markup in which every text is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What markup may contain: a text, which is escaped, more markup, or nothing. */
export type Content = Html | string | number | undefined | readonly Content[];

/** Markup with texts in it. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(parts.map((part, i) => part + (i < contents.length ? markupOf(contents[i]) : '')).join(''));
}

function markupOf(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Html) return content.markup;
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return content.map(markupOf).join('');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

/** The colours of bars: for good things, bad things, and those between. */
export type Shade = 'good' | 'fair' | 'plain' | 'bad';

/** A bar as long as its share of the longest. The number is in the table around it. */
export function bar(value: number, longest: number): Html {
  return stacked([['good', value]], longest);
}

/** Parts of a bar side by side. */
export function stacked(parts: readonly (readonly [Shade, number])[], whole: number): Html {
  let start = 0;
  const rects = parts.map(([shade, value]) => {
    const width = whole === 0 ? 0 : (100 * value) / whole;
    const rect = html`<rect class="${shade}" x="${percent(start)}" width="${percent(width)}" height="100%" />`;
    start += width;
    return rect;
  });
  return html`<svg class="bar" aria-hidden="true">${rects}</svg>`;
}

/** Names for the parts of stacked bars. */
export function legend(names: readonly (readonly [Shade, string])[]): Html {
  const key = (shade: Shade) =>
    html`<svg class="key" aria-hidden="true"><rect class="${shade}" width="100%" height="100%" /></svg>`;
  return html`<ul class="legend">
    ${names.map(([shade, name]) => html`<li>${key(shade)}${name}</li>`)}
  </ul>`;
}

/** The page widths for which each chart is drawn, so that its text keeps its size; the style sheet shows one of them. */
const WIDTHS = { narrow: 320, middle: 640, broad: 1120 };

export const CHART_HEIGHT = 300;

/** A chart for each width of the page. */
export function drawnForAll(label: string, draw: (width: number) => Content): Html {
  const charts = Object.entries(WIDTHS).map(
    ([name, width]) =>
      html`<svg class="chart ${name}" viewBox="0 0 ${width} ${CHART_HEIGHT}" role="img" aria-label="${label}">
        ${draw(width)}
      </svg>`,
  );
  return html`${charts}`;
}

function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}

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
