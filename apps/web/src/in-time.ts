// Waits of the page for what is outside it, by the browser's clock.
import { type After, type Alive, inTime as inTimeBy } from '@tenbo/club/client';

export type { Alive };

/** The browser's clock. */
export const after: After = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/** Waits for something as long as there are signs of life. @param patience the longest silence, in milliseconds */
export function inTime<T>(patience: number, act: (alive: Alive, late: AbortSignal) => Promise<T>): Promise<T> {
  return inTimeBy(after, patience, act);
}

/** Whether a wait has come to its limit. */
export function isLate(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
