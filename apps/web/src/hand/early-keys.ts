/** Keys pressed after the hand is shown but before the code that reads them has loaded. */
const early: KeyboardEvent[] = [];

function note(event: KeyboardEvent): void {
  if (document.querySelector('[data-box]')) early.push(event);
}

/** Starts to record keys. */
export function noteEarlyKeys(): void {
  document.addEventListener('keydown', note);
}

/** The keys pressed so far; stops recording. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', note);
  return early.splice(0);
}
