/**
 * Mistakes that are made on purpose, to see that they are found: the server acknowledges entries before it writes them, tells of them before it
 * writes them, or a phone forgets what it has not sent when a request fails.
 */
export const FAULTS = ['answersFirst', 'tellsFirst', 'forgetsWaiting'] as const;
export type Fault = (typeof FAULTS)[number];
