import { type Signal, signal } from '@preact/signals';

/** Counts waits that take longer than a limit in milliseconds. They go on, and what comes late is used. */
export interface LongWaits {
  readonly many: Signal<number>;
  readonly noted: <T>(wait: Promise<T>) => Promise<T>;
}

export function longWaits(limit: number): LongWaits {
  const many = signal(0);
  return {
    many,
    noted(wait) {
      let counted = 0;
      const timer = setTimeout(() => {
        counted = 1;
        many.value++;
      }, limit);
      return wait.finally(() => {
        clearTimeout(timer);
        many.value -= counted;
      });
    },
  };
}
