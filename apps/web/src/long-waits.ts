import type { Signal } from '@preact/signals';

/** Counts a wait among those that take longer than a limit in milliseconds. It goes on, and what comes late is used. */
export function noted<T>(wait: Promise<T>, many: Signal<number>, limit: number): Promise<T> {
  let counted = 0;
  const timer = setTimeout(() => {
    counted = 1;
    many.value++;
  }, limit);
  return wait.finally(() => {
    clearTimeout(timer);
    many.value -= counted;
  });
}
