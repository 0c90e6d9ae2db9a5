export function Hands() {
  return null;
}
