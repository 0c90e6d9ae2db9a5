import type { desk } from './en/desk.ts';
import type * as en from './en/index.ts';
import type { season } from './en/season.ts';

/** What another language says where English says `T`: the same keys, any texts. A missing or an extra key does not compile. */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Translated<T[K]> };

/** What is fetched before anything is drawn. */
export type FirstWords = Translated<typeof en.words>;

/** What is fetched when it is first needed: the words of a place, and the notes on rules. */
export type LaterWords = { readonly [P in keyof typeof en.later]: Translated<Awaited<ReturnType<(typeof en.later)[P]>>> };

export type LoadsLater = { readonly [P in keyof LaterWords]: () => Promise<LaterWords[P]> };

/** The words of the organiser's desk, the hall and what is printed. */
export type DeskWords = Translated<typeof desk>;

/** The statistics of an event and of its players. */
export type SeasonPageWords = Translated<typeof season>;

/** The places, and the details of a hand, whose words are fetched when a reader first goes there. */
export type PlaceWords = Omit<LaterWords, 'ruleNotes'>;

/** What the screens say beyond what i18n says. English decides which words there are. */
export type Words = FirstWords & PlaceWords;
