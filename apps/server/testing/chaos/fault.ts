/**
 * Faults planted on purpose, to see that the witness finds them: the server acknowledges entries before it writes them, or notifies of them before
 * it writes them; it counts what came too late; or a phone forgets unsent entries when a request fails.
 */
export const FAULTS = ['answersFirst', 'notifiesFirst', 'countsLate', 'forgetsWaiting'] as const;
export type Fault = (typeof FAULTS)[number];
