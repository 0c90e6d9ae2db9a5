/** A value from outside as JSON, cut short. */
export function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Whether the accepted words are no choice but one sample of how a value is written; `0–999` is a range. */
export function isSample([word = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && !word.includes('–');
}
