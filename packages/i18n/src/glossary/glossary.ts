import { YAKU, type YakuDef, type YakuId } from '@tenbo/engine';

import { LANGUAGES, type Language } from '../languages.ts';
import type { Locale, YakuNames } from '../locale.ts';
import { yakuName, yakuWorth } from '../win/yaku-text.ts';
import type { Entry } from './entry.ts';
import { HAND_TERMS, TABLE_TERMS, type Terms } from './terms.ts';
import { YAKU_ALSO } from './yaku-also.ts';

const ENTRIES = { ...HAND_TERMS, ...TABLE_TERMS } as const;
type GameTermId = keyof typeof ENTRIES;

/** The id of a term. For a yaku it is the id of the yaku. */
export type TermId = GameTermId | YakuId;

/** A text in each language. */
export type InEach = { readonly [L in Language]: string };

/** A word of the game, as readers look it up. */
export interface Term {
  readonly id: TermId;
  /** Its name in each language. */
  readonly names: InEach;
  readonly romaji: string | undefined;
  /** Other names in books, programs and among players. */
  readonly also: readonly string[];
  readonly says: InEach;
  /** Terms to read next. */
  readonly see: readonly TermId[];
}

/** A language, with its words for the glossary. */
interface Speaker {
  readonly locale: Locale;
  readonly terms: Terms;
}

type Speakers = { readonly [L in Language]: Speaker };

/** All terms: those of the game in the order of play, then the yaku, which also have the names of the source documents. */
export function glossaryIn(speakers: Speakers, documents: readonly YakuNames[]): readonly Term[] {
  const ids = Object.keys(ENTRIES) as GameTermId[];
  return [...ids.map((id) => termOf(id, speakers)), ...YAKU.map((yaku) => termOfYaku(yaku, speakers, documents))];
}

function termOf(id: GameTermId, speakers: Speakers): Term {
  const { named = [id], romaji, also = [], see }: Entry = ENTRIES[id];
  const nameIn = ({ locale, terms }: Speaker) => {
    const words = terms.terms[id];
    return 'name' in words ? words.name : nameFrom(locale, named);
  };
  return {
    id,
    names: inEach(speakers, nameIn),
    romaji,
    also,
    says: inEach(speakers, ({ terms }) => terms.terms[id].says),
    see: see as readonly TermId[],
  };
}

function nameFrom(locale: Locale, [group, key = '']: NonNullable<Entry['named']>): string {
  const named = locale[group as keyof Locale] as string | { readonly [key: string]: string };
  return typeof named === 'string' ? named : (named[key] ?? key);
}

function termOfYaku(yaku: YakuDef & { readonly id: YakuId }, speakers: Speakers, documents: readonly YakuNames[]): Term {
  const { id, ja, romaji } = yaku;
  const names = inEach(speakers, ({ locale }) => yakuName(id, locale));
  const ofDocuments = documents.flatMap((document) => document.yaku[id] ?? []);
  const alike = [...(YAKU_ALSO[id] ?? []), ...ofDocuments, ...(ja.startsWith('役牌 ') ? [ja.slice(3)] : [])];
  const main = [romaji, ...Object.values(names)].map((name) => name.toLowerCase());
  return {
    id,
    names,
    romaji,
    also: [...new Set(alike)].filter((name) => !main.includes(name.toLowerCase())),
    says: inEach(speakers, (speaker) => (speaker.terms.yaku[id] ?? speaker.terms.ofSomeHouses) + worthOf(yaku, speaker)),
    see: ['yaku'],
  };
}

/** The usual value of a yaku, as a sentence that follows its requirement. */
function worthOf({ value }: YakuDef, { locale, terms: { worth, closedOnly, open } }: Speaker): string {
  const { han } = locale;
  return worth(
    yakuWorth(value, locale, {
      both: han,
      closedOnly: (closed) => han(closed) + closedOnly,
      open: (closed, fewer) => han(closed) + open(han(fewer)),
    }),
  );
}

function inEach(speakers: Speakers, say: (speaker: Speaker) => string): InEach {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(speakers[language])])) as InEach;
}
