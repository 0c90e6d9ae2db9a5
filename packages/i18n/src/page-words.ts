import type { places } from './en/page/index.ts';
import type { tournament } from './en/page/tournament.ts';

/** What another language says where English says `T`: the same keys, any texts. A missing or an extra key does not compile. */
type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Translated<T[K]> };

/** What the page says beyond what i18n says, by the place that fetches it. English decides which words there are. */
export type PageWords = { readonly [P in keyof typeof places]: Translated<Awaited<ReturnType<(typeof places)[P]>>> };

/** The part of the desk's words that is about the tournament. */
export type TournamentWords = Translated<typeof tournament>;
