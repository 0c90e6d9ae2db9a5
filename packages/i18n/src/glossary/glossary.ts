import { YAKU, type YakuDef, type YakuId } from '@tenbo/engine';

import { LANGUAGES, type Language } from '../languages.ts';
import type { Locale, YakuNames } from '../locale.ts';
import { yakuName } from '../win/yaku-text.ts';
import { COURSE_TERMS } from './course-terms.ts';
import type { Entry, InEach } from './entry.ts';
import { HAND_TERMS } from './hand-terms.ts';
import { LIMIT_TERMS } from './limit-terms.ts';
import { PAYMENT_TERMS } from './payment-terms.ts';
import { SETTLEMENT_TERMS } from './settlement-terms.ts';
import { TILE_TERMS } from './tile-terms.ts';
import { VALUE_TERMS } from './value-terms.ts';
import { WAIT_TERMS } from './wait-terms.ts';
import { WIN_TERMS } from './win-terms.ts';
import { YAKU_SAID } from './yaku-said.ts';
import { OF_SOME_HOUSES, worthIn } from './yaku-worth.ts';

const ENTRIES = {
  ...TILE_TERMS,
  ...HAND_TERMS,
  ...WAIT_TERMS,
  ...WIN_TERMS,
  ...VALUE_TERMS,
  ...LIMIT_TERMS,
  ...PAYMENT_TERMS,
  ...COURSE_TERMS,
  ...SETTLEMENT_TERMS,
} as const;

/** The id of a term; a yaku has its own. */
export type TermId = keyof typeof ENTRIES | YakuId;

/** A word of the game, as a reader looks it up. */
export interface Term {
  readonly id: TermId;
  /** What it is called in each language. */
  readonly names: InEach;
  readonly romaji: string | undefined;
  /** What else books, programs and players call it. */
  readonly also: readonly string[];
  readonly says: InEach;
  /** Terms to read next. */
  readonly see: readonly TermId[];
}

type Locales = { readonly [L in Language]: Locale };

/** All terms: those of the game in the order of play, then the yaku, by the names of documents too. */
export function glossaryIn(locales: Locales, documents: readonly YakuNames[]): readonly Term[] {
  const own = (Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).map((id) => termOf(id, ENTRIES[id], locales));
  return [...own, ...YAKU.map((yaku) => termOfYaku(yaku, locales, documents))];
}

function termOf(id: TermId, { names, romaji, also = [], says, see = [] }: Entry, locales: Locales): Term {
  const named = typeof names === 'function' ? inEach((language) => names(locales[language])) : names;
  return { id, names: named, romaji, also, says, see: see as readonly TermId[] };
}

function termOfYaku(yaku: YakuDef & { readonly id: YakuId }, locales: Locales, documents: readonly YakuNames[]): Term {
  const { id, ja, romaji, value } = yaku;
  const names = inEach((language) => yakuName(id, locales[language]));
  const { also = [], ...says } = YAKU_SAID[id] ?? { ...OF_SOME_HOUSES };
  const ofDocuments = documents.flatMap((document) => document.yaku[id] ?? []);
  const alike = [...also, ...ofDocuments, ...(ja.startsWith('役牌 ') ? [ja.slice(3)] : [])];
  return {
    id,
    names,
    romaji,
    also: [...new Set(alike)].filter((name) => name !== romaji && !Object.values(names).includes(name)),
    says: inEach((language) => says[language] + worthIn(language, value, locales[language])),
    see: ['yaku'],
  };
}

function inEach(say: (language: Language) => string): InEach {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as InEach;
}
