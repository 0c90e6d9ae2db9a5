/** A page before it is built. */
export interface Page {
  /** Its place in the site, without `.html`: `guides/read-errors`. */
  readonly path: string;
  /** The Markdown file it comes from, from the root of the repository; a generated page has none, and its links are from the root. */
  readonly source: string | undefined;
  readonly markdown: string;
}

/** What a page is called: its first heading. */
export function titleOf({ path, markdown }: Page): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`${path} has no heading`);
  return title.replaceAll('`', '');
}

/** A table in Markdown; a `|` or a line break in a cell does not end it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** The first cell of a row that a link or the search can lead to. */
export function place(id: string, text: string): string {
  return `<span id="${id}">${text}</span>`;
}

/** Text in code, which Markdown does not read. */
export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
