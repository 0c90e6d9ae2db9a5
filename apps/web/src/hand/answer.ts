import {
  type Acceptance,
  type Explanation,
  type Scorer,
  type Tile,
  type TileLeft,
  type WaitValue,
  type WinRecord,
  acceptance,
  kindAt,
  shownTiles,
  unwrap,
  waitValues,
} from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import { type Draft, heldOf, roomFor, winOf } from './draft.ts';
import { faultsOf } from './reasons.ts';

/** Stands in for a winning tile that is not there. */
const ANY = kindAt(0, 1);

/** What can be said of a draft, from its first tile to its last. */
export type Answer =
  | { readonly is: 'empty' }
  | { readonly is: 'faulty'; readonly errors: readonly AnyError[] }
  | { readonly is: 'building'; readonly acceptance: Acceptance }
  | { readonly is: 'waiting'; readonly waits: readonly TileLeft[] }
  | { readonly is: 'worthless'; readonly errors: readonly AnyError[] }
  | { readonly is: 'scored'; readonly record: WinRecord; readonly explanation: Explanation };

/** Under 13 tiles and before tenpai the way there, at 13 the waits, at 14 the score; of a draft with faults, those. */
export function answerOf(draft: Draft, scorer: Scorer, faults: readonly AnyError[] = faultsOf(draft, scorer)): Answer {
  const { hand, tile, rules } = draft;
  if (hand.concealed.length + hand.melds.length === 0 && tile === undefined) return { is: 'empty' };
  if (faults.length > 0) return { is: 'faulty', errors: faults };
  const isFull = hand.concealed.length >= roomFor(hand.melds);
  if (isFull && tile !== undefined) return scoredOf(draft, tile, scorer);
  const now = unwrap(acceptance({ ...hand, concealed: heldOf(draft) }, rules.tiles, shownTiles(winOf(draft, ANY))));
  const waits = isFull && now.shanten === 0 ? now.tiles : [];
  return waits.length > 0 ? { is: 'waiting', waits } : { is: 'building', acceptance: now };
}

/** What a draft that waits would be worth on each wait, in its situation; its method belongs to no tile yet. */
export function waitValuesOf(draft: Draft, scorer: Scorer): readonly WaitValue[] {
  const { hand, tile: _tile, method: _method, ...situation } = winOf(draft, ANY);
  return unwrap(waitValues(scorer, hand, situation, { honba: draft.table.honba }));
}

function scoredOf(draft: Draft, tile: Tile, scorer: Scorer): Answer {
  const { table, from, wareme } = draft;
  const win = winOf(draft, tile);
  const explained = scorer.explain(win, table.honba);
  if (!explained.ok) return { is: 'worthless', errors: explained.error };
  return { is: 'scored', record: { win, table, rules: scorer.rules, discarder: from, wareme }, explanation: explained.value };
}
