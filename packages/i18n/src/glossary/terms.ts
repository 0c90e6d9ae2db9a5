import type { YakuId } from '@tenbo/engine';

import type { TermWords } from './entry.ts';
import { MATCH_TERMS } from './match-terms.ts';
import { TILE_TERMS } from './tile-terms.ts';
import { VALUE_TERMS } from './value-terms.ts';
import { WIN_TERMS } from './win-terms.ts';

/** The terms of a hand and those of a match, in the order of play. */
export const HAND_TERMS = { ...TILE_TERMS, ...WIN_TERMS } as const;
export const TABLE_TERMS = { ...VALUE_TERMS, ...MATCH_TERMS } as const;

/** All words of the glossary in one language. */
export interface Terms {
  readonly terms: TermWords<typeof HAND_TERMS & typeof TABLE_TERMS>;
  /** The requirement of each yaku. Yaku that only some houses play may be left out. */
  readonly yaku: { readonly [Y in YakuId]?: string };
  readonly ofSomeHouses: string;
  /** The usual value of a yaku, as a sentence. */
  readonly worth: (value: string) => string;
  readonly closedOnly: string;
  readonly open: (han: string) => string;
}
