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

/** A minus sign may be − or △. */
function numberOf(word: string): number | string {
  const number = Number(word.replace('−', '-').replace('△', '-'));
  return Number.isFinite(number) ? number : word;
}
