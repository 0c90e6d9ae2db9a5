import MiniSearch from 'minisearch';

/** Search options. The index is built and read with the same ones. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page'],
  searchOptions: { boost: { title: 6, page: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const },
};

/** A part of a page that the search can lead to. */
export interface Part {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

const HEADING = /<h[123] id="([^"]+)"[^>]*>(.*?)<\/h[123]>/g;
/** A row that can be linked to. */
const ROW = /<tr>\s*<td><span id="([^"]+)">(.*?)<\/span><\/td>(.*?)<\/tr>/gs;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** The parts of a page: the text under each heading, and each row that can be linked to. */
export function partsOf(url: string, html: string): Part[] {
  const headings = [...html.matchAll(HEADING)];
  const page = plain(headings[0]?.[2] ?? url);
  const rows = Array.from(html.matchAll(ROW), ([, id = '', name = '', rest = '']) => ({
    id: `${url}#${id}`,
    page,
    title: plain(name),
    text: plain(rest),
  }));
  const sections = headings.map(({ index, 0: whole, 1: id, 2: heading = '' }, i) => ({
    id: i === 0 ? url : `${url}#${id}`,
    page: i === 0 ? '' : page,
    title: plain(heading),
    text: plain(html.slice(index + whole.length, headings[i + 1]?.index).replaceAll(ROW, '')),
  }));
  return [...sections, ...rows];
}

/** The file that a browser loads when a reader first searches. */
export function searchIndex(parts: readonly Part[]): string {
  const index = new MiniSearch<Part>(SEARCH_OPTIONS);
  index.addAll(parts);
  return JSON.stringify(index);
}

function plain(html: string): string {
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:#x([0-9a-f]+)|(\w+));/gi, (all, hex: string, name: string) =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ENTITIES[name] ?? all),
    );
  return text.replaceAll(/\s+/g, ' ').trim();
}
