/** Splits a list into pages of at most `most` items, as evenly as possible. */
export function pagesOf<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  const pages = Math.max(1, Math.ceil(list.length / Math.max(1, most)));
  const each = Math.ceil(list.length / pages);
  return Array.from({ length: pages }, (_, i) => list.slice(i * each, (i + 1) * each));
}

/** How long a page is shown, in milliseconds: long enough to find a name. */
export const PAGE_TIME = 12_000;

/** The page to show at a given time: all screens of a hall turn at once. */
export function pageAt<T>(pages: readonly T[], now: number): { readonly page: T | undefined; readonly number: number } {
  const number = pages.length === 0 ? 0 : Math.floor(now / PAGE_TIME) % pages.length;
  return { page: pages[number], number: number + 1 };
}

/** The columns and rows for this many tables on a wide screen, down to 5 × 8. */
export function gridFor(count: number): { readonly columns: number; readonly rows: number } {
  const columns = count > 24 ? 5 : count > 12 ? 4 : 3;
  return { columns, rows: Math.max(1, Math.ceil(count / columns)) };
}
