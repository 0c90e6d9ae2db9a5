/**
 * The key of a log in the store. Devices choose the ids of logs, so two events may use the same one. With the event in the key, neither can see
 * the other's log or block its id.
 */
export function keyOf(event: string, log: string): string {
  return `${event}/${log}`;
}

/** The id of the log with this key. */
export function logOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
