import { addressOf } from '../router.ts';
import type { RuleChanges } from './changes.ts';

/** The address at which rules are changed: all of the changes are in it, so that it can be handed on. */
export function editAddress(changes: RuleChanges): string {
  return addressOf('rules', ['edit'], new URLSearchParams({ rules: JSON.stringify(changes) }));
}
