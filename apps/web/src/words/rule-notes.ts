import type { RulePath } from '@tenbo/engine';

/** An explanation of every rule; a missing one does not compile. */
export type RuleNotes = { readonly [P in RulePath]: string };
