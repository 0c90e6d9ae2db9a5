/** The kinds of win tables, by file extension. */
export const WIN_FILES = ['.jsonl', '.csv', '.parquet'] as const;

/** The kind of a file, by its extension in any case. */
export function winFileOf(path: string): (typeof WIN_FILES)[number] | undefined {
  return WIN_FILES.find((end) => path.toLowerCase().endsWith(end));
}
