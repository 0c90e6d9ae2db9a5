/** The name the browser stores it under. */
export const HISTORY = 'hands';
/** The most hands stored. */
export const MOST_HANDS = 500;

/**
 * The history with one more hand, newest first. A hand already in it keeps its place, so that browsing does not reorder it.
 * The newest is replaced if the tiles are the same: that hand is still being entered.
 */
export function remembered(history: readonly string[], address: string): readonly string[] {
  if (history.includes(address)) return history;
  const [newest] = history;
  const older = newest !== undefined && tilesOf(newest) === tilesOf(address) ? history.slice(1) : history;
  return [address, ...older].slice(0, MOST_HANDS);
}

/** The history followed by the hands of a file, up to the limit. */
export function withEarlier(history: readonly string[], earlier: readonly string[]): readonly string[] {
  return [...new Set([...history, ...earlier])].slice(0, MOST_HANDS);
}

/** The text that stores a history, under its name. */
export function textsOfHistory(history: readonly string[]): Readonly<Record<typeof HISTORY, string>> {
  return { [HISTORY]: JSON.stringify(history) };
}

/** A stored history; empty if the text is not one. */
export function historyOf(text: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, MOST_HANDS) : [];
  } catch {
    return [];
  }
}

function tilesOf(address: string): string {
  const params = new URLSearchParams(address);
  return ['hand', 'tile', 'melds'].map((field) => params.get(field) ?? '').join(' ');
}
