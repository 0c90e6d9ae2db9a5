import type { ResultColumn, ResultFault } from '@tenbo/records';
import type { TournamentError } from '@tenbo/tournament';

/** The columns of a file of results, in the order they are written. */
export const COLUMNS = [
  'round',
  'table',
  'seat',
  'player',
  'points',
  'sticks',
  'penalty',
  'team',
  'place',
  'total',
] as const satisfies readonly ResultColumn[];
export type Column = (typeof COLUMNS)[number];

/** A fault in a line of results: of the list itself, or of what it would do to the event. */
export type RowFault =
  | ResultFault
  | ({ readonly line: number } & (
      | { readonly why: 'otherTeam'; readonly name: string; readonly team: string }
      /** Only some rows have a seat, or two have the same. */
      | { readonly why: 'badSeats'; readonly table: number }
      /** The list has only the result, but an event settles points. */
      | { readonly why: 'noPoints' }
      /** The event's rules give a different total, in points. */
      | { readonly why: 'otherTotal'; readonly total: number; readonly expected: number }
      | { readonly why: 'refused'; readonly error: TournamentError }
    ));
