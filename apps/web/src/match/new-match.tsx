/** Who plays, and by which rules. */
export function NewMatch() {
  return null;
}
