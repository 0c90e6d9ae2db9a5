import type { Signal } from '@preact/signals';
import type { RuleSet } from '@tenbo/engine';
import { type SourceDocument, documentOf } from '@tenbo/i18n';

import { kept } from '../prefs.ts';

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
