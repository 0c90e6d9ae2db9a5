// The views of a match, their addresses, and the reader's choices about them.
import type { Signal } from '@preact/signals';
import type { RuleSet } from '@tenbo/engine';
import { type SourceDocument, documentOf } from '@tenbo/i18n';

import { addressOf } from '../router.ts';
import type { OpenMatch } from './store.ts';
import { kept } from '../prefs.ts';

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

export const SIDES = ['each', 'one'] as const;

/** Whether each side of the table faces its player, or all face the same way. */
export const turned: Signal<(typeof SIDES)[number]> = kept(
  'turned',
  SIDES,
  matchMedia('(pointer: coarse)').matches ? 'each' : 'one',
);

/** When the two score boxes open after a hand: where the rules' document has them, or always. */
export const BOX_CHOICES = ['rules', 'always'] as const;
export const boxChoice = kept('boxes', BOX_CHOICES, 'rules');

/** The documents whose programs show score boxes after a hand. */
const WITH_BOXES: readonly (SourceDocument | undefined)[] = ['arcade', 'doramahjong', 'shanghai'];

/** Whether the score boxes open by themselves after a hand. Otherwise they are one tap away from the table. */
export function opensBoxes(rules: RuleSet): boolean {
  return boxChoice.value === 'always' || WITH_BOXES.includes(documentOf(rules));
}
