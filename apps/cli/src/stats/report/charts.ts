import { type Content, type Html, html } from './html.ts';

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
