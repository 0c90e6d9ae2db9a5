import type { Certificate, SeatingError } from '@tenbo/seating';

import type { WithCode } from '../languages.ts';

/** A language's words for the seating of a tournament. They are not part of a locale because few programs seat anyone. */
export interface SeatingWords {
  /** The faults, with players named by `who`. */
  readonly errors: {
    readonly [C in SeatingError['code']]: (error: WithCode<SeatingError, C>, who: (player: number) => string) => string;
  };
  /** A player without a name. */
  readonly player: (number: number) => string;
  readonly round: (round: number) => string;
  readonly table: string;
  readonly sitOut: string;
  /** The heading of the list of drawn numbers. */
  readonly drawn: string;
  readonly seed: (seed: string) => string;
  /** The players without a place in a past round; `more` is the number of those not named. */
  readonly away: (round: number, who: readonly string[], more: number) => string;
  /** The number of seats that differ from those announced. */
  readonly changed: (seats: number) => string;
  readonly certificate: {
    readonly title: (rounds: number, players: number) => string;
    readonly plan: string;
    readonly bound: string;
    readonly figures: { readonly [F in CertificateFigure]: string };
    /** Pairs that met this many times. */
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
