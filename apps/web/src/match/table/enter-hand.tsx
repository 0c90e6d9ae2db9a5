export function EnterHand() {
  return null;
}
