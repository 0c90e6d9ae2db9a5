/** The name under which the browser keeps it. */
export const HISTORY = 'hands';
/** How many hands are kept. */
export const MOST_HANDS = 500;

/**
 * The hands of the history with one more, newest first; one that is there stays where it is, so that one can look through them.
 * The newest is replaced while its tiles stay: it is still being entered.
 */
export function remembered(history: readonly string[], address: string): readonly string[] {
  if (history.includes(address)) return history;
  const [newest] = history;
  const older = newest !== undefined && tilesOf(newest) === tilesOf(address) ? history.slice(1) : history;
  return [address, ...older].slice(0, MOST_HANDS);
}

/** The hands that are here with those of a file after them, as many as are kept. */
export function withEarlier(history: readonly string[], earlier: readonly string[]): readonly string[] {
  return [...new Set([...history, ...earlier])].slice(0, MOST_HANDS);
}

/** The text that keeps a history, under its name. */
export function textsOfHistory(history: readonly string[]): Readonly<Record<typeof HISTORY, string>> {
  return { [HISTORY]: JSON.stringify(history) };
}

/** What was kept, or nothing where the text is none of ours. */
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
