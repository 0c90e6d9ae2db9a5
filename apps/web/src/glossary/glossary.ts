import { type Term, loadGlossary } from '@tenbo/i18n';

import { fetched } from '../fetched.ts';

let loaded: readonly Term[] = [];

/** Comes when the terms are there. */
export async function glossaryReady(): Promise<void> {
  loaded = await fetched(loadGlossary);
}

export function allTerms(): readonly Term[] {
  return loaded;
}
