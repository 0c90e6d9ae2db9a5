import type { Log } from './entries.ts';

/**
 * A log as the text of a file that `parseLog` reads back: JSON with an entry a line.
 *
 * @example
 * const entry = { id: 'a', after: [], event: { type: 'timeCalled' } } as const;
 * formatLog([entry]); // → '[\n{"id":"a","after":[],"event":{"type":"timeCalled"}}\n]\n'
 */
export function formatLog(log: Log): string {
  return `[\n${log.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}
