/** Keys pressed while the hand is shown and what reads them is still being fetched. */
const early: KeyboardEvent[] = [];

function note(event: KeyboardEvent): void {
  if (document.querySelector('[data-pad]')) early.push(event);
}

/** Notes keys from now on. */
export function noteEarlyKeys(): void {
  document.addEventListener('keydown', note);
}

/** The keys pressed so far; from now on they are no longer noted here. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', note);
  return early.splice(0);
}
