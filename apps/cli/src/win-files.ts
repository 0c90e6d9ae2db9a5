/** The kinds of tables of wins, by the end of their name. */
export const WIN_FILES = ['.jsonl', '.csv', '.parquet'] as const;

/** The kind of a file, by its name in any case. */
export function winFileOf(path: string): (typeof WIN_FILES)[number] | undefined {
  return WIN_FILES.find((end) => path.toLowerCase().endsWith(end));
}
