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
