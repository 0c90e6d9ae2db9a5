import { addressOf } from '../router.ts';
import type { OpenMatch } from './store.ts';

/** The views of a match's accounts, by their names in the address. */
export const ACCOUNTS_VIEWS = ['hands', 'course', 'comeback', 'standings', 'sheet'] as const;

/** A view of a match. */
export interface ViewProps {
  readonly open: OpenMatch;
  /** What follows the name of the view in the address. */
  readonly path: readonly string[];
}

/** The address of a view of a match: `#/match/<id>/hands/3`; without a name, its table. */
export function viewAddress(id: string, ...path: readonly string[]): string {
  return addressOf('match', [id, ...path]);
}

/** The address of a moment of a recorded hand; both are counted from 0, and the hand from 1 in the address. */
export function replayAddress(id: string, hand: number, step: number): string {
  return viewAddress(id, 'replay', String(hand + 1), String(step));
}
