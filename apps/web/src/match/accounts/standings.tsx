export function Standings() {
  return null;
}
