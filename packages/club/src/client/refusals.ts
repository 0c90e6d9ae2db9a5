import type { ApiFault } from './api.ts';

/** Answers that mean the server will never take the entries, however often they are sent. */
const REFUSALS: ReadonlySet<ApiFault['code']> = new Set([
  'badRequest',
  'tooDeep',
  'badEntries',
  'forbidden',
  'matchOver',
  'refereeCorrects',
  'resultClosed',
  'otherStart',
  'unconfirmed',
  'tooTangled',
  'otherText',
  'tooLarge',
]);

/** Notes which of the sent entries are refused, and why. @returns whether the others can be sent */
export function noteRefused(
  { code, entry, faults }: ApiFault,
  sent: readonly { readonly id: string }[],
  refused: Map<string, ApiFault['code']>,
): boolean {
  if (!REFUSALS.has(code) || sent.length === 0) return false;
  const named = [entry, ...(faults ?? []).map(({ path }) => sent[Number(/^entries\[(\d+)\]/.exec(path ?? '')?.[1])]?.id)];
  const ids = sent.map(({ id }) => id).filter((id) => named.includes(id));
  for (const id of ids.length > 0 ? ids : sent.map((one) => one.id)) refused.set(id, code);
  return true;
}
