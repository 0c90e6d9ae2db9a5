/** A page before it is built. */
export interface Page {
  /** Its path in the site, without `.html`: `guides/read-errors`. */
  readonly path: string;
  /** Its Markdown file, from the root of the repository. A generated page has none, and its links start from the root. */
  readonly source: string | undefined;
  readonly markdown: string;
}

/** The title of a page: its first heading. */
export function titleOf({ path, markdown }: Page): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`${path} has no heading`);
  return title.replaceAll('`', '');
}

/** A table in Markdown. A `|` or a line break in a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** The first cell of a row, as a target for links and the search. */
export function place(id: string, text: string): string {
  return `<span id="${id}">${text}</span>`;
}

/** Text as code, which Markdown does not interpret. */
export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
