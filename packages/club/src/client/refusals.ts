// Which entries the server has refused, and why: they are not sent again until something changes.
import { ERRORS } from '../contract/errors.ts';
import type { ApiFault } from './api.ts';

/** The statuses that mean the server will never take the entries, however often they are sent. The others are about the link, or pass. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 409, 413, 415, 422]);

function isFinal(code: ApiFault['code']): boolean {
  // A newer server may have codes of its own.
  const known: (typeof ERRORS)[keyof typeof ERRORS] | undefined = code === 'unreachable' ? undefined : ERRORS[code];
  return known !== undefined && FINAL.has(known[0]);
}

/** Notes which of the sent entries are refused, and why. @returns whether the others can be sent */
export function noteRefused(
  { code, entry, faults }: ApiFault,
  sent: readonly { readonly id: string; readonly after?: readonly string[] }[],
  refused: Map<string, ApiFault['code']>,
): boolean {
  if (!isFinal(code) || sent.length === 0) return false;
  const named = [entry, ...(faults ?? []).map(({ path }) => sent[Number(/^entries\[(\d+)\]/.exec(path ?? '')?.[1])]?.id)];
  const ids = sent.map(({ id }) => id).filter((id) => named.includes(id));
  const all = new Set(ids.length > 0 ? ids : sent.map((one) => one.id));
  // What follows an entry that came too late is kept with it.
  if (code === 'resultClosed') for (const { id, after = [] } of sent) if (after.some((one) => all.has(one))) all.add(id);
  for (const id of all) refused.set(id, code);
  return true;
}
