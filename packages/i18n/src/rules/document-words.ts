import type { SourceDocument } from './documents.ts';

/** The statements of each document, by their ids in `docs/coverage/`, that tenbo does not follow as they stand. */
interface Otherwise {
  readonly arcade: 'A37' | 'A152' | 'A164';
  readonly guide: 'G40' | 'G42' | 'G46' | 'G76';
  readonly wikipedia: 'W28' | 'W81' | 'W117';
  readonly doramahjong: 'D28' | 'D77' | 'D80' | 'D83';
  readonly shanghai: 'S36' | 'S60';
}

/** The words about the documents that rule sets were made from. They are not part of a locale, so that a page can load them with its rules. */
export interface DocumentWords {
  readonly madeFrom: (document: string) => string;
  /** The heading of the statements that tenbo rules otherwise. */
  readonly otherwise: string;
  readonly documents: {
    readonly [D in SourceDocument]: {
      /** Its title, and what it is part of. */
      readonly title: string;
      readonly otherwise: { readonly [S in Otherwise[D]]: string };
    };
  };
}
