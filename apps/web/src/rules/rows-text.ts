/** Rows of numbers as text, a line each; anything else as JSON. */
export function rowsText(value: unknown): string {
  if (!Array.isArray(value) || !value.every(Array.isArray)) return JSON.stringify(value);
  return value.map((row) => row.join(' ')).join('\n');
}

/** Text as rows; anything that is not a number stays a word, for `parseRules` to refuse. */
export function rowsOf(text: string): readonly (readonly (number | string)[])[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) =>
    line
      .trim()
      .split(/[\s,、]+/)
      .map(numberOf),
  );
}

/** One number as it is, several as a list; nothing as an empty list, for `parseRules` to refuse. */
export function numberOrList(text: string): number | string | readonly (number | string)[] {
  const [row = []] = rowsOf(text);
  return row.length === 1 ? (row[0] as number | string) : row;
}

/** A minus sign may be − or △. */
function numberOf(word: string): number | string {
  const number = Number(word.replace('−', '-').replace('△', '-'));
  return Number.isFinite(number) ? number : word;
}
