import { addressOf } from '../router.ts';
import type { RuleChanges } from './changes.ts';

/** The address of the editor for these changes. It contains all of them. */
export function editAddress(changes: RuleChanges): string {
  return addressOf('rules', ['edit'], new URLSearchParams({ rules: JSON.stringify(changes) }));
}

/** The address that shows these changes to someone else. It contains all of them, but not their id: the recipient has others. */
export function sharedAddress(changes: RuleChanges): string {
  return addressOf('rules', ['shared'], new URLSearchParams({ rules: JSON.stringify({ ...changes, id: undefined }) }));
}
