export function Comeback() {
  return null;
}
