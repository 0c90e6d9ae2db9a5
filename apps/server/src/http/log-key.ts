/**
 * The key of a log in the store. Devices choose the ids of logs, and two events may choose the same: so neither learns of the other's log, or takes its
 * id away.
 */
export function keyOf(event: string, log: string): string {
  return `${event}/${log}`;
}

/** The id of the log with a key. */
export function logOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
