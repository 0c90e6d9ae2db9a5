/** How many hands are kept. */
const MOST = 500;

/**
 * The hands of the history with one more, newest first; one that is there stays where it is, so that one can look through them.
 * The newest is replaced while its tiles stay: it is still being entered.
 */
export function remembered(history: readonly string[], address: string): readonly string[] {
  if (history.includes(address)) return history;
  const [newest] = history;
  const older = newest !== undefined && tilesOf(newest) === tilesOf(address) ? history.slice(1) : history;
  return [address, ...older].slice(0, MOST);
}

/** What was kept, or nothing where the text is none of ours. */
export function historyOf(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function tilesOf(address: string): string {
  const params = new URLSearchParams(address);
  return ['hand', 'tile', 'melds'].map((field) => params.get(field) ?? '').join(' ');
}
