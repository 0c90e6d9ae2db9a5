export function Prints() {
  return null;
}
