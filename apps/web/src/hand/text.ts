import { type Result, ok, parseHand } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import { calledFrom } from './address.ts';
import type { Draft } from './draft.ts';
import { arranged } from './edit.ts';

/** The draft with the hand of a text, or what is wrong with the text. Melds keep the givers of those they replace; without `+` the fourteenth tile is the winning one. */
export function withText(draft: Draft, text: string): Result<Draft, readonly AnyError[]> {
  const parsed = parseHand(text);
  if (!parsed.ok) return parsed;
  const { hand, tile } = parsed.value;
  const melds = calledFrom(
    hand.melds,
    draft.hand.melds.map(({ from }) => from),
  );
  return ok(arranged({ ...draft, hand: { ...hand, melds }, tile }));
}
