import { clockText } from './desk/clock-text.ts';
import { tableClock } from './table-clock.ts';

/** The time left, beside what comes after a hand. */
export function TableTime() {
  const clock = tableClock.value;
  if (!clock) return null;
  return (
    <>
      <strong role="timer" aria-live="off">
        {clockText(clock.left)}
      </strong>{' '}
      ·{' '}
    </>
  );
}
