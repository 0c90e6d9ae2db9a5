import { signal } from '@preact/signals';

/** Reloads into the newer version of the page; undefined unless one is installed and ready. */
export const takeNewer = signal<(() => void) | undefined>(undefined);
