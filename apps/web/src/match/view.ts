import { addressOf } from '../router.ts';
import type { OpenMatch } from './store.ts';

/** The views of a match's accounts, by their names in the address. */
export const ACCOUNTS_VIEWS = ['hands', 'course', 'comeback', 'standings', 'sheet'] as const;

/** A view of a match. */
export interface ViewProps {
  readonly open: OpenMatch;
  /** The part of the address after the name of the view. */
  readonly path: readonly string[];
}

/** The address of a view of a match: `#/match/<id>/hands/3`; without a name, its table. */
export function viewAddress(id: string, ...path: readonly string[]): string {
  return addressOf('match', [id, ...path]);
}

/** The address of a step of a recorded hand. Both are counted from 0, but the address counts hands from 1. */
export function replayAddress(id: string, hand: number, step: number): string {
  return viewAddress(id, 'replay', String(hand + 1), String(step));
}
