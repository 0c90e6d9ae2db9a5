/** Every match that the browser keeps. */
export function MatchList() {
  return null;
}
