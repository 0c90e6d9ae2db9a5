import type { Certificate, SeatingError } from '@tenbo/seating';

import type { WithCode } from '../languages.ts';

/** What a language says of the seating of a tournament. It is not part of a locale, because few seat anybody. */
export interface SeatingWords {
  /** What is wrong, with the player as `who` calls them. */
  readonly errors: {
    readonly [C in SeatingError['code']]: (error: WithCode<SeatingError, C>, who: (player: number) => string) => string;
  };
  /** A player without a name. */
  readonly player: (number: number) => string;
  readonly round: (round: number) => string;
  readonly table: string;
  readonly sitOut: string;
  /** Heads the list of who drew which number. */
  readonly drawn: string;
  readonly seed: (seed: string) => string;
  /** Who has no place in a round that was played; `more` are not named. */
  readonly away: (round: number, who: readonly string[], more: number) => string;
  /** How many seats differ from those announced. */
  readonly changed: (seats: number) => string;
  readonly certificate: {
    readonly title: (rounds: number, players: number) => string;
    readonly plan: string;
    readonly bound: string;
    readonly figures: { readonly [F in CertificateFigure]: string };
    /** Pairs who met so often. */
    readonly met: (times: number) => string;
  };
}

/** The figures in the order in which they are shown. */
export const CERTIFICATE_FIGURES = [
  'repeats',
  'inARow',
  'clashes',
  'winds',
  'unevenWinds',
  'visits',
  'stayed',
  'byes',
] as const satisfies readonly (keyof Certificate)[];

type CertificateFigure = (typeof CERTIFICATE_FIGURES)[number];
